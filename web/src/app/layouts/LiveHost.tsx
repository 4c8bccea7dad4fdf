import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { connectLive } from '../../entities/live/connection.ts'
import { watchSession } from '../../entities/viewer/otherTab.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { translate } from '../../texts/languageFiles.ts'
import { notifyOffer } from '../../ui/notify.ts'
import { LiveBanner } from './LiveBanner.tsx'
import { watchPlace } from './watchPlace.ts'

/** Keeps the screens of this tab up to date as long as it stands (D9), and says how it goes. */
export function LiveHost() {
  const cache = useQueryClient()
  const viewer = useViewer()
  const router = useRouter()
  useEffect(() => watchSession(), [])
  useEffect(() => connectLive(cache, viewer._id), [cache, viewer._id])
  useEffect(() => {
    const reload = () => location.reload()
    const onPage = (listener: () => void) => router.subscribe('onResolved', (to) => to.pathChanged && listener())
    const tell = () => notifyOffer(translate('users:moved'), translate('offline:refresh'), reload)
    return watchPlace({ viewer, cache, onPage, tell, reload })
  }, [viewer, cache, router])
  return <LiveBanner />
}
