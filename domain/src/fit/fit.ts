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

/** What of a dossier and its lead matters for fit. */
export interface FitDossier {
  readonly kind: Kind
  readonly tags: readonly FitTag[]
  readonly size?: SizeClass | undefined
  readonly province?: string | undefined
  /** Suppliers that have a match on it already. */
  readonly matched: readonly string[]
}

/** How often a supplier came to each of these ends; a match counts once, by where it stands. */
export interface FitPast {
  readonly won: number
  readonly match: number
  readonly lost: number
  readonly mismatch: number
  readonly dismissed: number
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
  readonly past: FitPast
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
  | 'loadFree'
  | 'loadFull'
  | 'loadAssumed'
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
