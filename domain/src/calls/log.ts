import { z } from 'zod'
import { refAnswer } from './answers.ts'
import { defineCall } from './call.ts'
import { idInput, plainText, tokenInput } from './inputs.ts'

const group = 'log'

/** What may have happened to an item. */
export const logKinds = [
  'create',
  'update',
  'trash',
  'restore',
  'link',
  'relink',
  'unlink',
  'correct',
  'disclose',
  'conceal',
  'show',
  'hide',
  'import',
  'unimport',
  'merge',
  'unmerge',
  'password',
  'seeAs',
  'export',
  'erase',
  'other',
] as const
export type LogKind = (typeof logKinds)[number]

const logField = z
  .object({
    name: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    long: z.boolean().optional().meta({ description: 'It is too long to stand here: /api/log/change tells it.' }),
  })
  .meta({ id: 'LogField', description: 'A field of the item, or a $-property of an edge, before and after.' })
export type LogField = z.output<typeof logField>

export const whoAnswer = z.object({
  _id: z.string().optional(),
  name: z.string().optional(),
  erased: z.boolean().optional(),
})

export const logLineAnswer = z
  .object({
    _id: z.string(),
    date: z.iso.datetime(),
    user: whoAnswer.optional().meta({ description: 'Who did it; without a name whoever the reader does not know.' }),
    also: z.array(whoAnswer).optional().meta({ description: 'Who wrote along.' }),
    kind: z.enum(logKinds),
    edge: z.string().optional(),
    up: z.boolean().optional().meta({ description: 'The other item is above this one.' }),
    other: refAnswer.optional().meta({ description: 'The item at the other end, or the supplier of a match.' }),
    reason: z.string().optional(),
    fields: z.array(logField),
  })
  .meta({ id: 'LogLine' })
export type LogLine = z.output<typeof logLineAnswer>

const itemLog = z
  .object({
    lines: z.array(logLineAnswer),
    next: z.string().optional().meta({ description: 'Sent as `before` it gives what came earlier.' }),
    people: z.array(whoAnswer).meta({ description: 'Who did something lately.' }),
    reads: z
      .array(
        z.object({
          match: z.string(),
          supplier: refAnswer,
          user: whoAnswer,
          first: z.iso.datetime(),
          last: z.iso.datetime(),
        }),
      )
      .meta({ description: 'Who of a supplier has read what was disclosed to it, first and last.' }),
  })
  .meta({ id: 'ItemLog' })
export type ItemLog = z.output<typeof itemLog>

/** The log of an item: who did what with it, before and after, and who read what was disclosed. */
export const logCalls = {
  list: defineCall({
    method: 'POST',
    path: '/api/log/list',
    group,
    summary: 'Who did what with an item, newest first, and who read what of it was disclosed',
    description: 'For super users, and for staff of what lies under their space.',
    isRead: true,
    body: z.object({
      item: idInput,
      before: plainText(40).nullish(),
      by: plainText(200).nullish().meta({ description: 'Of one person alone.' }),
      field: plainText(100).nullish().meta({ description: 'Of one field alone.' }),
      ...tokenInput,
    }),
    answer: itemLog,
    problems: [403, 404],
  }),
  change: defineCall({
    method: 'POST',
    path: '/api/log/change',
    group,
    summary: 'All that one line of the log of an item changed, however long',
    isRead: true,
    body: z.object({ item: idInput, _id: plainText(40), ...tokenInput }),
    answer: logLineAnswer,
    problems: [403, 404],
  }),
}
