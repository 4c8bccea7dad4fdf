import { useState } from 'react'

/** Which fields of a card are being edited, and how the keyboard goes from one to the next. */
export interface Steps {
  readonly isOpen: (name: string) => boolean
  /** Whether its editor takes the keyboard when it comes. */
  readonly begin: (name: string) => void
  readonly end: (name: string) => void
  /** The name of the field before or after one; nothing at the ends. */
  readonly beside: (name: string, step: 1 | -1) => string | undefined
}

/** `order` is that in which they stand on the screen. More than one may be open: while one is saved the next is typed in. */
export function useSteps(order: readonly string[]): Steps {
  const [open, setOpen] = useState<readonly string[]>([])
  return {
    isOpen: (name) => open.includes(name),
    begin: (name) => setOpen((now) => (now.includes(name) ? now : [...now, name])),
    end: (name) => setOpen((now) => now.filter((one) => one !== name)),
    beside(name, step) {
      const at = order.indexOf(name)
      return at < 0 ? undefined : order[at + step]
    },
  }
}
