import type { ViewerKind } from '@schakel/domain'

/** A screen by its name; `keys` are the two letters after one another that lead to it (`g` is for going). */
export interface Destination {
  readonly name: keyof typeof paths
  readonly keys?: string
  /** Only these kinds of viewers have it; everybody when left out. */
  readonly for?: readonly ViewerKind[]
}

const paths = {
  dashboard: '/',
  list: '/list',
  agenda: '/calendar',
  work: '/work',
  stats: '/stats',
  reports: '/stats/reports',
  messages: '/messages',
  chat: '/chat',
  users: '/users',
  import: '/import',
  duplicates: '/duplicates',
  settings: '/settings',
  accessibility: '/accessibility',
} as const

const centre: readonly ViewerKind[] = ['super', 'staff']

/** Every screen one can go to, in the order of the menus. */
const destinations: readonly Destination[] = [
  { name: 'dashboard', keys: 'g d' },
  { name: 'list', keys: 'g l' },
  { name: 'agenda', keys: 'g a' },
  { name: 'work', keys: 'g m' },
  { name: 'stats', keys: 'g s', for: centre },
  { name: 'reports', keys: 'g r', for: centre },
  { name: 'messages', keys: 'g b' },
  // D13: a supplier talks in comments alone.
  { name: 'chat', keys: 'g c', for: [...centre, 'enduser', 'member'] },
  { name: 'users', keys: 'g u', for: ['super'] },
  { name: 'import', for: centre },
  { name: 'duplicates', for: centre },
  { name: 'settings', keys: 'g i' },
  { name: 'accessibility' },
]

/** The screens of this kind of viewer, with their paths. */
export function destinationsOf(kind: ViewerKind) {
  return destinations.filter((one) => one.for?.includes(kind) ?? true).map((one) => ({ ...one, to: paths[one.name] }))
}

/** Keys of forms, remarks, menus and lists, which belong to what has the keyboard and are no commands of the screen. */
export const inPlace: readonly {
  readonly name: 'close' | 'save' | 'mention' | 'menu' | 'walk'
  readonly keys: readonly string[]
}[] = [
  { name: 'close', keys: ['Escape'] },
  { name: 'save', keys: ['Mod+Enter'] },
  { name: 'mention', keys: ['@'] },
  { name: 'menu', keys: ['Shift+F10'] },
  { name: 'walk', keys: ['ArrowUp', 'ArrowDown'] },
]
