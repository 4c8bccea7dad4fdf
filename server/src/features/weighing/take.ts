import { Missing } from '@schakel/domain'
import type { DecisionResult, DecisionSheet, weighingCalls } from '@schakel/domain/calls'
import { decide, decisionInputOf, firmnessInput, lenses, METHOD } from '@schakel/domain/decision'
import type { z } from 'zod'
import type { ViewerStore } from '../../store/store.ts'
import { takeDecision } from '../../store/write/decision.ts'
import { firmnessOf } from './firmness.ts'

type Sent = z.output<typeof weighingCalls.take.body>

/** Takes a decision with the numbers it is taken on (F2.16). Throws as `takeDecision`. */
export async function take(me: ViewerStore, sheet: DecisionSheet, sent: Sent) {
  const result = JSON.stringify(await resultOf(sheet, sent.scenario ?? undefined))
  return takeDecision(me, sent.dossier, { ...sent, result })
}

/** The input of a decision, by the weighings or by the scenario of a name. Throws Missing for a name that there is not. */
export function inputOf(sheet: DecisionSheet, scenario: string | undefined) {
  if (scenario === undefined) return decisionInputOf(sheet)
  const kept = sheet.scenarios.find(({ name }) => name === scenario)
  if (!kept) throw new Missing(scenario)
  return decisionInputOf(sheet, kept.points)
}

async function resultOf(sheet: DecisionSheet, scenario: string | undefined): Promise<DecisionResult> {
  const input = inputOf(sheet, scenario)
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
