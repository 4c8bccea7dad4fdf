import { z } from 'zod'
import { defineCall } from './call.ts'
import { plainText, tokenInput } from './inputs.ts'

const group = 'accounts'
const nothing = z.object({})
const secret = plainText(1000)
const keyInput = plainText(200).meta({ description: 'The key of a link that was mailed.' })

export const keyPurposes = ['reset', 'invite', 'email'] as const

/** Getting in by a mailed link: a forgotten password, an invitation, another address (D8.8). */
export const accountCalls = {
  forgot: defineCall({
    method: 'POST',
    path: '/api/auth/forgot',
    group,
    summary: 'Ask for a link to choose another password',
    description: 'Answers the same whether the account exists or not. The link works once, for an hour.',
    isOpen: true,
    body: z.object({ email: plainText(320) }),
    answer: nothing,
    problems: [429],
  }),
  key: defineCall({
    method: 'POST',
    path: '/api/auth/key',
    group,
    summary: 'What a mailed link is for, while it works',
    isOpen: true,
    body: z.object({ key: keyInput }),
    answer: z.object({
      purpose: z.enum(keyPurposes),
      name: z.string().optional(),
      email: z.string().optional(),
      organisation: z.string().optional(),
    }),
    problems: [404, 429],
  }),
  reset: defineCall({
    method: 'POST',
    path: '/api/auth/reset',
    group,
    summary: 'Choose another password by a mailed link; ends every session',
    isOpen: true,
    body: z.object({ key: keyInput, password: secret }),
    answer: nothing,
    problems: [404, 429],
  }),
  invite: defineCall({
    method: 'POST',
    path: '/api/auth/invite',
    isWrite: true,
    group,
    summary: 'Invite a person to an account in their organisation',
    description: 'For staff and super users. The link works once, for seven days; another invitation replaces it.',
    body: z.object({ person: plainText(200), ...tokenInput }),
    answer: z.object({ email: z.string(), until: z.string() }),
    problems: [403, 404],
  }),
  accept: defineCall({
    method: 'POST',
    path: '/api/auth/accept',
    group,
    summary: 'Make one’s account by an invitation',
    isOpen: true,
    body: z.object({ key: keyInput, password: secret }),
    answer: z.object({ email: z.string(), username: z.string() }),
    problems: [404, 429],
  }),
  email: defineCall({
    method: 'POST',
    path: '/api/auth/email',
    group,
    summary: 'Ask for another e-mail address; it counts once it is confirmed by mail',
    body: z.object({ email: plainText(320), password: secret, ...tokenInput }),
    answer: nothing,
  }),
  confirm: defineCall({
    method: 'POST',
    path: '/api/auth/confirm',
    group,
    summary: 'Confirm another e-mail address by a mailed link',
    isOpen: true,
    body: z.object({ key: keyInput }),
    answer: z.object({ email: z.string() }),
    problems: [404, 429],
  }),
  sessions: defineCall({
    method: 'POST',
    path: '/api/auth/sessions',
    group,
    summary: 'Where one has logged in',
    body: z.object({ ...tokenInput }),
    answer: z.array(
      z.object({
        _id: z.string(),
        device: z.string(),
        address: z.string().meta({ description: 'The network it came from, without the last part.' }),
        created: z.string(),
        seen: z.string(),
        current: z.boolean(),
      }),
    ),
  }),
  revoke: defineCall({
    method: 'POST',
    path: '/api/auth/sessions/revoke',
    group,
    summary: 'End one session, or all but this one',
    body: z.object({ _id: plainText(100).nullish(), ...tokenInput }),
    answer: nothing,
    problems: [404],
  }),
}
