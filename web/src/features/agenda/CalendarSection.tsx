import type { Overlay } from '@schakel/domain/calls'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { useConfig } from '../../entities/viewer/config.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { ConfirmTwice } from '../../ui/ConfirmTwice.tsx'
import form from '../../ui/Field.module.css'
import { Field } from '../../ui/Field.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import classes from '../../ui/Settings.module.css'
import { SettingsSection } from '../../ui/SettingsSection.tsx'
import { GoogleCalendar } from './GoogleCalendar.tsx'
import { FEED, OVERLAYS, useRun } from './useRun.ts'

/** The ways between one's agenda and other calendars (D14): the secret address, and calendars laid under it. */
export function CalendarSection() {
  const { t } = useTranslation('agenda')
  const { google } = useConfig()
  return (
    <SettingsSection id="calendars" title={t('calendars')} text={t('calendarsText')}>
      <Feed />
      {google && <GoogleCalendar />}
      <Overlays />
    </SettingsSection>
  )
}

function Feed() {
  const { t } = useTranslation('agenda')
  const id = useId()
  const run = useRun()
  const { data } = useQuery({
    queryKey: FEED,
    queryFn: ({ signal }) => call<{ url: string | null }>('/api/agenda/feed', { look: true }, { signal }),
  })
  const url = data?.url
  const copy = async () => {
    await navigator.clipboard.writeText(url ?? '')
    notifySuccess(t('feedCopied'))
  }
  if (!url) {
    return (
      <Cluster gap={2}>
        <Button writes="now" onClick={() => void run(() => call('/api/agenda/feed', {}))}>
          {t('feedMake')}
        </Button>
      </Cluster>
    )
  }
  return (
    <>
      <Field id={id} label={t('feed')}>
        <input id={id} className={form.input} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        <Hint>{t('feedText')}</Hint>
      </Field>
      <Cluster gap={2}>
        <Button onClick={() => void run(copy)}>{t('feedCopy')}</Button>
        <ConfirmTwice
          label={t('feedRenew')}
          sure={t('feedSure')}
          onConfirm={() => void run(() => call('/api/agenda/feed', { renew: true }))}
        />
        <ConfirmTwice
          label={t('feedRevoke')}
          sure={t('feedSure')}
          onConfirm={() => void run(() => call('/api/agenda/feed', { revoke: true }))}
        />
      </Cluster>
    </>
  )
}

function Overlays() {
  const { t } = useTranslation('agenda')
  const run = useRun()
  const id = useId()
  const [name, setName] = useState('')
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { data = [] } = useQuery({
    queryKey: OVERLAYS,
    queryFn: ({ signal }) => call<Overlay[]>('/api/agenda/overlays/list', {}, { signal }),
  })

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setProblem(undefined)
    setBusy(true)
    let refused: string | undefined
    const isDone = await run(() =>
      call('/api/agenda/overlays/add', { name, url }).catch((error: unknown) => {
        if (!isApiError(error, 422)) throw error
        refused = error.errors[0]?.message
      }),
    )
    setBusy(false)
    setProblem(refused)
    if (!isDone || refused !== undefined) return
    setName('')
    setUrl('')
  }

  return (
    <>
      {data.length > 0 && (
        <Stack as="ul" className={classes.lines} aria-label={t('overlays')}>
          {data.map((overlay) => (
            <Row key={overlay._id} as="li" gap={3} pad={2.5} padX={0} justify="between" className={classes.line}>
              <div>
                <strong>{overlay.name}</strong> {overlay.error && <Chip tone="warning">{t('overlaySilent')}</Chip>}
                <Hint>{overlay.host}</Hint>
              </div>
              <ConfirmTwice
                size="sm"
                label={t('overlayRemove')}
                onConfirm={() => void run(() => call('/api/agenda/overlays/remove', { _id: overlay._id }))}
              />
            </Row>
          ))}
        </Stack>
      )}
      <Stack
        as="form"
        gap={3}
        pad={4}
        align="start"
        ground="sunken"
        corners="md"
        className={classes.panel}
        noValidate
        onSubmit={(event) => void add(event)}
      >
        <Text size="md" tone="muted">
          {t('overlayText')}
        </Text>
        <Field id={`${id}-name`} label={t('overlayName')}>
          <input
            id={`${id}-name`}
            className={form.input}
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field id={`${id}-url`} label={t('overlayUrl')}>
          <input
            id={`${id}-url`}
            className={form.input}
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={2000}
            value={url}
            aria-invalid={problem !== undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => setUrl(event.target.value)}
          />
        </Field>
        <div aria-live="assertive">
          {problem && (
            <Text id={`${id}-problem`} size="sm" tone="danger">
              {problem}
            </Text>
          )}
        </div>
        <Cluster gap={2}>
          <Button writes="now" type="submit" busy={isBusy} disabled={name.trim() === '' || url.trim() === ''}>
            {t('overlayAdd')}
          </Button>
        </Cluster>
      </Stack>
    </>
  )
}
