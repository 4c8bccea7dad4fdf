import { isOpenLink } from '@schakel/domain'
import { IconLockOpen } from '@tabler/icons-react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { DateText } from '../../ui/DateText.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { textIn } from './read.ts'

/** That a link was opened for the other party, and when (S4.12); nothing while it was not. */
export function LinkMark({ props }: { readonly props: Readonly<Record<string, unknown>> }) {
  const { t } = useTranslation('items')
  if (!isOpenLink(props)) return null
  return (
    <Row as="span" gap={1} inline size="sm" tone="success">
      <IconLockOpen size={14} aria-hidden="true" />
      <span>
        {t('linkOpened')} <DateText iso={textIn(props, '$opened')} form="date" />
      </span>
    </Row>
  )
}
