import { guardCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Context } from '../../http/context.ts'
import { serve } from '../../http/serve.ts'
import { type Guarded, readReview } from '../../store/guard/guard.ts'
import { mask } from '../../store/write/mask.ts'
import { offerTo, takeBack } from '../../store/write/offers.ts'

/** What a supplier is going to read of a dossier, what staff blot out of it (D7), and offering it to several once they read that. */
export function guardRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, guardCalls.read, ({ me, body }) => readReview(me, guardedIn(body)))
  serve(app, context, guardCalls.mask, async ({ me, body }) => {
    await mask(me, body.dossier, body.words, body.hidden)
    return readReview(me, guardedIn(body))
  })
  serve(app, context, guardCalls.offer, ({ me, body: { dossier, offers } }) => offerTo(me, dossier, offers))
  serve(app, context, guardCalls.takeBack, ({ me, body: { dossier, offered } }) => takeBack(me, dossier, offered))
}

function guardedIn({ dossier, match, supplier }: z.output<typeof guardCalls.read.body>): Guarded {
  return { dossier, match: match ?? undefined, supplier: supplier ?? undefined }
}
