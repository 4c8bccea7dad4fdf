import { DomainError, Invalid, may, type Viewer } from '@schakel/domain'
import type { LiveAnswer, LiveEvent } from '@schakel/domain/calls'
import type { DefaultEventsMap, Server, Socket } from 'socket.io'
import type { z } from 'zod'
import { askedBy } from '../asking.ts'
import { Bucket } from '../http/bucket.ts'
import { TooMany } from '../http/httpError.ts'
import type { RateLimit } from '../http/rateLimit.ts'
import type { ProbingCounts } from '../store/guard/probing.ts'
import type { Present } from '../store/read/present.ts'
import type { ViewerStore } from '../store/store.ts'
import { readerKey } from './cursor.ts'
import { NoteRefused } from './noteBounds.ts'

/** What other nodes know of a socket. */
export interface SocketData extends Present {}

export type LiveIo = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>
export type LiveSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>

/** One tab of somebody who looks on. */
export interface ClientSocket {
  readonly socket: LiveSocket
  readonly sessionKey: string
  /** The store through their reader; another one when what they may see has changed. */
  me: ViewerStore
  /** The rooms that they joined. */
  readonly rooms: Set<string>
  /** Set while they catch up: what happens meanwhile they read themselves, in its order. */
  waiting?: { hasMissed: boolean } | undefined
}

/** What an event is answered besides that it went well. */
export type Reply = object | undefined
export type Handle<B> = (client: ClientSocket, body: B) => Promise<Reply> | Reply

interface Listening {
  readonly limits: RateLimit
  readonly probing: ProbingCounts
  readonly onFault: (error: unknown) => void
}

/**
 * Lets a client send an event: only as often and in the shape that the contract says, and answered when an answer is asked. A write that is
 * refused counts as one that was called (D20.10).
 */
export function listen<B extends z.ZodType>(
  client: ClientSocket,
  event: LiveEvent<B>,
  handle: Handle<z.output<B>>,
  { limits, probing, onFault }: Listening,
): void {
  const bucket = new Bucket(event.rate, event.burst)
  client.socket.on(event.name, (...sent: unknown[]) => {
    const last = sent.at(-1)
    const reply = typeof last === 'function' ? last : undefined
    const answer = async (): Promise<LiveAnswer> => {
      if (!bucket.take()) return { ok: false, error: 'tooMany', retryAfter: Math.ceil(bucket.wait) }
      const parsed = event.body.safeParse(sent[0])
      if (!parsed.success) {
        if (event.isWrite) probing.noteRefusal(client.me.viewer, Invalid.of(event.name, 'required'))
        return { ok: false, error: 'malformed' }
      }
      const isWrite = event.isWrite?.(parsed.data) === true
      limits.take(client.me.viewer._id, isWrite ? 'writes' : 'reads')
      try {
        return { ok: true, ...(await handle(client, parsed.data)) }
      } catch (error) {
        if (isWrite) probing.noteRefusal(client.me.viewer, error)
        throw error
      }
    }
    askedBy(client.me.viewer._id, answer)
      .catch((error: unknown): LiveAnswer => refusalOf(error, onFault))
      .then((answered) => reply?.(answered))
      .catch(onFault)
  })
}

function refusalOf(error: unknown, onFault: (error: unknown) => void): LiveAnswer {
  if (error instanceof TooMany) return { ok: false, error: 'tooMany', retryAfter: error.retryAfter }
  if (error instanceof NoteRefused) return { ok: false, error: error.refusal }
  if (error instanceof Invalid && error.issues.some(({ code }) => code === 'tooLong'))
    return { ok: false, error: 'tooLong' }
  if (
    error instanceof DomainError &&
    (error.code === 'missing' || error.code === 'forbidden' || error.code === 'invalid')
  )
    return { ok: false, error: error.code }
  onFault(error)
  return { ok: false, error: 'internal' }
}

/** Client sockets that see these things alike: one reading serves them all. */
export interface Group {
  readonly me: ViewerStore
  readonly clients: ClientSocket[]
}

/**
 * Client sockets by what decides how they see items of these keys, so that five hundred of one centre are one reading and not five
 * hundred. Who holds none of the keys is in no group: none of it exists for them.
 */
export function groupsOf(clients: Iterable<ClientSocket>, keys: ReadonlySet<string>): Group[] {
  const groups = new Map<string, Group>()
  // Fifty tabs of one person see alike whatever it is.
  const names = new Map<string, string | undefined>()
  for (const client of clients) {
    const reader = readerKey(client.me)
    if (!names.has(reader)) names.set(reader, readScopeName(client.me.viewer, client.me.keys.all, keys))
    const name = names.get(reader)
    if (name === undefined) continue
    const group = groups.get(name) ?? { me: client.me, clients: [] }
    group.clients.push(client)
    groups.set(name, group)
  }
  return [...groups.values()]
}

function readScopeName(viewer: Viewer, held: readonly string[], keys: ReadonlySet<string>): string | undefined {
  if (may(viewer, 'readEverything')) return 'super'
  const shared = held.filter((key) => keys.has(key)).sort()
  if (shared.length === 0) return undefined
  // What an undisclosed lead is called differs by supplier.
  const home = may(viewer, 'readAnonymised') ? viewer.organisation?._id : undefined
  return JSON.stringify([may(viewer, 'readSpaceInFull'), home, shared])
}
