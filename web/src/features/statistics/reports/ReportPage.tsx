import { isSame, type TypeName } from '@schakel/domain'
import type { KeptReport } from '@schakel/domain/calls'
import { plainReport, type Report, reportOf, searchOfReport } from '@schakel/domain/reports'
import { IconAdjustments, IconChartBar } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSearchTypes } from '../../../entities/items/TypeFilter.tsx'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Page } from '../../../ui/Page.tsx'
import { Loading, SkeletonBar, SkeletonCard } from '../../../ui/Skeleton.tsx'
import { useFigures, useReports } from './queries.ts'
import { ReportActions } from './ReportActions.tsx'
import { ReportControls, type ReportFilters } from './ReportControls.tsx'
import { ReportView } from './ReportView.tsx'
import { useReportWords } from './useReportWords.ts'

const route = getRouteApi('/stats/report')

interface ReportPageProps {
  readonly Filters: ReportFilters
}

/** `/stats/report`: one report, kept or new; the address says all of it, so that it can be shared (S2.9). */
export function ReportPage({ Filters }: ReportPageProps) {
  const { t } = useTranslation('reports')
  const { report: id, ...words } = route.useSearch()
  const types = useReportTypes()
  const { data, error, refetch } = useReports()
  const kept = data?.find(({ _id }) => _id === id)
  const keptReport = kept && reportOf(kept.report)
  const asked = reportOf(words)
  if (id !== undefined && !data) {
    return (
      <Page title={t('title')} heading={t('title')}>
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <SkeletonCard lines={8} />
          </Loading>
        )}
      </Page>
    )
  }
  const isUnread = words.type !== undefined && !asked
  if (isUnread || (id !== undefined && !asked && !keptReport))
    return <NoReport isThere={isUnread || kept !== undefined} />
  const report = asked ?? keptReport ?? plainReport(types[0] ?? 'dossier')
  return <OneReport key={id} report={report} kept={kept} types={types} Filters={Filters} />
}

/** What a report may be about, what is asked most first. */
function useReportTypes(): readonly TypeName[] {
  const first: readonly TypeName[] = ['dossier', 'match', 'lead', 'supplier', 'organisation']
  const all: readonly TypeName[] = [...useSearchTypes(), 'match']
  return [...first.filter((type) => all.includes(type)), ...all.filter((type) => !first.includes(type))]
}

function NoReport({ isThere }: { readonly isThere: boolean }) {
  const { t } = useTranslation('reports')
  return (
    <Page title={t('title')} heading={t('title')}>
      <EmptyState
        icon={<IconChartBar size={34} stroke={1.6} />}
        title={t(isThere ? 'unread' : 'gone')}
        action={
          <Link to="/stats/reports" {...buttonLook()}>
            {t('toAll')}
          </Link>
        }
      >
        {t(isThere ? 'unreadHint' : 'goneHint')}
      </EmptyState>
    </Page>
  )
}

interface OneReportProps {
  readonly report: Report
  readonly kept: KeptReport | undefined
  readonly types: readonly TypeName[]
  readonly Filters: ReportFilters
}

function OneReport({ report, kept, types, Filters }: OneReportProps) {
  const { t } = useTranslation('reports')
  const words = useReportWords()
  const navigate = route.useNavigate()
  const [isAdapting, setAdapting] = useState(false)
  const isChanged = kept !== undefined && !isSame(kept.report, searchOfReport(report))
  const isOpen = kept === undefined || isChanged || isAdapting
  const name = kept?.name ?? t('new')
  const show = (next: Report | undefined, id = kept?._id) =>
    void navigate({
      search: { ...(id === undefined ? {} : { report: id }), ...(next ? searchOfReport(next) : {}) },
      replace: true,
      resetScroll: false,
    })
  return (
    <Page
      title={name}
      heading={isChanged ? `${name} (${t('changed')})` : name}
      lead={words.sentence(report)}
      actions={
        <>
          <Link to="/stats/reports" {...buttonLook()}>
            {t('toAll')}
          </Link>
          {!isOpen && (
            <Button icon={<IconAdjustments size={17} aria-hidden="true" />} onClick={() => setAdapting(true)}>
              {t('adapt')}
            </Button>
          )}
          <ReportActions
            report={report}
            kept={kept}
            isChanged={isChanged}
            onKept={(id) => {
              setAdapting(false)
              show(undefined, id)
            }}
            onBack={() => show(undefined)}
          />
        </>
      }
    >
      {isOpen && <ReportControls report={report} types={types} Filters={Filters} onChange={(next) => show(next)} />}
      <Figures report={report} name={name} />
    </Page>
  )
}

function Figures({ report, name }: { readonly report: Report; readonly name: string }) {
  const { t } = useTranslation('reports')
  const words = useReportWords()
  const { data, error, refetch, isPlaceholderData } = useFigures(report)
  return (
    <Panel gap={3} pad={4} raised aria-label={t('preview')}>
      {error && !data ? (
        <ErrorState compact error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading>
          <SkeletonBar height={240} />
        </Loading>
      ) : (
        <Stack gap={3} fluid stale={isPlaceholderData} aria-busy={isPlaceholderData}>
          <p className="sk-hidden" role="status">
            {isPlaceholderData
              ? ''
              : `${words.sentence(report)}. ${t('total')}: ${words.value(report, data.total.value)}`}
          </p>
          {/* The figures of a question before this one have other groups. */}
          {isPlaceholderData ? <SkeletonBar height={240} /> : <ReportView report={report} figures={data} name={name} />}
        </Stack>
      )}
    </Panel>
  )
}
