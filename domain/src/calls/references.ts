import { z } from 'zod'
import { REFERENCE_CALLS_MAX } from '../limits.ts'
import { REQUIREMENTS_MAX, referenceOutcomes, sizeClasses } from '../types/index.ts'
import { defineCall } from './call.ts'
import { idInput, plainText, tokenInput, versionInput } from './inputs.ts'

const group = 'demo'
const outcome = z.enum(referenceOutcomes)

const reference = z
  .object({
    _id: z.string(),
    _version: z.int(),
    role: z.string().meta({ description: 'What the referee does, such as head of IT.' }),
    size: z.enum(sizeClasses).nullable().meta({ description: 'Employees of where the referee works.' }),
    date: z.string(),
    name: z.string().nullable().meta({ description: 'For staff and who asks alone.' }),
    by: z.string().nullable().meta({ description: 'Who recorded it.' }),
    rows: z.array(z.object({ key: z.string(), outcome })).meta({ description: 'What was asked, and what came of it.' }),
  })
  .meta({ id: 'ReferenceCall' })

/** A call with a referee of a supplier, as it is told. */
export type ReferenceCall = z.output<typeof reference>

export const referenceCalls = {
  list: defineCall({
    method: 'POST',
    path: '/api/references/list',
    isRead: true,
    group,
    summary: 'Calls with referees of the supplier of a match, the newest first; for staff and who asks',
    body: z.object({ match: idInput, ...tokenInput }),
    answer: z.object({ references: z.array(reference) }),
    problems: [404],
  }),
  save: defineCall({
    method: 'POST',
    path: '/api/references/save',
    group,
    summary: 'Record a call with a referee, or change one that is there',
    description: `At most ${REFERENCE_CALLS_MAX} of a match. A confirmed row has at least grade 2 for who reads this.`,
    isWrite: true,
    body: z.object({
      match: idInput,
      _id: plainText(40).nullish(),
      _version: versionInput,
      role: plainText(100).min(1),
      size: z.enum(sizeClasses).nullish(),
      date: z.iso.date(),
      name: plainText(200).nullish(),
      rows: z.array(z.object({ key: plainText(20), outcome })).max(REQUIREMENTS_MAX),
      ...tokenInput,
    }),
    answer: z.object({ _id: z.string(), _version: z.int() }),
    problems: [404, 409],
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/references/remove',
    group,
    summary: 'Take away what was recorded of a call with a referee',
    isWrite: true,
    body: z.object({ match: idInput, _id: plainText(40), ...tokenInput }),
    answer: z.object({ _id: z.string(), removed: z.boolean() }),
    problems: [404],
  }),
  restore: defineCall({
    method: 'POST',
    path: '/api/references/restore',
    group,
    summary: 'Put back a call with a referee that was removed, as it was, within a day',
    isWrite: true,
    body: z.object({ match: idInput, _id: plainText(40), ...tokenInput }),
    answer: z.object({ _id: z.string(), _version: z.int() }),
    problems: [404],
  }),
}
