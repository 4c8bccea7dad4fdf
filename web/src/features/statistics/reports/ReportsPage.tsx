import type { KeptReport } from '@schakel/domain/calls'
import { reportOf } from '@schakel/domain/reports'
import { IconChartBar, IconChartLine, IconNumber123, IconPlus, IconTable } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Section } from '../../../entities/items/page/Section.tsx'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { buttonLook } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import { MoreMenu } from '../../../ui/MoreMenu.tsx'
import { Page } from '../../../ui/Page.tsx'
import { Loading, SkeletonRow } from '../../../ui/Skeleton.tsx'
import { useReports, useReportWrites } from './queries.ts'
import classes from './Reports.module.css'
import { useReportEntries } from './useReportEntries.tsx'
import { useReportWords } from './useReportWords.ts'

const ReportDialog = lazyPart(() => import('./ReportDialog.tsx'))
const icon = { size: 17, stroke: 1.8, 'aria-hidden': true } as const

/** `/stats/reports`: the reports that one keeps and those of the team (S2.9). */
export function ReportsPage() {
  const { t } = useTranslation('reports')
  const { data, error, refetch } = useReports()
  const [renamed, setRenamed] = useState<KeptReport>()
  const mine = data?.filter((report) => report.mine) ?? []
  const others = data?.filter((report) => !report.mine) ?? []
  return (
    <Page
      title={t('title')}
      heading={t('title')}
      lead={t('lead')}
      actions={
        <Link to="/stats/report" {...buttonLook('brand')}>
          <IconPlus {...icon} />
          {t('new')}
        </Link>
      }
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      ) : data.length === 0 ? (
        <EmptyState icon={<IconChartBar size={34} stroke={1.6} />} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <Stack gap={4} fluid>
          {mine.length > 0 && <Reports title={t('mine')} reports={mine} onRename={setRenamed} />}
          {others.length > 0 && <Reports title={t('shared')} reports={others} onRename={setRenamed} />}
        </Stack>
      )}
      {renamed && <Rename report={renamed} onClose={() => setRenamed(undefined)} />}
    </Page>
  )
}

/** The dialog in which a report gets another name. */
export function Rename({ report, onClose }: { readonly report: KeptReport; readonly onClose: () => void }) {
  const { save } = useReportWrites()
  return (
    <ReportDialog
      name={report.name}
      isNew={false}
      isBusy={save.isPending}
      onClose={onClose}
      onSave={({ name }) => save.mutate({ _id: report._id, name }, { onSuccess: onClose })}
    />
  )
}

interface ReportsProps {
  readonly title: string
  readonly reports: readonly KeptReport[]
  readonly onRename: (report: KeptReport) => void
}

function Reports({ title, reports, onRename }: ReportsProps) {
  const { t } = useTranslation('reports')
  const entriesOf = useReportEntries()
  return (
    <Section title={title} count={reports.length}>
      <ul className="sk-list">
        {reports.map((kept) => (
          <Row key={kept._id} as="li" gap={3} line="below" pad={1.5} padX={0} tall="lg">
            <ReportIcon kept={kept} />
            <Stack gap={0.5} className={classes.open} fluid>
              <Link to="/stats/report" search={{ report: kept._id }}>
                {kept.name}
              </Link>
              <Hint>
                <Said kept={kept} />
              </Hint>
            </Stack>
            <MoreMenu
              label={t('menu', { name: kept.name })}
              sections={[{ entries: entriesOf(kept, { onRename: () => onRename(kept) }) }]}
            />
          </Row>
        ))}
      </ul>
    </Section>
  )
}

const icons: ReadonlyMap<string, ReactNode> = new Map([
  ['bars', <IconChartBar key="bars" {...icon} />],
  ['line', <IconChartLine key="line" {...icon} />],
  ['number', <IconNumber123 key="number" {...icon} />],
  ['table', <IconTable key="table" {...icon} />],
])

function ReportIcon({ kept }: { readonly kept: KeptReport }) {
  return icons.get(kept.report.chart ?? '') ?? <IconChartBar {...icon} />
}

/** What a report is about, and who shares it. */
function Said({ kept }: { readonly kept: KeptReport }) {
  const { t } = useTranslation('reports')
  const words = useReportWords()
  const report = reportOf(kept.report)
  const parts = [
    report ? words.sentence(report) : t('unread'),
    typeof kept.place === 'number' ? t('isOnDashboard') : undefined,
    kept.mailed ? t('isMailed') : undefined,
    kept.by ? t('sharedBy', { name: kept.by }) : kept.shared ? t('isShared') : undefined,
  ]
  return parts.filter(Boolean).join(' · ')
}
