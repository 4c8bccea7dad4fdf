import type { ViewerKind } from '@schakel/domain'
import type { help } from '../../texts/nl/help.ts'

/** The headings of the menu. */
export const menuGroups = ['relations', 'work', 'knowledge', 'manage'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** A screen that one can go to. The menu, the palette, the keys, the help, `/screens` and the journeys read it from here. */
interface ScreenFacts {
  readonly path: `/${string}`
  /** Its name, as `file:key` of the texts that come first. */
  readonly title: `${'common' | 'layout'}:${string}`
  /** Two letters after one another that lead to it (`g` is for going). */
  readonly keys?: `g ${string}`
  /** Only these kinds of viewers have it; everybody when left out. */
  readonly for?: readonly ViewerKind[]
  /** Under which heading of the menu it stands. */
  readonly group?: MenuGroup
  /** The subject of the help that explains it. */
  readonly help: keyof (typeof help)['pages']
}

const centre: readonly ViewerKind[] = ['super', 'staff']
// D13: a supplier talks in comments alone.
const noSupplier: readonly ViewerKind[] = [...centre, 'enduser', 'member']

/** Every screen one can go to, in the order of the menus; its route stands in `web/src/app/router.tsx`. */
export const screens = {
  dashboard: { path: '/', title: 'common:dashboard', keys: 'g d', help: 'dashboard' },
  list: { path: '/list', title: 'layout:list', keys: 'g l', help: 'lists' },
  agenda: { path: '/calendar', title: 'layout:agenda', keys: 'g a', group: 'work', help: 'calendar' },
  work: { path: '/work', title: 'layout:work', keys: 'g m', group: 'work', help: 'work' },
  stats: {
    path: '/stats',
    title: 'layout:stats',
    keys: 'g s',
    for: centre,
    group: 'knowledge',
    help: 'statistics',
  },
  reports: {
    path: '/stats/reports',
    title: 'layout:reports',
    keys: 'g r',
    for: centre,
    group: 'knowledge',
    help: 'statistics',
  },
  messages: { path: '/messages', title: 'layout:messages', keys: 'g b', group: 'work', help: 'messages' },
  chat: { path: '/chat', title: 'layout:chat', keys: 'g c', for: noSupplier, group: 'work', help: 'chat' },
  users: { path: '/users', title: 'layout:users', keys: 'g u', for: ['super'], group: 'manage', help: 'users' },
  import: { path: '/import', title: 'layout:import', for: centre, group: 'manage', help: 'import' },
  duplicates: { path: '/duplicates', title: 'layout:duplicates', for: centre, group: 'manage', help: 'duplicates' },
  trash: { path: '/trash', title: 'layout:trash', keys: 'g p', for: centre, group: 'manage', help: 'trash' },
  settings: { path: '/settings', title: 'layout:settings', keys: 'g i', group: 'manage', help: 'settings' },
  accessibility: { path: '/accessibility', title: 'layout:accessibility', help: 'settings' },
  screens: { path: '/screens', title: 'layout:screens', group: 'knowledge', help: 'search' },
} as const satisfies Readonly<Record<string, ScreenFacts>>

export type ScreenName = keyof typeof screens

const facts: Readonly<Record<ScreenName, ScreenFacts>> = screens

/** A screen by its name, with an address that the router knows. */
export interface Destination extends ScreenFacts {
  readonly name: ScreenName
  readonly to: (typeof screens)[ScreenName]['path']
}

const isScreen = (name: string): name is ScreenName => Object.hasOwn(screens, name)
const destinations: readonly Destination[] = Object.keys(screens)
  .filter(isScreen)
  .map((name) => ({ ...facts[name], name, to: screens[name].path }))

/** The screens of this kind of viewer. */
export function destinationsOf(kind: ViewerKind): readonly Destination[] {
  return destinations.filter((one) => one.for?.includes(kind) ?? true)
}

/** The screen at a path. */
export function screenAt(path: string): Destination | undefined {
  return destinations.find((one) => one.path === path)
}
