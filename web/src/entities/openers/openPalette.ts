import { openerNow } from '../../ui/useReturnFocus.ts'
import { valueStore } from '../../ui/valueStore.ts'

/** What the palette is opened for: all that it can do, what can be made, or the statuses of an item. */
export interface PaletteRequest {
  readonly only?: 'create' | 'status'
  /** The item it is about; that of the screen when left out. */
  readonly item?: string
}

let opener: Element | null = null

/** For PaletteHost alone. */
export const paletteRequests = {
  ...valueStore<PaletteRequest | undefined>(undefined),
  /** What had the keyboard: there it goes back to. */
  opener: () => opener,
}

function set(next: PaletteRequest | undefined): void {
  const request = paletteRequests.now()
  if (next === request || (next !== undefined && request !== undefined)) return
  if (next) opener = openerNow()
  paletteRequests.set(next)
}

/** Opens the command palette, from wherever one is. */
export function openPalette(wanted: PaletteRequest = {}): void {
  set(wanted)
}

export function closePalette(): void {
  set(undefined)
}
