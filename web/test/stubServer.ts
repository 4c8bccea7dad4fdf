import { vi } from 'vitest'
import { notePress } from './presses.ts'

/** What a test's server received. */
export interface Received {
  readonly path: string
  readonly method: string
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into it as it knows it
  readonly body: any
  readonly headers: Readonly<Record<string, string>>
}

type Answer = unknown
type Handler = (body: Received['body'], received: Received) => Answer | Promise<Answer>

/** A status other than 200, or headers. */
export function reply(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  const type = status >= 400 ? 'application/problem+json' : 'application/json'
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': type, ...headers } })
}

/** A page of a list with its total, as the search answers (D8.3). */
export function page(items: readonly unknown[], total = items.length, isEstimate = false): Response {
  return reply(200, items, {
    'x-total-count': String(total),
    ...(isEstimate ? { 'x-total-estimate': 'true' } : {}),
  })
}

/**
 * A server for one test: `fetch` answers from these paths, and anything else is an error that the test sees.
 * A path ending in `*` takes everything below it.
 */
export function stubServer(handlers: Readonly<Record<string, Handler>>): { readonly received: Received[] } {
  const received: Received[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const request: Received = {
      path: input,
      method: init.method ?? 'GET',
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: Object.fromEntries(new Headers(init.headers)),
    }
    received.push(request)
    notePress(request)
    const name = Object.keys(handlers).find(
      (path) => path === input || (path.endsWith('*') && input.startsWith(path.slice(0, -1))),
    )
    const handler = name === undefined ? undefined : handlers[name]
    if (!handler) return reply(404, { title: 'Not Found', status: 404, detail: `No stub for ${input}` })
    const answer = await handler(request.body, request)
    if (init.signal?.aborted) throw new DOMException('Aborted', 'AbortError')
    return answer instanceof Response ? answer : reply(200, answer)
  })
  return { received }
}
