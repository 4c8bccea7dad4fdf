import { arrayOf, costTerms, costUnits, isEntered, objectOf, optionalText } from '@schakel/domain'
import type { DecisionSheet } from '@schakel/domain/calls'

type Fields = Readonly<Record<string, unknown>>
type Costs = DecisionSheet['suppliers'][number]['costs']

/** The costs of a match: its lines, and the two amounts that stand for them without any. What nobody entered is unknown (F2.4). */
export function costsOf(match: Fields): Costs {
  const lines = arrayOf(match.$costs).map((line) => lineOf(objectOf(line)))
  return {
    lines: lines.length > 0 ? lines : undefined,
    implement: entered(match, '$implement'),
    license: entered(match, '$license'),
  }
}

function lineOf({ what, term, unit, amount, from, to, index }: Fields): NonNullable<Costs['lines']>[number] {
  return {
    what: optionalText(what) ?? 'other',
    kind: costTerms.find((one) => one === term) ?? 'once',
    per: costUnits.find((one) => one === unit) ?? 'fixed',
    amount: numberOf(amount) ?? null,
    from: numberOf(from),
    to: numberOf(to),
    // Kept in hundredths of a percent.
    index: typeof index === 'number' ? index / 100 : undefined,
  }
}

function entered(match: Fields, name: string): number | null {
  return isEntered(match, name) ? (numberOf(match[name]) ?? null) : null
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
