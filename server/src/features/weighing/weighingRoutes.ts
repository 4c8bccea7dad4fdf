import { Forbidden } from '@schakel/domain'
import { scenarioCalls, weighingCalls } from '@schakel/domain/calls'
import { firmnessInput } from '@schakel/domain/decision'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { serve } from '../../http/serve.ts'
import { mayOrganise } from '../../store/read/decision.ts'
import type { ViewerStore } from '../../store/store.ts'
import { closeRound } from '../../store/write/weighings.ts'
import { keepOwn, withdrawOwn } from './changeOwn.ts'
import { firmnessOf } from './firmness.ts'
import { invite } from './invite.ts'
import { readSheet } from './readSheet.ts'
import { listScenarios, removeScenario, saveScenario } from './scenarios.ts'
import { saveSetup } from './setup.ts'
import { inputOf, take } from './take.ts'

/** From matches to a decision: weighing up the suppliers of a dossier (F2). */
export function weighingRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, weighingCalls.read, ({ me, body }) => readSheet(me, body.dossier))
  serve(app, context, weighingCalls.setup, ({ me, body }) => saveSetup(me, body))
  serve(app, context, weighingCalls.firmness, async ({ me, body }) => {
    const input = firmnessInput(inputOf(await readSheet(me, body.dossier), body.scenario ?? undefined))
    const [firmness = null] = input ? await firmnessOf(input, [body.lens]) : []
    return { firmness }
  })
  serve(app, context, weighingCalls.take, async ({ me, body }) => {
    await assertOrganises(me, body.dossier)
    return take(me, body)
  })
  roundRoutes(app, context)
  serve(app, context, scenarioCalls.list, ({ me, body }) => listScenarios(me, body.dossier))
  serve(app, context, scenarioCalls.save, ({ me, body }) => saveScenario(me, body.dossier, body.name, body.points))
  serve(app, context, scenarioCalls.remove, ({ me, body }) => removeScenario(me, body.dossier, body.name))
}

/** A round in which people weigh, each alone (F2.14). */
function roundRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, weighingCalls.invite, async ({ me, body }) => {
    await assertOrganises(me, body.dossier)
    return invite(me, body.dossier, body)
  })
  serve(app, context, weighingCalls.save, ({ me, body }) => keepOwn(me, body, 'draft'))
  serve(app, context, weighingCalls.submit, ({ me, body }) => keepOwn(me, body, 'submitted'))
  serve(app, context, weighingCalls.withdraw, ({ me, body }) => withdrawOwn(me, body.dossier))
  serve(app, context, weighingCalls.close, async ({ me, body }) => {
    await assertOrganises(me, body.dossier)
    return closeRound(me, body.dossier)
  })
}

async function assertOrganises(me: ViewerStore, dossier: string): Promise<void> {
  if (!(await mayOrganise(me, dossier))) throw new Forbidden('organise a weighing')
}
