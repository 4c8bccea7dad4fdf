import { type Keys, keysOf, type TypeName, type Viewer } from '@schakel/domain'
import type { BoardFacts } from '@schakel/domain/calls'
import { changesViewers } from './access/changesViewers.ts'
import { FormsMade } from './anonymity/formsMade.ts'
import type { Listener, StoreContext, StoreSettings, ViewerContext } from './context.ts'
import type { Database } from './database/index.ts'
import { ProbingCounts } from './guard/probing.ts'
import { Memo } from './memo.ts'
import { readActivities } from './read/activities.ts'
import { readBoardCards } from './read/boardCards.ts'
import { readAllUnder } from './read/children.ts'
import { readFoundIds } from './read/foundIds.ts'
import { readItem } from './read/item.ts'
import { type EdgeEnd, readLinked } from './read/linked.ts'
import { type ListQuery, readList } from './read/list.ts'
import type { ListingQuery } from './read/query.ts'
import { readSearch, type SearchAnswer, type SearchQuery } from './read/search.ts'
import { type CountQuery, readStatusCounts, type StatusCount } from './read/statusCounts.ts'
import { readTagCounts, readTags } from './read/tags.ts'
import { readTrash, type TrashPage, type TrashQuery } from './read/trash.ts'
import { anonymiseDeferred } from './write/commit.ts'
import { create, type NewItem } from './write/create.ts'
import { createMany, type ManyOptions, type ManyRow } from './write/createMany.ts'
import type { Filling } from './write/filling.ts'
import { link, unlink } from './write/link.ts'
import { type Merging, merge } from './write/merge.ts'
import type { Link, Patch } from './write/patch.ts'
import type { Change, Written } from './write/plan.ts'
import { remove } from './write/remove.ts'
import { takeOut } from './write/takeOut.ts'
import { type TogetherOptions, together } from './write/together.ts'
import { unmerge } from './write/unmerge.ts'
import { update } from './write/update.ts'

export type { StoreSettings } from './context.ts'
export type { ManyRow } from './write/createMany.ts'

/**
 * The only code that speaks SQL. Reading goes through `as(viewer)` and nothing else: there is no read without a viewer, every row
 * passes the predicate of who may see it and leaves in the form that viewer may read (D6, D7).
 */
export class Store implements StoreContext {
  readonly database: Database
  readonly settings: StoreSettings
  /** Answers kept until the next write. */
  readonly memo = new Memo()
  /** Who a session belongs to, kept until the next write about that. */
  readonly viewers = new Memo()
  /** What suppliers did since it was last looked at (D20.10). */
  readonly probing = new ProbingCounts()
  /** Inside a transaction of many writes: the items around which anonymous forms are made at its end, once (D7), and when each was written. */
  readonly deferred: Map<string, Date> | undefined
  /** Inside a transaction that fills an empty database: what it wrote and has not sent yet. */
  readonly filling: Filling | undefined
  /** Copies of everything that are being made of the embedded database: the bytes that they name stay where they are. */
  copies = 0
  /** Whether a form is left that other rules made: then a supplier waits for those it may read (D20.6). */
  readonly formsMade = new FormsMade()
  readonly #listeners = new Set<Listener>()

  constructor(database: Database, settings: StoreSettings, deferred?: Map<string, Date>, filling?: Filling) {
    this.database = database
    this.settings = settings
    this.deferred = deferred
    this.filling = filling
  }

  /** Everything this viewer may read and do; `isImpersonated` says that somebody else impersonates them. */
  as(viewer: Viewer, isImpersonated = false): ViewerStore {
    return new ViewerStore(this, viewer, isImpersonated)
  }

  /** The same store inside a transaction of its own. */
  inside(transaction: Database, clock = this.settings.clock, filling?: Filling): Store {
    return new Store(transaction, { ...this.settings, clock }, new Map(), filling)
  }

  /** Makes the anonymous forms around these items now, for a supplier who acts inside a transaction of many writes, or to ask whether they were read over. */
  async flushAnonymisation(about?: readonly string[], isToReview?: boolean): Promise<void> {
    await anonymiseDeferred(this, about, isToReview)
  }

  /** Lets the planner look at what the tables hold by now, for whoever is just making much of it. */
  async analyze(): Promise<void> {
    for (const table of ['items', 'edges']) await this.database.exec(`analyze ${table}`)
  }

  /** Runs several writes as one transaction: all of them or none. */
  together<T>(work: (inner: Store) => Promise<T>, options?: TogetherOptions): Promise<T> {
    return together<Store, T>(this, work, options)
  }

