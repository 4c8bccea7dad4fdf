import { figureNames } from './figures.ts'
import { outcomes } from './results.ts'

/** What a number of the statistics counts or sums: a figure, the matches that are neither won nor lost, or a step that was taken. */
export const countedFigures = [...figureNames, 'openMatch'] as const
export type CountedFigure = (typeof countedFigures)[number]

/** Behind which figures stand dossiers; of a supplier they are matches (D11.2). */
const ofDossiers: ReadonlySet<CountedFigure> = new Set(['count', 'users', 'price'])

/** What stands behind a figure (D11.2): dossiers, or matches of these statuses; of any when none are named. */
export function countedBy(
  figure: CountedFigure,
  isOfSupplier = false,
): { readonly type: 'dossier' | 'match'; readonly statuses?: readonly string[] } {
  if (ofDossiers.has(figure)) return { type: isOfSupplier ? 'match' : 'dossier' }
  if (figure === 'amount') return { type: 'match' }
  const found = Object.entries(outcomes).filter(([, { counts, costs }]) => {
    if (figure === 'cost') return costs
    if (figure === 'openMatch') return counts.length === 1 && counts[0] === 'match'
    return counts.some((result) => result === figure)
  })
  return { type: 'match', statuses: found.map(([status]) => status) }
}
