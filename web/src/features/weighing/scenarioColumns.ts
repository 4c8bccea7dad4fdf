import type { DecisionSheet } from '@schakel/domain/calls'
import { type Decision, decide, decisionInputOf } from '@schakel/domain/decision'
import { renamed } from './shortNames.ts'

/** How it comes out in one scenario, or as it is now. */
export interface Compared {
  readonly key: string
  readonly title: string
  readonly author?: string
  readonly decision: Decision
}

/** How each scenario comes out, with today’s answers and costs (F2.13). */
export function comparedScenarios(sheet: DecisionSheet, names: ReadonlyMap<string, string>): readonly Compared[] {
  return sheet.scenarios.map(({ name, author, points }) => ({
    ...{ key: `scenario ${name}`, title: name, author },
    decision: renamed(decide(decisionInputOf(sheet, points)), names),
  }))
}

/** Who comes first, with who is level with it (F2.7). */
export function winnersOf({ suppliers }: Decision): readonly string[] {
  const first = suppliers.find(({ rank }) => rank === 1)
  return first ? suppliers.filter(({ id }) => id === first.id || first.level.includes(id)).map(({ name }) => name) : []
}
