import { type AnyItem, definitionOf, propertyOf } from '@schakel/domain'
import { hashFieldOf, type NoteChip, type NoteLanguage, valueText } from '@schakel/domain/notes'
import { wordsOf } from '@schakel/domain/texts'
import { en } from '@schakel/domain/texts/en'
import { nl } from '@schakel/domain/texts/nl'

const words = { nl: wordsOf(nl), en: wordsOf(en) }
const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
const whole = new Intl.NumberFormat('nl-NL')

/** For whom a note is put on paper: their language, and how they are told a day (D1.4). */
export interface PaperReader {
  readonly language: NoteLanguage
  readonly days: Intl.DateTimeFormat
}

/** The items whose fields a note names, as its reader reads them. */
export interface FieldOwners {
  readonly dossier: AnyItem
  readonly lead: AnyItem | undefined
}

/** What a mention says on paper (D10): a field its value, a question its words, somebody the name that was written. */
export function chipWords({ type, attrs }: NoteChip, owners: FieldOwners, reader: PaperReader): string {
  const { id = '', label = '', mentionSuggestionChar: char = '@' } = attrs
  if (type === 'action') return `[${label}]`
  if (char === '#') return fieldWords(id, owners, reader) ?? `#${label}`
  if (char === '-') return valueText(Number(id.replace('value.', '')), reader.language) ?? label
  return `${char}${label}`
}

function fieldWords(id: string, owners: FieldOwners, { language, days }: PaperReader): string | undefined {
  const field = hashFieldOf(id)
  const item = field && owners[field.of]
  if (!field || !item) return undefined
  const value = field.path.reduce<unknown>(propertyOf, item)
  if (value === undefined || value === null || value === '') return undefined
  const path = field.path.join('.')
  const { field: labelOf, status } = words[language]
  return `${labelOf(item._type, path)}: ${path === 'status' ? status(item._type, String(value)) : shown(item, path, value, days)}`
}

function shown(item: AnyItem, path: string, value: unknown, days: Intl.DateTimeFormat): string {
  const kind = Object.entries(definitionOf(item._type).fields).find(([name]) => name === path)?.[1].kind
  if (kind === 'money' && typeof value === 'number') return euro.format(value)
  if (kind === 'integer' && typeof value === 'number') return whole.format(value)
  if (kind === 'date') return String(value).split('-').reverse().join('-')
  if (kind === 'dateTime') return days.format(new Date(String(value)))
  return String(value)
}
