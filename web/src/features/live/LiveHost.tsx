import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { useViewer } from '../auth/viewer.tsx'

/** After this time the first paint is over even on a slow phone, ms. */
const AFTER_MS = 1500

function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, AFTER_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: AFTER_MS })
  return () => cancelIdleCallback(handle)
}

/** Keeps the screens of this tab up to date (D9): the connection comes once the first screen stands. */
export function LiveHost() {
  const cache = useQueryClient()
  const { _id } = useViewer()
  const [Banner, setBanner] = useState<ComponentType>()
  useEffect(() => {
    let close: (() => void) | undefined
    let isGone = false
    const cancel = whenIdle(() => {
      Promise.all([import('./connection.ts'), import('./LiveBanner.tsx')])
        .then(([{ connectLive }, { LiveBanner }]) => {
          if (isGone) return
          setBanner(() => LiveBanner)
          close = connectLive(cache, _id)
        })
        // Without it everything works, only not by itself.
        .catch((error: unknown) => console.warn('The live connection did not come', error))
    })
    return () => {
      isGone = true
      cancel()
      close?.()
    }
  }, [cache, _id])
  return Banner && <Banner />
}
