import { useNavigate, useSearch } from '@tanstack/react-router'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Page } from '../../ui/Page.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { useKeptKeyboard } from '../../ui/useKeptKeyboard.ts'
import { CheckStep } from './CheckStep.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import { FileStep } from './FileStep.tsx'
import classes from './Imports.module.css'
import { type ImportJob, isRunning } from './importData.ts'
import { ResultStep } from './ResultStep.tsx'
import { type Step, Steps } from './Steps.tsx'
import { useImport } from './useImport.ts'
import { WorkStep } from './WorkStep.tsx'

/** `/import` (D17.2): a file, its columns, what comes of its rows, and then all of them or none. The address says which import and how far. */
export function ImportPage() {
  const { t } = useTranslation('importing')
  const viewer = useViewer()
  const { job } = useSearch({ strict: false })
  const keyboard = useKeptKeyboard<HTMLDivElement>()
  const isCentre = isCentreKind(viewer.kind)
  return (
    <Page title={t('title')} heading={t('title')} lead={t('lead')}>
      <Stack gap={5} fluid ref={keyboard}>
        {!isCentre ? (
          <EmptyState title={t('notYours')}>{t('notYoursText')}</EmptyState>
        ) : job === undefined ? (
          <>
            <Steps now="file" />
            <FileStep />
          </>
        ) : (
          <OneImport key={job} id={job} />
        )}
      </Stack>
    </Page>
  )
}

function OneImport({ id }: { readonly id: string }) {
  const { step } = useSearch({ strict: false })
  const navigate = useNavigate()
  const query = useImport(id)
  const go = (next: 'columns' | 'check') =>
    void navigate({ to: '/import', search: { job: id, ...(next === 'check' ? { step: next } : {}) } })

  if (query.isPending) {
    return (
      <Loading>
        <Panel as="div" pad={1.5} raised className={classes.sheet}>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </Panel>
      </Loading>
    )
  }
  if (query.isError && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  const job = query.data
  const now = stepOf(job, step)
  return (
    <>
      <Steps now={now} />
      {now === 'work' ? (
        <WorkStep job={job} />
      ) : now === 'columns' ? (
        <ColumnsStep key={job.type} job={job} onChecked={() => go('check')} />
      ) : now === 'check' ? (
        <CheckStep job={job} onBack={() => go('columns')} />
      ) : (
        <ResultStep job={job} />
      )}
    </>
  )
}

function stepOf(job: ImportJob, asked: string | undefined): Step | 'work' {
  if (isRunning(job)) return 'work'
  if (job.state === 'done' || job.headings === undefined) return 'done'
  if (job.state === 'cancelled' || job.state === 'undoing' || job.state === 'undone') return 'done'
  return asked === 'check' && job.counts !== undefined ? 'check' : 'columns'
}
