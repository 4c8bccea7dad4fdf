import { z } from 'zod'
import { suspectKinds } from '../guard/kinds.ts'
import { MASK_LENGTH_MAX, MASKS_MAX } from '../limits.ts'
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
}

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
}
