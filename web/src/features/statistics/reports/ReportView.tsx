import { REPORT_GROUPS_MAX } from '@schakel/domain'
import {
  groupsInOrder,
  isMoneyReport,
  type Report,
  type ReportFigures,
  type ReportGroup,
} from '@schakel/domain/reports'
import { IconChartBar } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { formatCount } from '../../../ui/format.ts'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { StatChart } from '../StatChartPart.tsx'
import classes from '../Statistics.module.css'
import { type StatColumn, StatTable } from '../StatTable.tsx'
import { listOf } from './listLink.ts'
import { OneNumber } from './OneNumber.tsx'
import { useTargetText } from './TargetHint.tsx'
import { useReportWords } from './useReportWords.ts'

interface ReportViewProps {
  readonly report: Report
  readonly figures: ReportFigures
  /** What it is called. */
  readonly name: string
}

/** Bars that lie are drawn up to here; the table has them all. */
const DRAWN = 20

/** What a report comes to: as a chart with its table, as a table alone, or as one number. Each number opens its list. */
export function ReportView({ report, figures, name }: ReportViewProps) {
  const { t } = useTranslation('reports')
  if (figures.total.count === 0) {
    return (
      <EmptyState compact icon={<IconChartBar size={34} stroke={1.6} />} title={t('nothing')}>
        {t('nothingHint')}
      </EmptyState>
    )
  }
  return report.by === undefined ? (
    <OneNumber report={report} figures={figures} />
  ) : (
    <Groups report={report} figures={figures} name={name} />
  )
}

function Groups({ report, figures, name }: ReportViewProps) {
  const { t } = useTranslation('reports')
  const words = useReportWords()
  const groups = groupsInOrder(report, figures.groups)
  const isTable = report.chart === 'table'
  const isSeveral = figures.groups.reduce((sum, { count }) => sum + count, 0) > figures.total.count
  const all = listOf(report)
  return (
    <>
      <Text tone="soft" digits>
        {t('total')}: {all && <Link {...all}>{words.value(report, figures.total.value)}</Link>}
      </Text>
      {!isTable && <GroupChart report={report} groups={groups} />}
      {figures.more && <Hint>{t('more', { max: REPORT_GROUPS_MAX })}</Hint>}
      {isSeveral && <Hint>{t('several')}</Hint>}
      <StatTable
        key={report.chart}
        caption={name}
        isOpen={isTable}
        keyOf={({ key }) => key}
        rows={groups}
        columns={useColumns(report)}
        totals={[
          t('total'),
          words.value(report, figures.total.value),
          ...(report.measure === 'count' ? [] : [formatCount(figures.total.count)]),
          ...(report.target === undefined ? [] : ['']),
        ]}
      />
    </>
  )
}

function useColumns(report: Report): readonly StatColumn<ReportGroup>[] {
  const words = useReportWords()
  const { t } = useTranslation('reports')
  const target = useTargetText(report)
  const number = (group: ReportGroup, text: string) => {
    const list = group.count === 0 ? undefined : listOf(report, group)
    if (!list) return text
    return (
      <Link {...list} className={classes.number} aria-label={`${words.group(report, group)}: ${text}`}>
        {text}
      </Link>
    )
  }
  return [
    { key: 'name', label: words.by(report), read: (group) => words.group(report, group) },
    { key: 'value', label: words.measure(report), read: (group) => number(group, words.value(report, group.value)) },
    ...(report.measure === 'count'
      ? []
      : [{ key: 'count', label: t('items'), read: (group: ReportGroup) => number(group, formatCount(group.count)) }]),
    ...(report.target === undefined
      ? []
      : [{ key: 'target', label: t('target'), read: ({ value }: ReportGroup) => target(value) ?? '–' }]),
  ]
}

function GroupChart({ report, groups }: { readonly report: Report; readonly groups: readonly ReportGroup[] }) {
  const { t } = useTranslation('reports')
  const words = useReportWords()
  const navigate = useNavigate()
  const isPeriods = report.step !== undefined
  const drawn = isPeriods ? groups : groups.slice(0, DRAWN)
  const open = (at: number) => {
    const group = drawn[at]
    const list = group && group.count > 0 ? listOf(report, group) : undefined
    if (list) void navigate(list)
  }
  return (
    <>
      <StatChart
        layout={isPeriods ? 'columns' : 'bars'}
        rows={drawn.map((group) => ({ name: words.group(report, group), value: group.value }))}
        series={[
          {
            key: 'value',
            name: words.measure(report),
            colour: 'var(--sk-brand)',
            mark: 'solid',
            line: report.chart === 'line',
            open,
          },
        ]}
        format={(value) => words.value(report, value)}
        isMoney={isMoneyReport(report)}
        {...(report.target === undefined
          ? {}
          : {
              target: {
                value: report.target,
                label: t('targetIs', { number: words.value(report, report.target) }),
              },
            })}
      />
      {drawn.length < groups.length && <Hint>{t('drawn', { count: DRAWN })}</Hint>}
    </>
  )
}
