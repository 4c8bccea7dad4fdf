import { isApiError } from '../../api/apiError.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Notice } from '../../ui/layout/Notice.tsx'

/** What went wrong, and what to do next. */
export function RequestProblem({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('requesting')
  const text = isApiError(error, 0) ? 'offline' : isApiError(error, 429) ? 'tooMany' : 'failed'
  return (
    <Notice as="p" tone="danger" role="alert">
      {t(text)}
    </Notice>
  )
}
