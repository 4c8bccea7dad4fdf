import { useLayoutEffect, useRef } from 'react'
import { isComposing } from '../../ui/composing.ts'

/** Whether a key was pressed in a form's dialog itself, not in a calendar, a list or a dialog that is open over it. */
function isInForm(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.getAttribute('data-mantine-stop-propagation') === 'true') return false
  const dialog = dialogOf(target)
  return dialog?.hasAttribute('data-form-dialog') === true && !isCovered(dialog)
}

/** Whether another dialog came over it, maybe while the keyboard stays where one typed: that has the key. */
function isCovered(dialog: Element): boolean {
  return [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1) !== dialog
}

/** The dialog that a key is for: until the one that opens has the keyboard, that is with the page behind it. */
function dialogOf(target: Element): Element | null | undefined {
  const around = target.closest('[role="dialog"], [data-portal]')
  return around ? around.closest('[role="dialog"]') : [...document.querySelectorAll('[role="dialog"]')].at(-1)
}

/** Closes on Escape, after whatever is open over the form and whatever waits for a second press have had it. */
export function useEscape(onClose: () => void): void {
  const close = useRef(onClose)
  close.current = onClose
  // Before anybody can see the form, so that no key that is pressed at once is lost.
  useLayoutEffect(() => {
    // On its way down one still sees what is open; on its way up one sees whether someone took the key.
    let isOurs = false
    const down = (event: KeyboardEvent) => {
      isOurs = event.key === 'Escape' && !isComposing(event) && isInForm(event.target)
    }
    const up = (event: KeyboardEvent) => {
      if (isOurs && event.key === 'Escape' && !event.defaultPrevented) close.current()
    }
    window.addEventListener('keydown', down, { capture: true })
    window.addEventListener('keydown', up)
    return () => {
      window.removeEventListener('keydown', down, { capture: true })
      window.removeEventListener('keydown', up)
    }
  }, [])
}
