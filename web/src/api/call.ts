import type { AnyItem } from '@schakel/domain'
import type { GuardReview } from '@schakel/domain/calls'
import { namesErased } from '@schakel/domain/privacy/erased'
import { ApiError, type FieldError, type RefusedOffer } from './apiError.ts'
import { sayings } from './asking.ts'
import { noteAnswer } from './onlyReading.ts'
import { patiently } from './patience.ts'

interface CallOptions {
  readonly signal?: AbortSignal | undefined
  readonly method?: 'GET' | 'POST'
  /** The same key by the same user returns the first answer (D2.4). */
  readonly idempotencyKey?: string | undefined
  /** Asked as oneself, also while impersonating another. */
  readonly asMyself?: boolean
}

interface Problem {
  readonly type?: string
  readonly title?: string
  readonly detail?: string
  readonly errors?: readonly FieldError[]
  readonly current?: AnyItem
  readonly review?: GuardReview
  readonly refused?: readonly RefusedOffer[]
}

/** A page of a list with how many there are in all (D8.3). */
export interface WithTotal<T> {
  readonly data: T
  readonly total: number
  /** The total is an estimate: more than 10,000. */
  readonly isEstimate: boolean
  /** Of messages how many of the box were not read. */
  readonly unread?: number
}

/** Somebody else logged in meanwhile, by another tab. */
const OTHER_ACCOUNT = '/problems/otherAccount'

type Listener = (isAnother: boolean) => void
let onLoggedOut: Listener = () => undefined

/**
 * What happens when the server no longer knows this session (401), and the app sends the person to the login form; and when it is of
 * another by now, so that this page is nobody's any more.
 */
export function whenLoggedOut(listener: Listener): void {
  onLoggedOut = listener
}

/** Somebody else has the session of this browser: nothing more is done or ended in their name. */
export function noteAnother(): void {
  onLoggedOut(true)
}

async function problemOf(response: Response): Promise<Problem> {
  if (!response.headers.get('content-type')?.includes('json')) return {}
  try {
    return await response.json()
  } catch {
    return {}
  }
}

function written(body: unknown): string {
  const text = JSON.stringify(body)
  return erased ? erased.marked(text) : text
}

async function send(path: string, body: unknown, options: CallOptions): Promise<Response> {
  const { method = 'POST', signal, idempotencyKey, asMyself } = options
  const init: RequestInit = {
    method,
    // The session is an HttpOnly cookie: no script ever holds the token.
    credentials: 'same-origin',
    headers: {
      ...sayings(asMyself),
      accept: 'application/json',
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(method === 'POST' ? { body: written(body ?? {}) } : {}),
    ...(signal ? { signal } : {}),
  }
  let response: Response
  try {
    response = await patiently(() => fetch(path, init), signal)
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, { title: 'offline' })
  }
  noteAnswer(response)
  if (response.ok) return response
  throw await refusalOf(path, response)
}

/** The error of an answer that is no success; one that says that nobody is logged in leads to the login form. */
export async function refusalOf(path: string, response: Response): Promise<ApiError> {
  const problem = await problemOf(response)
  if (problem.type === OTHER_ACCOUNT) noteAnother()
  else if (response.status === 401 && !path.startsWith('/api/auth/')) onLoggedOut(false)
  const retryAfter = Number(response.headers.get('retry-after'))
  return new ApiError(response.status, {
    ...problem,
    title: problem.title ?? response.statusText,
    retryAfter: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : undefined,
  })
}

/** The words for who was erased, once an answer names one: a mark stands for them, and is written back as such. */
let erased: typeof import('./erased.ts') | undefined

async function jsonOf(response: Response) {
  if (response.status === 204) return undefined
  const text = await response.text()
  if (!namesErased(text)) return JSON.parse(text)
  erased ??= await import('./erased.ts')
  return JSON.parse(erased.worded(text))
}

/** Asks the server; throws ApiError for every answer that is no success. */
export async function call<T>(path: string, body?: unknown, options: CallOptions = {}): Promise<T> {
  return jsonOf(await send(path, body, options))
}

/** The same by GET. */
export function get<T>(path: string, options: Omit<CallOptions, 'method'> = {}): Promise<T> {
  return call<T>(path, undefined, { ...options, method: 'GET' })
}

/** Asks for a page of a list together with its total (D8.3). */
export async function callWithTotal<T>(path: string, body: unknown, options: CallOptions = {}): Promise<WithTotal<T>> {
  const response = await send(path, body, options)
  const data = await jsonOf(response)
  const total = Number(response.headers.get('x-total-count') ?? Number.NaN)
  return {
    data,
    total: Number.isFinite(total) ? total : Array.isArray(data) ? data.length : 0,
    isEstimate: response.headers.get('x-total-estimate') === 'true',
    ...(response.headers.has('x-unread-count') ? { unread: Number(response.headers.get('x-unread-count')) } : {}),
  }
}

/** A fresh key for a write that may be sent twice (D2.4). */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
