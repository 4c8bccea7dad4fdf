import { isApiError } from '../../api/apiError.ts'
import { type Translate, useTranslation } from '../../texts/useTranslation.ts'
import { Notice } from '../../ui/layout/Notice.tsx'

interface RequestProblemProps {
  readonly error: unknown
  /** Something was filled in, which stays. */
  readonly isFilled?: boolean
}

/** What went wrong, and what to do next. */
export function RequestProblem({ error, isFilled = false }: RequestProblemProps) {
  const { t } = useTranslation('requesting')
  return (
    <Notice as="p" tone="danger" role="alert">
      {isFilled ? `${requestProblem(error, t)} ${t('kept')}` : requestProblem(error, t)}
    </Notice>
  )
}

/** The same in words. */
export function requestProblem(error: unknown, t: Translate<'requesting'>): string {
  return t(isApiError(error, 0) ? 'offline' : isApiError(error, 429) ? 'tooMany' : 'failed')
}
