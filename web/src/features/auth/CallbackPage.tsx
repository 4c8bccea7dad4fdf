import { useEffect, useRef, useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import type { ViewerUser } from '../../api/types.ts'
import { isAnothersAddress } from '../../entities/viewer/anothersAddress.ts'
import { type Second, takeSecond } from '../../entities/viewer/login.ts'
import { rememberSession } from '../../entities/viewer/sessionSign.ts'
import { type Locale, withLocale } from '../../texts/locale.ts'
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
  /** Where one goes who has logged in. */
  readonly onIn: (path: string) => void
}

interface Finished {
  readonly redirect: string
  readonly second?: Second
  readonly user?: ViewerUser
}

/** `/callback` (S2.15, D16): who comes back from the identity provider is logged in, asked a second step, or told why not. */
export function CallbackPage({ brand, query, onIn }: CallbackPageProps) {
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
      (answer) => (answer.user ? onIn(entered(answer.user, answer.redirect, locale)) : setFinished(answer)),
      (error: unknown) => setFailure(isApiError(error, 403) ? 'stranger' : 'failed'),
    )
  }, [query, locale, onIn])

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
            onIn(entered(await takeSecond(second, answer, show), finished.redirect, locale))
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

/** Notes that somebody has logged in; answers where they go. */
function entered(user: ViewerUser, redirect: string, locale: Locale): string {
  rememberSession(false)
  rememberSession(true)
  return isAnothersAddress(user._id) ? withLocale('/', locale) : safePath(redirect)
}
