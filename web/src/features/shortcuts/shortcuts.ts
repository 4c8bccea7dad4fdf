import type { ViewerKind } from '@schakel/domain'

/** A screen by its name; `keys` are the two letters after one another that lead to it (`g` is for going). */
export interface Destination {
  readonly name: keyof typeof paths
  readonly keys?: readonly [string, string]
  /** Only these kinds of viewers have it; everybody when left out. */
  readonly for?: readonly ViewerKind[]
}

const paths = {
  dashboard: '/',
  list: '/list',
  agenda: '/calendar',
  work: '/work',
  stats: '/stats',
  messages: '/messages',
  chat: '/chat',
  users: '/users',
  import: '/import',
  duplicates: '/duplicates',
  settings: '/settings',
} as const

const centre: readonly ViewerKind[] = ['super', 'staff']

/** Every screen one can go to, in the order of the menus. */
const destinations: readonly Destination[] = [
  { name: 'dashboard', keys: ['g', 'd'] },
  { name: 'list', keys: ['g', 'l'] },
  { name: 'agenda', keys: ['g', 'a'] },
  { name: 'work', keys: ['g', 'm'] },
  { name: 'stats', keys: ['g', 's'], for: centre },
  { name: 'messages', keys: ['g', 'b'] },
  // D13: a supplier talks in comments alone.
  { name: 'chat', keys: ['g', 'c'], for: [...centre, 'enduser', 'member'] },
  { name: 'users', keys: ['g', 'u'], for: ['super'] },
  { name: 'import', for: centre },
  { name: 'duplicates', for: centre },
  { name: 'settings', keys: ['g', 'i'] },
]

/** The screens of this kind of viewer, with their paths. */
export function destinationsOf(kind: ViewerKind) {
  return destinations.filter((one) => one.for?.includes(kind) ?? true).map((one) => ({ ...one, to: paths[one.name] }))
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
