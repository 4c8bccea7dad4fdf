import { own } from '../own.ts'
import type { Weights } from './input.ts'

/**
 * Weights with one criterion moved to `to` (0–1), the others in their ratio (F2.13). While a slider is dragged, call it with the weights
 * at the start of the drag: at 1 the ratio of the others is lost. Others that are all 0 share equally.
 */
export function moveWeight(criteria: readonly string[], weights: Weights, moved: string, to: number): Weights {
  const others = criteria.filter((id) => id !== moved)
  const rest = others.reduce((sum, id) => sum + (own(weights, id) ?? 0), 0)
  return Object.fromEntries(
    criteria.map((id) => {
      if (id === moved) return [id, others.length === 0 ? 1 : to]
      return [id, rest > 0 ? ((1 - to) * (own(weights, id) ?? 0)) / rest : (1 - to) / others.length]
    }),
  )
}
