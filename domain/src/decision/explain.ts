import { own } from '../own.ts'
import { compareSuppliers, equalWeight } from './change.ts'
import type { Decision } from './decide.ts'
import type { FirmnessResult } from './firmness.ts'
import type { DecisionInput } from './input.ts'
import { inThousandths, tenthsOf } from './rounding.ts'
import { answerValue } from './rowValue.ts'
import type { Contribution, RankedSupplier } from './score.ts'
import { firmnessWord, firstOutOfHundred } from './words.ts'

/** What a fixed sentence says (F2.15). Each has a text in both languages. */
const factCodes = [
  ...(['equalWeights', 'weighedBy', 'scenario', 'scored', 'leads', 'level', 'ahead', 'behind', 'tips'] as const),
  ...(['range', 'checked', 'out', 'notJudged', 'undecided'] as const),
  ...(['noAnchors', 'anchorsLate', 'costsUnknown', 'costsAssumed', 'aboveMaximum', 'belowExcellent', 'firm'] as const),
] as const
export type FactCode = (typeof factCodes)[number]

/** What the numbers of a sentence were made of (F2.15). */
export interface Grounds {
  /** Requirements, by key. */
  readonly rows: readonly string[]
  /** Criteria whose weights, and whose points of the suppliers of the sentence, add up to it. */
  readonly criteria: readonly string[]
  /** Suppliers whose lines of costs add up to it. */
  readonly costs: readonly string[]
  /** What costs would be excellent, and the most one would pay. */
  readonly isByAnchors: boolean
}

/**
 * One sentence of the explanation: its numbers and what they were made of (F2.15). Points are thousandths, weights and shares 0–1,
 * amounts euros; suppliers and criteria are ids.
 */
export interface Fact extends Grounds {
  readonly code: FactCode
  readonly params: Readonly<Record<string, string | number>>
}

/** The explanation of a decision, in the order in which it reads. The firmness of each lens follows last (F2.15). */
export function explain(input: DecisionInput, decision: Decision, firmness: readonly FirmnessResult[] = []): Fact[] {
  const ranked = decision.suppliers.filter(({ knockouts }) => knockouts.out.length === 0)
  return [
    weightFact(decision),
    ...leadFacts(input, ranked),
    ...decision.suppliers.flatMap((supplier) => [
      ...knockoutFacts(supplier),
      ...rangeFacts(supplier),
      ...checkFacts(input, supplier),
      ...costFacts(input, supplier),
    ]),
    ...anchorFacts(input, decision),
    ...firmness.flatMap(firmFacts),
  ]
}

function fact(code: FactCode, params: Fact['params'], grounds: Partial<Grounds> = {}): Fact {
  return { code, params, rows: [], criteria: [], costs: [], isByAnchors: false, ...grounds }
}

function weightFact({ basis, people, criteria }: Decision): Fact {
  const grounds = { criteria: criteria.map(({ id }) => id) }
  if (basis === 'people') return fact('weighedBy', { people }, grounds)
  return fact(basis === 'scenario' ? 'scenario' : 'equalWeights', { criteria: criteria.length }, grounds)
}

/** How many criteria are named for and against the first. */
const NAMED = { ahead: 3, behind: 2 }

function leadFacts({ anchors }: DecisionInput, [first, second]: readonly RankedSupplier[]): Fact[] {
  if (first === undefined) return []
  const criteria = first.contributions.map(({ criterion }) => criterion)
  if (second === undefined) return [fact('scored', { supplier: first.id, points: first.points }, { criteria })]
  const pair = { first: first.id, second: second.id }
  const differences = first.contributions
    .map((mine, at) => differenceOf(mine, second.contributions[at]))
    .sort((a, b) => b.points - a.points)
  // What reads as 0.0 points tells nothing.
  const telling = differences.filter(({ points }) => tenthsOf(Math.abs(points)) > 0)
  const told = (code: 'ahead' | 'behind', some: typeof differences) =>
    some.slice(0, NAMED[code]).map(({ criterion, points, rows }) =>
      fact(
        code,
        { ...pair, criterion, points: Math.abs(points) },
        {
          ...{ rows, criteria: [criterion] },
          ...(criterion === 'price' ? { costs: [first.id, second.id], isByAnchors: anchors !== undefined } : {}),
        },
      ),
    )
  const grounds = { rows: differences.flatMap((one) => one.rows), criteria }
  return [
    first.level.includes(second.id)
      ? fact('level', { ...pair, points: first.points - second.points }, grounds)
      : fact('leads', { ...pair, score: first.points, points: first.points - second.points }, grounds),
    ...told(
      'ahead',
      telling.filter(({ points }) => points > 0),
    ),
    ...told('behind', telling.filter(({ points }) => points < 0).reverse()),
    ...tipFacts(first, second),
  ]
}

