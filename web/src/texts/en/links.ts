import type { links as nl } from '../nl/links.ts'
import type { SameKeys } from '../sameKeys.ts'

export const links = {
  to: 'Link “{{name}}”',
  search: 'Link to what?',
  placeholder: 'Search by name…',
  change: 'Choose something else',
  edge: 'Kind of link',
  edgeUnder: 'Among {{edge}} of “{{name}}”',
  role: 'Role',
  open: 'Open it for the other party at once',
  openHint: 'With the date and your name in the history of the link.',
  showsContact_one:
    '{{supplier}} will then read the card of {{person}} in full: name, phone and e-mail, and also where {{person}} belongs.',
  showsContact_other:
    '{{supplier}} will then read the card of {{person}} in full: name, phone and e-mail, and also where {{person}} belongs.',
  showsPeople_one:
    '{{supplier}} will then read the card of {{count}} contact in full: name, phone and e-mail, and where they belong.',
  showsPeople_other:
    '{{supplier}} will then read the cards of {{count}} contacts in full: name, phone and e-mail, and where they belong.',
  readersUnknown: 'It could not be found out which suppliers would read this. Please try again in a moment.',
  submit: 'Link',
  linked: '“{{child}}” is linked to “{{parent}}”',
  notYet: 'First choose what to link to',
  searching: 'Searching',
  found: 'Found',
  typeMore: 'Type at least {{count}} characters',
  none: 'Nothing found for “{{term}}”',
  nothing: 'There is nothing here for you to link',
} as const satisfies SameKeys<typeof nl>
