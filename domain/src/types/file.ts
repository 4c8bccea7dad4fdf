import { flag, text } from '../fields/index.ts'
import { defineType } from './defineType.ts'
import { anywhere } from './parents.ts'

/** A stored file (S3.13). */
export const file = defineType('file', {
  icon: 'file',
  colour: 'olijf',
  edge: 'FILES',
  parents: anywhere('FILES'),
  roles: ['Bestand'],
  autoOpen: false,
  fields: {
    name: text({ required: true, search: 'name' }),
    location: text({ max: 400, addOnly: true, hidden: true }),
    source: text({ max: 400 }),
    // D6: files of a space that its members may see.
    shared: flag({ default: false }),
  },
  short: ['source', 'shared'],
  columns: ['name', 'source'],
})
