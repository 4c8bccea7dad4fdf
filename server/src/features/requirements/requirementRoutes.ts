import { requirementCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { serve } from '../../http/serve.ts'
import { readRequirements, readTemplates } from '../../store/read/requirements.ts'
import { loadRequirementSets } from '../../store/write/requirementSets.ts'
import {
  copyRequirements,
  freezeRequirements,
  proposeRequirement,
  saveRequirements,
} from '../../store/write/requirements.ts'

/** Requirement sets: of a space as templates, and of a dossier (F1). */
export function requirementRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, requirementCalls.load, async ({ me, body }) => ({
    made: await loadRequirementSets(me, body.space ?? undefined, body.kinds ?? undefined),
  }))
  serve(app, context, requirementCalls.templates, ({ me, body }) => readTemplates(me, body.dossier))
  serve(app, context, requirementCalls.list, ({ me, body }) => readRequirements(me, body.parent))
  serve(app, context, requirementCalls.copy, ({ me, body }) =>
    copyRequirements(me, body.dossier, body.template, body.keys),
  )
  serve(app, context, requirementCalls.save, ({ me, body }) => saveRequirements(me, body.parent, body))
  serve(app, context, requirementCalls.freeze, ({ me, body }) =>
    freezeRequirements(me, body.dossier, { ...body, reason: body.reason ?? undefined }),
  )
  serve(app, context, requirementCalls.propose, ({ me, body }) => proposeRequirement(me, body.dossier, body.row))
}
