import { createRoot } from 'react-dom/client'
import type { ViewerUser } from '../../api/types.ts'
import { loadTexts } from '../../texts/languageFiles.ts'
import { openerNow } from '../../ui/useReturnFocus.ts'
import { Tour } from './Tour.tsx'
import { keepToured } from './toured.ts'

let isOpen = false

/** Shows the tour over the dashboard, in a place of its own; the page under it can be seen and not used meanwhile. */
export async function showTour(viewer: ViewerUser): Promise<void> {
  if (isOpen) return
  isOpen = true
  const opener = openerNow()
  await loadTexts()
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const end = () => {
    isOpen = false
    root.unmount()
    place.remove()
    keepToured()
    // What opened it may go with it: the card of the invitation does, a moment later.
    setTimeout(() => {
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
      const next = isThere ? opener : document.getElementById('main')
      next?.focus({ preventScroll: true })
    })
  }
  root.render(<Tour kind={viewer.kind} person={viewer.name} onEnd={end} />)
}
