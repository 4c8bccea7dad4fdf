import type { AnyItem } from '@schakel/domain'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../ui/errorText.ts'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { useViewer } from '../auth/viewer.tsx'
import { isCentreKind } from '../items/useRights.ts'
import type { GuardAction } from './askGuard.tsx'

/** Before staff let a supplier see something: answers whether to go on, after the panel where there was something to look at (D7). */
export function useGuard(): (match: AnyItem, action: GuardAction) => Promise<boolean> {
  const { t } = useTranslation('guard')
  const { kind } = useViewer()
  const errorText = useErrorText()
  return async (match, action) => {
    if (!isCentreKind(kind)) return true
    try {
      const { askGuard } = await import('./askGuard.tsx')
      const outcome = await askGuard(match, action)
      if (outcome === 'clean') notifySuccess(t('clean'))
      return outcome !== 'stopped'
    } catch (error) {
      const { title, text } = errorText(error)
      notifyError(title, text)
      return false
    }
  }
}
