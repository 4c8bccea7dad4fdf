import { type RefCallback, useCallback } from 'react'

const workable = 'a[href], button, input, select, textarea, [tabindex="0"]'

/**
 * Keeps the keyboard within a part of a screen of which something makes way for something else by what one presses in it, as a button for
 * its form (WCAG 2.4.3): the first thing there that can be worked with gets it. Without this it would start again at the top of the page.
 */
export function useKeptKeyboard<T extends HTMLElement>(): RefCallback<T> {
  return useCallback((place: T | null) => {
    if (!place) return
    let last: EventTarget | null = null
    const note = ({ target }: FocusEvent) => {
      last = target
    }
    // What cannot be pressed any more loses the keyboard as well.
    const isGone = () => last instanceof Element && (!last.isConnected || last.matches(':disabled'))
    const watch = new MutationObserver(() => {
      if (!isGone()) return
      const isFree = [null, document.body, last].includes(document.activeElement)
      last = null
      if (isFree) enter(place)
    })
    place.addEventListener('focusin', note)
    watch.observe(place, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      watch.disconnect()
      place.removeEventListener('focusin', note)
    }
  }, [])
}

/** What is closed or cannot be pressed now does not take the keyboard; where nothing does, the part itself has it. */
function enter(place: HTMLElement): void {
  for (const one of place.querySelectorAll<HTMLElement>(workable)) {
    if (one.matches(':disabled')) continue
    one.focus()
    if (document.activeElement === one) return
  }
  place.tabIndex = -1
  place.focus()
}
