import { z } from 'zod'
import { defineCall } from './call.ts'
import { plainText, tokenInput } from './inputs.ts'

const group = 'agenda'

/** How connecting a Google calendar ended: read along from now on, not allowed by its owner, or broken off on the way. */
export const googleOutcomes = ['connected', 'refused', 'failed'] as const
export type GoogleOutcome = (typeof googleOutcomes)[number]

const connection = z.object({
  since: z.string(),
  name: z.string().meta({ description: 'What its owner calls it at Google; empty while it was never read.' }),
  isLost: z.boolean().meta({ description: 'Google lets it be read no more: it is to be connected again.' }),
  isSilent: z.boolean().meta({ description: 'It could not be read the last time.' }),
})
export type GoogleConnection = z.output<typeof connection>

/** One's calendar at Google, read along in one's agenda (D14, D16); 404 where this installation knows no Google. */
export const googleCalls = {
  look: defineCall({
    method: 'POST',
    path: '/api/agenda/google/look',
    group,
    summary: 'The calendar that one connected at Google',
    body: z.object({ ...tokenInput }),
    answer: z.object({ connection: connection.nullable() }),
  }),
  start: defineCall({
    method: 'POST',
    path: '/api/agenda/google/start',
    group,
    summary: 'Where to go to let one’s Google calendar be read along',
    description: 'It asks for reading events alone, and is never asked at login.',
    body: z.object({ ...tokenInput }),
    answer: z.object({ url: z.string().nullable().meta({ description: 'null: Google cannot be reached now.' }) }),
    problems: [404, 429],
  }),
  finish: defineCall({
    method: 'POST',
    path: '/api/agenda/google/finish',
    group,
    summary: 'Connect the calendar with what Google sent along to /callback',
    description: 'For the session that began it, once, within ten minutes.',
    body: z.object({
      query: plainText(8000).meta({ description: 'What stood behind the question mark.' }),
      ...tokenInput,
    }),
    answer: z.object({ outcome: z.enum(googleOutcomes) }),
    problems: [404, 429],
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/agenda/google/remove',
    group,
    summary: 'Disconnect it: what is kept of it is forgotten, and the access given back to Google',
    body: z.object({ ...tokenInput }),
    answer: z.object({ revoked: z.boolean().meta({ description: 'Whether Google says that the access has ended.' }) }),
    problems: [404],
  }),
}
