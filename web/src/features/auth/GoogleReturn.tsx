import type { GoogleOutcome } from '@schakel/domain/calls'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { loadTexts } from '../../texts/languageFiles.ts'
import { withLocale } from '../../texts/locale.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import classes from '../../ui/Login.module.css'
import { Text } from '../../ui/layout/Text.tsx'
import { AuthFrame } from './AuthFrame.tsx'

interface GoogleReturnProps {
  readonly brand: string
  /** What Google sent along. */
  readonly query: string
}

/** Whether who comes to `/callback` was there to connect a calendar, and not to log in. */
export function isGoogleReturn(query: string): boolean {
  return new URLSearchParams(query).get('state')?.startsWith('agenda.') === true
}

/** `/callback` for who connected their Google calendar (D14, D16): back to the settings, or told why nothing was connected. */
export function GoogleReturn({ brand, query }: GoogleReturnProps) {
  const { t } = useTranslation('agenda')
  const locale = useLocale()
  const [failure, setFailure] = useState<Exclude<GoogleOutcome, 'connected'>>()
  const isAsked = useRef(false)
  const settings = `${withLocale('/settings', locale)}#calendars`
  useEffect(() => {
    // It works once.
    if (isAsked.current) return
    isAsked.current = true
    call<{ outcome: GoogleOutcome }>('/api/agenda/google/finish', { query }).then(
      // The address of Google's answer is not one to come back to.
      ({ outcome }) => (outcome === 'connected' ? location.replace(settings) : setFailure(outcome)),
      () => setFailure('failed'),
    )
  }, [query, settings])

  // The language may be changed here.
  useEffect(() => void loadTexts(locale).catch(() => undefined), [locale])
  const title = failure ? t('googleNone') : t('googleWait')
  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title, brand])

  return (
    <AuthFrame brand={brand} title={title}>
      {failure ? (
        <>
          <Text below={5} tone="soft" role="alert">
            {failure === 'refused' ? t('googleRefused') : t('googleFailed')}
          </Text>
          <a className={classes.link} href={settings}>
            {t('googleBack')}
          </a>
        </>
      ) : (
        <Text below={5} tone="soft" role="status">
          {t('googleWaitText')}
        </Text>
      )}
    </AuthFrame>
  )
}
