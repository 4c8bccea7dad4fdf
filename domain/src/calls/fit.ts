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

export const fitCalls = {
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
