/** Who looks at the steps: staff, the people of a lead, or those of a member with a dossier of its own (F2.17). Suppliers never do. */
export type ChoosingSide = 'lead' | 'member' | 'staff'

/** A match as the viewer reads it. */
export interface ChoosingMatch {
  readonly id: string
  readonly supplier: string
  readonly name: string
  readonly isVisible: boolean
  readonly status: string
  /** Since when it is offered; none when that was never. */
  readonly offeredAt?: string | undefined
  /** Requirements that it answered. */
  readonly answered: number
}

/** The last round of weighing. */
export interface ChoosingRound {
  readonly closed?: string | undefined
  /** Who weigh for who asks; advisers are left out, as they do not count (F2.14). */
  readonly weighers: readonly { readonly name: string; readonly hasSubmitted: boolean }[]
}

/** What the steps of choosing follow from: nothing that the viewer may not read. */
export interface ChoosingFacts {
  readonly side: ChoosingSide
  /** Rows of the set, proposals left out. */
  readonly rows: number
  /** Version of the set; 0 before it is frozen (F1.5). */
  readonly version: number
  readonly frozenAt?: string | undefined
  /** Until when suppliers answer; none when no day was said (F1.8). */
  readonly answersDue?: string | undefined
  /** Since when the dossier stands where it stands. */
  readonly statusSince?: string | undefined
  readonly now: Date
  readonly mayEdit: boolean
  readonly mayFreeze: boolean
  readonly matches: readonly ChoosingMatch[]
  /** The answers lie or lay before the viewer. */
  readonly hasCompared: boolean
  readonly hasAnchors: boolean
  readonly round?: ChoosingRound | undefined
  /** The viewer weighs in the open round and did not submit. */
  readonly isToWeigh: boolean
  readonly mayInvite: boolean
  readonly mayClose: boolean
  readonly mayDecide: boolean
  /** The decision that stands. */
  readonly decision?: { readonly date: string; readonly name: string } | undefined
}
