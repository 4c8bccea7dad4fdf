import type { ImageKind } from '@schakel/domain'
import { useState } from 'react'
import { lazyPart } from '../../ui/lazyPart.ts'

const PictureDialog = lazyPart(() => import('./PictureDialog.tsx'))

/** Fetches the dialog while one still points at what opens it; a failure shows when it is opened. */
const prefetchPictureDialog = PictureDialog.preload

export interface PictureRequest {
  readonly kind: ImageKind
  /** A round face, as of people. */
  readonly round?: boolean
  /** The picture that is there now. */
  readonly current: string | undefined
  /** Takes the address of the new picture, or null to take the old one away; throws when that fails. */
  readonly onSave: (address: string | null) => Promise<void> | void
}

/** The dialog in which a picture is chosen and cut, closed until `open` is called; its code comes with the first one. */
export function usePictureDialog(request: PictureRequest) {
  const [isOpen, setOpen] = useState(false)
  const dialog = isOpen && <PictureDialog {...request} onClose={() => setOpen(false)} />
  const near = { onPointerEnter: prefetchPictureDialog, onFocus: prefetchPictureDialog }
  return { dialog, open: () => setOpen(true), near }
}
