import type { AnyItem } from '@schakel/domain'
import { useWords } from '../../texts/i18n.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatList } from '../../ui/format.ts'
import { Notice } from '../../ui/layout/Notice.tsx'
import { titleOf } from '../items/titleOf.ts'
import type { NewReader } from './useNewReaders.ts'

interface ReaderNoticeProps {
  /** Whose card it is, where it is of one. */
  readonly person: AnyItem | undefined
  /** The suppliers that begin to read somebody. */
  readonly suppliers: readonly NewReader[]
  readonly isError?: boolean
}

/** Says before something is done which suppliers will read whose cards in full by it (D22.4). */
export function ReaderNotice({ person, suppliers, isError = false }: ReaderNoticeProps) {
  const { t } = useTranslation('links')
  const words = useWords()
  const locale = useLocale()
  if (!isError && suppliers.length === 0) return null
  const supplier = formatList(
    suppliers.map(({ name }) => name),
    locale,
  )
  const text = isError
    ? t('readersUnknown')
    : person
      ? t('showsContact', { count: suppliers.length, person: titleOf(person, words), supplier })
      : t('showsPeople', { count: Math.max(...suppliers.map(({ people }) => people)), supplier })
  return (
    <Notice as="p" size="sm" tone="warning" role="status">
      {text}
    </Notice>
  )
}
