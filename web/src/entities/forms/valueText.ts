import { type Field, isObject, type TypeName, textOfMarkup } from '@schakel/domain'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatDate, formatMoney } from '../../ui/format.ts'
import { optionLabel } from './optionLabel.ts'
import { isBlank } from './values.ts'
import { dayOf, timeOf } from './wallText.ts'

/** What stands in an input, in words, to lay two of them side by side. */
export function useValueText(type: TypeName): (path: string, field: Field, value: unknown) => string {
  const { t } = useTranslation('forms')
  const common = useTranslation('common')
  const words = useWords()
  return function valueText(path, field, value): string {
    if (field.kind === 'flag') return value === true ? common.t('yes') : common.t('no')
    if (isBlank(field, value)) return t('empty')
    if (isObject(value)) return partsOf(path, field, value).join(', ')
    if (Array.isArray(value)) {
      return value.map((row) => (isObject(row) ? partsOf(path, field, row).join(' · ') : String(row))).join(', ')
    }
    const text = String(value)
    if (field.kind === 'money') return typeof value === 'number' ? formatMoney(value) : text
    if (field.kind === 'richText') return textOfMarkup(text)
    if (field.kind === 'choice' || field.kind === 'colour') return optionLabel(type, path, text, words)
    // Two addresses of pictures tell a person nothing.
    if (field.kind === 'image') return t('picture')
    if (field.kind === 'repeat') return words.repeat(text)
    if (field.kind === 'date') return formatDate(text)
    if (field.kind === 'dateTime') return `${formatDate(dayOf(text))} ${timeOf(text).slice(0, 5)}`.trim()
    return text

    function partsOf(at: string, group: Field, held: Readonly<Record<string, unknown>>): string[] {
      return Object.entries(group.fields ?? {}).flatMap(([name, part]) =>
        isBlank(part, held[name]) ? [] : [valueText(`${at}.${name}`, part, held[name])],
      )
    }
  }
}
