import { useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { askPasskey, type Second, type SecondAnswer, type ShowCodes } from '../../entities/viewer/login.ts'
import { hasPasskeys, isPutAway } from '../../entities/viewer/passkeySupport.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import form from '../../ui/Field.module.css'
import { Field } from '../../ui/Field.tsx'
import classes from '../../ui/Login.module.css'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { loginError } from './loginError.ts'

interface SecondStepProps {
  readonly second: Second
  readonly onAnswer: (second: Second, answer: SecondAnswer, show: ShowCodes) => Promise<void>
  readonly onBack: () => void
  /** The step is over: it took too long, or was taken already. */
  readonly onGone: () => void
}

/** The second step of logging in: a code, a recovery code or a passkey (D8.8), or setting up an app where one is asked (D21.5). */
export function SecondStep({ second, onAnswer, onBack, onGone }: SecondStepProps) {
  const { t } = useTranslation('auth')
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [codes, setCodes] = useState<{ readonly all: readonly string[]; readonly go: () => void }>()
  const { passkey, setup } = second
  const show: ShowCodes = (all) => new Promise((go) => setCodes({ all, go }))

  async function answer(give: () => Promise<SecondAnswer>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await onAnswer(second, await give(), show)
    } catch (error) {
      setBusy(false)
      if (isPutAway(error)) return
      if (isApiError(error, 404)) {
        onGone()
        return
      }
      const { key, minutes } = loginError(error)
      setProblem(isApiError(error, 401, 422) ? t('secondWrong') : t(key, { minutes }))
    }
  }

  if (codes) return <Codes codes={codes.all} onDone={codes.go} />
  const label = setup ? t('setupCode') : second.totp ? t('secondCode') : t('recoveryCode')
  return (
    <Stack
      noValidate
      as="form"
      gap={4}
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() === '') setProblem(t('codeRequired'))
        else void answer(async () => ({ code: code.trim() }))
      }}
    >
      {setup && (
        <>
          <Text below={5} tone="soft">
            {t('setupText')}
          </Text>
          <img
            className={classes.qr}
            src={`data:image/svg+xml;utf8,${encodeURIComponent(setup.qr)}`}
            alt={t('setupQr')}
            width={200}
            height={200}
          />
          <Hint>
            {t('setupSecret')}{' '}
            <Text as="code" breaks>
              {setup.secret}
            </Text>
          </Hint>
        </>
      )}
      {passkey && hasPasskeys() && (
        <>
          <Hint>{t('passkeyOnly')}</Hint>
          <button
            type="button"
            className={form.submit}
            aria-disabled={isBusy}
            onClick={() => void answer(async () => ({ response: await askPasskey(passkey) }))}
          >
            {t('secondPasskey')}
          </button>
        </>
      )}
      <Field id="login-code" label={label}>
        <input
          id="login-code"
          className={form.input}
          autoComplete="one-time-code"
          inputMode={second.totp ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the step is the whole page, and one came to it by pressing a button
          autoFocus
          maxLength={40}
          value={code}
          aria-invalid={problem !== undefined}
          aria-describedby={second.totp && !setup ? 'login-code-hint' : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
        {second.totp && !setup && <Hint id="login-code-hint">{t('secondHint')}</Hint>}
      </Field>
      <div aria-live="assertive">
        {problem && (
          <Notice as="p" size="md" tone="danger">
            {problem}
          </Notice>
        )}
      </div>
      <button
        type="submit"
        className={passkey && hasPasskeys() ? form.other : form.submit}
        aria-busy={isBusy}
        aria-disabled={isBusy}
      >
        {t('secondSubmit')}
      </button>
      <button type="button" className={classes.link} onClick={onBack}>
        {t('back')}
      </button>
    </Stack>
  )
}

/** The recovery codes, shown this once before one goes in. */
function Codes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const { t } = useTranslation('auth')
  return (
    <Stack gap={4} role="status">
      <Text below={5} tone="soft">
        {t('codesText')}
      </Text>
      <ul className={classes.codes} aria-label={t('codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noAutofocus: it is all that is left to do here */}
      <button type="button" className={form.submit} autoFocus onClick={onDone}>
        {t('codesKept')}
      </button>
    </Stack>
  )
}
