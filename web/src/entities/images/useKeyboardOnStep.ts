import { useEffect, useRef } from 'react'

/**
 * Gives the keyboard to what a step of a dialog begins with, marked `data-autofocus`, when what had it went with the step before
 * (WCAG 2.4.3). The dialog itself looks for it only as it opens.
 */
export function useKeyboardOnStep() {
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (isFree) step.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
  }, [])
  return step
}
