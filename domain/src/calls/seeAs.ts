import { z } from 'zod'
import { refAnswer } from './answers.ts'
import { defineCall } from './call.ts'
import { idInput, termInput, tokenInput } from './inputs.ts'

export const seeAsCalls = {
  people: defineCall({
    method: 'POST',
    path: '/api/seeas/people',
    group: 'seeas',
    summary: 'Whom one may impersonate, by name; for super users and staff',
    description:
      'Every call that only tells can then be asked with the header x-see-as and the id of that account: it answers what they would get. Every other call answers 403 with that header.',
    body: z.object({ q: termInput, organisation: idInput.nullish(), ...tokenInput }),
    answer: z.array(refAnswer),
    problems: [403],
  }),
}
