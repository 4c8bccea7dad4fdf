import { flag, integer, longText, money, text } from '../fields/index.ts'
import { NAME_MIN } from '../limits.ts'
import { defineType } from './defineType.ts'
import { under } from './parents.ts'

const percent = () => integer({ min: 0, max: 100 })

/** A shared space: the knowledge centre itself, a distributor, a school, advisers (S3.2). */
export const space = defineType('space', {
  icon: 'building-community',
  colour: 'blauw',
  edge: 'MEMBERS',
  parents: under(['space'], 'MEMBERS'),
  roles: ['Space', 'Distributeur', 'Opleiding', 'Adviseurs'],
  roleRequired: true,
  autoOpen: true,
  holdsAny: true,
  taggable: true,
  screen: { sections: ['space'], links: 'free', searched: 'centre', page: 'full', standsAlone: true, isShallow: true },
  fields: {
    name: text({ required: true, min: NAME_MIN, search: 'name' }),
    description: longText({ search: 'other' }),
    price: money(),
    // D20.9: nothing is shown to a supplier that nobody read over first.
    review: flag({ default: false }),
    // In how many percent of draws an unchecked answer is taken as true, by its proof; the usual table where left empty (F2.8).
    belief0: percent(),
    belief1: percent(),
    belief2: percent(),
    belief3: percent(),
    belief4: percent(),
  },
  short: ['description'],
  card: ['name', 'avatar', 'banner', 'color', 'description'],
  columns: ['name', 'description'],
})
