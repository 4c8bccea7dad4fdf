import type { AnyItem } from '@schakel/domain'
import { titleOf } from '../../entities/items/titleOf.ts'
import type { LinkOption } from '../../entities/links/linkOptions.ts'
import { useWords } from '../../texts/i18n.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatList } from '../../ui/format.ts'
import { Notice } from '../../ui/layout/Notice.tsx'
import { endsOf, type NewReader } from './useNewReaders.ts'

interface ReaderNoticeProps {
  readonly item: AnyItem
  readonly other: AnyItem
  readonly option: LinkOption
  /** The suppliers that begin to read somebody by it. */
  readonly suppliers: readonly NewReader[]
  readonly isError: boolean
}

/** Says before a link is drawn which suppliers will read whose cards in full by it (D22.4). */
export function ReaderNotice({ item, other, option, suppliers, isError }: ReaderNoticeProps) {
  const { t } = useTranslation('links')
  const words = useWords()
  const locale = useLocale()
  const [above, below] = endsOf(item, other, option)
  const isDirect = showsContact(above, below, option)
  if (!isDirect && !isError && suppliers.length === 0) return null
  const names = isDirect ? [titleOf(above, words)] : suppliers.map(({ name }) => name)
  const supplier = formatList(names, locale)
  const text = isError
    ? t('readersUnknown')
    : below._type === 'person'
      ? t('showsContact', { count: names.length, person: titleOf(below, words), supplier })
      : t('showsPeople', { count: Math.max(...suppliers.map(({ people }) => people)), supplier })
  return (
    <Notice as="p" size="sm" tone="warning" role="status">
      {text}
    </Notice>
  )
}

/** D22.4: a contact of who asks that is linked to a supplier is read by that supplier in full. */
function showsContact(above: AnyItem, below: AnyItem, { edge }: LinkOption): boolean {
  const isOfSupplier =
    (below._parents ?? []).length > 0 && (below._parents ?? []).every((ref) => ref._type === 'supplier')
  return edge === 'CONTACTS' && above._type === 'supplier' && below._type === 'person' && !isOfSupplier
}
