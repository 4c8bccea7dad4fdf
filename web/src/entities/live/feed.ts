import { definitionOf, isObject, isTypeName, propertyOf } from '@schakel/domain'
import type { LiveFrames } from '@schakel/domain/calls'
import type { Query, QueryClient } from '@tanstack/react-query'
import { isAhead } from '../items/isAhead.ts'
import { removedHere } from '../items/ownWrites.ts'
import { dropQuietly, patchQuietly } from '../items/patchCached.ts'

/** What the line brings into the cache (S3.19, S7.18). */
export type LiveAction =
  | { readonly type: 'SOCKET_UPDATE'; readonly item: LiveFrames['update']['item'] }
  | { readonly type: 'SOCKET_DELETE'; readonly id: string }
  | { readonly type: 'SOCKET_MESSAGE' }
  | { readonly type: 'SOCKET_RELOAD' }

/** Pause in which what comes together is asked again together, ms; every browser its own, so that they do not all ask at once. */
const GATHER_MS = 120
const SPREAD_MS = 180

/** The bell looks through all that one is told of: it asks at most so often, however much changes, ms. */
const BELL_MS = 2000

/** What is told of an item so long after it was removed here was not on its way by then: it is back, also when nobody told that it went, ms. */
const CROSSING_MS = 10_000

const BELL = 'notifications'
/** Kinds of lists that no change of an item touches, or that ask by themselves. */
const untouched = ['views', 'recipients', 'config', 'chat', BELL]

/**
 * Feeds the cache: what stands on the screen changes at once, and what an item is only part of, such as its lists, asks again
 * soon and in the background. Nothing that is shown goes away meanwhile, so that scroll, focus and typing stay.
 */
export class Feed {
  readonly #cache: QueryClient
  readonly #changed = new Map<string, string>()
  readonly #gone = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #bellTimer: ReturnType<typeof setTimeout> | undefined

  constructor(cache: QueryClient) {
    this.#cache = cache
  }

  async take(action: LiveAction): Promise<void> {
    if (action.type === 'SOCKET_RELOAD') {
      // What became of it was perhaps not told.
      removedHere.clear()
      await this.#cache.invalidateQueries()
      return
    }
    if (action.type === 'SOCKET_MESSAGE') {
      this.#soon('message', 'message')
      return
    }
    if (action.type === 'SOCKET_DELETE') await this.#drop(action.id)
    else await this.#show(action.item)
  }

  stop(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#bellTimer)
  }

  async #show(item: LiveFrames['update']['item']): Promise<void> {
    const { _id, _type } = item
    // It went and is there again: somebody took it back.
    const removed = removedHere.get(_id)
    const isBack = removed !== undefined && Date.now() - removed > CROSSING_MS
    if (this.#gone.delete(_id) || isBack) removedHere.delete(_id)
    // What one has just done stands there already; the answer to an earlier click must not undo a later one.
    if (!this.#isWriting() && !this.#isOlder(item)) await patchQuietly(this.#cache, _id, item, this.#isWriting)
    this.#soon(_id, _type)
  }

  async #drop(id: string): Promise<void> {
    this.#gone.add(id)
    if (!this.#isWriting()) await dropQuietly(this.#cache, id, this.#isWriting)
    // Its own page asks again and finds out; a form on it keeps what was typed.
    this.#soon(id, id.split('/')[0] ?? '')
  }

  readonly #isWriting = () => isAhead(this.#cache)

  /** Two frames may cross: the newer one stays. */
  #isOlder({ _id, _version }: LiveFrames['update']['item']): boolean {
    return this.#cache.getQueriesData<unknown>({ queryKey: ['item', _id] }).some(([, data]) => {
      const held = propertyOf(data, '_version')
      return typeof held === 'number' && typeof _version === 'number' && held > _version
    })
  }

  #soon(id: string, type: string): void {
    this.#changed.set(id, type)
    this.#timer ??= setTimeout(() => void this.#askAgain(), GATHER_MS + Math.random() * SPREAD_MS)
  }

  async #askAgain(): Promise<void> {
    if (this.#isWriting()) {
      // The answer could be from before what is just being written.
      this.#timer = setTimeout(() => void this.#askAgain(), GATHER_MS)
      return
    }
    this.#timer = undefined
    const changed = new Map(this.#changed)
    this.#changed.clear()
    if ([...changed.values()].some(canBeNews)) this.#askBell()
    await this.#cache.invalidateQueries({ predicate: (query) => isTouched(query, changed) })
  }

  #askBell(): void {
    this.#bellTimer ??= setTimeout(() => {
      this.#bellTimer = undefined
      void this.#cache.invalidateQueries({ queryKey: [BELL] })
    }, BELL_MS)
  }
}

/** Whether one can be told of an item of a type: it has a status, or stands in a timeline that one follows. */
function canBeNews(type: string): boolean {
  if (!isTypeName(type)) return false
  const { statuses, timeline } = definitionOf(type)
  return statuses !== undefined || timeline !== undefined
}

/** What a set of requirements is read from (F1). */
const setTypes = ['requirement', 'template', 'dossier']

function isTouched({ queryKey: [family, detail, part], state }: Query, changed: ReadonlyMap<string, string>): boolean {
  if (typeof family !== 'string' || untouched.includes(family)) return false
  const types = new Set(changed.values())
  if (family === 'tags') return types.has('tag')
  if (family === 'messages') return types.has('message')
  if (family === 'requirements') return setTypes.some((type) => types.has(type))
  if ((family === 'item' || family === 'timeline') && typeof detail === 'string' && removedHere.has(detail))
    return false
  // What is said of matches is told with them by its words alone.
  if (family === 'item' && part === 'matches' && types.has('comment')) return true
  if (family === 'item') return holdsAny(state.data, changed)
  if (family === 'search') return mayHold(detail, types) || holdsAny(state.data, changed)
  return true
}

/** Whether a search could find items of these types, or others by what is said of these: it asks for one of them, or for any. */
function mayHold(body: unknown, types: ReadonlySet<string>): boolean {
  const feed = propertyOf(body, 'feed')
  if (typeof feed !== 'string' || feed === '' || feed === '*' || feed !== feed.toLowerCase() || types.has(feed))
    return true
  return readTypes(body).some((type) => types.has(type))
}

const asking = ['lead', 'organisation'] as const
/** Filters and facts by which items are found by what is said of others, with the types of those. */
const readBy = new Map<string, readonly string[]>([
  ['city', asking],
  ['_city', asking],
  ['province', asking],
  ['_province', asking],
  ['only', ['match']],
  ['_waits', ['match']],
])

/** The types of which a search reads something to find others: `lead/employees` of those that hang under an end-user. */
function readTypes(body: unknown): readonly string[] {
  if (Array.isArray(body)) return body.flatMap(readTypes)
  if (!isObject(body)) return []
  return Object.entries(body).flatMap(([name, value]) => {
    if (name !== 'field' || typeof value !== 'string') return readBy.get(name) ?? readTypes(value)
    return readBy.get(value) ?? value.split('/').slice(0, -1)
  })
}

function holdsAny(value: unknown, ids: ReadonlyMap<string, string>): boolean {
  if (Array.isArray(value)) return value.some((part) => holdsAny(part, ids))
  if (!isObject(value)) return false
  return Object.entries(value).some(([name, part]) =>
    name === '_id' || name === '$match' ? typeof part === 'string' && ids.has(part) : holdsAny(part, ids),
  )
}
