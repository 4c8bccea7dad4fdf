import type { z } from 'zod'

/** A service outside that does not answer as it should: whoever waits for it is told to try again (503). */
export class ServiceAway extends Error {
  readonly statusCode = 503
  /** What it answered; nothing when it did not. */
  readonly status: number | undefined
  constructor(what: string, status?: number, options?: ErrorOptions) {
    super(`${what} ${status === undefined ? 'does not answer' : `answers ${status}`}`, options)
    this.status = status
  }
}

export interface ExternalService {
  /** The only origins that may be asked: those of the settings, or fixed ones of the service. */
  readonly origins: readonly string[]
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The most that is read, bytes. */
  readonly bytesMax: number
  /** Longest until all of it is there, ms. */
  readonly timeMs?: number
}

export interface ExternalAnswer {
  readonly type: string
  readonly bytes: Buffer
}

const TIME_MS = 10_000

/**
 * Asks a service that this installation is set to. Only its own origins are asked, no redirect is followed, and size and time are
 * bounded. Throws ServiceAway for every answer but a good one.
 */
export async function fetchFrom(address: string, service: ExternalService): Promise<ExternalAnswer> {
  const url = URL.parse(address)
  const what = url?.origin ?? 'an address'
  if (!url || !service.origins.includes(url.origin) || url.username) throw new ServiceAway(what, 0)
  const { method = 'GET', headers = {}, body, bytesMax, timeMs = TIME_MS } = service
  try {
    const response = await fetch(url, {
      method,
      headers: { 'user-agent': 'Schakel', ...headers },
      body: body ?? null,
      redirect: 'manual',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeMs),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new ServiceAway(what, response.status)
    }
    return { type: response.headers.get('content-type') ?? '', bytes: await bytesOf(response, bytesMax, what) }
  } catch (error) {
    if (error instanceof ServiceAway) throw error
    throw new ServiceAway(what, undefined, { cause: error })
  }
}

/** The same, of a service that answers JSON of this shape. */
export async function fetchJson<S extends z.ZodType>(
  address: string,
  shape: S,
  service: ExternalService,
): Promise<z.output<S>> {
  const headers = { accept: 'application/json', ...service.headers }
  const { bytes } = await fetchFrom(address, { ...service, headers })
  try {
    return shape.parse(JSON.parse(bytes.toString('utf8')))
  } catch (cause) {
    throw new ServiceAway(new URL(address).origin, 0, { cause })
  }
}

/** What an answer holds; whoever sends more than this is hung up on. Throws ServiceAway. */
export async function bytesOf(response: Response, most: number, what: string): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    // Leaving the loop hangs up.
    if (size > most) throw new ServiceAway(what, 413)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
