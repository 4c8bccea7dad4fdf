import { useEffect, useState } from 'react'
import type { Second, SecondAnswer, ShowCodes } from '../../entities/viewer/login.ts'
import { PasswordField } from '../../entities/viewer/PasswordField.tsx'
import { isPutAway } from '../../entities/viewer/passkeySupport.ts'
import { withLocale } from '../../texts/locale.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import form from '../../ui/Field.module.css'
import { Field } from '../../ui/Field.tsx'
import classes from '../../ui/Login.module.css'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { DemoAccounts } from './DemoAccounts.tsx'
import { loginError } from './loginError.ts'
import { OtherWays } from './OtherWays.tsx'
import { SecondStep } from './SecondStep.tsx'

interface LoginPageProps {
  readonly brand: string
  readonly isDemo: boolean
  /** What happened before: why one stands here. */
  readonly notice?: 'loggedOut' | 'idledOut' | 'sessionEnded' | 'passwordChosen' | undefined
  readonly isUnreachable: boolean
  readonly onTyping: () => void
  /** Logs in; answers the second step where one is asked. */
  readonly onSubmit: (name: string, password: string) => Promise<Second | undefined>
  readonly onSecond: (second: Second, answer: SecondAnswer, show: ShowCodes) => Promise<void>
  readonly onPasskey: () => Promise<void>
  /** How the identity provider is called, where there is one (D16). */
  readonly provider?: string | undefined
  /** Goes there; whether it can be reached. */
  readonly onProvider?: () => Promise<boolean>
}

type Problem = Omit<ReturnType<typeof loginError>, 'key'> & {
  readonly key: ReturnType<typeof loginError>['key'] | 'providerAway' | 'secondGone'
}

/** The login form (S2.6, S2.22): e-mail or username and password, in plain elements, so that it is there at once. */
export function LoginPage({
  brand,
  isDemo,
  notice,
  isUnreachable,
  onTyping,
  onSubmit,
  onSecond,
  onPasskey,
  provider,
  onProvider,
}: LoginPageProps) {
  const { t } = useTranslation('auth')
  const locale = useLocale()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [second, setSecond] = useState<Second>()
  const [problem, setProblem] = useState<Problem | undefined>(
    isUnreachable ? { key: 'offline', minutes: 0 } : undefined,
  )

  useEffect(() => {
    document.title = `${t('title')} · ${brand}`
  }, [t, brand])

  async function submit(who: string, secret: string): Promise<void> {
    setTried(true)
    if (who.trim() === '' || secret === '') return
    await attempt(() => onSubmit(who.trim(), secret))
  }

  async function attempt(enter: () => Promise<Second | undefined>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const asked = await enter()
      if (!asked) return
      setSecond(asked)
      setBusy(false)
    } catch (error) {
      // Whoever puts the browser's own question away knows that they did.
      if (!isPutAway(error)) setProblem(loginError(error))
      setBusy(false)
    }
  }

  async function byProvider(): Promise<undefined> {
    if (!(await onProvider?.())) setProblem({ key: 'providerAway', minutes: 0 })
    setBusy(false)
  }

  function restart(): void {
    setSecond(undefined)
    setProblem({ key: 'secondGone', minutes: 0 })
  }

  const nameError = isTried && name.trim() === '' ? t('loginRequired') : undefined
  const passwordError = isTried && password === '' ? t('passwordRequired') : undefined
  return (
    <AuthFrame brand={brand} title={second ? t('secondTitle') : t('welcome')}>
      {notice && !problem && !second && (
        <p className={classes.info} role="status">
          {t(notice)}
        </p>
      )}
      {second ? (
        <SecondStep second={second} onAnswer={onSecond} onBack={() => setSecond(undefined)} onGone={restart} />
      ) : (
        <Stack
          noValidate
          as="form"
          gap={4}
          onSubmit={(event) => {
            event.preventDefault()
            void submit(name, password)
          }}
        >
          <Field id="login-name" label={t('login')}>
            <input
              id="login-name"
              className={form.input}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              // biome-ignore lint/a11y/noAutofocus: the form is the whole page, and nothing stands before it
              autoFocus
              required
              value={name}
              aria-invalid={nameError !== undefined}
              aria-describedby={nameError && 'login-name-error'}
              onChange={(event) => {
                setName(event.target.value)
                onTyping()
              }}
            />
            {nameError && (
              <Text id="login-name-error" size="sm" tone="danger">
                {nameError}
              </Text>
            )}
          </Field>
          <PasswordField value={password} error={passwordError} onChange={setPassword} />
          <div aria-live="assertive">
            {problem && (
              <Notice as="p" size="md" tone="danger">
                {t(problem.key, { minutes: problem.minutes })}
              </Notice>
            )}
          </div>
          <button type="submit" className={form.submit} aria-busy={isBusy} aria-disabled={isBusy}>
            {isBusy ? t('submitting') : t('submit')}
          </button>
          <OtherWays
            isBusy={isBusy}
            onPasskey={() => void attempt(() => onPasskey().then(() => undefined))}
            provider={onProvider && provider}
            onProvider={() => void attempt(byProvider)}
          />
          <a className={classes.link} href={withLocale('/forgot', locale)}>
            {t('forgot')}
          </a>
        </Stack>
      )}
      {isDemo && !second && <DemoAccounts disabled={isBusy} onChoose={(email, secret) => void submit(email, secret)} />}
    </AuthFrame>
  )
}
