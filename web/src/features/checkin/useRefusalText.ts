import { isApiError } from '../../api/apiError.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { useErrorText } from '../../ui/errorText.ts'

/** The sentence why something that was done at the door was refused; of a walk-in without an answer, that it may stand in the list. */
export function useRefusalText(): (refused: unknown) => string {
  const { t } = useTranslation('checkin')
  const errorText = useErrorText()
  return (refused) => {
    if (isApiError(refused, 0)) return t('perhapsAdded')
    const { title, text } = errorText(refused)
    return text || title
  }
}
