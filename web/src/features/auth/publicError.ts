import { isApiError } from '../../api/apiError.ts'
import type { Translate } from '../../texts/useTranslation.ts'
import { loginError } from './loginError.ts'

/** What to say of a public page that failed: the rule that was broken, in the server's words, or what to do next. */
export function publicError(error: unknown, t: Translate<'auth'>): string {
  const [first] = isApiError(error, 422) ? error.errors : []
  if (first) return first.message
  const { key, minutes } = loginError(error)
  return t(key === 'wrong' ? 'failed' : key, { minutes })
}
