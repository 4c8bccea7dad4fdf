import { hexOf } from '@schakel/domain'
import type { PlanningRow } from '@schakel/domain/planning'

/** The colour of a step; one without has that of its dossier (D1.5). */
export function colourOf({ color }: Pick<PlanningRow, 'color'>): string {
  return hexOf(color ?? 'blauw')
}
