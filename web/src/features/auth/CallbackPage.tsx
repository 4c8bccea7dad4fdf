import { useEffect, useRef, useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { type Second, takeSecond } from '../../entities/viewer/login.ts'
import { rememberSession } from '../../entities/viewer/sessionSign.ts'
import { withLocale } from '../../texts/locale.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import classes from '../../ui/Login.module.css'
import { Text } from '../../ui/layout/Text.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { SecondStep } from './SecondStep.tsx'
import { safePath } from './safePath.ts'

interface CallbackPageProps {
  readonly brand: string
  /** What the identity provider sent along. */
  readonly query: string
}

interface Finished {
  readonly redirect: string
  readonly second?: Second
}

/** `/callback` (S2.15, D16): who comes back from the identity provider is logged in, asked a second step, or told why not. */
export function CallbackPage({ brand, query }: CallbackPageProps) {
  const { t } = useTranslation('auth')
  const locale = useLocale()
  const [finished, setFinished] = useState<Finished>()
  const [failure, setFailure] = useState<'stranger' | 'failed'>()
  const isAsked = useRef(false)
  useEffect(() => {
    // It works once.
    if (isAsked.current) return
    isAsked.current = true
    call<Finished>('/api/auth/oidc/finish', { query }).then(
      (answer) => (answer.second ? setFinished(answer) : enter(answer.redirect)),
      (error: unknown) => setFailure(isApiError(error, 403) ? 'stranger' : 'failed'),
    )
  }, [query])

  const title =
    failure === 'stranger'
      ? t('strangerTitle')
      : failure
        ? t('callbackFailed')
        : finished
          ? t('secondTitle')
          : t('callbackTitle')
  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title, brand])
  const login = withLocale('/login', locale)

  return (
    <AuthFrame brand={brand} title={title}>
      {failure ? (
        <>
          <Text below={5} tone="soft" role="alert">
            {failure === 'stranger' ? t('strangerText') : t('callbackFailedText')}
          </Text>
          <a className={classes.link} href={login}>
            {t('toLogin')}
          </a>
        </>
      ) : finished?.second ? (
        <SecondStep
          second={finished.second}
          onAnswer={async (second, answer, show) => {
            await takeSecond(second, answer, show)
            enter(finished.redirect)
          }}
          onBack={() => location.assign(login)}
          onGone={() => setFailure('failed')}
        />
      ) : (
        <Text below={5} tone="soft" role="status">
          {t('callbackText')}
        </Text>
      )}
    </AuthFrame>
  )
}

/** Into the app; the address of the provider's answer is not one to come back to. */
function enter(redirect: string): void {
  rememberSession(false)
  rememberSession(true)
  location.replace(safePath(redirect))
}
