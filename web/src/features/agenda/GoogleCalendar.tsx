import type { GoogleConnection } from '@schakel/domain/calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { ConfirmTwice } from '../../ui/ConfirmTwice.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { formatDate } from '../../ui/format.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import classes from '../../ui/Settings.module.css'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { GOOGLE, useRun } from './useRun.ts'

/** One's calendars at Google, read along (D14): connected there, until it is disconnected here or taken back there. */
export function GoogleCalendar() {
  const { t } = useTranslation('agenda')
  const run = useRun()
  const [isBusy, setBusy] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: GOOGLE,
    queryFn: ({ signal }) => call<{ connection: GoogleConnection | null }>('/api/agenda/google/look', {}, { signal }),
  })

  const connect = async () => {
    setBusy(true)
    await run(async () => {
      const { url } = await call<{ url: string | null }>('/api/agenda/google/start', {})
      if (url) location.assign(url)
      else notifyError(t('googleAway'), t('googleAwayText'))
    })
    setBusy(false)
  }
  const disconnect = () =>
    run(async () => {
      const { revoked } = await call<{ revoked: boolean }>('/api/agenda/google/remove', {})
      if (revoked) notifySuccess(t('googleGone'))
      else notifyError(t('googleGone'), t('googleGoneText'))
    })

  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <Loading>
        <SkeletonRow />
      </Loading>
    )
  }
  const { connection } = data
  if (!connection) {
    return (
      <Stack gap={3} pad={4} align="start" ground="sunken" corners="md" className={classes.panel}>
        <Text size="md" tone="muted">
          {t('googleText')}
        </Text>
        <Button writes="now" busy={isBusy} onClick={() => void connect()}>
          {t('googleConnect')}
        </Button>
      </Stack>
    )
  }
  const { since, name, lost, isSilent, isOwnAlone, calendars } = connection
  return (
    <Stack gap={3} pad={4} align="start" ground="sunken" corners="md" className={classes.panel}>
      <div>
        <strong>{t('google')}</strong> {isSilent && <Chip tone="warning">{t('overlaySilent')}</Chip>}
        {name && <Hint>{name}</Hint>}
        <Hint>{t('googleSince', { date: formatDate(since) })}</Hint>
      </div>
      {calendars.length > 1 && (
        <Stack as="ul" className={classes.lines} aria-label={t('googleCalendars')}>
          {calendars.map((calendar) => (
            <Row key={calendar._id} as="li" gap={3} pad={2.5} padX={0} justify="between" className={classes.line}>
              {calendar.name} {calendar.isSilent && <Chip tone="warning">{t('overlaySilent')}</Chip>}
            </Row>
          ))}
        </Stack>
      )}
      {lost && (
        <Text size="md" tone="muted">
          {t(`googleLost.${lost}`)}
        </Text>
      )}
      {!lost && isOwnAlone && (
        <Text size="md" tone="muted">
          {t('googleOwnAlone')}
        </Text>
      )}
      <Cluster gap={2}>
        {(lost || isOwnAlone) && (
          <Button writes="now" tone={lost ? 'brand' : undefined} busy={isBusy} onClick={() => void connect()}>
            {t('googleAgain')}
          </Button>
        )}
        <ConfirmTwice label={t('googleDisconnect')} onConfirm={() => void disconnect()} />
      </Cluster>
    </Stack>
  )
}
