import { propertyOf } from '@schakel/domain'

/** Longer than this nobody is kept waiting without a word, s. */
const WAIT_MAX = 30
/** So often at most. */
const TRIES = 10
const TOO_FAST = '/problems/tooFast'

/**
 * Asks again what was refused because too much was asked at once, after the time that the server names (D21.1): it did nothing yet, so that
 * nothing is done twice or lost. Every other answer is passed on.
 */
export async function patiently(ask: () => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await ask()
    const wait = await waitOf(response)
    if (wait === undefined || tries === TRIES) return response
    await pause(wait, signal)
  }
}

async function waitOf(response: Response): Promise<number | undefined> {
  if (response.status !== 429) return undefined
  const wait = Number(response.headers.get('retry-after'))
  if (!(wait > 0 && wait <= WAIT_MAX)) return undefined
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const isTooFast = propertyOf(problem, 'type') === TOO_FAST
  return isTooFast ? wait : undefined
}

/** Waits so many seconds, and a little more, so that not all who wait come at once. Throws where it is called off. */
export function pause(seconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal?.reason)
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', end)
        resolve()
      },
      1000 * (seconds + Math.random() / 2),
    )
    if (signal?.aborted) end()
    signal?.addEventListener('abort', end, { once: true })
    signal?.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
}
