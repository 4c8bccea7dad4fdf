import { isObject } from '@schakel/domain'
import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import { isApiError } from '../../api/apiError.ts'
import type { AnyItem, Config, ViewerUser } from '../../api/types.ts'
import { isAhead } from '../../entities/items/isAhead.ts'
import { patched, without } from '../../entities/items/patchCached.ts'
import { depthOf } from '../../entities/items/queries.ts'
import { isKept, isRecent, isSameReadScope, ONE_MAX, tooMuch, withoutKeys } from './kept.ts'
import type { Owner, Seen, SeenStore } from './seenStore.ts'

/** Pause in which what comes together is written together, ms. */
const GATHER_MS = 300

/** Who looks, and at which installation. */
export interface Looking {
  readonly viewer: ViewerUser
  readonly config: Config
}

/** What became of items: as they are now for this person, or nothing where they are gone for them. */
type News = Map<string, Readonly<Record<string, unknown>> | undefined>

/**
 * Keeps what one person reads on this device, and puts it on the screen when the server cannot be reached. What the server says of it
 * later, by an answer or over the live line, is carried over; what it refuses goes.
 */
export class Keeper {
  readonly #cache: QueryClient
  readonly #looking: Looking
  readonly #now: () => number
  readonly #began: number
  readonly #store: Promise<SeenStore | undefined>
  readonly #unread = new Set<string>()
  #news: News = new Map()
  #index = new Map<string, Pick<Seen, 'hash' | 'at' | 'size'>>()
  #contact = 0
  #cursor: string | undefined
  /** Up to where what was kept before this page is known to be as it is now. */
  #confirmed: string | undefined
  /** What was read before is not kept. */
  #floor = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #stop: (() => void) | undefined

