import { guardCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { serve } from '../../http/serve.ts'
import { readReview } from '../../store/guard.ts'
import { mask } from '../../store/write/mask.ts'

/** What a supplier is going to read of a dossier, and what staff blot out of it (D7). */
export function guardRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, guardCalls.read, ({ me, body: { dossier, match } }) =>
    readReview(me, { dossier, match: match ?? undefined }),
  )
  serve(app, context, guardCalls.mask, async ({ me, body: { dossier, match, words, hidden } }) => {
    await mask(me, dossier, words, hidden)
    return readReview(me, { dossier, match: match ?? undefined })
  })
}
