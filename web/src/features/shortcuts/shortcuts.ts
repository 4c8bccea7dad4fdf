import type { ViewerKind } from '@schakel/domain'

/** Where a shortcut leads. */
export type Destination = '/' | '/list' | '/messages' | '/users'

/** Two letters after one another that lead to a screen; `g` is for going. */
export interface GoTo {
  readonly name: 'dashboard' | 'list' | 'messages' | 'users'
  readonly keys: readonly [string, string]
  readonly to: Destination
  readonly for?: readonly ViewerKind[]
}

/** Every screen that two letters lead to; the palette lists the same ones. */
const destinations: readonly GoTo[] = [
  { name: 'dashboard', keys: ['g', 'd'], to: '/' },
  { name: 'list', keys: ['g', 'l'], to: '/list' },
  { name: 'messages', keys: ['g', 'b'], to: '/messages' },
  { name: 'users', keys: ['g', 'u'], to: '/users', for: ['super'] },
]

/** The screens of this kind of viewer. */
export function destinationsOf(kind: ViewerKind): readonly GoTo[] {
  return destinations.filter((one) => one.for?.includes(kind) ?? true)
}

/** A line of the dialog: keys that are pressed together stand in one list, and one after another in several. */
export interface Shortcut {
  readonly name: string
  readonly keys: readonly (readonly string[])[]
}

/** Keys that work everywhere, besides those that lead to a screen. */
export const everywhere = [
  { name: 'palette', keys: [['Mod', 'K']] },
  { name: 'search', keys: [['/']] },
  { name: 'help', keys: [['?']] },
  { name: 'close', keys: [['Esc']] },
] as const satisfies readonly Shortcut[]

/** Keys of forms, remarks, cards and lists. */
export const inPlace = [
  { name: 'save', keys: [['Ctrl', 'Enter']] },
  { name: 'mention', keys: [['@']] },
  { name: 'menu', keys: [['Shift', 'F10']] },
  { name: 'walk', keys: [['↑'], ['↓']] },
] as const satisfies readonly Shortcut[]

const KEY = 'schakel.shortcuts'

/** Whether single letters are shortcuts on this device: whoever speaks to the device turns them off (WCAG 2.1.4). */
export function areLettersOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function setLettersOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch (error) {
    console.warn('The choice of shortcuts could not be kept', error)
  }
}
