import { z } from 'zod'
import { PAGE_MAX, PAGE_SIZE, PAGE_SIZE_MAX } from '../limits.ts'
import { itemAnswer, refAnswer } from './answers.ts'
import { defineCall } from './call.ts'
import { idInput, termInput, tokenInput, wholeNumber } from './inputs.ts'

const group = 'messages'

/** The boxes of messages (D13). */
export const messageBoxes = ['inbox', 'sent'] as const

/** A message in a box. */
const messageAnswer = itemAnswer
  .extend({
    status: z.enum(['sent', 'read']).meta({
      description: 'In the inbox whether the reader has read it; of what one sent whether anybody has.',
    }),
    _to: z.array(refAnswer).optional().meta({ description: 'To whom it went, as far as the reader may know.' }),
    _reads: z.int().optional().meta({ description: 'Of what one sent: how many have read it.' }),
  })
  .meta({ id: 'Message' })

/** Calls about messages (D13, D19.9). Sending one is saving an item of type `message` under its addressee; `_to` names more of them. */
export const messageCalls = {
  list: defineCall({
    method: 'POST',
    path: '/api/messages/list',
    isRead: true,
    group,
    summary: 'The inbox, or what was sent, newest first',
    body: z.object({
      box: z
        .enum([...messageBoxes, ''])
        .nullish()
        .transform((given) => messageBoxes.find((name) => name === given) ?? 'inbox'),
      q: termInput.meta({ description: 'Words of the subject, the text or the sender.' }),
      unread: z.boolean().nullish().meta({ description: 'Only what was not read yet.' }),
      page: wholeNumber(1, PAGE_MAX, 1),
      page_size: wholeNumber(1, PAGE_SIZE_MAX, PAGE_SIZE),
      ...tokenInput,
    }),
    answer: z.array(messageAnswer),
    headers: {
      'x-total-count': 'How many messages there are.',
      'x-unread-count': 'How many of the box were not read yet.',
    },
  }),
  read: defineCall({
    method: 'POST',
    path: '/api/messages/read',
    group,
    summary: 'Mark messages as read, or as unread again',
    description: 'For the reader alone; the message itself gets status read with its first reader.',
    body: z.object({
      ids: z.array(idInput).min(1).max(PAGE_SIZE_MAX),
      read: z.boolean().nullish().meta({ description: 'true when left out.' }),
      ...tokenInput,
    }),
    answer: z.object({ unread: z.int().meta({ description: 'How many of the inbox are not read now.' }) }),
    problems: [404],
  }),
  recipients: defineCall({
    method: 'POST',
    path: '/api/messages/recipients',
    isRead: true,
    group,
    summary: 'People, organisations and spaces to whom one may write, by their name',
    body: z.object({ q: termInput, ...tokenInput }),
    answer: z.array(refAnswer),
  }),
}
