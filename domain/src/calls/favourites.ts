import { z } from 'zod'
import { FAVOURITES_MAX } from '../limits.ts'
import { typeNames } from '../types/index.ts'
import { refAnswer } from './answers.ts'
import { defineCall } from './call.ts'
import { idInput, tokenInput, wholeNumber } from './inputs.ts'

const group = 'favourites'

const favouriteAnswer = z
  .object({
    _id: z.string().meta({ description: 'The id of the item, or of the view.' }),
    item: refAnswer.optional().meta({ description: 'The item as the caller reads it, with where it belongs.' }),
    view: z.object({ type: z.enum(typeNames), name: z.string() }).optional(),
  })
  .meta({ id: 'Favourite' })
export type Favourite = z.output<typeof favouriteAnswer>

const doneAnswer = z.object({ _id: z.string() })

export const favouriteCalls = {
  list: defineCall({
    method: 'POST',
    path: '/api/favourites/list',
    isRead: true,
    group,
    summary: 'What the caller keeps at hand, in the order they gave it',
    description: 'What the caller reads no longer is left out.',
    body: z.object({ ...tokenInput }),
    answer: z.array(favouriteAnswer),
  }),
  put: defineCall({
    method: 'POST',
    path: '/api/favourites/put',
    isWrite: true,
    group,
    summary: 'Keep an item or a view at hand, or give it another place',
    body: z.object({
      _id: idInput,
      at: wholeNumber(0, FAVOURITES_MAX, FAVOURITES_MAX).meta({
        description: 'How many stand before it; the last when left out.',
      }),
      ...tokenInput,
    }),
    answer: doneAnswer,
    problems: [404, 422],
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/favourites/remove',
    isWrite: true,
    group,
    summary: 'Keep it at hand no longer',
    description: 'The same answer whether or not it was kept.',
    body: z.object({ _id: idInput, ...tokenInput }),
    answer: z.object({ done: z.literal(true) }),
  }),
}
