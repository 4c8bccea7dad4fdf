import type { accessibility as nl } from '../nl/accessibility.ts'
import type { SameKeys } from '../sameKeys.ts'

export const accessibility: SameKeys<typeof nl> = {
  title: 'Accessibility',
  lead: 'What was tried to let everybody use {{brand}}, and what was not yet.',
  state:
    '{{brand}} is built to WCAG 2.2, levels A and AA: to be used by keyboard, with enough contrast, without colour that speaks alone, and without motion for who sets it so.',
  missing:
    'What is missing: nobody has gone through the screens with a screen reader, and no independent audit was made. The rules are checked automatically at every change.',
  tell: 'Does something keep you out? Tell your knowledge centre: it is a fault and will be mended.',
  tried: 'What was tried, by screen',
  screen: 'Screen',
  yes: 'tried',
  no: 'not yet',
  ways: {
    rules: 'Rules (axe)',
    themes: '390, 800 and 1280 px, light and dark',
    keyboard: 'Keyboard',
    zoom: '200% or 320 px wide',
    reader: 'Screen reader',
  },
  knownTitle: 'What does not work well yet',
  known: {
    lists:
      'In a table with groups J and K walk within one group. On a board only the keyboard (space) opens a card beside the list.',
    requirements: 'A comparison of many suppliers scrolls sideways on a phone and at 400%.',
    statistics: 'The bars of a chart carry no number themselves; the table below does.',
    notes: 'Where somebody else types in the same note is shown only, and not read aloud.',
    cards: 'The rows of the table of matches are reached by Tab; J and K do not walk through them.',
  },
  letters:
    'Single letters as shortcuts are turned off in the settings, or by ? wherever you are. Ctrl + K keeps working.',
  screens: {
    dashboard: 'Dashboard',
    lists: 'Lists',
    cards: 'Pages of organisations and dossiers',
    work: 'My work',
    forms: 'Forms',
    requirements: 'Requirements, answers and comparison',
    calendar: 'Calendar',
    messages: 'Messages',
    chat: 'Chat',
    notes: 'Notes',
    search: 'Search and palette',
    statistics: 'Statistics',
    importing: 'Import',
    checkin: 'Check-in',
    settings: 'Settings',
  },
}
