import { type ComponentType, useEffect, useState } from 'react'
import { loadTexts } from '../../texts/i18n.ts'

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

/** The live line (D9) and what is kept for when there is none: they come once the first screen stands. */
export function BackgroundHost() {
  const [Background, setBackground] = useState<ComponentType>()
  useEffect(
    () =>
      whenIdle(() => {
        Promise.all([import('./Background.tsx'), loadTexts()])
          .then(([part]) => setBackground(() => part.Background))
          // Without it everything works, only not by itself.
          .catch((error: unknown) => console.warn('The live connection did not come', error))
      }),
    [],
  )
  return Background && <Background />
}
