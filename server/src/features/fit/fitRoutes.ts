import { fitCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { serve } from '../../http/serve.ts'
import { listFit } from './fit.ts'
import { listMatchLines } from './matchLines.ts'

/** Which suppliers fit a dossier, and how its matches stand side by side. */
export function fitRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, fitCalls.list, ({ me, body }) => listFit(me, body.dossier))
  serve(app, context, fitCalls.matches, ({ me, body }) => listMatchLines(me, body.dossier))
}
