import { z } from 'zod'
import { defineCall } from './call.ts'
import { tokenInput } from './inputs.ts'

const group = 'items'

const address = z.object({
  street: z.string().optional(),
  zipcode: z.string().optional(),
  city: z.string().optional(),
})

const company = z.object({ name: z.string(), address })
/** A business as its register has it. */
export type FoundCompany = z.output<typeof company>

export const addressCalls = {
  complete: defineCall({
    method: 'POST',
    path: '/api/addresses/complete',
    isRead: true,
    isExternal: true,
    group,
    summary: 'The street and city of a Dutch zip code and house number',
    description:
      'The city comes from a table of this server; the street from the service that it is set to, where there is one. What is not known is left out.',
    body: z.object({
      zipcode: z.string().regex(/^[1-9]\d{3} [A-Z]{2}$/),
      number: z
        .string()
        .regex(/^\d{1,5}(?!\d).{0,7}$/)
        .optional(),
      ...tokenInput,
    }),
    answer: address,
    problems: [429, 503],
  }),
  company: defineCall({
    method: 'POST',
    path: '/api/addresses/company',
    isRead: true,
    isExternal: true,
    group,
    summary: 'Name and address of a business by its KvK number',
    description:
      'Asked by this server of the register that it is set to. 404 where there is none, or it does not know the number.',
    body: z.object({ kvk: z.string().regex(/^\d{8}$/), ...tokenInput }),
    answer: company,
    problems: [404, 429, 503],
  }),
}
