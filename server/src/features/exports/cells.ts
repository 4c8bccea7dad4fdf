import { type Field, type Fields, formatPhone, isObject, textOfMarkup } from '@schakel/domain'
import { namesErased, wordErased } from '@schakel/domain/privacy'
import type { Cell } from '../../sheets/table.ts'
import { type ExportTexts, exportWords } from './texts.ts'

type Kind = Pick<Field, 'kind'> & { readonly fields?: Fields | undefined }
/** The word of a value of a closed list; the field is '' for the value itself, and a name for a part of it. */
type WordOf = (field: string, value: string | number) => string

/** The value of a field as a person reads it in a table. */
export function cellOf(
  field: Kind,
  value: unknown,
  texts: ExportTexts,
  word: WordOf = (_, text) => String(text),
): Cell {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'string' && namesErased(value))
    return cellOf(field, wordErased(value, texts.language), texts, word)
  switch (field.kind) {
    case 'integer':
    case 'fraction':
    case 'money':
      return typeof value === 'number' ? value : String(value)
    case 'flag':
      return value === true ? texts.yes : texts.no
    case 'dateTime':
      return momentText(value, texts)
    case 'repeat':
      return exportWords[texts.language].repeat(String(value))
    case 'richText':
      return textOfMarkup(String(value))
    case 'phone':
      return formatPhone(String(value))
    case 'choice':
      return typeof value === 'string' || typeof value === 'number' ? word('', value) : null
    case 'list':
      return Array.isArray(value) ? value.map((row) => rowText(field.fields, row, texts, word)).join('; ') : null
    case 'object':
      return rowText(field.fields, value, texts, word)
    default:
      return typeof value === 'number' ? value : String(value)
  }
}

function momentText(value: unknown, { moments }: ExportTexts): string {
  const at = new Date(String(value))
  return Number.isNaN(at.getTime()) ? String(value) : moments.format(at)
}

/** A row of a list field, part after part. */
function rowText(fields: Fields | undefined, row: unknown, texts: ExportTexts, word: WordOf): string {
  if (!isObject(row)) return String(row)
  return Object.entries(row)
    .flatMap(([name, value]) => {
      const field = fields?.[name]
      if (!field) return typeof value === 'string' && name === 'name' ? [value] : []
      const cell = cellOf(field, value, texts, (_, text) => word(name, text))
      return cell === null ? [] : [String(cell)]
    })
    .join(', ')
}
