import { isApiError } from '../../api/apiError.ts'

/** What to say of a login that failed: a key of the texts, and how many minutes to wait where that matters. */
export function loginError(error: unknown): {
  readonly key: 'wrong' | 'tooMany' | 'offline' | 'failed'
  readonly minutes: number
} {
  if (isApiError(error, 0, 502, 503, 504)) return { key: 'offline', minutes: 0 }
  if (isApiError(error, 429)) return { key: 'tooMany', minutes: Math.ceil((error.retryAfter ?? 900) / 60) }
  // One answer for a wrong password, an unknown name and a name that cannot be one (D8.8).
  if (isApiError(error, 400, 401, 403, 404, 422)) return { key: 'wrong', minutes: 0 }
  return { key: 'failed', minutes: 0 }
}
