import { useCallback, useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { withLocale } from '../../texts/locale.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import classes from '../../ui/Login.module.css'
import { Text } from '../../ui/layout/Text.tsx'
import { TryAgain } from '../../ui/TryAgain.tsx'
import { orGone, useFirstAnswer } from '../../ui/useFirstAnswer.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { ChoosePassword } from './ChoosePassword.tsx'
import { ConfirmEmail } from './ConfirmEmail.tsx'
import { publicError } from './publicError.ts'
import type { PublicPage } from './publicPages.ts'

/** What a mailed link is for. */
export interface KeyFacts {
  readonly purpose: 'reset' | 'invite' | 'email'
  readonly name?: string
  readonly email?: string
  readonly organisation?: string
}

interface KeyPageProps {
  readonly brand: string
  readonly page: Exclude<PublicPage, '/forgot' | '/callback'>
  readonly secret: string
  /** On to the login form, with a notice, or in. */
  readonly onDone: (next?: 'passwordChosen' | 'in') => void
}

const purposes = { '/reset': 'reset', '/invite': 'invite', '/confirm': 'email' } as const

async function askAbout(page: keyof typeof purposes, key: string, signal: AbortSignal): Promise<KeyFacts | 'gone'> {
  const found = await orGone(call<KeyFacts>('/api/auth/key', { key }, { signal }))
  return found !== 'gone' && found.purpose === purposes[page] ? found : 'gone'
}

/** `/reset`, `/invite` and `/confirm`: what a mailed link is for, or that it works no more (D8.8). */
export function KeyPage({ brand, page, secret, onDone }: KeyPageProps) {
  const { t } = useTranslation('auth')
  const locale = useLocale()
  const ask = useCallback((signal: AbortSignal) => askAbout(page, secret, signal), [page, secret])
  const { answer, problem, isBusy, again } = useFirstAnswer(ask)
  const [isGone, setGone] = useState(false)
  const facts = isGone ? 'gone' : answer
  const onGone = () => setGone(true)

  const titles = {
    '/reset': t('resetTitle'),
    '/invite': t('inviteTitle', { name: facts !== 'gone' ? (facts?.name ?? '') : '' }).replace(/, $/, ''),
    '/confirm': t('confirmTitle'),
  }
  const title = facts === 'gone' ? t('gone') : titles[page]
  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title, brand])

  return (
    <AuthFrame brand={brand} title={title}>
      {problem !== undefined ? (
        <TryAgain text={publicError(problem, t)} isBusy={isBusy} onAgain={again} />
      ) : facts === undefined ? (
        <Text below={5} tone="soft" role="status">
          {t('working')}
        </Text>
      ) : facts === 'gone' ? (
        <>
          <Text below={5} tone="soft">
            {page === '/invite' ? t('goneInvite') : t('goneText')}
          </Text>
          <a className={classes.link} href={withLocale(page === '/reset' ? '/forgot' : '/login', locale)}>
            {page === '/reset' ? t('askAgain') : t('toLogin')}
          </a>
        </>
      ) : page === '/confirm' ? (
        <ConfirmEmail secret={secret} facts={facts} onGone={onGone} onDone={() => onDone()} />
      ) : (
        <ChoosePassword page={page} secret={secret} facts={facts} onGone={onGone} onDone={onDone} />
      )}
    </AuthFrame>
  )
}
