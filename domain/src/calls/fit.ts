import { z } from 'zod'
import { fitTexts } from '../fit/texts.ts'
import { refAnswer } from './answers.ts'
import { defineCall } from './call.ts'
import { idInput, tokenInput } from './inputs.ts'

const codes = Object.keys(fitTexts.nl.reasons)
const criteria = Object.keys(fitTexts.nl.criteria)

/** Points with their ground; the words of a code are in `fit/texts.ts`. */
const reasonAnswer = z
  .object({
    criterion: z.enum(criteria),
    points: z.number().meta({ description: 'In thousandths.' }),
    max: z.int(),
    code: z.enum(codes),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
  })
  .meta({ id: 'FitReason' })

const saidAnswer = {
  date: z.string().meta({ description: 'ISO 8601 UTC.' }),
  by: refAnswer.optional().meta({ description: 'Who said it, as far as the caller may know.' }),
}

/** What the table of a dossier says of a match besides its fields. */
const matchLineAnswer = z
  .object({
    _id: z.string(),
    fit: z
      .object({ points: z.number().meta({ description: 'In thousandths.' }), max: z.int() })
      .optional()
      .meta({ description: 'How well the supplier fits, for staff and super users.' }),
    unread: z
      .boolean()
      .optional()
      .meta({ description: 'For the centre: the supplier reads what nobody has read over since it changed.' }),
    answers: z
      .array(z.object({ result: z.int(), ...saidAnswer }))
      .meta({ description: 'Of each person the last answer, newest first: 1 yes, 0 maybe, -1 no; at most 10.' }),
    last: z
      .object({ text: z.string(), ...saidAnswer })
      .optional()
      .meta({ description: 'The last remark or reply, at most 140 characters of it.' }),
  })
  .meta({ id: 'MatchLine' })
export type MatchLine = z.output<typeof matchLineAnswer>

export const fitCalls = {
  matches: defineCall({
    method: 'POST',
    path: '/api/fit/matches',
    isRead: true,
    group: 'fit',
    summary: 'The matches of a dossier side by side: fit, answers and the last word; not for suppliers',
    description: 'At most 200 matches, in the order in which they were made.',
    body: z.object({ dossier: idInput, ...tokenInput }),
    answer: z.array(matchLineAnswer),
    problems: [403, 404],
  }),
  list: defineCall({
    method: 'POST',
    path: '/api/fit/list',
    isRead: true,
    group: 'fit',
    summary: 'Suppliers by how well they fit a dossier, each with its points; for staff and super users',
    body: z.object({ dossier: idInput, ...tokenInput }),
    answer: z.array(
      refAnswer.extend({
        points: z.number().meta({ description: 'In thousandths.' }),
        max: z.int(),
        matched: z.boolean().meta({ description: 'It has a match on this dossier already.' }),
        accepts: z.boolean().meta({ description: 'It takes new matches.' }),
        reasons: z.array(reasonAnswer),
      }),
    ),
    problems: [403, 404],
  }),
}
