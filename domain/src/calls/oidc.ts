import { z } from 'zod'
import { defineCall } from './call.ts'
import { plainText } from './inputs.ts'

const group = 'auth'

/** Logging in by an identity provider (D16); 404 where none is configured. */
export const oidcCalls = {
  start: defineCall({
    method: 'POST',
    path: '/api/auth/oidc/start',
    group,
    summary: 'Where to go to log in at the identity provider',
    isOpen: true,
    body: z.object({ redirect: plainText(1000).nullish().meta({ description: 'Where one wants to be afterwards.' }) }),
    answer: z.object({ url: z.string().nullable().meta({ description: 'null: the provider cannot be reached now.' }) }),
    problems: [404, 429],
  }),
  finish: defineCall({
    method: 'POST',
    path: '/api/auth/oidc/finish',
    group,
    summary: 'Log in with what the identity provider sent along to /callback',
    description:
      'For the browser that began it, once. 403: the provider knows them and this installation does not. It may ask for the second step first.',
    isOpen: true,
    body: z.object({ query: plainText(8000).meta({ description: 'What stood behind the question mark.' }) }),
    answer: z.looseObject({ redirect: z.string() }),
    problems: [401, 403, 404, 429],
  }),
}
