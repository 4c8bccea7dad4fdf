import { useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { useErrorText } from '../../ui/errorText.ts'
import form from '../../ui/Field.module.css'
import { Field } from '../../ui/Field.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from '../../ui/Settings.module.css'
import { PasswordForm } from './PasswordForm.tsx'

interface TotpSetupProps {
  readonly onDone: (recovery: readonly string[]) => void
  readonly onCancel: () => void
}

/** Gives an authenticator app its secret, and asks a first code of it. */
export function TotpSetup({ onDone, onCancel }: TotpSetupProps) {
  const { t } = useTranslation('settings')
  const common = useTranslation('common')
  const errorText = useErrorText()
  const [made, setMade] = useState<{ readonly secret: string; readonly qr: string }>()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  if (!made) {
    return (
      <PasswordForm
        name="totp"
        label={t('goOn')}
        onCancel={onCancel}
        onSubmit={async (password) => setMade(await call('/api/auth/totp/start', { password }))}
      />
    )
  }

  async function confirm(): Promise<void> {
    setProblem(undefined)
    try {
      const { recovery } = await call<{ recovery: string[] }>('/api/auth/totp/confirm', { code })
      onDone(recovery)
    } catch (error) {
      const { title, text } = errorText(error)
      setProblem(isApiError(error, 422) ? text : `${title} ${text}`)
    }
  }

  return (
    <Stack
      noValidate
      as="form"
      gap={3}
      pad={4}
      align="start"
      ground="sunken"
      corners="md"
      className={classes.panel}
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <Text size="md" tone="muted">
        {t('totpScan')}
      </Text>
      <img
        className={classes.qr}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(made.qr)}`}
        alt={t('totpQr')}
        width={200}
        height={200}
      />
      <Text size="md" tone="muted">
        {t('totpSecret')} <code className={classes.secret}>{made.secret}</code>
      </Text>
      <Field id="totp-code" label={t('totpCode')}>
        <input
          id="totp-code"
          className={form.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          value={code}
          aria-invalid={problem !== undefined}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <div aria-live="assertive">
        {problem && (
          <Text size="sm" tone="danger">
            {problem}
          </Text>
        )}
      </div>
      <Cluster gap={2}>
        <Button writes="now" type="submit" tone="brand">
          {t('totpConfirm')}
        </Button>
        <Button onClick={onCancel}>{common.t('cancel')}</Button>
      </Cluster>
    </Stack>
  )
}
