import { z } from 'zod'
import { type RetentionName, retentionNames } from '../privacy/retention.ts'
import { refAnswer } from './answers.ts'
import { defineCall } from './call.ts'
import { idInput, plainText, tokenInput } from './inputs.ts'

const group = 'privacy'

/** As what somebody gets what is kept of them. */
export const personFileKinds = ['json', 'html'] as const

const erasePlan = z
  .object({
    people: z
      .array(refAnswer)
      .meta({ description: 'The contacts and accounts that are this person, by their e-mail address and surname.' }),
    others: z.number().meta({
      description: 'How many more have that address and stay: of another name, or not the caller’s to erase.',
    }),
    confirm: z.string().meta({ description: 'What is to be typed to confirm: the name.' }),
    counts: z.object({
      items: z.number().meta({ description: 'What hangs under this person alone and goes along.' }),
      written: z
        .number()
        .meta({ description: 'Remarks, messages and chat of this person, which stay without a name.' }),
      lines: z.number().meta({ description: 'Lines of the log by this person, which stay without a name.' }),
    }),
    files: z.array(refAnswer).meta({
      description:
        'Files that stay and that may name this person: what stands in a file is for people to look at. The newest first.',
    }),
    moreFiles: z.number().meta({ description: 'How many more such files there are.' }),
  })
  .meta({ id: 'ErasePlan' })
export type ErasePlan = z.output<typeof erasePlan>

const days = z.int().min(1).max(36_500).nullable()
const retentionShape: Record<RetentionName, typeof days> = {
  chat: days,
  messages: days,
  log: days,
  logins: days,
  sessions: days,
  notifications: days,
  mails: days,
}
const retention = z.object(retentionShape).meta({
  id: 'Retention',
  description: 'How long each is kept, days; null is for as long as nobody throws it away.',
})
const kept = z.object(retentionShape).partial()

const counts = z.record(z.enum(retentionNames), z.number()).meta({ id: 'KeptCounts' })
export type KeptCounts = z.output<typeof counts>

/** What the law asks: somebody's data as a file, to be forgotten, and nothing kept for longer than needed. */
export const privacyCalls = {
  export: defineCall({
    method: 'POST',
    path: '/api/privacy/export',
    isHeavy: true,
    group,
    summary: 'Everything that is kept of a person, as a file',
    description:
      'Everybody their own; of others for staff who look after them and for super users. What others wrote is told as far as the person may read it.',
    body: z.object({
      _id: idInput.nullish().meta({ description: 'The contact or account; one’s own when left out.' }),
      kind: z.enum(personFileKinds),
      language: z.enum(['nl', 'en']).nullish(),
      ...tokenInput,
    }),
    answer: z.file(),
    answerType: 'application/octet-stream',
    problems: [403, 404],
  }),
  plan: defineCall({
    method: 'POST',
    path: '/api/privacy/plan',
    isHeavy: true,
    group,
    summary: 'What erasing a person would come to; nothing is done',
    body: z.object({ _id: idInput, ...tokenInput }),
    answer: erasePlan,
    problems: [403, 404],
  }),
  erase: defineCall({
    method: 'POST',
    path: '/api/privacy/erase',
    isHeavy: true,
    group,
    summary: 'Erase a person for good: name and contact data everywhere',
    description: 'What this person did stays, without a name. It cannot be undone.',
    isWrite: true,
    body: z.object({
      _id: idInput,
      confirm: plainText(300).meta({ description: 'The name, as the plan gives it.' }),
      ...tokenInput,
    }),
    answer: z.object({
      erased: z.array(z.string()),
      done: z
        .boolean()
        .meta({ description: 'False where there is so much to look through that it goes on by itself.' }),
    }),
    problems: [403, 404],
  }),
  retention: defineCall({
    method: 'POST',
    path: '/api/privacy/retention',
    group,
    summary: 'How long things are kept, and how much would go with other terms',
    description: 'For super users.',
    body: z.object({ wanted: kept.nullish(), ...tokenInput }),
    answer: z.object({ days: retention, gone: counts }),
    problems: [403],
  }),
  retain: defineCall({
    method: 'POST',
    path: '/api/privacy/retain',
    group,
    summary: 'Say how long things are kept; what is left out stays as it is',
    description: 'For super users. What is older goes with the next daily sweep.',
    body: z.object({ wanted: kept, ...tokenInput }),
    answer: retention,
    problems: [403],
  }),
}
