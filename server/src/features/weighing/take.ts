import { isSame, Missing } from '@schakel/domain'
import type { DecisionResult, DecisionSheet, weighingCalls } from '@schakel/domain/calls'
import { type DecisionInput, decide, decisionInputOf, firmnessInput, lenses, METHOD } from '@schakel/domain/decision'
import type { z } from 'zod'
import type { ViewerStore } from '../../store/store.ts'
import { retrying, WriteConflict } from '../../store/write/commit.ts'
import { takeDecision } from '../../store/write/decision.ts'
import { firmnessOf } from './firmness.ts'
import { readSheet } from './readSheet.ts'

type Sent = z.output<typeof weighingCalls.take.body>

/**
 * Takes a decision with the numbers it is taken on (F2.16). They are drawn before anything is held, and again when something of them
 * changed meanwhile. Throws as `takeDecision`.
 */
export function take(me: ViewerStore, sent: Sent) {
  const inputFor = async (by: ViewerStore) => inputOf(await readSheet(by, sent.dossier), sent.scenario ?? undefined)
  return retrying(async () => {
    const input = await inputFor(me)
    const result = JSON.stringify(await resultOf(input))
    const isStill = async (inner: ViewerStore) => isSame(await inputFor(inner), input)
    const written = await takeDecision(me, sent.dossier, { ...sent, result }, isStill)
    if (!written) throw new WriteConflict()
    return written
  })
}

/** The input of a decision, by the weighings or by the scenario of a name. Throws Missing for a name that there is not. */
export function inputOf(sheet: DecisionSheet, scenario: string | undefined) {
  if (scenario === undefined) return decisionInputOf(sheet)
  const kept = sheet.scenarios.find(({ name }) => name === scenario)
  if (!kept) throw new Missing(scenario)
  return decisionInputOf(sheet, kept.points)
}

async function resultOf(input: DecisionInput): Promise<DecisionResult> {
  const { weights, basis, people, suppliers } = decide(input)
  const drawn = firmnessInput(input)
  const results = drawn ? await firmnessOf(drawn, lenses) : []
  return {
    method: METHOD,
    basis,
    people,
    weights: { ...weights },
    suppliers: suppliers.map((one) => ({
      id: one.id,
      name: one.name,
      points: one.points,
      low: one.low,
      high: one.high,
      isOut: one.knockouts.out.length > 0,
      costs: one.costs.discounted ?? null,
    })),
    firmness: results.map(({ lens, seed, draws, suppliers: ranked }) => ({
      lens,
      seed,
      draws,
      first: ranked.map(({ id, first }) => ({ id, first: first.share })),
    })),
  }
}
