import fc from 'fast-check'
import type { CellBelief } from '../src/decision/belief.ts'
import type { FirmnessInput } from '../src/decision/drawInput.ts'
import {
  answerValues,
  type DecisionCell,
  type DecisionInput,
  type DecisionRow,
  type DecisionSupplier,
} from '../src/decision/input.ts'
import { rankSuppliers } from '../src/decision/score.ts'
import { singleValue, type Valued, type ValuedSupplier } from '../src/decision/values.ts'

/** The choice of an office by Goodwin & Wright, chapter 3: values of seven offices on six criteria. */
export const office = {
  criteria: ['closeness', 'visibility', 'image', 'size', 'comfort', 'parking'],
  /** Rounded weights of the book, and the swings they come from. */
  weights: { closeness: 0.32, visibility: 0.26, image: 0.23, size: 0.1, comfort: 0.06, parking: 0.03 },
  swings: { closeness: 100, visibility: 80, image: 70, size: 30, comfort: 20, parking: 10 },
  values: {
    A: [100, 60, 100, 75, 0, 90],
    B: [20, 80, 10, 30, 100, 30],
    C: [80, 70, 0, 0, 10, 100],
    D: [70, 50, 30, 55, 30, 90],
    E: [40, 60, 90, 100, 60, 70],
    F: [0, 0, 70, 0, 80, 0],
    G: [60, 100, 20, 50, 50, 80],
  },
} as const

/** The offices as valued suppliers. */
export function valuedOffices(): Valued {
  return {
    criteria: office.criteria.map((id) => ({ id, kind: 'rows', groups: [id] })),
    suppliers: Object.entries(office.values).map(([id, values]) => aValued(id, values)),
  }
}

/** The offices in order, by the rounded weights of the book. */
export function rankedOffices() {
  return rankSuppliers(valuedOffices(), office.weights)
}

/** A supplier with known values. */
export function aValued(id: string, values: readonly number[], costs?: number): ValuedSupplier {
  return {
    id,
    name: id,
    values: values.map((value) => singleValue(value)),
    knockouts: { out: [], unknown: [], undecided: [] },
    costs: { nominal: costs, discounted: costs, known: costs ?? 0, unknown: [], isAssumed: false, years: [] },
    priceMarks: [],
  }
}

/** A value without doubt. */
export const sure = (value: number): CellBelief => ({ weight: 1, certain: value, doubted: [], unknown: [] })

/** What firmness is drawn from, of suppliers with known values and people with weights in the order of the criteria. */
export function drawsOf(
  values: Readonly<Record<string, readonly number[]>>,
  people: readonly (readonly number[])[] = [],
  order?: readonly (readonly string[])[],
): FirmnessInput {
  const count = Object.values(values)[0]?.length ?? 0
  const criteria = Array.from({ length: count }, (_, at) => `c${at}`)
  return {
    criteria,
    suppliers: Object.entries(values).map(([id, row]) => ({ id, cells: row.map(sure) })),
    people: people.map((weights) => Object.fromEntries(criteria.map((id, at) => [id, weights[at] ?? 0]))),
    order: order ?? criteria.map((id) => [id]),
  }
}

export const aRow = (key: string, more: Partial<DecisionRow> = {}): DecisionRow => ({
  key,
  group: '105',
  level: 'should',
  weight: 1,
  ...more,
})

export const aSupplier = (id: string, cells: DecisionSupplier['cells'] = {}): DecisionSupplier => ({
  id,
  name: id,
  cells,
  costs: { implement: 10_000, license: 5000 },
})

export const anInput = (more: Partial<DecisionInput> = {}): DecisionInput => ({
  rows: [aRow('r0')],
  suppliers: [aSupplier('A', { r0: { value: 'yes', grade: 4 } }), aSupplier('B', { r0: { value: 'no', grade: 4 } })],
  weighings: [],
  anchors: { excellent: 10_000, maximum: 60_000 },
  terms: { users: 10, locations: 1 },
  ...more,
})

/** A decision whose draws differ: doubted, unknown and checked answers, three suppliers near each other, two people. */
export function closeInput(): DecisionInput {
  const sheet = (...cells: readonly DecisionCell[]) => Object.fromEntries(cells.map((cell, at) => [`r${at}`, cell]))
  const yes = { value: 'yes', grade: 0 } as const
  const partly = { value: 'partly', grade: 2 } as const
  const promised = { value: 'roadmap', due: '2027-01-01', grade: 1 } as const
  const checked = { ...yes, checked: { value: 'partly', grade: 3 } } as const
  return anInput({
    rows: ['105', '105', '106', '107', '107'].map((group, at) => aRow(`r${at}`, { group, weight: 1 + at })),
    suppliers: [
      aSupplier('A', sheet(yes, partly, yes, { grade: 0 }, partly)),
      aSupplier('B', sheet(partly, yes, promised, yes, checked)),
      { ...aSupplier('C', sheet(promised, yes, yes, partly)), costs: { implement: 5000, license: 4000 } },
    ],
    weighings: [
      { id: 'anna', weights: { '105': 100, '106': 60, '107': 30, price: 80 } },
      { id: 'bram', weights: { '105': 20, '106': 70, '107': 100, price: 0 } },
    ],
    implementationDate: '2027-06-01',
  })
}

const answers = fc.constantFrom(...answerValues)
const grades = fc.constantFrom(0, 1, 2, 3, 4)

const cells: fc.Arbitrary<DecisionCell> = fc.record(
  {
    value: answers,
    due: fc.constantFrom('2026-01-01', '2028-01-01'),
    grade: grades,
    checked: fc.record({ value: answers, grade: grades }),
  },
  { requiredKeys: ['grade'] },
)

const rowKeys = ['r0', 'r1', 'r2', 'r3', 'r4', 'r5'] as const

/** Inputs of a few rows, suppliers and people, with unknown, checked and knock-out answers among them. */
export const inputs: fc.Arbitrary<DecisionInput> = fc
  .record({
    rows: fc.tuple(
      ...rowKeys.map((key) =>
        fc.record({
          key: fc.constant(key),
          group: fc.constantFrom('105', '106', '107'),
          level: fc.constantFrom('must', 'should', 'could'),
          weight: fc.integer({ min: 1, max: 5 }),
          knockout: fc.boolean(),
        }),
      ),
    ),
    sheets: fc.array(fc.dictionary(fc.constantFrom(...rowKeys), cells), { minLength: 2, maxLength: 5 }),
    licenses: fc.array(fc.option(fc.integer({ min: 0, max: 20_000 })), { minLength: 5, maxLength: 5 }),
    people: fc.array(fc.dictionary(fc.constantFrom('105', '106', '107', 'price'), fc.integer({ min: 0, max: 100 })), {
      maxLength: 3,
    }),
    anchors: fc.option(fc.constant({ excellent: 10_000, maximum: 60_000 }), { nil: undefined }),
  })
  .map(({ rows, sheets, licenses, people, anchors }) => ({
    rows,
    suppliers: sheets.map((sheet, at) => ({
      ...aSupplier(`supplier/${at}`, sheet),
      costs: { implement: 10_000, license: licenses[at] ?? null },
    })),
    weighings: people.map((weights, at) => ({ id: `weighing/${at}`, weights })),
    anchors,
    terms: { users: 10, locations: 1 },
    implementationDate: '2027-01-01',
  }))
