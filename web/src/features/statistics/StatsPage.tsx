import { may } from '@schakel/domain'
import { IconChartBar, IconReportAnalytics } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Page } from '../../ui/Page.tsx'
import { Loading, SkeletonBar, SkeletonCard } from '../../ui/Skeleton.tsx'
import { wallOf } from '../../ui/wallTime.ts'
import { CountedLists } from './counted.tsx'
import { DossiersPart, MoneyPart, OutcomesPart } from './MonthSections.tsx'
import { periodOf } from './periods.ts'
import { useStatistics } from './queries.ts'
import { SetsPart } from './SetsPart.tsx'
import classes from './Statistics.module.css'
import { NamesPart, StepsPart } from './StatSections.tsx'
import { StatsTools } from './StatsTools.tsx'
import { Tiles } from './Tiles.tsx'

const route = getRouteApi('/stats')

/** `/stats`: what came in and what became of it, for staff of their own space and for super users of all or one (S2.9, D11.2). */
export function StatsPage() {
  const { t } = useTranslation('statistics')
  const reports = useTranslation('reports')
  const viewer = useViewer()
  const asked = route.useSearch()
  const navigate = route.useNavigate()
  const [today] = useState(() => wallOf(new Date()).slice(0, 10))
  const { from, to } = { ...periodOf('thisYear', today), ...asked }
  const { data, error, refetch, isPlaceholderData } = useStatistics({ ...asked, from, to })
  const isSuper = may(viewer, 'seeStatisticsOfAllSpaces')
  return (
    <Page
      title={t('title')}
      heading={t('title')}
      lead={isSuper ? undefined : viewer.organisation?.name}
      actions={
        <>
          <Link to="/stats/reports" {...buttonLook()}>
            <IconReportAnalytics size={17} stroke={1.8} aria-hidden="true" />
            {reports.t('title')}
          </Link>
          <StatsTools
            asked={asked}
            period={{ from, to }}
            today={today}
            choosesSpace={isSuper}
            onChange={(search) => void navigate({ search })}
          />
        </>
      }
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading>
          <Stack gap={4} fluid className={classes.content}>
            <SkeletonBar height={86} />
            <Columns of={2} gap={4}>
              <SkeletonCard lines={8} />
              <SkeletonCard lines={8} />
            </Columns>
          </Stack>
        </Loading>
      ) : (
        <Stack
          gap={4}
          fluid
          className={classes.content}
          data-old={isPlaceholderData || undefined}
          aria-busy={isPlaceholderData}
        >
          <Tiles data={data} />
          {data.total.count === 0 ? (
            <EmptyState icon={<IconChartBar size={34} stroke={1.6} />} title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          ) : (
            <CountedLists asked={{ ...asked, from: data.from, to: data.to }}>
              <Columns of={2} gap={4}>
                <DossiersPart data={data} />
                <OutcomesPart data={data} />
                <MoneyPart data={data} />
                <StepsPart data={data} type="match" />
                <StepsPart data={data} type="dossier" />
                <NamesPart data={data} part="suppliers" />
                <NamesPart data={data} part="branches" />
                <SetsPart data={data} />
              </Columns>
            </CountedLists>
          )}
        </Stack>
      )}
    </Page>
  )
}
