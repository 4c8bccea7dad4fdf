import { oneOf, text } from '../fields/index.ts'
import { tagTypes } from './closedLists.ts'
import { defineType } from './defineType.ts'

/** A word of the branche or category tree (S3.16). Tags hang together by `parent`; items point at them by TAGS. */
export const tag = defineType('tag', {
  icon: 'tag',
  colour: 'grijs',
  edge: 'TAGS',
  parents: { tag: [], file: ['TAGS'] },
  hangsAnywhere: true,
  roles: [],
  autoOpen: false,
  holdsAny: false,
  taggable: false,
  isPlaceless: true,
  screen: {
    sections: [],
    links: 'fixed',
    searched: 'centre',
    page: 'facts',
    isSmall: true,
    standsAlone: true,
    isShallow: true,
  },
  fields: {
    name: text({ required: true, search: 'name' }),
    name_en: text(),
    type: oneOf(tagTypes, { required: true }),
    code: text({ max: 20, search: 'other' }),
    root: text({ max: 80, hidden: true }),
    parent: text({ max: 80 }),
  },
  short: ['type', 'code', 'parent', 'name_en'],
  columns: ['name', 'type', 'code'],
})
