import type { AnswerValue } from '../decision/input.ts'
import type { dossierKinds, sizeClasses } from '../types/index.ts'
import type { FitCriterion } from './weights.ts'

type Kind = (typeof dossierKinds)[number]
type SizeClass = (typeof sizeClasses)[number]

/** A branche tag and the tags above it, nearest first. */
export interface FitTag {
  readonly id: string
  readonly name: string
  readonly ancestors: readonly string[]
}

/** A requirement of a dossier, or of the published set of its kind where it has none yet. */
export interface FitRequirement {
  readonly key: string
  /** Before it is normalised (F2.2). */
  readonly weight: number
  readonly knockout: boolean
}

/** What a supplier says of a requirement in its profile, as long as it holds (F1.9). */
export interface FitAnswer {
  readonly value: AnswerValue
  /** ISO date; of `roadmap`. */
  readonly due?: string | undefined
}

/** What a profile says of one product, by the key of the requirement. */
export type FitProfile = ReadonlyMap<string, FitAnswer>

/** What of a dossier and its lead matters for fit. */
export interface FitDossier {
  readonly kind: Kind
  readonly tags: readonly FitTag[]
  readonly size?: SizeClass | undefined
  readonly province?: string | undefined
  readonly requirements: readonly FitRequirement[]
  /** ISO date. */
  readonly implementationDate?: string | undefined
  /** Suppliers that have a match on it already. */
  readonly matched: readonly string[]
}

/** How a match can end, seen from its supplier. */
export type FitEnd = 'won' | 'match' | 'lost' | 'mismatch' | 'dismissed'

/** Matches of a supplier that ended alike; a match counts once, by where it stands. */
export interface FitPast {
  readonly end: FitEnd
  /** About the software of this dossier, and not long ago (`OLD_MATCH_MONTHS`). */
  readonly isComparable: boolean
  readonly count: number
}

/** What of a supplier matters for fit. */
export interface FitSupplier {
  readonly id: string
  readonly name: string
  readonly kinds: readonly Kind[]
  readonly products: readonly { readonly name: string; readonly kinds: readonly Kind[] }[]
  readonly tags: readonly FitTag[]
  readonly sizes: readonly SizeClass[]
  /** Provinces it serves, and the one it is in. */
  readonly regions: readonly string[]
  readonly province?: string | undefined
  /** Of each product that its profile names; else of all its products at once, as one. */
  readonly profiles: readonly FitProfile[]
  readonly past: readonly FitPast[]
  /** How often it decided on an offer, and the days that took together. */
  readonly decided: { readonly count: number; readonly days: number }
  readonly openMatches: number
  readonly capacity?: number | null | undefined
  /** Whether it takes new matches at all. */
  readonly accepts: boolean
}

/** What a reason says; each has a text in both languages (`texts.ts`). */
export type FitCode =
  | 'softwareServed'
  | 'softwareProduct'
  | 'softwareUnknown'
  | 'softwareOther'
  | 'brancheSame'
  | 'brancheRelated'
  | 'brancheOther'
  | 'brancheUnknown'
  | 'requirementsKnown'
  | 'requirementsKnockout'
  | 'requirementsNotSaid'
  | 'requirementsUnknown'
  | 'sizeServed'
  | 'sizeNext'
  | 'sizeNotSaid'
  | 'sizeOther'
  | 'sizeUnknown'
  | 'regionServed'
  | 'regionSame'
  | 'regionNotSaid'
  | 'regionOther'
  | 'regionUnknown'
  | 'resultsNone'
  | 'resultsKnown'
  | 'resultsOther'
  | 'loadFree'
  | 'loadFull'
  | 'loadAssumed'
  | 'responseKnown'
  | 'responseNone'
  | 'notAccepting'

/** Points with their ground in words. */
export interface FitReason {
  readonly criterion: FitCriterion | 'accepts'
  readonly points: number
  readonly max: number
  readonly code: FitCode
  readonly params: Readonly<Record<string, string | number>>
}

/** How well a supplier fits a dossier, and why. */
export interface FitResult {
  readonly supplier: string
  readonly points: number
  readonly max: number
  readonly reasons: readonly FitReason[]
  /** It has a match on the dossier already. */
  readonly matched: boolean
  readonly accepts: boolean
}
