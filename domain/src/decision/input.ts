import type { CostLine, CostTerms } from './costs.ts'

/** What a supplier may answer to a requirement (F1.7), best first. */
export const answerValues = ['yes', 'partly', 'roadmap', 'no'] as const
export type AnswerValue = (typeof answerValues)[number]

/** How well an answer is proven (F1.10): 0 claimed, 1 document, 2 reference, 3 seen in a demo, 4 tested. */
export type Grade = 0 | 1 | 2 | 3 | 4

export type Level = 'must' | 'should' | 'could'

/** One requirement: `group` is a list value of D10, `weight` is 1–5 (F1.2). */
export interface DecisionRow {
  readonly key: string
  readonly group: string
  readonly level: Level
  readonly weight: number
  readonly knockout?: boolean | undefined
}

/** What staff decided about a partly met knock-out row (F2.6). */
export interface Ruling {
  readonly passes: boolean
  readonly reason: string
}

/** The answer of one supplier to one row. Without a `value` and a check it is unknown; so is one to be confirmed again (F1.5). */
export interface DecisionCell {
  readonly value?: AnswerValue | undefined
  /** ISO date; asked with `roadmap`. */
  readonly due?: string | undefined
  readonly grade: Grade
  /** What staff found (F1.11). It counts instead of the claim. */
  readonly checked?: { readonly value: AnswerValue; readonly grade: Grade } | undefined
  readonly ruling?: Ruling | undefined
}

/** Amounts of a supplier in whole euros. Without `lines` the two amounts of the match are used (F2.4). */
export interface SupplierCosts {
  readonly lines?: readonly CostLine[] | undefined
  /** Once; null when nobody entered it (D22.3). */
  readonly implement?: number | null | undefined
  /** Yearly; null when nobody entered it. */
  readonly license?: number | null | undefined
}

export interface DecisionSupplier {
  readonly id: string
  readonly name: string
  /** Answers by row key. */
  readonly cells: Readonly<Record<string, DecisionCell>>
  readonly costs: SupplierCosts
  /** 0–100, of the demo (F1.12) and of experience (F7); absent is unknown. */
  readonly demo?: number | undefined
  readonly outcome?: number | undefined
}

/** Groups that staff joined into one criterion (F2.1). The id differs from every group. */
export interface CriterionJoin {
  readonly id: string
  readonly groups: readonly string[]
}

/** Costs at which the price is worth 100 and 0, in whole euros (F2.3). */
export interface PriceAnchors {
  readonly excellent: number
  readonly maximum: number
  /** They were set after somebody read a price (`na inzage`). */
  readonly isAfterReading?: boolean | undefined
}

/** The value of each answer, 0–100 (F2.2). `roadmapInTime` is due on or before the implementation date. */
export interface ValueScale {
  readonly yes: number
  readonly partly: number
  readonly roadmapInTime: number
  readonly roadmap: number
  readonly no: number
}

/** In how many percent of draws an unchecked answer of each grade is taken as true (F2.8). */
export type BeliefTable = Readonly<Record<Grade, number>>

/** Weight by criterion; normalised weights add up to 1. */
export type Weights = Readonly<Record<string, number>>

/** What one person said of the criteria: points or weights, 0 or more, of any sum. Advisers are shown and never counted (F2.14). */
export interface Weighing {
  readonly id: string
  readonly weights: Weights
  readonly isAdviser?: boolean | undefined
}

/** All that a decision is computed from. */
export interface DecisionInput {
  readonly rows: readonly DecisionRow[]
  readonly suppliers: readonly DecisionSupplier[]
  /** Submitted weighings. */
  readonly weighings: readonly Weighing[]
  /** Weights of a scenario, used instead of the weighings (F2.13). */
  readonly scenario?: Weights | undefined
  readonly joins?: readonly CriterionJoin[] | undefined
  /** Criteria beside the rows and the price. */
  readonly extras?: readonly ('demo' | 'outcome')[] | undefined
  readonly anchors?: PriceAnchors | undefined
  readonly terms: CostTerms
  readonly scale?: ValueScale | undefined
  readonly belief?: BeliefTable | undefined
  /** ISO date. */
  readonly implementationDate?: string | undefined
}
