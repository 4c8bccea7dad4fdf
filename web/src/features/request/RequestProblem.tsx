import { useTranslation } from 'react-i18next'
import { isApiError } from '../../api/apiError.ts'
import card from '../../ui/PublicCard.module.css'

/** What went wrong, and what to do next. */
export function RequestProblem({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('requesting')
  const text = isApiError(error, 0) ? 'offline' : isApiError(error, 429) ? 'tooMany' : 'failed'
  return (
    <p className={card.problem} role="alert">
      {t(text)}
    </p>
  )
}
