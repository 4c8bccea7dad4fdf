import { z } from 'zod'
import { userAnswer } from './answers.ts'
import { defineCall } from './call.ts'
import { plainText, tokenInput } from './inputs.ts'

const group = 'second factor'
const nothing = z.object({})
const withPassword = z.object({ password: plainText(1000), ...tokenInput })
const loggedIn = z.object({ user: userAnswer.extend({ token: z.string() }) })
const options = z.looseObject({ challenge: z.string() }).meta({ description: 'What the browser asks the passkey.' })
const response = z.looseObject({ id: z.string().max(2000) }).meta({ description: 'What the passkey answered.' })
const recoveryAnswer = z.object({ recovery: z.array(z.string()).meta({ description: 'Codes that work once each.' }) })

/** A second factor and passkeys. */
export const factorCalls = {
  second: defineCall({
    method: 'POST',
    path: '/api/auth/second',
    group,
    summary: 'The second step of logging in: a code, a recovery code or a passkey',
    isOpen: true,
    body: z.object({ key: plainText(200), code: plainText(40).nullish(), response: response.nullish() }),
    answer: loggedIn.extend({
      recovery: z.array(z.string()).optional().meta({ description: 'Where a factor was set up by it.' }),
    }),
    problems: [401, 404, 429],
  }),
  passkeyOptions: defineCall({
    method: 'POST',
    path: '/api/auth/passkey/options',
    group,
    summary: 'Begin to log in by a passkey alone',
    isOpen: true,
    body: nothing,
    answer: z.object({ key: z.string(), options }),
    problems: [429],
  }),
  passkey: defineCall({
    method: 'POST',
    path: '/api/auth/passkey',
    group,
    summary: 'Log in by a passkey alone',
    isOpen: true,
    body: z.object({ key: plainText(200), response }),
    answer: loggedIn,
    problems: [401, 429],
  }),
  factors: defineCall({
    method: 'POST',
    path: '/api/auth/factors',
    group,
    summary: 'What one’s account asks besides the password',
    body: z.object({ ...tokenInput }),
    answer: z.object({
      totp: z.boolean(),
      recovery: z.int().meta({ description: 'How many recovery codes are left.' }),
      passkeys: z.array(
        z.object({ _id: z.string(), name: z.string(), created: z.string(), used: z.string().nullable() }),
      ),
    }),
  }),
  totpStart: defineCall({
    method: 'POST',
    path: '/api/auth/totp/start',
    group,
    summary: 'A new secret for an authenticator app; it counts once a code of it is given',
    body: withPassword,
    answer: z.object({ secret: z.string(), uri: z.string(), qr: z.string().meta({ description: 'An SVG image.' }) }),
  }),
  totpConfirm: defineCall({
    method: 'POST',
    path: '/api/auth/totp/confirm',
    group,
    summary: 'Ask for a code of the app from now on',
    description: 'A next code within ten minutes gives recovery codes anew, where the answer was lost.',
    body: z.object({ code: plainText(40), ...tokenInput }),
    answer: recoveryAnswer,
  }),
  totpRemove: defineCall({
    method: 'POST',
    path: '/api/auth/totp/remove',
    group,
    summary: 'Ask for no code any more',
    body: withPassword,
    answer: nothing,
  }),
  recovery: defineCall({
    method: 'POST',
    path: '/api/auth/recovery',
    group,
    summary: 'New recovery codes; the old ones end',
    body: withPassword,
    answer: recoveryAnswer,
  }),
  passkeyStart: defineCall({
    method: 'POST',
    path: '/api/auth/passkey/start',
    group,
    summary: 'Begin to add a passkey',
    body: withPassword,
    answer: z.object({ key: z.string(), options }),
  }),
  passkeyAdd: defineCall({
    method: 'POST',
    path: '/api/auth/passkey/add',
    group,
    summary: 'Add a passkey',
    body: z.object({ key: plainText(200), name: plainText(80), response, ...tokenInput }),
    answer: recoveryAnswer,
  }),
  passkeyRemove: defineCall({
    method: 'POST',
    path: '/api/auth/passkey/remove',
    group,
    summary: 'Remove a passkey',
    body: z.object({ _id: plainText(2000), password: plainText(1000), ...tokenInput }),
    answer: nothing,
    problems: [404],
  }),
}