  /** Hears of every commit of this process, until the answer is called. */
  onChange(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Called by the write path after a commit. */
  announce(changes: readonly Change[], by: string | null): void {
    this.memo.clear()
    this.probing.noteRenames(changes, by)
    if (changesViewers(changes)) this.viewers.clear()
    for (const listener of this.#listeners) listener(changes, by)
  }
}

/** The store as one viewer reads it. Answers of reads are JSON text as the database made it. */
export class ViewerStore implements ViewerContext {
  readonly store: Store
  readonly viewer: Viewer
  readonly keys: Keys
  /** Somebody else impersonates the viewer, who reads nothing thereby. */
  readonly isImpersonated: boolean

  constructor(store: Store, viewer: Viewer, isImpersonated = false) {
    this.store = store
    this.viewer = viewer
    this.isImpersonated = isImpersonated
    this.keys = keysOf(viewer)
  }

  /** One item with its lists, or only those that are named, down to a depth of 0 to 5 (D8.7). Throws Missing. */
  read(id: string, depth: number, lists?: readonly string[]): Promise<string> {
    return readItem(this, id, { depth, lists })
  }

  /** Items that match words and filters (D8.3). */
  search(query: SearchQuery): Promise<SearchAnswer> {
    return readSearch(this, query)
  }

  /** The ids of a stretch of a list, in its order. */
  foundIds(query: ListingQuery, limit: number, offset = 0): Promise<readonly string[]> {
    return readFoundIds(this, query, limit, offset)
  }

  /** How many items of a list have each status, and what they are worth. */
  statusCounts(query: CountQuery): Promise<readonly StatusCount[]> {
    return readStatusCounts(this, query)
  }

  /** What a board says of these items besides their fields. */
  boardCards(ids: readonly string[]): Promise<readonly BoardFacts[]> {
    return readBoardCards(this, ids)
  }

  /** Which of these items have an edge to an item already. */
  linked(ids: readonly string[], end: EdgeEnd): Promise<Set<string>> {
    return readLinked(this, ids, end)
  }

  /** What hangs under a space or any item, between two depths (D8.5). */
  list(query: ListQuery): Promise<string> {
    return readList(this, query)
  }

  /** Everything of a type under an item, one by one, for what must look at all of it; not for a screen. */
  allUnder(parent: string, type: TypeName): AsyncGenerator<Readonly<Record<string, unknown>>> {
    return readAllUnder(this, parent, type)
  }

  /** What changed last (D8.4). */
  activities(query: { readonly parent?: string; readonly page: number; readonly pageSize: number }): Promise<string> {
    return readActivities(this, query)
  }

  /** The whole tree of tags, flat (D8.6). */
  tags(): Promise<string> {
    return readTags(this)
  }

  /** How many items carry each tag (S2.32). */
  tagCounts(): Promise<string> {
    return readTagCounts(this)
  }

  /** What lies in the trash (D2.5). Throws Forbidden. */
  trash(query?: TrashQuery): Promise<TrashPage> {
    return readTrash(this, query)
  }

  /** Makes an item under a parent (D8.7). Throws Invalid, Forbidden, Missing. */
  create(item: NewItem): Promise<Written> {
    return create(this, item)
  }

  /** Makes many items under one parent, all or none (D17.2). Throws Invalid, Forbidden, Missing. */
  createMany(
    parent: string | undefined,
    rows: AsyncIterable<ManyRow> | Iterable<ManyRow>,
    options?: ManyOptions,
  ): Promise<number> {
    return createMany(this, parent, rows, options)
  }

  /** Changes fields, status or history of an item (D2.3, D5.3). Throws Invalid, Forbidden, Missing, Stale. */
  update(patch: Patch): Promise<Written> {
    return update(this, patch)
  }

  /** Draws an edge or changes its properties; a MATCH edge is a match (D19.2). */
  link(edge: Link, key?: string): Promise<Written> {
    return link(this, edge, key)
  }

  /** Removes an edge; its items stay (D8.7). */
  unlink(edge: Pick<Link, 'edge' | 'parent' | 'child'>, key?: string): Promise<Written> {
    return unlink(this, edge, key)
  }

  /** Puts an item in the trash (D2.5). */
  remove(id: string): Promise<Written> {
    return remove(this, id)
  }

  /** Makes two items one: the other one's fields as chosen, all that hangs on it, and it to the trash (D17.2). */
  merge(merging: Merging): Promise<Written> {
    return merge(this, merging)
  }

  /** Takes a merge back, by the item that went (D17.2). */
  unmerge(drop: string): Promise<Written> {
    return unmerge(this, drop)
  }

  /** Takes an item out of the trash again, with what went along, or out of the one it was merged into (D2.5). */
  restore(id: string): Promise<Written> {
    return takeOut(this, id)
  }
}
