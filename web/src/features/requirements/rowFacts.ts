import type { RequirementRow } from '@schakel/domain/calls'

const FRESH_MONTHS = 12

/** Whether staff looked up the legal ground of a row in the last 12 months (F1.2). */
export function isBasisChecked({ basisChecked }: Pick<RequirementRow, 'basisChecked'>, now = new Date()): boolean {
  if (!basisChecked) return false
  const limit = new Date(now)
  limit.setUTCMonth(limit.getUTCMonth() - FRESH_MONTHS)
  return basisChecked.slice(0, 10) >= limit.toISOString().slice(0, 10)
}

/** Rows of one's own have keys of their own (F1.3). */
function isOwnRow({ key }: Pick<RequirementRow, 'key'>): boolean {
  return key === '' || key.startsWith('X-')
}

/** By which rows one looks at a set. */
export type RowFilter = 'all' | 'must' | 'should' | 'could' | 'knockout' | 'own'

export const rowFilters: readonly RowFilter[] = ['all', 'must', 'should', 'could', 'knockout', 'own']

export function isShown(row: RequirementRow, filter: RowFilter): boolean {
  if (filter === 'all') return true
  if (filter === 'own') return isOwnRow(row)
  return filter === 'knockout' ? row.knockout === true : row.level === filter
}
