import { IconFilterOff } from '@tabler/icons-react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import type { ListScreenProps } from './ListScreen.tsx'

/** A list whose filters are not read, or not wholly: nothing is found until that part is taken away, so that nobody works on too much. */
export function UnreadList({ state, onChange, title, heading, lead, actions, above }: ListScreenProps) {
  const { t } = useTranslation('list')
  return (
    <Page title={title} heading={heading} lead={lead} actions={actions}>
      {above}
      <div role="alert">
        <EmptyState
          icon={<IconFilterOff size={34} stroke={1.6} />}
          title={t('filterUnread')}
          action={<Button onClick={() => onChange({ ...state, unread: undefined })}>{t('dropUnread')}</Button>}
        >
          {t('filterUnreadText')}
        </EmptyState>
      </div>
    </Page>
  )
}
