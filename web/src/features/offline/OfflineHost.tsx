import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isSeeing } from '../../api/seeing.ts'
import { forgetSeen } from '../../api/seen.ts'
import { dropOldDrafts } from '../../entities/forms/drafts.ts'
import { useConfig } from '../../entities/viewer/config.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { loadTexts } from '../../texts/languageFiles.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyOffer } from '../../ui/notify.ts'
import { setOfflineHelp } from '../../ui/offlineHelp.ts'
import { useKeeping } from './choice.ts'
import { startKeeping } from './keeping.ts'
import { dropWorker, watchVersions } from './newVersion.ts'
import { SeenBefore } from './SeenBefore.tsx'

/** Stands once in the layout: keeps the program and what is seen for when there is no connection, tells of a new version, and drops old drafts. */
export function OfflineHost() {
  const { t } = useTranslation('offline')
  const cache = useQueryClient()
  const viewer = useViewer()
  const config = useConfig()
  const locale = useLocale()
  const isChosen = useKeeping()
  // What one sees while impersonating is not one's own to keep.
  const isKeeping = isChosen && config.offline === true && !isSeeing()

  useEffect(() => (isKeeping ? startKeeping(cache, { viewer, config }) : undefined), [cache, viewer, config, isKeeping])
  useEffect(() => dropOldDrafts(), [])
  useEffect(() => {
    setOfflineHelp(SeenBefore)
    return () => setOfflineHelp(undefined)
  }, [])
  useEffect(() => {
    document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestIn(locale))
  }, [locale])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit; its words are looked up when they are said
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const settle = async () => {
      if (config.offline === false) {
        await Promise.all([dropWorker(), forgetSeen()])
      } else if (import.meta.env.PROD) {
        await watchVersions((refresh) => {
          void loadTexts().then(() => notifyOffer(t('newVersion'), t('refresh'), refresh))
        })
      }
    }
    settle().catch((error: unknown) => console.warn('The worker did not come', error))
  }, [])
  return null
}

function manifestIn(locale: string): string {
  return `/manifest.webmanifest${locale === 'en' ? '?locale=en' : ''}`
}
