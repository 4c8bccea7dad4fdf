import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import { useAskBeforeUnload } from '../../ui/useAskBeforeUnload.ts'
import { useViewer } from '../viewer/viewer.tsx'
import type { ItemFormRequest } from './openItemForm.ts'
import { rememberForm } from './reopen.ts'

interface Guarded {
  readonly isDirty: boolean
  /** Closes the form in its own way. */
  readonly closing: RefObject<() => void>
  readonly request: ItemFormRequest
}

/**
 * What was typed is not lost by going away (S5.2): another page closes the form in its own way, which keeps a draft and offers it, the
 * browser asks before the tab is closed, and when the page is loaded again the form opens again.
 */
export function useGuard({ isDirty, closing, request }: Guarded): void {
  const viewer = useViewer()
  const router = useRouter()
  useAskBeforeUnload(isDirty)
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) closing.current()
      }),
    [router, closing],
  )
  useEffect(() => {
    if (!isDirty) return
    const remember = () => rememberForm(viewer._id, request)
    addEventListener('pagehide', remember)
    return () => removeEventListener('pagehide', remember)
  }, [isDirty, viewer._id, request])
}
