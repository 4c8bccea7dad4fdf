import { useEffect } from 'react'

/** What opens something now: the button of the menu that is open, else what has the keyboard. A menu at the pointer has no button. */
export function openerNow(): Element | null {
  return document.querySelector('button[aria-haspopup="menu"][aria-expanded="true"]') ?? document.activeElement
}

/** Gives the keyboard back to what opened a dialog (WCAG 2.4.3) when it goes, unless it is elsewhere by then. */
export function useReturnFocus(opener: Element | null): void {
  useEffect(
    () => () => {
      // After the dialog has let go of the keyboard.
      setTimeout(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body
        if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}
