import { z } from 'zod'
import { LOGIN_WEEKS_MAX } from '../limits.ts'
import { itemAnswer, refAnswer, userAnswer } from './answers.ts'
import { defineCall } from './call.ts'
import { pagingInput } from './filters.ts'
import { plainText, tokenInput, wholeNumber } from './inputs.ts'

const group = 'auth'
const nothing = z.object({})
const secret = plainText(1000)
const loggedIn = z.object({ user: userAnswer.extend({ token: z.string() }).meta({ id: 'UserWithToken' }) })
const secondStep = z.object({
  second: z.object({
    key: z.string().meta({ description: 'Goes with the second step; works for ten minutes.' }),
    totp: z.boolean(),
    passkey: z.looseObject({ challenge: z.string() }).nullable(),
    setup: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }).optional().meta({
      description:
        'The role asks a second factor and there is none: this is a new one, and its first code the second step.',
    }),
  }),
})

export const authCalls = {
  login: defineCall({
    method: 'POST',
    path: '/api/auth/login',
    group,
    summary: 'Log in by e-mail address or username',
    description:
      'Answers the user with a token, and sets the cookie auth.token for browsers; or, where the account asks for more, what the second step needs. A wrong password and an unknown account are one answer.',
    isOpen: true,
    body: z.object({ email: plainText(320), password: secret }),
    answer: z.union([loggedIn, secondStep]),
    problems: [401],
  }),
  logout: defineCall({
    method: 'POST',
    path: '/api/auth/logout',
    group,
    summary: 'Log out: the token is worth nothing from then on, or that of every session',
    body: z.object({ everywhere: z.boolean().nullish(), ...tokenInput }),
    answer: nothing,
  }),
  user: defineCall({
    method: 'GET',
    path: '/api/auth/user',
    isRead: true,
    group,
    summary: 'Who has logged in',
    body: nothing,
    answer: z.object({ user: userAnswer }),
  }),
  list: defineCall({
    method: 'POST',
    path: '/api/auth/list',
    isRead: true,
    group,
    summary: 'The users by name, a page at a time; for super users',
    body: z.object({ ...pagingInput, ...tokenInput }),
    answer: z.array(
      itemAnswer.extend({
        organisation: refAnswer.optional(),
        last_login: z.string().optional().meta({ description: 'When they last logged in; left out for never.' }),
      }),
    ),
    headers: { 'x-total-count': 'How many users there are.' },
    problems: [403],
  }),
  logins: defineCall({
    method: 'POST',
    path: '/api/auth/logins',
    isRead: true,
    group,
    summary: 'Logins per week, this week last; for super users',
    body: z.object({ weeks: wholeNumber(1, LOGIN_WEEKS_MAX, 26), ...tokenInput }),
    answer: z.array(
      z.object({
        week: z.string().meta({ description: 'Its Monday, YYYY-MM-DD.' }),
        logins: z.int(),
        users: z.int().meta({ description: 'How many different people.' }),
      }),
    ),
    problems: [403],
  }),
  password: defineCall({
    method: 'POST',
    path: '/api/auth/password',
    group,
    summary: 'Choose another password',
    description: 'Ends every session of the user and opens a new one, whose token is the answer.',
    body: z.object({ old: secret, password: secret, ...tokenInput }),
    answer: loggedIn,
  }),
}
