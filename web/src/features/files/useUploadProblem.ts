import { FILE_MAX_BYTES } from '@schakel/domain'
import { isApiError } from '../../api/apiError.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { useErrorText } from '../../ui/errorText.ts'
import { FileChanged } from './uploads.ts'

/** The most a file may have, as a number of megabytes. */
export const MAX_MB = FILE_MAX_BYTES / 1024 / 1024

/** Why a file did not come in, for a person, and whether trying again could help. */
export function useUploadProblem(): (problem: unknown) => { readonly text: string; readonly mayRetry: boolean } {
  const { t } = useTranslation('files')
  const errorText = useErrorText()
  return (problem) => {
    if (problem instanceof FileChanged) return { text: t('changed'), mayRetry: false }
    if (isApiError(problem, 413)) return { text: t('tooLarge', { max: MAX_MB }), mayRetry: false }
    if (isApiError(problem, 503)) return { text: t('busy'), mayRetry: true }
    const { title, text } = errorText(problem)
    const isFinal = isApiError(problem, 403, 404, 422)
    return { text: isApiError(problem, 422, 429) && text !== '' ? text : title, mayRetry: !isFinal }
  }
}
