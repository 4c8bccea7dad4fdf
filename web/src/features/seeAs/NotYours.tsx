import { IconLock } from '@tabler/icons-react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'

/** How somebody logs in and what they chose is theirs alone, also while one impersonates them. */
export function NotYours() {
  const { t } = useTranslation('seeAs')
  return (
    <Page title={t('notYours')}>
      <EmptyState icon={<IconLock size={28} />} title={t('notYours')}>
        {t('notYoursText')}
      </EmptyState>
    </Page>
  )
}
