import type { LogLine } from '@schakel/domain/calls'
import { useTranslation } from '../../texts/useTranslation.ts'

/** The name of who did something, as far as the reader may know it. */
export function useWho(): (user: LogLine['user']) => string {
  const { t } = useTranslation('log')
  return (user) => {
    if (user?.name) return user.name
    if (user?.erased) return t('erased')
    return user === undefined || user._id === 'system' ? t('system') : t('somebody')
  }
}
