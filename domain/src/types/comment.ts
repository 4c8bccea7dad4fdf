import { dateTime, integer, richText, text } from '../fields/index.ts'
import { defineType } from './defineType.ts'
import { anywhere } from './parents.ts'

/** A remark with replies; `result` answers a match: 1 Ja, 0 Misschien, -1 Nee (S3.8). */
export const comment = defineType('comment', {
  icon: 'message',
  colour: 'grijs',
  edge: 'COMMENTS',
  parents: { ...anywhere('COMMENTS'), comment: ['SUB'] },
  roles: ['Reactie'],
  autoOpen: false,
  signature: 'author',
  dateField: 'date',
  fields: {
    text: richText({ required: true, search: 'other' }),
    // Written by the server from the text.
    snippet: text({ max: 400, hidden: true, readOnly: true }),
    date: dateTime({ hidden: true, default: (now: Date) => now.toISOString() }),
    finished: dateTime({ hidden: true }),
    ref: text({ max: 200, hidden: true }),
    result: integer({ min: -1, max: 1, hidden: true }),
  },
  short: ['text', 'date', 'finished', 'result'],
  derive: ({ text }) => ({ snippet: typeof text === 'string' ? snippetOf(text) : null }),
  columns: ['text', 'date', 'finished'],
})

const SNIPPET_LENGTH = 140

function snippetOf(html: string): string | null {
  const plain = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.slice(0, SNIPPET_LENGTH) || null
}
