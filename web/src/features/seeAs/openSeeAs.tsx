import type { AnyItem } from '@schakel/domain'
import { createRoot } from 'react-dom/client'
import { withMantine } from '../../ui/lazyPart.ts'
import { openerNow } from '../../ui/useReturnFocus.ts'

/** Asks whom to impersonate: anybody's, or those of the people of one organisation. */
export async function openSeeAs(organisation?: AnyItem): Promise<void> {
  const opener = openerNow()
  const Dialog = await withMantine(async () => (await import('./SeeAsDialog.tsx')).SeeAsDialog)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
    if (opener instanceof HTMLElement) opener.focus()
  }
  root.render(<Dialog organisation={organisation} onClose={close} />)
}
