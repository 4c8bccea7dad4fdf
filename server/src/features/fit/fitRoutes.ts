import { fitCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { serve } from '../../http/serve.ts'
import { listFit } from './fit.ts'

/** Which suppliers fit a dossier. */
export function fitRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, fitCalls.list, ({ me, body }) => listFit(me, body.dossier))
}
