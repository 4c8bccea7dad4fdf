import type { KeyboardEvent, RefObject } from 'react'
import { isComposing } from '../../ui/composing.ts'

interface KeyDeeds {
  /** Escape takes back. */
  readonly onBack: () => void
  /** Enter saves; where there are many lines, with Ctrl or Cmd. */
  readonly onSave: () => void
  /** Tab goes on; false where there is nothing to go on to. */
  readonly onStep: (step: 1 | -1) => boolean
}

const FOCUSABLE = 'input, textarea, button, [contenteditable="true"]'

/** The keys of inputs that stand in place of a value; a list that is open has Enter and Escape first. */
export function keysOf(place: RefObject<HTMLElement | null>, isLines: boolean, { onBack, onSave, onStep }: KeyDeeds) {
  return (event: KeyboardEvent): void => {
    const { target } = event
    if (!(target instanceof HTMLElement) || !place.current?.contains(target) || isComposing(event)) return
    const isList = target.getAttribute('aria-expanded') === 'true'
    if (event.key === 'Escape' && !isList) {
      event.preventDefault()
      event.stopPropagation()
      onBack()
    } else if (event.key === 'Enter' && !isList && target.tagName !== 'BUTTON') {
      if (isLines && !event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      event.stopPropagation()
      onSave()
    } else if (event.key === 'Tab') {
      const inputs = [...place.current.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
        (one) => one.tabIndex >= 0 && one.tagName !== 'BUTTON',
      )
      if (inputs.at(event.shiftKey ? 0 : -1) !== target) return
      if (onStep(event.shiftKey ? -1 : 1)) event.preventDefault()
    }
  }
}
