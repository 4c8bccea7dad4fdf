import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../texts/i18n.ts'
import { Logo } from '../../ui/Logo.tsx'
import { DemoAccounts } from './DemoAccounts.tsx'
import classes from './LoginPage.module.css'
import { loginError } from './loginError.ts'
import { PasswordField } from './PasswordField.tsx'
import { switchLoginLocale } from './switchLoginLocale.ts'

interface LoginPageProps {
  readonly brand: string
  readonly isDemo: boolean
  readonly isLoggedOut: boolean
  readonly isUnreachable: boolean
  readonly onTyping: () => void
  readonly onSubmit: (name: string, password: string) => Promise<void>
}

type Problem = ReturnType<typeof loginError>

/** The login form (S2.6, S2.22): e-mail or username and password, in plain elements, so that it is there at once. */
export function LoginPage({ brand, isDemo, isLoggedOut, isUnreachable, onTyping, onSubmit }: LoginPageProps) {
  const { t } = useTranslation('auth')
  const locale = useLocale()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | undefined>(
    isUnreachable ? { key: 'offline', minutes: 0 } : undefined,
  )

  useEffect(() => {
    document.title = `${t('title')} · ${brand}`
  }, [t, brand])

  async function submit(who: string, secret: string): Promise<void> {
    setTried(true)
    if (isBusy || who.trim() === '' || secret === '') return
    setBusy(true)
    setProblem(undefined)
    try {
      await onSubmit(who.trim(), secret)
    } catch (error) {
      setProblem(loginError(error))
      setBusy(false)
    }
  }

  const nameError = isTried && name.trim() === '' ? t('loginRequired') : undefined
  const passwordError = isTried && password === '' ? t('passwordRequired') : undefined
  return (
    <div className={classes.screen}>
      <aside className={classes.side}>
        <div className={classes.sideInner}>
          <div className={classes.brand}>
            <Logo size={36} />
            {brand}
          </div>
          <div>
            <p className={classes.intro}>{t('intro')}</p>
            <p className={classes.pitch}>{t('pitch')}</p>
          </div>
        </div>
      </aside>
      <main className={classes.main}>
        <button
          type="button"
          className={classes.language}
          lang={locale === 'nl' ? 'en' : 'nl'}
          onClick={() => void switchLoginLocale(locale === 'nl' ? 'en' : 'nl')}
        >
          {t('otherLanguage')}
        </button>
        <div className={classes.box}>
          <div className={classes.smallBrand}>
            <Logo size={40} />
          </div>
          <h1 className={classes.title}>{t('welcome')}</h1>
          {isLoggedOut && !problem && (
            <p className={classes.info} role="status">
              {t('loggedOut')}
            </p>
          )}
          <form
            noValidate
            className={classes.form}
            onSubmit={(event) => {
              event.preventDefault()
              void submit(name, password)
            }}
          >
            <div className={classes.field}>
              <label htmlFor="login-name">{t('login')}</label>
              <input
                id="login-name"
                className={classes.input}
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
                <p id="login-name-error" className={classes.error}>
                  {nameError}
                </p>
              )}
            </div>
            <PasswordField value={password} error={passwordError} onChange={setPassword} />
            <div aria-live="assertive">
              {problem && <p className={classes.problem}>{t(problem.key, { minutes: problem.minutes })}</p>}
            </div>
            <button type="submit" className={classes.submit} aria-busy={isBusy} aria-disabled={isBusy}>
              {isBusy ? t('submitting') : t('submit')}
            </button>
          </form>
          {isDemo && <DemoAccounts disabled={isBusy} onChoose={(email, secret) => void submit(email, secret)} />}
        </div>
      </main>
    </div>
  )
}
