import { arrayOf, costTerms, costUnits, isEntered, objectOf, optionalNumber, optionalText } from '@schakel/domain'
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
    amount: optionalNumber(amount) ?? null,
    from: optionalNumber(from),
    to: optionalNumber(to),
    // Kept in hundredths of a percent.
    index: typeof index === 'number' ? index / 100 : undefined,
  }
}

function entered(match: Fields, name: string): number | null {
  return isEntered(match, name) ? (optionalNumber(match[name]) ?? null) : null
}