  constructor(cache: QueryClient, looking: Looking, store: Promise<SeenStore | undefined>, now = Date.now) {
    this.#cache = cache
    this.#looking = looking
    this.#now = now
    this.#began = now()
    this.#store = store.then((opened) => this.#take(opened)).catch((error: unknown) => this.#giveUp(error))
    this.#stop = cache.getQueryCache().subscribe((event) => this.#hear(event))
    document.addEventListener('visibilitychange', this.#whenHidden)
    for (const query of cache.getQueryCache().getAll()) {
      if (query.state.status === 'success') this.#note(query)
      else if (isAway(query.state.error ?? query.state.fetchFailureReason)) void this.#bringBack(query)
    }
  }

  /** Keeps nothing more; what was read and not written is let go. */
  stop(): void {
    this.#stop?.()
    this.#stop = undefined
    document.removeEventListener('visibilitychange', this.#whenHidden)
    clearTimeout(this.#timer)
  }

  /** Resolves once all that was heard until now lies on the device. */
  async flushed(): Promise<void> {
    await this.#store
    await this.#flush()
  }

  /** The items whose page was on the screen, the last one first. */
  async items(): Promise<AnyItem[]> {
    const all = (await (await this.#own())?.all()) ?? []
    const pages = all.filter((seen) => isPage(seen) && isRecent(seen, this.#now()))
    const items = pages.toSorted((one, other) => other.at - one.at).flatMap(({ data }) => (isItem(data) ? [data] : []))
    return [...new Map(items.map((item) => [item._id, item])).values()]
  }

  /** Up to where was heard what became of what lies here from earlier visits; nothing when nothing does. */
  async cursorBefore(): Promise<{ readonly cursor: string | undefined } | undefined> {
    await this.#store
    const isAny = [...this.#index.values()].some(({ at }) => at < this.#began)
    return isAny && this.#confirmed === undefined ? { cursor: this.#cursor } : undefined
  }

  /** An item changed, or is gone. */
  tell(id: string, item: Readonly<Record<string, unknown>> | undefined): void {
    this.#news.set(id, item)
    this.#soon()
  }

  /** Everything until here was heard. */
  confirm(cursor: string): void {
    this.#confirmed = cursor
    this.#soon()
  }

  /** What lies here may be otherwise by now and nobody can say how: it goes, but for what was read since. */
  async dropBefore(moment: number): Promise<void> {
    await this.#store
    this.#floor = moment
    await this.#write(
      [],
      [...this.#index.values()].filter(({ at }) => at < moment).map(({ hash }) => hash),
    )
  }

  /** A page that is left is hidden first: what it read last is written while it can. */
  readonly #whenHidden = () => {
    if (document.visibilityState === 'hidden') void this.#flush()
  }

  async #take(store: SeenStore | undefined): Promise<SeenStore | undefined> {
    const owner = await store?.owner()
    if (!store) return undefined
    if (!owner || !isSameReadScope(owner.viewer, this.#looking.viewer)) {
      // From here on a page of whoever was here before keeps nothing more.
      await store.begin({ ...this.#looking, contact: this.#contact })
      return store
    }
    this.#contact = owner.contact
    this.#cursor = owner.cursor
    this.#index = new Map((await store.all()).map(({ hash, at, size }) => [hash, { hash, at, size }]))
    return store
  }

  /** Where it lies, unless another who logged in by another tab began to keep there. */
  async #own(): Promise<SeenStore | undefined> {
    const store = await this.#store
    const owner = await store?.owner()
    return owner && isSameReadScope(owner.viewer, this.#looking.viewer) ? store : undefined
  }

  #giveUp(error: unknown): undefined {
    // Most likely it was thrown away while it was being written, or is of another by now: nothing is kept any more then.
    console.warn('What was seen is not kept any more', error)
    this.stop()
    return undefined
  }

  #hear(event: QueryCacheNotifyEvent): void {
    if (event.type !== 'updated' || !isKept(event.query.queryKey)) return
    const { query, action } = event
    if (action.type === 'success') {
      if (!action.manual) this.#contact = this.#now()
      this.#note(query)
    } else if (action.type === 'failed' || action.type === 'error') {
      if (isAway(action.error)) void this.#bringBack(query)
      else if (isApiError(action.error, 403, 404)) this.#refused(query)
    }
  }

  #note({ queryHash, queryKey, state }: Query): void {
    if (!isKept(queryKey) || this.#index.get(queryHash)?.at === state.dataUpdatedAt) return
    this.#unread.add(queryHash)
    this.#soon()
  }

  #refused({ queryHash, queryKey: [family, id] }: Query): void {
    if (family === 'item' && typeof id === 'string') this.tell(id, undefined)
    else void this.#store.then(() => this.#write([], [queryHash]))
  }

  async #bringBack(query: Query): Promise<void> {
    if (!isKept(query.queryKey) || query.state.data !== undefined) return
    try {
      const seen = await (await this.#own())?.get(query.queryHash)
      if (seen && isRecent(seen, this.#now()) && query.state.data === undefined)
        this.#cache.setQueryData(query.queryKey, seen.data, { updatedAt: seen.at })
    } catch (error) {
      this.#giveUp(error)
    }
  }

  #soon(): void {
    if (!this.#stop) return
    this.#timer ??= setTimeout(() => void this.#flush(), GATHER_MS)
  }

  async #flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const store = await this.#store
    if (!store || !this.#stop) return
    // What stands on the screen may be taken back by the answer.
    if (isAhead(this.#cache, Number.POSITIVE_INFINITY)) {
      this.#soon()
      return
    }
    const read = [...this.#unread]
    const news = this.#news
    this.#unread.clear()
    this.#news = new Map()
    try {
      const { put, remove } = carriedOver(news.size > 0 ? await store.all() : [], news)
      await this.#write([...put, ...this.#readNow(read)], remove)
    } catch (error) {
      this.#giveUp(error)
    }
  }

  #readNow(hashes: readonly string[]): Seen[] {
    return hashes.flatMap((hash) => {
      const query = this.#cache.getQueryCache().get(hash)
      if (query?.state.status !== 'success' || query.state.dataUpdatedAt < this.#floor) return []
      const data = withoutKeys(query.queryKey, query.state.data)
      const size = JSON.stringify(data).length
      return size > ONE_MAX ? [] : [{ hash, key: query.queryKey, data, at: query.state.dataUpdatedAt, size }]
    })
  }

  async #write(put: readonly Seen[], gone: readonly string[]): Promise<void> {
    const store = await this.#store
    if (!store || !this.#stop) return
    const written = new Set(put.map(({ hash }) => hash))
    for (const hash of gone) this.#index.delete(hash)
    for (const { hash, at, size } of put) this.#index.set(hash, { hash, at, size })
    const old = tooMuch([...this.#index.values()], this.#now())
    for (const hash of old) this.#index.delete(hash)
    const owner: Owner = { ...this.#looking, contact: this.#contact, cursor: this.#confirmed ?? this.#cursor }
    try {
      await store.write({ put, remove: [...gone.filter((hash) => !written.has(hash)), ...old], owner })
    } catch (error) {
      this.#giveUp(error)
    }
  }
}

/** What lies there with the news carried over: what changed by it, and what goes. */
function carriedOver(all: readonly Seen[], news: News): { readonly put: Seen[]; readonly remove: string[] } {
  const put: Seen[] = []
  const remove: string[] = []
  for (const seen of all) {
    const [family, about] = seen.key
    if (family === 'item' && typeof about === 'string' && news.has(about) && news.get(about) === undefined) {
      remove.push(seen.hash)
      continue
    }
    let { data } = seen
    for (const [id, item] of news) data = item === undefined ? without(data, id) : patched(data, id, item)
    if (data !== seen.data) put.push({ ...seen, data, size: JSON.stringify(data).length })
  }
  return { put, remove }
}

/** Whether the server could not be reached, or whatever stands before it could not reach it. */
export function isAway(error: unknown): boolean {
  return isApiError(error, 0, 502, 503, 504)
}

/** Whether it is what the page of an item reads, and not what some other page reads of it. */
function isPage({ key: [family, id, depth] }: Seen): boolean {
  return family === 'item' && typeof id === 'string' && depth === depthOf(id)
}

function isItem(value: unknown): value is AnyItem {
  return isObject(value) && typeof value._id === 'string' && '_type' in value
}
