import { Forbidden, isCentre } from '@schakel/domain'
import { seeAsCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { serve } from '../../http/serve.ts'
import { readLookable } from '../../store/read/lookable.ts'

/** Whom one may look as; the looking itself is `sessionOf` (D6). */
export function seeAsRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, seeAsCalls.people, async ({ me, body }) => {
    if (!isCentre(me.viewer)) throw new Forbidden('look as another')
    return readLookable(me, { q: (body.q ?? '').trim(), organisation: body.organisation ?? undefined })
  })
}
