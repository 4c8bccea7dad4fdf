import { openerNow } from '../../ui/useReturnFocus.ts'

/** What the palette is opened for: all that it can do, what can be made, or the statuses of an item. */
export interface PaletteRequest {
  readonly only?: 'create' | 'status'
  /** The item it is about; that of the screen when left out. */
  readonly item?: string
}

type Listener = () => void
let request: PaletteRequest | undefined
let opener: Element | null = null
const listeners = new Set<Listener>()

function set(next: PaletteRequest | undefined): void {
  if (next === request || (next !== undefined && request !== undefined)) return
  if (next) opener = openerNow()
  request = next
  for (const listener of listeners) listener()
}

/** Opens the command palette, from wherever one is. */
export function openPalette(wanted: PaletteRequest = {}): void {
  set(wanted)
}

export function closePalette(): void {
  set(undefined)
}

/** For PaletteHost alone. */
export const paletteRequests = {
  now: () => request,
  /** What had the keyboard: there it goes back to. */
  opener: () => opener,
  subscribe(listener: Listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
