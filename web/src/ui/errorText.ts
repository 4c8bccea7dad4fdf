import { isApiError } from '../api/apiError.ts'
import { isSeeing } from '../api/seeing.ts'
import { useTranslation } from '../texts/useTranslation.ts'

interface ErrorText {
  readonly title: string
  readonly text: string
}

/** What an error says to a person, and what to do next (D8.2): chosen by its status, never by its wording. */
export function useErrorText(): (error: unknown) => ErrorText {
  const { t } = useTranslation('errors')
  const seeing = useTranslation('seeAs')
  return (error) => {
    if (isApiError(error, 0)) return { title: t('offline'), text: t('offlineText') }
    if (isApiError(error, 401)) return { title: t('loggedOut'), text: '' }
    if (isApiError(error, 403) && isSeeing()) return { title: seeing.t('only'), text: seeing.t('onlyText') }
    if (isApiError(error, 403)) return { title: t('forbidden'), text: t('forbiddenText') }
    if (isApiError(error, 404)) return { title: t('missing'), text: t('missingText') }
    if (isApiError(error, 409)) return { title: t('stale'), text: t('staleText') }
    if (isApiError(error, 422)) {
      const [first] = error.errors
      return { title: t('invalid'), text: first?.message ?? error.detail ?? '' }
    }
    if (isApiError(error, 429)) {
      const [first] = error.errors
      // What is enough for today says itself when to go on.
      if (first) return { title: t('enough'), text: first.message }
      return { title: t('tooMany'), text: t('tooManyText', { seconds: error.retryAfter ?? 60 }) }
    }
    if (isApiError(error, 503)) return { title: t('unavailable'), text: t('unavailableText') }
    return { title: t('occurred'), text: t('occurredText') }
  }
}
