import { openerNow } from '../../ui/useReturnFocus.ts'

type Listener = () => void
let isOpen = false
let opener: Element | null = null
const listeners = new Set<Listener>()

function set(next: boolean): void {
  if (next === isOpen) return
  if (next) opener = openerNow()
  isOpen = next
  for (const listener of listeners) listener()
}

/** Opens the command palette, from wherever one is. */
export function openPalette(): void {
  set(true)
}

export function closePalette(): void {
  set(false)
}

/** For PaletteHost alone. */
export const paletteRequests = {
  now: () => isOpen,
  /** What had the keyboard: there it goes back to. */
  opener: () => opener,
  subscribe(listener: Listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
