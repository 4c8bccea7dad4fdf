import { z } from 'zod'
import { defineCall } from './call.ts'
import { plainText, tokenInput } from './inputs.ts'

const group = 'agenda'

/** How connecting a Google calendar ended: read along from now on, not allowed by its owner, or broken off on the way. */
export const googleOutcomes = ['connected', 'refused', 'failed'] as const
export type GoogleOutcome = (typeof googleOutcomes)[number]

/** Why what was connected is read no more: Google ended it, or its key was sealed with another secret than this server has now. */
const googleLosses = ['revoked', 'sealed'] as const

const connection = z.object({
  since: z.string(),
  name: z.string().meta({ description: 'What its owner is called at Google; empty while it was never read.' }),
  lost: z.enum(googleLosses).nullable().meta({ description: 'Why it is to be connected again, if it is.' }),
  isSilent: z.boolean().meta({ description: 'It could not be read the last time.' }),
  isOwnAlone: z
    .boolean()
    .meta({ description: 'Google was not asked or allowed to tell which other calendars there are.' }),
  calendars: z.array(z.object({ _id: z.string(), name: z.string(), isSilent: z.boolean() })),
})
export type GoogleConnection = z.output<typeof connection>

/** One's calendars at Google, read along in one's agenda (D14, D16); 404 where this installation knows no Google. */
export const googleCalls = {
  look: defineCall({
    method: 'POST',
    path: '/api/agenda/google/look',
    group,
    summary: 'The calendars that one connected at Google',
    body: z.object({ ...tokenInput }),
    answer: z.object({ connection: connection.nullable() }),
  }),
  start: defineCall({
    method: 'POST',
    path: '/api/agenda/google/start',
    isExternal: true,
    group,
    summary: 'Where to go to let one’s Google calendar be read along',
    description: 'It asks for reading events and which calendars there are, and is never asked at login.',
    body: z.object({ ...tokenInput }),
    answer: z.object({ url: z.string().nullable().meta({ description: 'null: Google cannot be reached now.' }) }),
    problems: [404, 429],
  }),
  finish: defineCall({
    method: 'POST',
    path: '/api/agenda/google/finish',
    isExternal: true,
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
    isExternal: true,
    group,
    summary: 'Disconnect it: what is kept of it is forgotten, and the access given back to Google',
    body: z.object({ ...tokenInput }),
    answer: z.object({ revoked: z.boolean().meta({ description: 'Whether Google says that the access has ended.' }) }),
    problems: [404],
  }),
}
