import type { DecisionRun } from '../decision/measureDecision.ts'

/** What choosing at its largest takes, as the rows of a table. */
export function decisionRows({ bounds }: DecisionRun): string[][] {
  return [
    ['rule', 'what', 'ms', 'limit', '', 'floor, ms'],
    ...bounds.map(({ rule, name, found, limit, floor }) => [
      rule,
      name,
      found.toFixed(found < 10 ? 1 : 0),
      String(limit),
      found <= limit ? 'within' : 'over',
      floor === undefined ? '' : floor.toFixed(1),
    ]),
  ]
}
