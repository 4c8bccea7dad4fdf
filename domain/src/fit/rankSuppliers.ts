import { judges } from './criteria.ts'
import type { FitDossier, FitReason, FitResult, FitSupplier } from './fit.ts'
import { FIT_MAX, toThousandths } from './weights.ts'

/**
 * The suppliers by how well they fit a dossier, each with its points in words. Most points first, then by name. Those that supply other
 * software come after all that may supply what is asked, and those that take no new matches last; both say so.
 */
export function rankSuppliers(dossier: FitDossier, suppliers: readonly FitSupplier[]): FitResult[] {
  return suppliers
    .map((supplier) => ({ supplier, result: fitOf(dossier, supplier) }))
    .sort((a, b) => compare(a.result, b.result) || byName(a.supplier, b.supplier))
    .map(({ result }) => result)
}

const notAccepting: FitReason = { criterion: 'accepts', points: 0, max: 0, code: 'notAccepting', params: {} }

function fitOf(dossier: FitDossier, supplier: FitSupplier): FitResult {
  const reasons = judges.map((judge) => judge(dossier, supplier))
  return {
    supplier: supplier.id,
    points: toThousandths(reasons.reduce((sum, { points }) => sum + points, 0)),
    max: FIT_MAX,
    reasons: supplier.accepts ? reasons : [notAccepting, ...reasons],
    matched: dossier.matched.includes(supplier.id),
    accepts: supplier.accepts,
  }
}

function compare(a: FitResult, b: FitResult): number {
  return Number(b.accepts) - Number(a.accepts) || Number(isOther(a)) - Number(isOther(b)) || b.points - a.points
}

function isOther({ reasons }: FitResult): boolean {
  return reasons.some(({ code }) => code === 'softwareOther')
}

const collator = new Intl.Collator('nl')

// Two suppliers may share a name: the id then keeps the order the same every time.
function byName(a: FitSupplier, b: FitSupplier): number {
  return collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1)
}
