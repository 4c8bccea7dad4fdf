import { type AnyItem, answerableStatuses, isSupplierSide } from '@schakel/domain'
import type { AnswerSheet as Sheet } from '@schakel/domain/calls'
import { IconListCheck, IconMessageCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { askedQuery, sheetQuery } from '../../entities/answers/queries.ts'
import { Section } from '../../entities/items/page/Section.tsx'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { AnswerSheet } from './AnswerSheet.tsx'
import { Findings } from './Findings.tsx'
import { ReadSheet } from './ReadSheet.tsx'
import { sheetRows } from './sheetRows.ts'

/** `Antwoorden` of a match: to fill in for its supplier, to check for staff, to read for who asks (F1.7, F1.11). */
export function AnswersTab({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('answers')
  const sheet = useQuery(sheetQuery(item._id))
  const dossier = sheet.data?.dossier ?? undefined
  const set = useQuery({ ...askedQuery(dossier ?? ''), enabled: dossier !== undefined })
  const error = sheet.error ?? set.error
  return (
    <Section title={t('title')} icon={<IconMessageCheck size={18} aria-hidden="true" />}>
      {sheet.data && set.data ? (
        <Findings match={item}>
          <Filled match={item} sheet={sheet.data} asked={set.data.rows.filter(({ proposed }) => proposed !== true)} />
        </Findings>
      ) : error ? (
        <ErrorState compact error={error} onRetry={() => void (sheet.error ? sheet.refetch() : set.refetch())} />
      ) : (
        <Waiting />
      )}
    </Section>
  )
}

/** The shape of a sheet while it is on its way. */
export function Waiting() {
  return (
    <Loading>
      {[1, 2, 3, 4, 5].map((row) => (
        <SkeletonRow key={row} />
      ))}
    </Loading>
  )
}

function Filled({
  match,
  sheet,
  asked,
}: {
  readonly match: AnyItem
  readonly sheet: Sheet
  readonly asked: Parameters<typeof AnswerSheet>[0]['asked']
}) {
  const { t } = useTranslation('answers')
  const { kind } = useViewer()
  if (asked.length === 0 || sheet.version === 0) return <NotAsked match={match} dossier={sheet.dossier} />
  // Only who answers needs the rows here.
  const mayFill = sheet.mayAnswer && sheetRows(asked, sheet).some((row) => row.mayEdit)
  if (mayFill) {
    return (
      <>
        {sheet.isLate && (
          <Stack as="p" gap={2.5} pad={3} tone="soft" ground="faint" outlined>
            {t('lateReopened')}
          </Stack>
        )}
        <AnswerSheet sheet={sheet} asked={asked} />
      </>
    )
  }
  return (
    <>
      {isSupplierSide({ kind }) && (
        <Stack as="p" gap={2.5} pad={3} tone="soft" ground="faint" outlined>
          {sheet.isLate ? t('late') : t('notNow')}
        </Stack>
      )}
      <ReadSheet sheet={sheet} asked={asked} />
    </>
  )
}

interface NotAskedProps {
  readonly match: AnyItem
  readonly dossier: string | null | undefined
}

function NotAsked({ match, dossier }: NotAskedProps) {
  const { t } = useTranslation('answers')
  const isSupplier = isSupplierSide({ kind: useViewer().kind })
  const icon = <IconListCheck size={34} stroke={1.6} />
  // Of a match that is closed nothing is asked any more.
  if (isSupplier && !answerableStatuses.includes(String(match.status)))
    return (
      <EmptyState icon={icon} title={t('neverAsked')}>
        {t('neverAskedText')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={icon}
      title={t('notAsked')}
      action={
        dossier && !isSupplier ? (
          <Link to="/card/$" params={{ _splat: `${dossier}/requirements` }} {...buttonLook('brand')}>
            {t('toRequirements')}
          </Link>
        ) : undefined
      }
    >
      {isSupplier ? t('notAskedSupplier') : t('notAskedText')}
    </EmptyState>
  )
}

export default AnswersTab
