import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { AnyItem } from '../../api/types.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Gathering } from './Gathering.tsx'

interface Next {
  readonly activity: AnyItem | null
  readonly registered: number
  readonly present: number
}

/** The registrations card of the dashboard (S2.11, D12): the next gathering, with the way to its check-in. */
export default function NextGathering() {
  const { t } = useTranslation('checkin')
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['checkin-next'],
    queryFn: ({ signal }) => call<Next>('/api/checkin/next', {}, { signal }),
  })
  // A mark that it may still come: without one its room is closed.
  if (isPending) return <i />
  if (error && !data) return <ErrorState compact error={error} onRetry={() => void refetch()} />
  if (!data?.activity) return null
  const { activity, registered, present } = data
  return (
    <Gathering activity={activity} label={t('next')}>
      <Text as="span" size="sm" tone="brand" weight="bold" digits pad={1} padX={3} ground="brand" corners="full">
        {present > 0 ? t('nextCount', { present, registered }) : t('nextRegistered', { count: registered })}
      </Text>
    </Gathering>
  )
}
