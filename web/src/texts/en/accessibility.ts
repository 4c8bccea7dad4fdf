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
  ways: { rules: 'Rules (axe)', keyboard: 'Keyboard', zoom: '200% or 320 px wide', reader: 'Screen reader' },
  screens: {
    dashboard: 'Dashboard',
    lists: 'Lists',
    cards: 'Pages of organisations and dossiers',
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
