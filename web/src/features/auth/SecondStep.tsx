import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../api/apiError.ts'
import classes from './LoginPage.module.css'
import { loginError } from './loginError.ts'
import { hasPasskeys, isPutAway } from './passkeySupport.ts'
import { askPasskey, type Second, type SecondAnswer } from './session.ts'

interface SecondStepProps {
  readonly second: Second
  readonly onAnswer: (second: Second, answer: SecondAnswer) => Promise<void>
  readonly onBack: () => void
}

/** The second step of logging in: a code, a recovery code or a passkey (D8.8). */
export function SecondStep({ second, onAnswer, onBack }: SecondStepProps) {
  const { t } = useTranslation('auth')
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { passkey } = second

  async function answer(give: () => Promise<SecondAnswer>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await onAnswer(second, await give())
    } catch (error) {
      setBusy(false)
      if (isPutAway(error)) return
      const { key, minutes } = loginError(error)
      setProblem(isApiError(error, 401, 422) ? t('secondWrong') : t(key, { minutes }))
    }
  }

  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() === '') setProblem(t('codeRequired'))
        else void answer(async () => ({ code: code.trim() }))
      }}
    >
      {passkey && hasPasskeys() && (
        <>
          <p className={classes.hint}>{t('passkeyOnly')}</p>
          <button
            type="button"
            className={classes.submit}
            aria-disabled={isBusy}
            onClick={() => void answer(async () => ({ response: await askPasskey(passkey) }))}
          >
            {t('secondPasskey')}
          </button>
        </>
      )}
      <div className={classes.field}>
        <label htmlFor="login-code">{second.totp ? t('secondCode') : t('recoveryCode')}</label>
        <input
          id="login-code"
          className={classes.input}
          autoComplete="one-time-code"
          inputMode={second.totp ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the step is the whole page, and one came to it by pressing a button
          autoFocus
          maxLength={40}
          value={code}
          aria-invalid={problem !== undefined}
          aria-describedby={second.totp ? 'login-code-hint' : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
        {second.totp && (
          <p id="login-code-hint" className={classes.hint}>
            {t('secondHint')}
          </p>
        )}
      </div>
      <div aria-live="assertive">{problem && <p className={classes.problem}>{problem}</p>}</div>
      <button
        type="submit"
        className={passkey && hasPasskeys() ? classes.other : classes.submit}
        aria-busy={isBusy}
        aria-disabled={isBusy}
      >
        {t('secondSubmit')}
      </button>
      <button type="button" className={classes.link} onClick={onBack}>
        {t('back')}
      </button>
    </form>
  )
}
