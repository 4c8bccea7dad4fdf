import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatList } from '../../ui/format.ts'
import { Notice } from '../../ui/layout/Notice.tsx'
import type { SupplierReader } from './attendance.ts'

/** Says which suppliers read the card of whoever is added to the list (D22.4). */
export function ReadByNotice({ readBy }: { readonly readBy: readonly SupplierReader[] }) {
  const { t } = useTranslation('checkin')
  const locale = useLocale()
  if (readBy.length === 0) return null
  const names = readBy.map(({ name }) => name)
  return (
    <Notice as="p" size="sm" tone="warning">
      {t('readBy', { count: names.length, supplier: formatList(names, locale) })}
    </Notice>
  )
}
