import { useEffect } from 'react'
import { OfflineHost } from '../../features/offline/OfflineHost.tsx'
import { keepPageOverDrops } from '../../ui/keepPageOverDrops.ts'
import { LiveHost } from './LiveHost.tsx'

// In the same file of the build: who starts without a server needs all of it at once.
export { startOffline } from '../startOffline.ts'

/** What a screen can do without at first: what keeps comes before what connects, so that it hears all that is told. */
export function Background() {
  useEffect(keepPageOverDrops, [])
  return (
    <>
      <OfflineHost />
      <LiveHost />
    </>
  )
}
