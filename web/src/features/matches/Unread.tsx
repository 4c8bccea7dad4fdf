import type { AnyItem } from '@schakel/domain'
import { isOn } from '../../entities/items/read.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/layout/Notice.tsx'
import { useGuard } from './guard/useGuard.ts'

/** That the supplier reads something nobody has read over since it changed, and the way to do so (D20.9); the server says so to the centre alone. */
export function Unread({ match }: { readonly match: AnyItem }) {
  const { t } = useTranslation('matches')
  const guard = useGuard()
  if (!isOn(match, '_unread')) return null
  return (
    <Notice gap={2} gapX={3} justify="between" wrap size="sm" tone="warning">
      <span>{t('unread')}</span>
      <Button writes="now" size="sm" onClick={() => void guard(match, 'reread')}>
        {t('reread')}
      </Button>
    </Notice>
  )
}
