import { type RefCallback, useCallback } from 'react'

const workable = 'a[href], button, input, select, textarea, [tabindex="0"]'

/** What has the keyboard, and where it is one of several the row of it, with where that stands. */
interface Focused {
  readonly target: Element
  readonly row?: { readonly one: Element; readonly parent: Element; readonly before: Element | null }
}

/**
 * Keeps the keyboard within a part of a screen of which something makes way for something else by what one presses in it, as a button for
 * its form (WCAG 2.4.3): the first thing there that can be worked with gets it; of several rows the one in which it was, and where that goes,
 * the row behind it. Without this it would start again at the top of the page. Who let go of it, by a press beside everything, is left alone.
 */
export function useKeptKeyboard<T extends HTMLElement>(): RefCallback<T> {
  return useCallback((place: T | null) => {
    if (!place) return
    let last: Focused | undefined
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? focusedIn(place, target) : undefined
    }
    // What goes away may say that it let go before it is gone: looked at once that is over.
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (last?.target === target && !isGone(last)) last = undefined
      })
    const watch = new MutationObserver(() => {
      if (!last || !isGone(last)) return
      const left = last
      last = undefined
      const { activeElement } = document
      if (!activeElement || activeElement === document.body || activeElement === left.target) enter(place, left)
    })
    place.addEventListener('focusin', note)
    place.addEventListener('focusout', forget)
    watch.observe(place, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      watch.disconnect()
      place.removeEventListener('focusin', note)
      place.removeEventListener('focusout', forget)
    }
  }, [])
}

/** What cannot be pressed any more loses the keyboard as well. */
const isGone = ({ target }: Focused) => !target.isConnected || target.matches(':disabled')

function focusedIn(place: Element, target: Element): Focused {
  const one = target.closest('li, tr, [role="row"]')
  const parent = one?.parentElement
  return one && parent && place.contains(parent)
    ? { target, row: { one, parent, before: one.previousElementSibling } }
    : { target }
}

/** Nothing on the screen moves: what is closed or cannot be pressed now does not take the keyboard; where nothing does, the part itself has it. */
function enter(place: HTMLElement, left: Focused): void {
  const all = [...place.querySelectorAll<HTMLElement>(workable)]
  const from = Math.max(
    0,
    all.findIndex((one) => isFrom(one, left)),
  )
  for (const one of [...all.slice(from), ...all]) {
    if (one.matches(':disabled')) continue
    one.focus({ preventScroll: true })
    if (document.activeElement === one) return
  }
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** Whether something stands in the row or behind it, or where that stood if it is gone. */
function isFrom(one: Element, { row }: Focused): boolean {
  if (!row?.parent.isConnected) return true
  const { parent, before } = row
  const start = row.one.isConnected ? row.one : before
  if (!start?.isConnected) return parent.contains(one)
  const isInside = start === before && start.contains(one)
  return !isInside && (start.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
