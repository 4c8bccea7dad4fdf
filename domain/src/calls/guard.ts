import { z } from 'zod'
import { suspectKinds } from '../guard/kinds.ts'
import { MASK_LENGTH_MAX, MASKS_MAX, OFFERS_MAX } from '../limits.ts'
import { defineCall } from './call.ts'
import { idInput, plainText, tokenInput } from './inputs.ts'

const group = 'guard'

const piece = z
  .object({
    text: z.string().meta({ description: 'As it was written; a supplier does not read what is hidden.' }),
    is: z.enum(['plain', 'hidden', ...suspectKinds]),
    mask: z.string().optional().meta({ description: 'The word of staff by which it is hidden.' }),
  })
  .meta({ id: 'GuardPiece' })

const review = z
  .object({
    hash: z.string().meta({
      description: 'Of exactly what the supplier of the match reads; sent as `reviewed` it says that this was read.',
    }),
    masks: z.array(z.string()),
    texts: z.array(
      z.object({
        item: z.string(),
        field: z.string(),
        blocks: z.array(z.array(piece)).meta({ description: 'By paragraph.' }),
      }),
    ),
  })
  .meta({ id: 'GuardReview' })

/** What a supplier reads of a dossier, as `/api/guard/read` tells it. */
export type GuardReview = z.output<typeof review>
export type GuardPiece = z.output<typeof piece>

const about = {
  dossier: idInput,
  match: idInput.nullish().meta({ description: 'A match on it, whose words and remarks its supplier will read too.' }),
  supplier: idInput.nullish().meta({ description: 'In place of a match: the supplier that is to get one.' }),
}

const offered = z.object({
  _id: z.string(),
  _version: z.int(),
  supplier: z.string(),
  isNew: z.boolean().meta({ description: 'The match was made with it.' }),
})

/** A match as `/api/guard/offer` answers it. */
export type OfferedMatch = z.output<typeof offered>

export const guardCalls = {
  read: defineCall({
    method: 'POST',
    path: '/api/guard/read',
    isRead: true,
    group,
    summary:
      'What a supplier reads of a dossier before disclosure, what was blotted out, and what still looks telling; for staff',
    body: z.object({ ...about, ...tokenInput }),
    answer: review,
    problems: [403, 404],
  }),
  mask: defineCall({
    method: 'POST',
    path: '/api/guard/mask',
    group,
    summary: 'Blot words out of what suppliers read of a dossier before disclosure, or show them again; for staff',
    body: z.object({
      ...about,
      words: z.array(plainText(MASK_LENGTH_MAX)).min(1).max(MASKS_MAX),
      hidden: z.boolean(),
      ...tokenInput,
    }),
    answer: review,
    problems: [403, 404],
  }),
  offer: defineCall({
    method: 'POST',
    path: '/api/guard/offer',
    group,
    isWrite: true,
    summary: 'Offer a dossier to several suppliers after one reading, to all of them or to none; for staff',
    description:
      'Makes the matches that are not there yet, shows each to its supplier and sets it to offered. `reviewed` is the hash of what that supplier is going to read. When one is refused nothing is done: 409, with a problem of each refused supplier in `refused`; where the text changed it carries the new `review`.',
    body: z.object({
      dossier: idInput,
      offers: z
        .array(z.object({ supplier: idInput, reviewed: plainText(64) }))
        .min(1)
        .max(OFFERS_MAX),
      ...tokenInput,
    }),
    answer: z.object({ offered: z.array(offered) }),
    problems: [403, 404, 409],
  }),
  takeBack: defineCall({
    method: 'POST',
    path: '/api/guard/takeBack',
    group,
    isWrite: true,
    summary: 'Take an offer to several suppliers back, from all of them or from none; for staff',
    description:
      'Takes what `/api/guard/offer` answered. A match that was made with it goes to the trash, another is as it was before. When one has changed since, nothing is done: 409, with a problem of each in `refused`.',
    body: z.object({
      dossier: idInput,
      offered: z
        .array(z.object({ _id: idInput, _version: z.int(), supplier: idInput, isNew: z.boolean() }))
        .min(1)
        .max(OFFERS_MAX),
      ...tokenInput,
    }),
    answer: z.object({ taken: z.array(z.string()).meta({ description: 'The suppliers that no longer see it.' }) }),
    problems: [403, 404, 409],
  }),
}
