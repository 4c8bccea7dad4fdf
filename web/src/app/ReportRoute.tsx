import { may } from '@schakel/domain'
import { IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import { useViewer } from '../entities/viewer/viewer.tsx'
import { FilterBar } from '../features/list/FilterBar.tsx'
import { whereOf } from '../features/list/where.ts'
import type { ReportFilters } from '../features/statistics/reports/ReportControls.tsx'
import { ReportPage } from '../features/statistics/reports/ReportPage.tsx'
import { ReportsPage } from '../features/statistics/reports/ReportsPage.tsx'
import { useTranslation } from '../texts/useTranslation.ts'
import { Button } from '../ui/Button.tsx'
import { Hint } from '../ui/layout/Hint.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { NotFound } from '../ui/NotFound.tsx'

/** The filters of lists, over all that a report is about. */
const Filters: ReportFilters = ({ type, where, onChange }) => {
  const { t } = useTranslation('list')
  const reports = useTranslation('reports')
  const [isAdding, setAdding] = useState(false)
  return (
    <Stack gap={3} fluid>
      <Stack gap={2} align="start">
        {!where && <Hint>{reports.t('allOf')}</Hint>}
        <Button
          size="sm"
          icon={<IconFilter size={16} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setAdding(true)}
        >
          {t('addFilter')}
        </Button>
      </Stack>
      <FilterBar
        type={type}
        filters={where ? { where } : {}}
        isAdding={isAdding}
        onAdded={() => setAdding(false)}
        onChange={(filters) => onChange(whereOf(type, filters))}
      />
    </Stack>
  )
}

/** `/stats/report`: for who sees no statistics there is no such page (D6). */
export function ReportRoute() {
  const viewer = useViewer()
  return may(viewer, 'seeStatistics') ? <ReportPage Filters={Filters} /> : <NotFound />
}

/** `/stats/reports`: the same. */
export function ReportsRoute() {
  const viewer = useViewer()
  return may(viewer, 'seeStatistics') ? <ReportsPage /> : <NotFound />
}
