import { isObject } from '@schakel/domain'
import { SEEN } from '../../api/seen.ts'
import type { Config, ViewerUser } from '../../api/types.ts'
import { isSameReadScope } from './kept.ts'

/** One answer of the server that was on the screen. */
export interface Seen {
  /** By which the query cache knows it. */
  readonly hash: string
  readonly key: readonly unknown[]
  readonly data: unknown
  /** When it was read, ms since 1970. */
  readonly at: number
  /** Characters of its JSON. */
  readonly size: number
}

/** Whose it is. There is no token in it. */
export interface Owner {
  readonly viewer: ViewerUser
  readonly config: Config
  /** When the server last answered this person, ms since 1970. */
  readonly contact: number
  /** Up to where was heard what became of it (D9); sealed by the server, and worth nothing without a session. */
  readonly cursor?: string | undefined
}

/** Where it lies; a memory in tests. */
export interface SeenStore {
  owner(): Promise<Owner | undefined>
  all(): Promise<Seen[]>
  get(hash: string): Promise<Seen | undefined>
  /** All of it or nothing. Throws where it lies there for another by now, or for the same in another role or place. */
  write(change: {
    readonly put: readonly Seen[]
    readonly remove: readonly string[]
    readonly owner: Owner
  }): Promise<void>
  /** Throws away what lies there: from here on it is this owner's. */
  begin(owner: Owner): Promise<void>
}

const ITEMS = 'seen'
const OWNER = 'owner'

/** Opens what this browser kept; nothing where it cannot keep anything. Once somebody throws it away it stays closed for this page. */
export async function openSeenStore(): Promise<SeenStore | undefined> {
  try {
    const request = indexedDB.open(SEEN, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ITEMS, { keyPath: 'hash' })
      request.result.createObjectStore(OWNER)
    }
    const database = await answerOf(request)
    database.onversionchange = () => database.close()
    return storeOn(database)
  } catch (error) {
    console.warn('Nothing can be kept on this device', error)
    return undefined
  }
}

function storeOn(database: IDBDatabase): SeenStore {
  const reading = (name: string) => database.transaction(name).objectStore(name)
  return {
    async owner() {
      const found: unknown = await answerOf(reading(OWNER).get(OWNER))
      return isOwner(found) ? found : undefined
    },
    async all() {
      const found: unknown[] = await answerOf(reading(ITEMS).getAll())
      return found.filter(isSeen)
    },
    async get(hash) {
      const found: unknown = await answerOf(reading(ITEMS).get(hash))
      return isSeen(found) ? found : undefined
    },
    async write({ put, remove, owner }) {
      const transaction = database.transaction([ITEMS, OWNER], 'readwrite')
      const items = transaction.objectStore(ITEMS)
      const found: unknown = await answerOf(transaction.objectStore(OWNER).get(OWNER))
      if (!isOwner(found) || !isSameReadScope(found.viewer, owner.viewer)) throw new Error('kept for another')
      for (const one of put) items.put(one)
      for (const hash of remove) items.delete(hash)
      transaction.objectStore(OWNER).put(owner, OWNER)
      await ended(transaction)
    },
    async begin(owner) {
      const transaction = database.transaction([ITEMS, OWNER], 'readwrite')
      transaction.objectStore(ITEMS).clear()
      transaction.objectStore(OWNER).put(owner, OWNER)
      await ended(transaction)
    },
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

function isSeen(value: unknown): value is Seen {
  return (
    hasTexts(value, 'hash') &&
    'key' in value &&
    Array.isArray(value.key) &&
    'data' in value &&
    hasNumbers(value, 'at', 'size')
  )
}

function isOwner(value: unknown): value is Owner {
  return (
    hasNumbers(value, 'contact') &&
    'viewer' in value &&
    hasTexts(value.viewer, '_id', 'name', 'email', 'role', 'kind') &&
    'config' in value &&
    hasTexts(value.config, 'brand', 'publicBrand')
  )
}

function hasTexts(value: unknown, ...names: string[]): value is object {
  return isObject(value) && names.every((name) => typeof value[name] === 'string')
}

function hasNumbers(value: unknown, ...names: string[]): value is object {
  return isObject(value) && names.every((name) => Number.isFinite(value[name]))
}
