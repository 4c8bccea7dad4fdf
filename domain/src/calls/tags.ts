import { z } from 'zod'
import { defineCall } from './call.ts'
import { tokenInput } from './inputs.ts'

export const tagCalls = {
  counts: defineCall({
    method: 'POST',
    path: '/api/tags/counts',
    isRead: true,
    group: 'tags',
    summary: 'How many items carry each tag, as far as one may see them',
    description: 'A tag that nothing carries, nor anything below it, is left out.',
    body: z.object({ ...tokenInput }),
    answer: z.array(
      z.object({
        _id: z.string(),
        count: z.int().meta({ description: 'Items with this very tag.' }),
        total: z.int().meta({ description: 'Items with this tag or one below it, each counted once.' }),
      }),
    ),
  }),
}
