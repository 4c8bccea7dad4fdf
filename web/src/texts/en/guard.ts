import { onCard } from './onCard.ts'

export const guard = {
  ...onCard.guard,
  titleOf: 'What is {{supplier}} going to read?',
  titleOfAll: 'What are these suppliers going to read?',
  readers: 'Whom do you offer this to?',
  labelBy: '{{label}}, for {{suppliers}} alone',
  refused: '{{supplier}}: {{why}}.',
  lead: 'Read every paragraph: this is what the supplier will read. A solid block is blotted out until disclosure. Marked is what still looks recognisable: click it to blot it out. What you blotted out yourself has a dashed line; click it to show it again.',
  sameText: 'Two suppliers who show each other this text can see that it is the same request.',
  found_one: '{{count}} place still looks recognisable',
  found_other: '{{count}} places still look recognisable',
  asked_one:
    '{{words}} is an ordinary word, and also part of a name. It stays: a blank that can be guessed tells more. Is that right here?',
  asked_other:
    '{{words}} are ordinary words, and also part of a name. They stay: a blank that can be guessed tells more. Is that right here?',
  nothing: 'Nothing recognisable found any more',
  empty: 'There is no text yet that a supplier reads.',
  maskAll: 'Blot out all',
  mask: 'Blot out “{{word}}” ({{kind}})',
  unmask: 'Show “{{word}}” again',
  hidden: 'Blotted out',
  reason: 'Reason in the history',
  do: {
    show: 'Read, show to supplier',
    reread: 'Read, it is fine',
    offer_one: 'Read, offer to {{count}} supplier',
    offer_other: 'Read, offer to {{count}} suppliers',
  },
  kind: {
    name: 'name',
    place: 'place',
    street: 'address',
    number: 'number or year',
    handle: 'account',
    file: 'file name',
    clue: 'description that tells who it is',
    word: 'ordinary word, also part of a name',
  },
} as const
