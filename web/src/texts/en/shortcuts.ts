import type { shortcuts as nl } from '../nl/shortcuts.ts'
import type { SameKeys } from '../sameKeys.ts'

export const shortcuts = {
  title: 'Keyboard shortcuts',
  toHelp: 'Help with this screen',
  everywhere: 'Everywhere',
  going: 'Go to',
  inPlace: 'In forms, comments and lists',
  space: 'Space',
  after: 'then',
  or: 'or',
  letters: 'Single letters as shortcuts',
  lettersMeaning: 'Turn this off when you type by voice. Ctrl + K keeps working.',
  keys: {
    palette: 'Commands: go, add, change',
    create: 'Add something',
    search: 'Search',
    undo: 'Undo what just happened',
    help: 'These shortcuts',
    close: 'Close what is open',
    save: 'Save, place or send',
    mention: 'Mention someone in a comment',
    menu: 'Menu of a card',
    walk: 'Walk through what was found',
  },
  here: 'On this screen',
} as const satisfies SameKeys<typeof nl>
