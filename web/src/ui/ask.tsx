import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { withMantine } from './lazyPart.ts'
import { openerNow } from './useReturnFocus.ts'

/** What every dialog that is asked for by code takes: how it says what came of it. */
export interface Asking<T> {
  readonly onClose: (answer: T) => void
}

/** Shows a dialog from code, and answers what came of it; the keyboard goes back to where it was. */
export async function ask<T, P extends object>(
  load: () => Promise<ComponentType<P & Asking<T>>>,
  props: P,
): Promise<T> {
  const opener = openerNow()
  const Dialog = await withMantine(load)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  return new Promise((resolve) => {
    const onClose = (answer: T) => {
      root.unmount()
      place.remove()
      if (opener instanceof HTMLElement) opener.focus()
      resolve(answer)
    }
    root.render(<Dialog {...props} onClose={onClose} />)
  })
}

const asking = new Set<string>()

/**
 * Asks about one thing once at a time. What a question says is fetched first: whoever presses again meanwhile would be asked twice, and
 * asked again after the answer. Answers nothing to that second press.
 */
export async function askOnce<T>(about: string, question: () => Promise<T>): Promise<T | undefined> {
  if (asking.has(about)) return undefined
  asking.add(about)
  try {
    return await question()
  } finally {
    asking.delete(about)
  }
}
