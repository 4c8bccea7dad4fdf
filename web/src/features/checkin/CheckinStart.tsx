import type { AnyItem } from '@schakel/domain'
import { entriesOf } from '@schakel/domain/agenda'
import { IconQrcode } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useAgenda } from '../../entities/agenda/useAgenda.ts'
import { rangeOf, today } from '../../entities/agenda/view.ts'
import { textIn } from '../../entities/items/read.ts'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Page } from '../../ui/Page.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { Gathering } from './Gathering.tsx'
import NextGathering from './NextGathering.tsx'

/** `/checkin` without an activity (D12): whoever takes attendance chooses one of today, others are told where they check in. */
export function CheckinStart() {
  const { t } = useTranslation('checkin')
  const { kind } = useViewer()
  return (
    <Page title={t('title')} heading={t('title')}>
      {isCentreKind(kind) ? (
        <Today />
      ) : (
        <EmptyState icon={<IconQrcode size={48} />} title={t('atTheDoor')} action={<ToAgenda />}>
          {t('atTheDoorText')}
        </EmptyState>
      )}
    </Page>
  )
}

function ToAgenda() {
  const { t } = useTranslation('checkin')
  return (
    <Link to="/calendar" {...buttonLook()}>
      {t('toAgenda')}
    </Link>
  )
}

function Today() {
  const { t } = useTranslation('checkin')
  const range = rangeOf('day', today())
  const { data, error, refetch } = useAgenda(range)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <Loading>
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    )
  }
  // An activity stands in the agenda of today for what is planned of it too, however far away its own day is.
  const isToday = (item: AnyItem) => entriesOf(item, range, new Date()).some(({ kind }) => kind === 'activity')
  const gatherings = data.items
    .filter((item) => item.status !== 'cancelled' && isToday(item))
    .sort((a, b) => ((textIn(a, 'date') ?? '') < (textIn(b, 'date') ?? '') ? -1 : 1))
  if (gatherings.length === 0) {
    return (
      <>
        <EmptyState title={t('nothing')} action={<ToAgenda />}>
          {t('nothingText')}
        </EmptyState>
        <NextGathering />
      </>
    )
  }
  return (
    <Stack as="ul" gap={3} aria-label={t('today')}>
      {gatherings.map((activity) => (
        <li key={activity._id}>
          <Gathering activity={activity} label={t('today')} />
        </li>
      ))}
    </Stack>
  )
}
