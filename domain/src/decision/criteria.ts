import type { CriterionJoin, DecisionInput, DecisionRow } from './input.ts'
import { rowWeight } from './rowValue.ts'

/** The most criteria of a decision; above it staff join groups (F2.1). */
export const MAX_CRITERIA = 12

/** Something that suppliers are compared by, worth 0–100 each (F2.1). */
export interface Criterion {
  /** The group, the join, or the kind. */
  readonly id: string
  readonly kind: 'rows' | 'price' | 'demo' | 'outcome'
  /** The groups of its rows; none for the other kinds. */
  readonly groups: readonly string[]
}

type CriteriaInput = Pick<DecisionInput, 'rows' | 'joins' | 'extras'>

/** The criteria: groups that have rows, in the order of the rows, then price, demo and outcome (F2.1). */
export function criteriaOf({ rows, joins = [], extras = [] }: CriteriaInput): Criterion[] {
  const found = new Map<string, Set<string>>()
  for (const { group } of rows) {
    const id = joins.find(({ groups }) => groups.includes(group))?.id ?? group
    found.set(id, (found.get(id) ?? new Set()).add(group))
  }
  const others = (['price', 'demo', 'outcome'] as const).filter((kind) => kind === 'price' || extras.includes(kind))
  return [
    ...[...found].map(([id, groups]): Criterion => ({ id, kind: 'rows', groups: [...groups] })),
    ...others.map((kind): Criterion => ({ id: kind, kind, groups: [] })),
  ]
}

/** How many criteria are too many; 0 when there are at most 12 (F2.1). */
export function criteriaToJoin(criteria: readonly Criterion[]): number {
  return Math.max(0, criteria.length - MAX_CRITERIA)
}

/** Joins that leave at most 12 criteria: those there are, and again and again the two lightest. A proposal for staff (F2.1). */
export function proposeJoins(input: CriteriaInput): CriterionJoin[] {
  const criteria = criteriaOf(input)
  const parts = criteria
    .filter(({ kind }) => kind === 'rows')
    .map(({ id, groups }) => ({ id, groups, weight: weightOf(input.rows, groups) }))
  for (let over = criteriaToJoin(criteria); over > 0 && parts.length > 1; over--) {
    parts.sort((a, b) => a.weight - b.weight || (joinId(a.groups) < joinId(b.groups) ? -1 : 1))
    const [first, second] = parts.splice(0, 2)
    if (first === undefined || second === undefined) break
    const groups = [...first.groups, ...second.groups].sort()
    parts.push({ id: joinId(groups), groups, weight: first.weight + second.weight })
  }
  // A join of which one group is left in the set keeps its id, by which it was weighed.
  return parts
    .filter(({ id, groups }) => id !== joinId(groups) || groups.length > 1)
    .map(({ id, groups }) => ({ id, groups }))
}

function joinId(groups: readonly string[]): string {
  return groups.join('+')
}

function weightOf(rows: readonly DecisionRow[], groups: readonly string[]): number {
  return rows.filter(({ group }) => groups.includes(group)).reduce((sum, row) => sum + rowWeight(row), 0)
}
