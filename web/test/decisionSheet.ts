import type { DecisionSheet } from '@schakel/domain/calls'

type Value = NonNullable<DecisionSheet['suppliers'][number]['cells'][string]['value']>

/** A dossier with two requirements, of which the second is a knock-out, and what each supplier answers to them. */
export function aDecisionSheet(
  answers: Readonly<Record<string, readonly [Value, Value]>>,
  more: Partial<DecisionSheet> = {},
): DecisionSheet {
  const row = (key: string, group: string) => ({
    key,
    group,
    level: 'must' as const,
    weight: 3,
    knockout: key === 'X-02',
    nl: key,
  })
  return {
    dossier: 'dossier/00dossier',
    _version: 1,
    version: 1,
    rows: [row('X-01', '105'), row('X-02', '106')],
    suppliers: Object.entries(answers).map(([name, [first, second]]) => ({
      ...{ id: `match/${name}`, _version: 1, supplier: `supplier/${name}`, name, status: 'offered', isCandidate: true },
      cells: { 'X-01': { value: first, grade: 0 as const }, 'X-02': { value: second, grade: 0 as const } },
      costs: { implement: null, license: null },
    })),
    setup: {
      ...{ years: 5, rate: 0, joins: [], isFixed: false },
      scale: { yes: 100, partly: 50, roadmapInTime: 50, roadmap: 25, no: 0 },
    },
    priceRead: false,
    weighings: [],
    scenarios: [],
    decisions: [],
    belief: { 0: 70, 1: 85, 2: 90, 3: 97, 4: 100 },
    people: [{ _id: 'user/1', name: 'Femke' }],
    mayInvite: true,
    mayClose: true,
    mayDecide: true,
    maySettle: true,
    mayFinish: false,
    ...more,
  }
}
