import { useEffect, useState } from 'react'

/** What opens something now: the button of the menu that is open, else what has the keyboard. A menu at the pointer has no button. */
export function openerNow(): Element | null {
  return document.querySelector('button[aria-haspopup="menu"][aria-expanded="true"]') ?? document.activeElement
}

/**
 * Gives the keyboard back to what opened a dialog (WCAG 2.4.3) when it goes, unless it is elsewhere by then. A dialog that comes opened
 * cannot do so by itself. Without an opener it goes to what had the keyboard when the dialog came.
 */
export function useReturnFocus(given?: Element | null): void {
  const [opener] = useState(() => given ?? openerNow())
  useEffect(() => () => returnFocus(opener), [opener])
}

/** Gives the keyboard to what opened something, once that has let go of it, unless it is elsewhere by then: the first that is there. */
export function returnFocus(...openers: readonly (Element | null | undefined)[]): void {
  setTimeout(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body
    const opener = openers.find((one) => one?.isConnected)
    if (isFree && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  })
}

/** Whether a drawer that stays is open: just after it came, not with it, so that it knows what had the keyboard and gives it back. */
export function useOpenedLater(opened: boolean): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return opened && isThere
}
