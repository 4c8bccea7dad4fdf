import type { AnyItem } from '@schakel/domain'
import type { DemoScript } from '@schakel/domain/calls'
import { IconPresentation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Section } from '../../entities/items/page/Section.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Loading, SkeletonCard } from '../../ui/Skeleton.tsx'
import { Closing } from './Closing.tsx'
import { NoRows } from './NoRows.tsx'
import { Outcome } from './Outcome.tsx'
import { scriptQuery } from './queries.ts'
import { References } from './References.tsx'
import { Scoring } from './Scoring.tsx'
import { minutesOf, ScriptRows } from './ScriptRows.tsx'
import { Uncounted } from './Uncounted.tsx'

/** `Demonstratie` of a match: the script for all, and scores for who asks and staff (F1.12). */
export default function DemoTab({ item }: { readonly item: AnyItem }) {
  const { data: script, error, refetch } = useQuery(scriptQuery(item._id))
  if (error && !script) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!script) {
    return (
      <Loading>
        <SkeletonCard lines={6} />
      </Loading>
    )
  }
  return <Demo match={item._id} script={script} />
}

function Demo({ match, script }: { readonly match: string; readonly script: DemoScript }) {
  const { t } = useTranslation('demo')
  const { demo, rows } = script
  const isOpen = demo !== undefined && demo.closed === undefined
  return (
    <Stack gap={4}>
      <Section title={t('title')} icon={<IconPresentation size={18} aria-hidden="true" />}>
        <Stack gap={4}>
          {rows.length === 0 ? (
            <NoRows dossier={script.dossier} />
          ) : (
            <>
              <Hint>
                {t('intro')} {t('total', { time: t('minutes', { count: minutesOf(rows) }) })}.
              </Hint>
              {demo?.closed && <Closing match={match} demo={demo} />}
              {demo?.outcome && <Outcome match={match} script={script} outcome={demo.outcome} />}
              {isOpen ? (
                <Scoring match={match} rows={rows} mine={demo.mine} />
              ) : (
                !demo?.outcome && <ScriptRows rows={rows} />
              )}
              {demo?.uncounted && <Uncounted rows={rows} sheets={demo.uncounted} />}
              {isOpen && <Closing match={match} demo={demo} />}
            </>
          )}
        </Stack>
      </Section>
      {demo && script.version > 0 && <References match={match} dossier={script.dossier} />}
    </Stack>
  )
}
