import type { layout as nl } from '../nl/layout.ts'
import type { SameKeys } from '../sameKeys.ts'

export const layout = {
  skip: 'To the content',
  main: 'Main menu',
  search: 'Search',
  searchHint: 'Search (press /)',
  add: 'Add',
  addHint: 'Add something new',
  userMenu: 'Menu of {{name}}',
  organisation: 'My organisation',
  logout: 'Log out',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeAuto: 'Like my device',
  dutch: 'Nederlands',
  english: 'English',
  list: 'Lists',
  stats: 'Statistics',
  footer: '© {{year}} {{brand}}',
} as const satisfies SameKeys<typeof nl>
