import { z } from 'zod'
import { JOINS_SHOWN } from '../limits.ts'
import { itemAnswer, writtenAnswer } from './answers.ts'
import { defineCall } from './call.ts'
import { idInput, plainText, tokenInput, wholeNumber } from './inputs.ts'

const group = 'merge'
const side = z.enum(['keep', 'drop'])
const typed = (max: number) => plainText(max).nullish()

/** The types of which duplicates are looked for. */
export const duplicateTypes = ['lead', 'supplier', 'organisation', 'person'] as const

export const mergeCalls = {
  merge: defineCall({
    method: 'POST',
    path: '/api/space/merge',
    group,
    summary: 'Make two organisations or people one',
    description:
      'The kept one gets the chosen fields, and all that hangs on the other one: contacts, dossiers, matches, comments, todos, files. The other one goes to the trash. For who looks after both; where an account would move to another organisation, for super users.',
    isWrite: true,
    body: z.object({
      keep: idInput,
      drop: idInput,
      fields: z
        .union([z.record(z.string(), side), z.array(plainText(100)).max(200)])
        .nullish()
        .transform((given) =>
          Array.isArray(given) ? Object.fromEntries(given.map((name) => [name, 'drop' as const])) : (given ?? {}),
        )
        .meta({
          description:
            'From which of the two each field comes: {"phone": "drop"}, or a list of those that come from the dropped one. What is not said comes from the kept one, unless that has nothing. `status` goes with its history.',
        }),
      ...tokenInput,
    }),
    answer: writtenAnswer,
    problems: [403, 404],
  }),
  preview: defineCall({
    method: 'POST',
    path: '/api/space/merge/preview',
    isRead: true,
    group,
    summary: 'What merging two would do',
    description:
      'What would go over to the kept one, and where both have an edge to the same third item: of two matches on one dossier the further one by status stays, with the talk, history and amounts of the other. For who may merge them.',
    body: z.object({ keep: idInput, drop: idInput, ...tokenInput }),
    answer: z.object({
      moves: z.record(z.string(), z.number().int()).meta({ description: 'How many go over, by their type.' }),
      joins: z
        .array(
          z.object({
            edge: z.string(),
            other: itemAnswer.meta({ description: 'The third item.' }),
            stays: z.string().optional().meta({ description: 'Of matches: the status that stays.' }),
            goes: z
              .string()
              .optional()
              .meta({ description: 'Of matches: the status of the one that is joined to it.' }),
            hidden: z.boolean().optional().meta({
              description: 'The supplier saw one of the two matches alone: what was hidden stays with the centre.',
            }),
            opens: z.boolean().optional().meta({
              description: 'The kept supplier had not been told the name of the lead, and reads it afterwards.',
            }),
          }),
        )
        .meta({ description: `At most ${JOINS_SHOWN}.` }),
      total: z.number().int().meta({ description: 'How many are joined.' }),
      readers: z
        .array(z.object({ _id: z.string(), name: z.string(), people: z.int() }))
        .meta({ description: 'Suppliers that begin to read the cards of so many people in full by it.' }),
    }),
    problems: [403, 404],
  }),
  undo: defineCall({
    method: 'POST',
    path: '/api/space/merge/undo',
    group,
    summary: 'Take a merge back',
    description:
      'Both are as they were, but for what somebody changed since. As long as the dropped one lies in the trash.',
    isWrite: true,
    body: z.object({ _id: idInput.meta({ description: 'The one that was dropped.' }), ...tokenInput }),
    answer: writtenAnswer,
    problems: [403, 404],
  }),
  like: defineCall({
    method: 'POST',
    path: '/api/duplicates/like',
    isRead: true,
    group,
    summary: 'What is probably there already of what is being added',
    description:
      'By the same signs as the list of duplicates, and by a name with small differences in any town. Only of what the caller reads in full; the surest first, a handful at most.',
    body: z.object({
      type: z.enum(duplicateTypes),
      name: typed(200),
      city: typed(80).meta({ description: 'Of a person: the id of the organisation.' }),
      website: typed(2000),
      email: typed(254),
      phone: typed(40),
      mobile: typed(40),
      kvk: typed(40),
      ...tokenInput,
    }),
    answer: z.array(
      z.object({ by: z.array(z.enum(['nameCity', 'website', 'email', 'kvk', 'phone', 'name'])), item: itemAnswer }),
    ),
  }),
  duplicates: defineCall({
    method: 'POST',
    path: '/api/duplicates/list',
    isHeavy: true,
    isRead: true,
    group,
    summary: 'Organisations or people that are probably one',
    description:
      'By name and city (of a person: the organisation), website, e-mail address, phone or chamber of commerce number. For staff and super users.',
    body: z.object({
      type: z.enum(duplicateTypes),
      page: wholeNumber(1, 10_000, 1),
      page_size: wholeNumber(1, 100, 50),
      ...tokenInput,
    }),
    answer: z.array(
      z.object({
        by: z.array(z.enum(['nameCity', 'website', 'email', 'kvk', 'phone'])),
        items: z.array(itemAnswer),
      }),
    ),
    headers: { 'x-total-count': 'How many groups there are.' },
    problems: [403],
  }),
}
