import { flag, longText, money, text } from '../fields/index.ts'
import { NAME_MIN } from '../limits.ts'
import { defineType } from './defineType.ts'
import { under } from './parents.ts'

/** A shared space: the knowledge centre itself, a distributor, a school, advisers (S3.2). */
export const space = defineType('space', {
  icon: 'building-community',
  colour: 'blauw',
  edge: 'MEMBERS',
  parents: under(['space'], 'MEMBERS'),
  roles: ['Space', 'Distributeur', 'Opleiding', 'Adviseurs'],
  roleRequired: true,
  autoOpen: true,
  fields: {
    name: text({ required: true, min: NAME_MIN, search: 'name' }),
    description: longText({ search: 'other' }),
    price: money(),
    // D20.9: nothing is shown to a supplier that nobody read over first.
    review: flag({ default: false }),
  },
  short: ['description'],
  card: ['name', 'avatar', 'banner', 'color', 'description'],
  columns: ['name', 'description'],
})
