import type { KeptReport } from '@schakel/domain/calls'
import { groupsInOrder, mainGroups, type Report, type ReportFigures, reportOf } from '@schakel/domain/reports'
import { IconArrowLeft, IconArrowRight, IconLayoutDashboard } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { type MenuEntry, MoreMenu } from '../../../ui/MoreMenu.tsx'
import { Loading, SkeletonRow } from '../../../ui/Skeleton.tsx'
import { listOf } from './listLink.ts'
import { OneNumber } from './OneNumber.tsx'
import { useFigures, useReportWrites } from './queries.ts'
import classes from './Reports.module.css'
import { TargetHint } from './TargetHint.tsx'
import { useReportWords } from './useReportWords.ts'

/** Groups that the small form of a report shows: of dates the last ones, of others the first. */
const SHOWN = 5

interface SmallReportProps {
  readonly kept: KeptReport
  /** All reports on the dashboard, in order. */
  readonly placed: readonly KeptReport[]
}

/** A report on the dashboard: its number, or its first groups as bars, each of which opens its list. */
export function SmallReport({ kept, placed }: SmallReportProps) {
  const { t } = useTranslation('reports')
  const report = reportOf(kept.report)
  const entries = usePlaceEntries(kept, placed)
  return (
    <Panel as="article" gap={3} pad={4} raised full aria-label={kept.name}>
      <Row as="header" gap={2} justify="between">
        <Text as="h3" size="md" weight="bold" truncate plainLinks>
          <Link to="/stats/report" search={{ report: kept._id }}>
            {kept.name}
          </Link>
        </Text>
        <MoreMenu label={t('menu', { name: kept.name })} sections={[{ entries }]} />
      </Row>
      {report && <Small report={report} />}
    </Panel>
  )
}

function Small({ report }: { readonly report: Report }) {
  const { data, error, refetch } = useFigures(report)
  if (error && !data) return <ErrorState compact error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <Loading>
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    )
  }
  return report.by === undefined ? (
    <OneNumber report={report} figures={data} />
  ) : (
    <Bars report={report} figures={data} />
  )
}

function Bars({ report, figures }: { readonly report: Report; readonly figures: ReportFigures }) {
  const { t } = useTranslation('reports')
  const words = useReportWords()
  const all = groupsInOrder(report, figures.groups)
  const groups = mainGroups(report, all, SHOWN)
  const most = Math.max(report.target ?? 0, ...groups.map(({ value }) => value ?? 0), 1)
  const last = groups.at(-1)
  return (
    <Stack gap={2} fluid>
      <ul className={`sk-list ${classes.bars}`}>
        {groups.map((group) => {
          const list = group.count > 0 ? listOf(report, group) : undefined
          const text = words.value(report, group.value)
          return (
            <li key={group.key} className={classes.bar}>
              <Text as="span" size="sm" truncate>
                {words.group(report, group)}
              </Text>
              <span className={classes.track} aria-hidden="true">
                <span style={{ width: `${((group.value ?? 0) / most) * 100}%` }} />
              </span>
              <Text as="span" size="sm" digits text="end">
                {list ? (
                  <Link {...list} aria-label={`${words.group(report, group)}: ${text}`}>
                    {text}
                  </Link>
                ) : (
                  text
                )}
              </Text>
            </li>
          )
        })}
      </ul>
      <Hint>
        {t('total')}: {words.value(report, figures.total.value)}
        {groups.length < all.length && ` · ${t('shownOf', { shown: groups.length, all: all.length })}`}
      </Hint>
      {report.step !== undefined && last && <TargetHint report={report} group={last} />}
    </Stack>
  )
}

const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const

/** Moving a report on the dashboard, and taking it off. */
function usePlaceEntries({ _id }: KeptReport, placed: readonly KeptReport[]): readonly MenuEntry[] {
  const { t } = useTranslation('reports')
  const { place } = useReportWrites()
  const at = placed.findIndex((one) => one._id === _id)
  return [
    {
      label: t('earlier'),
      icon: <IconArrowLeft {...icon} />,
      disabled: at <= 0,
      writes: 'now',
      onSelect: () => place.mutate({ _id, at: at - 1 }),
    },
    {
      label: t('later'),
      icon: <IconArrowRight {...icon} />,
      disabled: at >= placed.length - 1,
      writes: 'now',
      onSelect: () => place.mutate({ _id, at: at + 1 }),
    },
    {
      label: t('offDashboard'),
      icon: <IconLayoutDashboard {...icon} />,
      writes: 'now',
      onSelect: () => place.mutate({ _id, at: null }),
    },
  ]
}
