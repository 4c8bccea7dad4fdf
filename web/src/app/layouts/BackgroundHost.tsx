import { type ComponentType, useEffect, useState } from 'react'
import { loadTexts } from '../../texts/languageFiles.ts'
import { firstScreen } from '../../ui/firstScreen.ts'
import { whenIdle } from '../../ui/whenIdle.ts'

/** The live line (D9) and what is kept for when there is none: they come once the first screen stands with what it asked for. */
export function BackgroundHost() {
  const [Background, setBackground] = useState<ComponentType>()
  useEffect(() => {
    const start = () =>
      Promise.all([import('./Background.tsx'), loadTexts()])
        .then(([part]) => setBackground(() => part.Background))
        // Without it everything works, only not by itself.
        .catch((error: unknown) => console.warn('The live connection did not come', error))
    // The layout stays as long as the page.
    void firstScreen.then(() => whenIdle(start))
  }, [])
  return Background && <Background />
}
