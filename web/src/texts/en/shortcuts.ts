import type { shortcuts as nl } from '../nl/shortcuts.ts'
import type { SameKeys } from '../sameKeys.ts'

export const shortcuts = {
  title: 'Keyboard shortcuts',
  toHelp: 'Help with this screen',
  everywhere: 'Everywhere',
  going: 'Go to',
  inPlace: 'In forms, comments and lists',
  after: 'then',
  or: 'or',
  letters: 'Single letters as shortcuts',
  lettersMeaning: 'Turn this off when you type by voice. Ctrl + K keeps working.',
  keys: {
    palette: 'Commands: go, add, change',
    search: 'Search',
    help: 'These shortcuts',
    close: 'Close what is open',
    save: 'Save, place or send',
    mention: 'Mention someone in a comment',
    menu: 'Menu of a card',
    walk: 'Walk through what was found',
  },
  here: 'On this screen',
  hereKeys: { e: 'Edit', s: 'Status and history', c: 'Comment', f: 'Add a filter', j: 'Row down, row up' },
  to: {
    dashboard: '$t(common:dashboard)',
    list: '$t(layout:list)',
    agenda: '$t(layout:agenda)',
    work: '$t(layout:work)',
    stats: '$t(layout:stats)',
    messages: '$t(layout:messages)',
    chat: '$t(chat:open)',
    users: '$t(layout:users)',
    import: '$t(layout:import)',
    duplicates: '$t(layout:duplicates)',
    settings: '$t(layout:settings)',
  },
} as const satisfies SameKeys<typeof nl>
