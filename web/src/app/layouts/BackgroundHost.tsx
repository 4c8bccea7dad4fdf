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

/** The live line (D9), what is kept for when there is none, and the parts of the first menu: they come once the first screen stands. */
export function BackgroundHost() {
  const [Background, setBackground] = useState<ComponentType>()
  useEffect(
    () =>
      whenIdle(() => {
        Promise.all([import('./Background.tsx'), loadTexts()])
          .then(([part]) => setBackground(() => part.Background))
          // What the first menu is drawn with: on a slow line it would open long after it was asked for.
          .then(() => Promise.all([import('../../ui/MantineScope.tsx'), import('./UserMenuDropdown.tsx')]))
          // Without it everything works, only not by itself.
          .catch((error: unknown) => console.warn('The live connection did not come', error))
      }),
    [],
  )
  return Background && <Background />
}
