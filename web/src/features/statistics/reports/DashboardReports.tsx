import { REPORTS_SHOWN_MAX } from '@schakel/domain'
import { reportOf } from '@schakel/domain/reports'
import { useEffect } from 'react'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { placedIn, useReports } from './queries.ts'
import classes from './Reports.module.css'
import { SmallReport } from './SmallReport.tsx'

/** The reports that somebody put on their dashboard, each in a small form (S2.2, S2.9); nothing where there are none. */
export default function DashboardReports() {
  const { t } = useTranslation('reports')
  const { _id } = useViewer()
  const { data } = useReports()
  const key = `schakel.reports.${_id}`
  const placed = data && placedIn(data).filter(({ report }) => reportOf(report))
  const count = placed?.length
  useEffect(() => {
    if (count !== undefined) keepCount(key, count)
  }, [key, count])
  // As many as there were last time have their room at once, so that nothing below moves.
  const rooms = count ?? keptCount(key)
  if (rooms === 0) return null
  return (
    <Stack as="section" gap={3} above={2} fluid aria-labelledby="reports" aria-busy={placed === undefined}>
      <Text id="reports" as="h2" size="xl" weight="bold">
        {t('title')}
      </Text>
      <Columns of={3} gap={5} as="ul" className="sk-list">
        {placed
          ? placed.map((kept) => (
              <li key={kept._id} className={classes.small}>
                <SmallReport kept={kept} placed={placed} />
              </li>
            ))
          : Array.from({ length: rooms }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rooms are all alike and never move
              <li key={at} className={classes.small} />
            ))}
      </Columns>
    </Stack>
  )
}

function keptCount(key: string): number {
  try {
    return Math.min(REPORTS_SHOWN_MAX, Math.max(0, Number(localStorage.getItem(key)) || 0))
  } catch {
    return 0
  }
}

function keepCount(key: string, count: number): void {
  try {
    localStorage.setItem(key, String(count))
  } catch {
    // A browser that keeps nothing gives them their room when they come.
  }
}
