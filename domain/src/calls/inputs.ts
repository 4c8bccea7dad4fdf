import { z } from 'zod'
import { cleanText } from '../fields/text.ts'
import { SEARCH_TERM_MAX } from '../limits.ts'

/** The code of a text that cannot be stored (D19.3). */
export const NOT_ALLOWED = 'notAllowed'

/** Text that a statement can take: no NUL, no lone surrogate (D19.3). */
export function plainText(max: number) {
  return z
    .string()
    .max(max)
    .refine((text) => cleanText(text, 'many') !== undefined, NOT_ALLOWED)
}

/** A filter: absent, null, empty and `*` mean any (D8.3). */
export function anyOr(max = 200) {
  return plainText(max)
    .nullish()
    .transform((text) => (text === undefined || text === null || text === '' || text === '*' ? undefined : text))
}

/** A whole number in a range; it may come as text, and empty means the default (S5.6, D19.3). */
export function wholeNumber(min: number, max: number, fallback: number) {
  return z
    .union([z.number(), z.string().max(20), z.null()])
    .optional()
    .transform((given) => {
      if (given === undefined || given === null) return fallback
      if (typeof given === 'number') return given
      return given.trim() === '' ? fallback : Number(given)
    })
    .pipe(z.int().min(min).max(max))
    .meta({ description: `A whole number from ${min} to ${max}, as a number or as text; ${fallback} when left out.` })
}

/** A version as it was read, or nothing (D2.3). */
export const versionInput = z
  .union([z.number(), z.string().max(20), z.null()])
  .optional()
  .transform((given) => (given === undefined || given === null || given === '' ? undefined : Number(given)))
  .pipe(z.int().min(0).optional())
  .meta({ description: 'The version this write is based on; 409 when it is no longer current.' })

/** An id, or the bare key of a space (D8.7); a wrong one is simply not found. */
export const idInput = plainText(200).meta({ description: 'An id such as lead/01h…' })

/** What one types to search (D8.3). */
export const termInput = plainText(SEARCH_TERM_MAX)
  .nullish()
  .transform((text) => (text === null || text === '*' ? undefined : text))

/** Fields of an item; the type of the item says which there are. */
export const fieldsInput = z.record(z.string(), z.unknown()).meta({
  description: 'Fields of the item by name; the schema `Item.lead`, `Item.person` and so on says which a type has.',
})

/** The token may stand in the payload of any call (S7.1). */
export const tokenInput = {
  token: z.string().max(200).nullish().meta({ description: 'The token, when no header carries it.' }),
}
