import { useEffect } from 'react'

/** Lets the browser ask before the tab is closed or loaded again, as long as something was typed and is not saved (S5.2). */
export function useAskBeforeUnload(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
}
