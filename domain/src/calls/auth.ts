import { z } from 'zod'
import { itemAnswer, refAnswer, userAnswer } from './answers.ts'
import { defineCall } from './call.ts'
import { plainText, tokenInput } from './inputs.ts'

const group = 'auth'
const empty = z.object({ ...tokenInput })
const nothing = z.object({})
const secret = plainText(1000)
const loggedIn = z.object({ user: userAnswer.extend({ token: z.string() }).meta({ id: 'UserWithToken' }) })

export const authCalls = {
  login: defineCall({
    method: 'POST',
    path: '/api/auth/login',
    group,
    summary: 'Log in by e-mail address or username',
    description:
      'Answers the user with a token, and sets the cookie auth.token for browsers. A wrong password and an unknown account are one answer.',
    isOpen: true,
    body: z.object({ email: plainText(320), password: secret }),
    answer: loggedIn,
    problems: [401],
  }),
  logout: defineCall({
    method: 'POST',
    path: '/api/auth/logout',
    group,
    summary: 'Log out: the token is worth nothing from then on',
    body: empty,
    answer: nothing,
  }),
  user: defineCall({
    method: 'GET',
    path: '/api/auth/user',
    group,
    summary: 'Who has logged in',
    body: nothing,
    answer: z.object({ user: userAnswer }),
  }),
  list: defineCall({
    method: 'POST',
    path: '/api/auth/list',
    group,
    summary: 'All users, for super users',
    body: empty,
    answer: z.array(itemAnswer.extend({ organisation: refAnswer.optional() })),
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
