import { dateTime, integer, richText, text } from '../fields/index.ts'
import { snippetOf } from '../snippet.ts'
import { defineType } from './defineType.ts'

/** A remark with replies; `result` answers a match: 1 Ja, 0 Misschien, -1 Nee (S3.8). */
export const comment = defineType('comment', {
  icon: 'message',
  colour: 'grijs',
  edge: 'COMMENTS',
  parents: { comment: ['SUB'] },
  hangsAnywhere: true,
  roles: ['Reactie'],
  autoOpen: false,
  holdsAny: true,
  taggable: false,
  timeline: ['itself'],
  screen: {
    sections: [],
    links: 'never',
    searched: 'nobody',
    isSmall: true,
    isFaceless: true,
    isAddressed: true,
    isQuick: true,
  },
  signature: 'author',
  dateField: 'date',
  fields: {
    text: richText({ required: true, search: 'other', anonymous: 'redact' }),
    // Written by the server from the text.
    snippet: text({ max: 400, hidden: true, readOnly: true, anonymous: 'redact' }),
    date: dateTime({ hidden: true, past: true, anonymous: 'keep', default: (now: Date) => now.toISOString() }),
    finished: dateTime({ hidden: true, anonymous: 'keep' }),
    ref: text({ max: 200, hidden: true, anonymous: 'hide' }),
    // The key of the requirement of which staff say here what they found: its supplier replies once (F1.11).
    finding: text({ max: 20, hidden: true, readOnly: true, anonymous: 'keep' }),
    result: integer({ min: -1, max: 1, hidden: true, anonymous: 'keep' }),
  },
  short: ['text', 'date', 'finished', 'result', 'finding'],
  derive: ({ text }) => ({ snippet: typeof text === 'string' ? snippetOf(text) : null }),
  columns: ['text', 'organisation', 'date', 'finished'],
})
