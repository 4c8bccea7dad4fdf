import { tagCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { serve } from '../../http/serve.ts'

/** What the tag tree shows besides the tags themselves (S2.32). */
export function tagRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, tagCalls.counts, ({ me }) => me.tagCounts())
}
