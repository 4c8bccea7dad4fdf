import { z } from 'zod'
import { itemAnswer, writtenAnswer } from './answers.ts'
import { defineCall } from './call.ts'
import { idInput, plainText, tokenInput, wholeNumber } from './inputs.ts'

const group = 'merge'
const side = z.enum(['keep', 'drop'])

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
  duplicates: defineCall({
    method: 'POST',
    path: '/api/duplicates/list',
    isRead: true,
    group,
    summary: 'Organisations or people that are probably one',
    description:
      'By name and city (of a person: the organisation), website, e-mail address or chamber of commerce number. For staff and super users.',
    body: z.object({
      type: z.enum(duplicateTypes),
      page: wholeNumber(1, 10_000, 1),
      page_size: wholeNumber(1, 100, 50),
      ...tokenInput,
    }),
    answer: z.array(
      z.object({
        by: z.array(z.enum(['nameCity', 'website', 'email', 'kvk'])),
        items: z.array(itemAnswer),
      }),
    ),
    headers: { 'x-total-count': 'How many groups there are.' },
    problems: [403],
  }),
}