function differenceOf(mine: Contribution, theirs: Contribution | undefined) {
  const rows = mine.rows.filter(({ value }, at) => value !== theirs?.rows[at]?.value).map(({ key }) => key)
  return { criterion: mine.criterion, points: mine.points - (theirs?.points ?? 0), rows }
}

/** The criterion whose weight has to change least for the two to be equal (F2.12a). */
function tipFacts(first: RankedSupplier, second: RankedSupplier): Fact[] {
  const comparison = compareSuppliers(first, second)
  const nearest = comparison.criteria
    .flatMap((id) => {
      const { criterion, from, to } = equalWeight(comparison, id)
      return to === undefined ? [] : [{ criterion, from, to }]
    })
    .sort((a, b) => Math.abs(a.to - a.from) - Math.abs(b.to - b.from))
  const { criteria } = comparison
  return nearest.slice(0, 1).map((one) => fact('tips', { first: first.id, second: second.id, ...one }, { criteria }))
}

function knockoutFacts({ id, knockouts: { out, unknown, undecided } }: RankedSupplier): Fact[] {
  const told = [
    { code: 'out', rows: out },
    { code: 'notJudged', rows: unknown },
    { code: 'undecided', rows: undecided },
  ] as const
  return told
    .filter(({ rows }) => rows.length > 0)
    .map(({ code, rows }) => fact(code, { supplier: id, count: rows.length }, { rows }))
}

function rangeFacts({ id, low, high, known, of, contributions }: RankedSupplier): Fact[] {
  if (known === of) return []
  const rows = contributions.flatMap((one) => one.rows.filter(({ isUnknown }) => isUnknown).map(({ key }) => key))
  const criteria = contributions.flatMap((one) => (one.known < one.of ? [one.criterion] : []))
  const costs = criteria.includes('price') ? [id] : []
  return [fact('range', { supplier: id, low, high, known, of }, { rows, criteria, costs })]
}

/** Rows where staff found another answer than was claimed, and the points that it costs or brings (F1.11). */
function checkFacts(input: DecisionInput, { id, contributions }: RankedSupplier): Fact[] {
  const cells = input.suppliers.find((one) => one.id === id)?.cells
  return contributions.flatMap(({ criterion, weight, rows }) =>
    rows.flatMap(({ key, share, value }) => {
      const { value: claimed, due, checked } = own(cells, key) ?? {}
      if (claimed === undefined || checked === undefined || checked.value === claimed) return []
      const points = inThousandths(weight * share * (value - answerValue(claimed, due, input)))
      const params = { supplier: id, criterion, row: key, claimed, found: checked.value, points }
      return [fact('checked', params, { rows: [key], criteria: [criterion] })]
    }),
  )
}

function costFacts({ anchors }: DecisionInput, { id, costs, priceMarks }: RankedSupplier): Fact[] {
  const { discounted, known, unknown, isAssumed } = costs
  const costLines = { costs: [id] }
  if (discounted === undefined) {
    return [fact('costsUnknown', { supplier: id, known, count: unknown.length }, costLines)]
  }
  const amounts = { supplier: id, costs: discounted }
  const bounded = { ...costLines, isByAnchors: true }
  return [
    ...(isAssumed ? [fact('costsAssumed', amounts, costLines)] : []),
    ...(anchors !== undefined && priceMarks.includes('aboveMaximum')
      ? [fact('aboveMaximum', { ...amounts, bound: anchors.maximum }, bounded)]
      : []),
    ...(anchors !== undefined && priceMarks.includes('belowExcellent')
      ? [fact('belowExcellent', { ...amounts, bound: anchors.excellent }, bounded)]
      : []),
  ]
}

function anchorFacts({ anchors }: DecisionInput, { weights, suppliers }: Decision): Fact[] {
  if (suppliers.some(({ priceMarks }) => priceMarks.includes('noAnchors'))) {
    return [fact('noAnchors', { weight: own(weights, 'price') ?? 0 }, { criteria: ['price'] })]
  }
  if (anchors?.isAfterReading !== true) return []
  return [fact('anchorsLate', { excellent: anchors.excellent, maximum: anchors.maximum }, { isByAnchors: true })]
}

/** Who wins most under a lens, in how many of a hundred draws (F2.11). */
function firmFacts({ lens, suppliers, draws }: FirmnessResult): Fact[] {
  const best = suppliers.toSorted((a, b) => b.first.share - a.first.share)[0]
  if (best === undefined) return []
  const { id: supplier, ranks } = best
  const { share } = best.first
  return [fact('firm', { lens, supplier, count: firstOutOfHundred(ranks), share, word: firmnessWord(share), draws })]
}
