import type { ImportField, ImportType } from '@schakel/domain'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'

/** What a field is called to which a column can be led. */
export function useFieldName(type: ImportType): (field: ImportField) => string {
  const { t } = useTranslation('importing')
  const words = useWords()
  return (field) => {
    if (field === 'address.number') return t('houseNumber')
    if (field === 'tags') return t('branche')
    if (type === 'person' && field === 'name') return words.field('person', 'organisation')
    const [, part] = /^contact\.(.*)$/.exec(field) ?? []
    if (part === undefined) return words.field(type, field)
    const name =
      part === 'first' || part === 'infix' || part === 'last' ? t(`name.${part}`) : words.field('person', part)
    return type === 'person' ? name : t('ofContact', { field: name })
  }
}
