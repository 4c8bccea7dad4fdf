import type { DecisionSheet } from '@schakel/domain/calls'
import {
  DRAWS,
  decide,
  decisionInputOf,
  FIRST_DRAWS,
  firmnessInput,
  lenses,
  prepareFirmness,
} from '@schakel/domain/decision'
import type { Bound } from './measureDecision.ts'

/** Draws and scores of the largest dossier on this processor (F2.19), beside the bare sums that any of it takes. */
export async function measureDraws(sheet: DecisionSheet): Promise<Bound[]> {
  const input = decisionInputOf(sheet)
  const wanted = firmnessInput(input)
  if (!wanted) throw new Error('two or more suppliers to rank')
  const floor = bareSums(wanted.suppliers.length, wanted.criteria.length)
  const bounds: Bound[] = []
  for (const lens of lenses) {
    const began = performance.now()
    const run = (await prepareFirmness(wanted)).start(lens)
    run.run(FIRST_DRAWS)
    run.result()
    const first = performance.now() - began
    run.run(DRAWS - FIRST_DRAWS)
    run.result()
    const whole = performance.now() - began
    bounds.push(
      { rule: 'F2.19', name: `first shares, ${lens}`, found: first, limit: 150 },
      { rule: 'F2.19', name: `all draws, ${lens}`, found: whole, limit: 1000, floor },
    )
  }
  const began = performance.now()
  decide({ ...input, scenario: Object.fromEntries(wanted.criteria.map((id, at) => [id, at + 1])) })
  return [...bounds, { rule: 'F2.19', name: 'scores of a moved slider', found: performance.now() - began, limit: 32 }]
}

/** As many multiplications as the scores of all draws take, ms. */
function bareSums(suppliers: number, criteria: number): number {
  const weights = Float64Array.from({ length: criteria }, Math.random)
  const values = Float64Array.from({ length: suppliers * criteria }, Math.random)
  let sum = 0
  const began = performance.now()
  for (let draw = 0; draw < DRAWS; draw += 1)
    for (let at = 0; at < values.length; at += 1) sum += (values[at] ?? 0) * (weights[at % criteria] ?? 0)
  const took = performance.now() - began
  if (Number.isNaN(sum)) throw new Error('sums')
  return took
}
