import { flag, integer, text, website } from '../fields/index.ts'
import { FILE_MAX_BYTES } from '../files.ts'
import { defineType } from './defineType.ts'

/** A stored file (S3.13). */
export const file = defineType('file', {
  icon: 'file',
  colour: 'olijf',
  edge: 'FILES',
  parents: {},
  hangsAnywhere: true,
  roles: ['Bestand'],
  autoOpen: false,
  holdsAny: false,
  taggable: false,
  timeline: ['itself'],
  screen: {
    sections: ['work'],
    links: 'free',
    searched: 'all',
    page: 'facts',
    isSmall: true,
    isFaceless: true,
    isAddressed: true,
  },
  signature: 'author',
  fields: {
    name: text({ required: true, search: 'name' }),
    // Where it is fetched. An address of our own is written by the upload alone; whoever makes a file without sending one may name a
    // page elsewhere. Which bytes an address gives is not read from here, so that nothing is gained by a false one (D19.9).
    location: website({ addOnly: true, hidden: true }),
    source: text({ max: 400 }),
    // D6: files of a space that its members may see.
    shared: flag({ default: false }),
    // Bytes, and the ending of its name as it was sent: known by the upload.
    size: integer({ max: FILE_MAX_BYTES, readOnly: true, hidden: true }),
    format: text({ max: 10, readOnly: true, hidden: true }),
  },
  short: ['location', 'source', 'shared', 'size', 'format'],
  columns: ['name', 'organisation', 'source'],
})
