import { createRoot } from 'react-dom/client'
import type { ViewerUser } from '../../api/types.ts'
import { loadTexts } from '../../texts/languageFiles.ts'
import { SeeingBanner } from './SeeingBanner.tsx'

/** Puts the banner above every screen, in a place of its own: no screen can cover or forget it. */
export async function showSeeing(viewer: ViewerUser): Promise<void> {
  await loadTexts()
  const place = document.createElement('div')
  place.style.display = 'contents'
  document.body.prepend(place)
  createRoot(place).render(<SeeingBanner viewer={viewer} />)
}
