import { IconAlarmSnooze, IconListCheck } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Choice, Choices } from '../../ui/Choices.tsx'
import { Count } from '../../ui/Count.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Page } from '../../ui/Page.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { useWork } from './queries.ts'
import { WorkList } from './WorkList.tsx'

/** `/work` (S2.2): all that is one's own to do as one list, worked off by keyboard, and what one put aside. */
export function WorkPage() {
  const { t } = useTranslation('work')
  const navigate = useNavigate()
  const isSnoozed = useSearch({ strict: false }).aside === true
  const work = useWork(isSnoozed)
  const show = (aside: boolean) => void navigate({ to: '/work', search: aside ? { aside } : {}, replace: true })
  const size = { size: 17, stroke: 1.8, 'aria-hidden': true } as const
  return (
    <Page title={t('title')} heading={t('title')} lead={t('lead')}>
      <Choices legend={t('which')}>
        <Choice isOn={!isSnoozed} onChoose={() => show(false)}>
          <IconListCheck {...size} />
          {t('todo')}
        </Choice>
        <Choice isOn={isSnoozed} onChoose={() => show(true)}>
          <IconAlarmSnooze {...size} />
          {t('aside')}
          <Count count={work.data?.snoozed ?? 0} />
        </Choice>
      </Choices>
      {work.isPending ? (
        <Loading>
          <Panel as="div" pad={1.5} raised>
            {[1, 2, 3, 4, 5, 6].map((row) => (
              <SkeletonRow key={row} />
            ))}
          </Panel>
        </Loading>
      ) : work.isError && !work.data ? (
        <ErrorState error={work.error} onRetry={() => void work.refetch()} />
      ) : (
        <WorkList key={String(isSnoozed)} work={work.data} isSnoozed={isSnoozed} isOld={work.isPlaceholderData} />
      )}
    </Page>
  )
}
