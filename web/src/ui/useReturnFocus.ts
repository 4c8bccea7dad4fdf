import { useEffect } from 'react'

/** What had the keyboard; of a menu that closes behind itself, the button that opened it. */
function openerOf(active: Element | null): Element | null {
  const menu = active?.closest('[role="menu"]')
  return (menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '')) ?? active
}

/** Gives the keyboard back to where it was before the dialog (WCAG 2.4.3), unless it is elsewhere by then. */
export function useReturnFocus(): void {
  useEffect(() => {
    const opener = openerOf(document.activeElement)
    return () => {
      // After the dialog has let go of the keyboard.
      setTimeout(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body
        if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
      })
    }
  }, [])
}
