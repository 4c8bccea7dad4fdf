import { z } from 'zod'
import { REQUEST_CONTACTS_MAX } from '../requestForm.ts'
import { defineCall } from './call.ts'
import { fieldsInput, plainText } from './inputs.ts'

const group = 'request'
const nothing = z.object({})
const keyInput = plainText(200).meta({ description: 'The key of the link that was mailed.' })

/** The public request form (D18): for organisations that have no account. */
export const requestCalls = {
  form: defineCall({
    method: 'GET',
    path: '/api/request/form',
    group,
    summary: 'A fresh form: what its answer must bring along',
    isOpen: true,
    body: nothing,
    answer: z.object({ form: z.string(), after: z.int().meta({ description: 'Milliseconds before it may be sent.' }) }),
    problems: [404, 429],
  }),
  send: defineCall({
    method: 'POST',
    path: '/api/request',
    group,
    summary: 'Ask for a selection; it counts once it is confirmed by mail',
    description: 'Answers the same whether the organisation or the address is known or not.',
    isOpen: true,
    body: z.object({
      lead: fieldsInput,
      contacts: z.array(fieldsInput).min(1).max(REQUEST_CONTACTS_MAX),
      dossier: fieldsInput,
      form: plainText(300).meta({ description: 'As the fresh form said it.' }),
      fax: plainText(500).optional().meta({ description: 'Stays empty: a field that people do not see.' }),
      locale: z.enum(['nl', 'en']).optional().meta({ description: 'The language of the confirmation.' }),
    }),
    answer: nothing,
    problems: [404, 422, 429],
  }),
  key: defineCall({
    method: 'POST',
    path: '/api/request/key',
    group,
    summary: 'What a mailed link confirms, while it works',
    isOpen: true,
    body: z.object({ key: keyInput }),
    answer: z.object({ organisation: z.string(), kind: z.string(), email: z.string() }),
    problems: [404, 429],
  }),
  confirm: defineCall({
    method: 'POST',
    path: '/api/request/confirm',
    group,
    summary: 'Confirm a request by a mailed link; it works once, and says so again while the link lasts',
    isOpen: true,
    body: z.object({ key: keyInput }),
    answer: nothing,
    problems: [404, 429, 503],
  }),
}
