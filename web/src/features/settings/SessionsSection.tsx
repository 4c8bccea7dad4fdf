import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../api/call.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import classes from '../../ui/Settings.module.css'
import { SettingsSection } from '../../ui/SettingsSection.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { useFailure } from '../../ui/useFailure.ts'

interface SessionLine {
  readonly _id: string
  readonly device: string
  readonly address: string
  readonly seen: string
  readonly current: boolean
}

const KEY = ['sessions'] as const

/** Where one has logged in, each with a way to end it (D8.8). */
export function SessionsSection() {
  const { t } = useTranslation('settings')
  const navigate = useNavigate()
  const cache = useQueryClient()
  const fail = useFailure()
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call<SessionLine[]>('/api/auth/sessions', {}, { signal }),
  })

  async function run(work: () => Promise<unknown>, done?: string): Promise<void> {
    try {
      await work()
      if (done) notifySuccess(done)
    } catch (failure) {
      fail(failure)
    }
    await cache.invalidateQueries({ queryKey: KEY })
  }
  const end = (_id: string) => run(() => call('/api/auth/sessions/revoke', { _id }), t('sessionEnded'))
  const endOthers = () => run(() => call('/api/auth/sessions/revoke', {}), t('othersEnded'))
  // What was not sent yet is sent there first, or said to be left.
  const leave = () => navigate({ to: '/logout', state: { everywhere: true } })

  return (
    <SettingsSection id="sessions" title={t('sessions')} text={t('sessionsText')}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading>
          <SkeletonRow />
        </Loading>
      ) : (
        <Stack as="ul" className={classes.lines}>
          {data.map(({ _id, device, address, seen, current }) => (
            <Row key={_id} as="li" gap={3} pad={2.5} padX={0} justify="between" className={classes.line}>
              <div>
                <strong>{device || t('unknownDevice')}</strong> {current && <Chip>{t('thisSession')}</Chip>}
                <Hint>
                  {address && `${address} · `}
                  {t('lastSeen')} <DateText iso={seen} form="ago" />
                </Hint>
              </div>
              {!current && (
                <Button
                  writes="now"
                  size="sm"
                  aria-label={t('endOf', { device: device || t('unknownDevice') })}
                  onClick={() => void end(_id)}
                >
                  {t('end')}
                </Button>
              )}
            </Row>
          ))}
        </Stack>
      )}
      <Cluster gap={2}>
        {data && data.length > 1 && (
          <Button writes="now" onClick={() => void endOthers()}>
            {t('endOthers')}
          </Button>
        )}
        <Button writes="now" tone="danger" onClick={() => void leave()}>
          {t('logoutEverywhere')}
        </Button>
      </Cluster>
    </SettingsSection>
  )
}
