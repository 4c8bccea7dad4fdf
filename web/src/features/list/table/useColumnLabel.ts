import type { TypeName } from '@schakel/domain'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'

/** How the columns of a list are called. */
export function useColumnLabel(type: TypeName): (column: string) => string {
  const { t } = useTranslation('list')
  const words = useWords()
  const own: ReadonlyMap<string, string> = new Map(
    Object.entries({
      organisation: t('columns.organisation'),
      _changed: t('columns._changed'),
      _created: t('columns._created'),
    }),
  )
  return (column) => own.get(column) ?? words.field(type, column)
}
