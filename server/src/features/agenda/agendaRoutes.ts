import { agendaCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { serve } from '../../http/serve.ts'
import { agendaOf } from './agenda.ts'

/** The agenda of who calls (S2.3, D14). */
export function agendaRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, agendaCalls.list, ({ me, body: { from, to } }) => agendaOf(me, { from, to }))
}
