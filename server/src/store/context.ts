import { type Keys, keysOf, type Viewer } from '@schakel/domain'
import type { FormsMade } from './anonymity/formsMade.ts'
import type { Database } from './database/index.ts'
import type { ProbingCounts } from './guard/probing.ts'
import type { Memo } from './memo.ts'
import type { Filling } from './write/filling.ts'
import type { Change } from './write/plan.ts'

/** What the store needs from outside. */
export interface StoreSettings {
  /** The server's clock; tests and the demo set it. */
  readonly clock: () => Date
  /** Key of the hashes that hide a lead from a supplier (D2.1). */
  readonly secret: string
  /** Default of the money fields, whole euros (D4.6). */
  readonly defaultPrice: number
  /** How long what was said in a chat is kept, days (D13). */
  readonly chatDays: number
  /** Turns a password into what is kept (D8.8). */
  readonly hashPassword: (password: string) => Promise<string>
  /** The roles that need a second factor; none when left out (D21.5). */
  readonly secondFactorRoles?: readonly string[]
}

/** Told after a commit what changed, for sockets and mails. */
export type Listener = (changes: readonly Change[], by: string | null) => void

/** What every read and write works on. It imports none of them: they import it, and `Store` puts them together. */
export interface StoreContext {
  readonly database: Database
  readonly settings: StoreSettings
  /** Answers kept until the next write. */
  readonly memo: Memo
  /** Who a session belongs to, kept until the next write about that. */
  readonly viewers: Memo
  /** What suppliers did since it was last looked at (D20.10). */
  readonly probing: ProbingCounts
  /** Inside a transaction of many writes: the items around which anonymous forms are made at its end, once (D7), and when each was written. */
  readonly deferred: Map<string, Date> | undefined
  /** Inside a transaction that fills an empty database: what it wrote and has not sent yet. */
  readonly filling: Filling | undefined
  /** Copies of everything that are being made of the embedded database: the bytes that they name stay where they are. */
  copies: number
  /** Whether a form is left that other rules made: then a supplier waits for those it may read (D20.6). */
  readonly formsMade: FormsMade
  /** The same store inside a transaction of its own. */
  inside(transaction: Database, clock?: () => Date, filling?: Filling): StoreContext
  /** Makes the anonymous forms around these items now, for a supplier who acts inside a transaction of many writes, or to ask whether they were read over. */
  flushAnonymisation(about?: readonly string[], isToReview?: boolean): Promise<void>
  /** Lets the planner look at what the tables hold by now, for whoever is just making much of it. */
  analyze(): Promise<void>
  /** Hears of every commit of this process, until the answer is called. */
  onChange(listener: Listener): () => void
  /** Called by the write path after a commit. */
  announce(changes: readonly Change[], by: string | null): void
}

/** What is read and written, and as whom. */
export interface ViewerContext {
  readonly store: StoreContext
  readonly viewer: Viewer
  readonly keys: Keys
  /** Somebody else impersonates the viewer, who reads nothing thereby. */
  readonly isImpersonated: boolean
}

/** A store as a viewer reads it. */
export function contextOf(store: StoreContext, viewer: Viewer, isImpersonated = false): ViewerContext {
  return { store, viewer, keys: keysOf(viewer), isImpersonated }
}

/** By which account what the viewer keeps for themselves is read: by none when somebody else impersonates them (D6). */
export function ownReader({ viewer, isImpersonated }: Pick<ViewerContext, 'viewer' | 'isImpersonated'>): string {
  return isImpersonated ? '' : viewer._id
}
