import { objectOf, textOf } from '@schakel/domain'
import { ApiError, isApiError } from '../../api/apiError.ts'
import { hasNetwork } from '../../api/away.ts'
import { call, newIdempotencyKey } from '../../api/call.ts'
import { KEY_MS } from '../../api/tried.ts'
import { useWaiting, Waiting } from '../../api/waiting.ts'
import { onStatus } from '../live/liveSocket.ts'
import type { Left } from './leftByOthers.ts'

/** Something that was ticked and that the server has not confirmed (D12). */
export interface Pending extends Left {
  /** Under which it is sent, however often: it is done once (D2.4). */
  readonly key: string
  readonly activity: string
  /** The registration it is about; a walk-in has an id of its own until it is made. */
  readonly person: string
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  /** What stands on the screen meanwhile. */
  readonly shown: Readonly<Record<string, unknown>>
  /** When a walk-in was first sent, ms since 1970, and 0 before that; an earlier version of the page did not note it. */
  readonly tried?: number
  /** Why the server would not have it, or that it may have it (status 0): it is not sent again, and waits to be mended or put away. */
  readonly refused?: Refusal
}

type Refusal = Pick<ApiError, 'status' | 'title' | 'detail' | 'errors'>

/** Somebody who walked in goes here: what was typed of them is kept where it is refused. */
export const WALK_IN = '/api/space/save'

type Listener = (done: Pending, refused: unknown) => void

/** Pause before what did not arrive is sent again, ms. */
const AGAIN_MS = 2500
/** So long an answer is waited for, ms. */
const ANSWER_MS = 10_000

/** All that waits in this browser, whoever did it. */
export const pending = new Waiting<Pending>('schakel.checkin.pending', 'key', ['by', 'activity', 'path', 'shown'])
let isSending = false
let sending = Promise.resolve()
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<Listener>()

/** Notes what was done; it goes as soon as there is a connection, in its order and once. */
export function put(one: Omit<Pending, 'key'>): void {
  const key = newIdempotencyKey()
  pending.keep((all) => [...all, { ...one, key, tried: 0 }])
  void sendAll(one.by)
}

/** Forgets something of which the screen says that it was refused. */
export function putAway({ key }: Pending): void {
  pending.keep((all) => all.filter((one) => one.key !== key))
}

/** Hears of everything that was sent, a walk-in under the id that the server gave, with the refusal when there was one; answers how to stop. */
export function onSent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How much of what this person did waits to be sent. */
export function pendingCount(by: string): number {
  return pending.latest().filter((one) => isWaiting(one, by)).length
}

/** The activities at which the server would not have somebody who walked in, once for each of those. */
export function refusedAt(by: string): readonly string[] {
  return pending.latest().flatMap((one) => (one.by === by && one.refused ? [one.activity] : []))
}

/** Forgets all that this person did and the server did not confirm. */
export function forgetPendingOf(by: string): void {
  pending.keep((all) => all.filter((one) => one.by !== by))
}

/** Sends what waits, one at a time; what cannot go now is tried again in a while. Done when all was tried, by whoever asked first. */
export function sendAll(by: string): Promise<void> {
  if (!isSending) sending = sendEach(by)
  return sending
}

async function sendEach(by: string): Promise<void> {
  isSending = true
  clearTimeout(timer)
  try {
    for (let next = waitingOf(by); next; next = waitingOf(by)) {
      const sent = await send(next)
      if (sent === 'later') {
        timer = setTimeout(() => void sendAll(by), AGAIN_MS)
        return
      }
      const { done, refused } = sent
      for (const tell of listeners) tell(done, refused)
      if (isApiError(refused) && done.path === WALK_IN) keepRefused(done, refused)
      else putAway(done)
    }
  } finally {
    isSending = false
  }
}

function keepRefused({ key }: Pending, { status, title, detail, errors }: Refusal): void {
  const refused = { status, title, detail, errors }
  pending.keep((all) => all.map((one) => (one.key === key ? { ...one, refused } : one)))
}

/** When a walk-in may have reached the server first; where that was not noted, as it was typed. */
function triedAt({ path, body, tried }: Pending): number {
  return tried ?? (path === WALK_IN ? Date.parse(textOf(objectOf(body.item).$registered)) : 0)
}

/** Notes when a walk-in may have reached the server first. */
function noteTried(one: Pending): void {
  const { key, path } = one
  if (path !== WALK_IN || triedAt(one) > 0 || !hasNetwork()) return
  pending.keep((all) => all.map((each) => (each.key === key ? { ...each, tried: Date.now() } : each)))
}

/** What came of it, or that it goes later. */
async function send(one: Pending): Promise<{ readonly done: Pending; readonly refused?: unknown } | 'later'> {
  const { path, body, key } = one
  const tried = triedAt(one)
  if (tried > 0 && Date.now() - tried > KEY_MS) {
    return { done: one, refused: new ApiError(0, { title: 'No answer' }) }
  }
  noteTried(one)
  try {
    const signal = AbortSignal.timeout(ANSWER_MS)
    const { _id } = await call<{ readonly _id: string }>(path, body, { idempotencyKey: key, signal })
    return { done: path === WALK_IN ? { ...one, person: _id } : one }
  } catch (error) {
    // No answer, or a server that cannot now: it may have been done, and under its key it is not done twice.
    const isLater = !isApiError(error) || error.status === 0 || error.status === 429 || error.status >= 500
    return isLater || error.status === 401 ? 'later' : { done: one, refused: error }
  }
}

const isWaiting = (one: Pending, by: string) => one.by === by && !one.refused

function waitingOf(by: string): Pending | undefined {
  return pending.latest().find((one) => isWaiting(one, by))
}

/** Sends what waits whenever there is a connection again; answers how to stop. */
export function sendWhenOnline(by: string): () => void {
  const again = () => void sendAll(by)
  again()
  const stop = onStatus((status) => {
    if (status === 'connected') again()
  })
  window.addEventListener('online', again)
  return () => {
    window.removeEventListener('online', again)
    stop()
  }
}

/** What this person did anywhere that is not confirmed. */
export function usePending(): readonly Pending[] {
  return useWaiting(pending)
}
