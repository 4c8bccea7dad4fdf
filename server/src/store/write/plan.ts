import type { EdgeName } from '@schakel/domain'
import type { Authors } from './authors.ts'

/** A line of the `changes` table: what was, and what is; only the fields that differ. */
export interface Change {
  readonly item: string
  readonly edge?: string
  readonly kind:
    | 'create'
    | 'update'
    | 'trash'
    | 'restore'
    | 'link'
    | 'relink'
    | 'unlink'
    | 'correct'
    | 'disclose'
    | 'conceal'
    | 'import'
    | 'unimport'
    | 'merge'
    | 'unmerge'
  /** Who wrote it along with whoever the plan is carried out for. */
  readonly also?: readonly string[]
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  /** The same of fields that super users alone read (D6). */
  readonly secret?: {
    readonly before?: Readonly<Record<string, unknown>>
    readonly after: Readonly<Record<string, unknown>>
  }
}

/** A row of `items` as it is to be. */
export interface ItemRow {
  readonly id: string
  readonly type: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly secret: Readonly<Record<string, unknown>> | null
  readonly limited: Readonly<Record<string, unknown>> | null
  readonly words: string | null
  readonly words_limited: string | null
  /** Left out where nobody else's words can stand in it, or where they stay whose they were. */
  readonly authors?: Authors
  /** Its limited form is made by `anonymise.ts` alone, and stays as it is until then. */
  readonly keeps?: true
}

/** An edge to be drawn. */
export interface LinkRow {
  readonly key: string
  readonly edge: string
  readonly parent: string
  readonly child: string
  readonly props: Readonly<Record<string, unknown>>
  readonly alias?: string
  /** Since when it is there, where it only moves. */
  readonly at?: string
  /** One of its ends lies in the trash, and may. */
  readonly resting?: boolean
  /** It could close a circle: both ends existed before. */
  readonly circular?: boolean
}

/** Of two items that become one, such as matches on one dossier, which stays and which goes (D23.5). */
export interface JoinedPair {
  readonly stays: string
  readonly goes: string
}

/** An item, and in which state it was read. */
export interface StateAsRead {
  readonly id: string
  readonly state: string
}

/** Everything one write does, decided before it starts; carried out by `apply_plan` whole or not at all. */
export interface Plan {
  /** In whose name it is; the viewer's when left out. */
  readonly by?: string
  readonly inserts?: readonly ItemRow[]
  /** What is inserted is read by whoever reads its place, and nothing else gets other readers by it. */
  readonly settled?: boolean
  /** The import whose items these are: nobody reads them, or is told of them, until it lands. */
  readonly staged?: string
  /** What an import makes with this plan, with the edges that each has by it (D23.5). */
  readonly imported?: {
    readonly import: string
    readonly items: readonly { readonly item: string; readonly edges: readonly string[] }[]
  }
  /** They are many, and lie out of the way of whoever reads what is newest (`settleImport` puts them in their place). */
  readonly aside?: boolean
  /** `version` is the one the decision was based on. */
  readonly updates?: readonly (ItemRow & { readonly version: number })[]
  readonly links?: readonly LinkRow[]
  readonly relinks?: readonly {
    readonly key: string
    readonly version: number
    readonly props: Readonly<Record<string, unknown>>
  }[]
  readonly unlink?: readonly string[]
  readonly trash?: string
  /** Several at once, each of which can be restored by itself. */
  readonly trashes?: readonly string[]
  readonly restore?: string
  /** What is restored is a match that is shown to nobody then. */
  readonly isHidden?: boolean
  /** Matches that are joined, and those that are two again: what hangs on them and is no item goes along (D23.5). */
  readonly joins?: readonly JoinedPair[]
  readonly parts?: readonly JoinedPair[]
  /** Items that go in a merge, as `merge_state` said them before they were read: another state is a conflict. */
  readonly goes?: readonly StateAsRead[]
  /** Items of which the one that stays is followed, at hand and put aside by whom the other one was. */
  readonly marks?: readonly JoinedPair[]
  /** The same, as it was before. */
  readonly unmarks?: readonly JoinedPair[]
  /** A match that becomes visible, or whose words were read over: `hash` is of what was read (D20.9). */
  readonly review?: { readonly match: string; readonly shows: boolean; readonly hash?: string }
  /** `isOwn`: by whoever gave the old one; the way in by a provider stays (D16). */
  readonly password?: { readonly user: string; readonly hash: string; readonly isOwn?: boolean }
  /** An account that comes to a role which needs a second factor: without one its sessions end (D21.5). */
  readonly needsFactor?: string
  /** The sheet whose rows are written, as `sheet_state` said it before they were read: another state is a conflict. */
  readonly sheet?: { readonly id: string; readonly edge: EdgeName; readonly state: string }
  /** A todo that was done, and the one that is made after it with these edges, of the same maker (S3.6). */
  readonly repeated?: { readonly done: string; readonly next: string; readonly edges: readonly string[] }
  /** A todo that is no more done: what was made after it goes to the trash, in the state in which it was looked at (`repeat_state`). */
  readonly takenBack?: string
  readonly repeatState?: string
  readonly changes: readonly Change[]
  /** Items whose readers may differ now, besides the inserted ones. */
  readonly touched?: readonly string[]
  /** Items through which a lead may have to be anonymised anew. */
  readonly anonymous?: readonly string[]
  /** Tags that have another name, or are there no more or again: what carries them is found by other words now. */
  readonly retagged?: readonly string[]
  /** A status changes: the answer tells it (D23.1). */
  readonly isStatus?: boolean
  /** Rows of a set that changed after it was frozen: the suppliers that answer it are told (F1.5). */
  readonly changedRows?: { readonly dossier: string; readonly version: number; readonly keys: readonly string[] }
  /** Rows of a match that its supplier may answer again: its people are told (F1.8). */
  readonly reopened?: { readonly match: string; readonly keys: readonly string[] }
  /** People who are invited to weigh in a round: they are told (F2.14). */
  readonly invited?: { readonly dossier: string; readonly round: number; readonly people: readonly string[] }
  /** A tag that got another place in the tree, which must not become a ring. */
  readonly movedTag?: string
}

/** The answer of a write (D8.7); one that changes a status tells it, with its history and the field of that name, as the writer reads them (D23.1). */
export interface Written {
  readonly _id: string
  readonly _version: number
  readonly status?: unknown
  readonly history?: unknown
}

/** A plan with whose it is, of when, and what it is news of. */
export type WholePlan = Plan & { readonly at: string; readonly by: string; readonly news?: readonly object[] }
