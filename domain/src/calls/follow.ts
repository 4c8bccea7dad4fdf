import { z } from 'zod'
import { refAnswer } from './answers.ts'
import { defineCall } from './call.ts'
import { idInput, tokenInput } from './inputs.ts'

const group = 'notifications'

/** Items that one may follow at once. */
export const FOLLOWS_MAX = 100

const followed = z
  .object({
    item: refAnswer.meta({ description: 'What is followed, in the form that the reader reads.' }),
    since: z.iso.datetime(),
  })
  .meta({ id: 'Followed' })
export type Followed = z.output<typeof followed>

/** Following an item: what changes there is told under the bell and by mail. Only oneself knows of it. */
export const followCalls = {
  list: defineCall({
    method: 'POST',
    path: '/api/follow/list',
    group,
    summary: 'What one follows, as far as one still reads it, the latest first',
    isRead: true,
    body: z.object({ ...tokenInput }),
    answer: z.array(followed),
  }),
  set: defineCall({
    method: 'POST',
    path: '/api/follow/set',
    group,
    summary: 'Follow an organisation, a dossier or a match, or stop doing so',
    isWrite: true,
    body: z.object({ item: idInput, follow: z.boolean(), ...tokenInput }),
    answer: z.object({ follow: z.boolean() }),
    problems: [404, 422],
  }),
}
