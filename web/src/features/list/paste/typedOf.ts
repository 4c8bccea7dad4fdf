import { arrayOf, type Field, isObject, isoDateOf, paragraphsOf, type TypeName } from '@schakel/domain'
import type { Words } from '@schakel/domain/texts'
import { optionLabel } from '../../../entities/forms/optionLabel.ts'
import { wallText } from '../../../entities/forms/wallText.ts'
import { repeatOf } from './repeatOf.ts'

/** Where a cell is pasted: its column, and what stands there. */
interface Place {
  readonly type: TypeName
  readonly column: string
  readonly before: unknown
  readonly words: Words
  /** Those of every language: a sentence may come from a screen in another one. */
  readonly languages: readonly Words[]
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ...['ja', 'yes', 'true', 'waar', '1', 'x'].map((word) => [word, true] as const),
  ...['nee', 'no', 'false', 'onwaar', '0', ''].map((word) => [word, false] as const),
])

/**
 * The part by which the rows of a list are written in one cell, as `ERP, HRM` or `Bellen; Mailen`: a choice or a text, where what a row has
 * beside it is ticked or not. Other lists are no text.
 */
export function partOfList({ kind, fields = {} }: Field): string | undefined {
  const [name = '', ...more] = kind === 'list' ? Object.keys(fields) : []
  const isWritten = ['choice', 'text'].includes(fields[name]?.kind ?? '')
  return isWritten && more.every((other) => fields[other]?.kind === 'flag') ? name : undefined
}

/** The words of a cell, and those that are no choice of a field where it has choices. */
export function unknownIn(field: Field, text: string, place: Place): readonly string[] {
  const part = partOfList(field)
  const choice = part === undefined ? field : field.fields?.[part]
  if (choice?.kind !== 'choice') return []
  const written = part === undefined ? [text].filter(Boolean) : wordsIn(field, text)
  const at = part === undefined ? place.column : `${place.column}.${part}`
  return written.filter((word) => optionOf(choice, word, { ...place, column: at }) === undefined)
}

/** The text of a cell as an input of the form would hold it: a choice by its word, a flag by yes or no. */
export function typedOf(field: Field, text: string, place: Place): unknown {
  const part = partOfList(field)
  if (part !== undefined) return rowsOf(field, part, text, place)
  if (field.kind === 'dateTime') return wallTyped(text)
  if (field.kind === 'repeat') return repeatOf(text, place.languages) ?? text
  if (field.kind === 'flag') return flags.get(text.toLowerCase()) ?? text
  if (field.kind === 'richText') return text === '' ? '' : paragraphsOf(text)
  return field.kind === 'choice' ? (optionOf(field, text, place) ?? text) : text
}

/** The rows that a cell says, each once; a row that was there keeps what is ticked in it. */
function rowsOf(field: Field, part: string, text: string, place: Place): readonly Readonly<Record<string, unknown>>[] {
  const { [part]: inner, ...others } = field.fields ?? {}
  if (!inner) return []
  const at = { ...place, column: `${place.column}.${part}` }
  const chosen = wordsIn(field, text).map((word) => typedOf(inner, word, at))
  const none = Object.fromEntries(Object.keys(others).map((name) => [name, false]))
  const kept = arrayOf(place.before).filter(isObject)
  return [...new Set(chosen)].map((value) => ({ ...none, ...kept.find((row) => row[part] === value), [part]: value }))
}

/** The words of a list. In a sentence beside a tick a comma is no end. */
function wordsIn({ fields = {} }: Field, text: string): readonly string[] {
  const ends = Object.keys(fields).length > 1 ? /[;\n]/ : /[,;\n]/
  return text.split(ends).flatMap((word) => word.trim() || [])
}

const MOMENT = /^(\S+)[T ]+(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?$/

/** A day with a time as spreadsheets write them (`3-11-2026 9:05`), as an input holds it; another text as it is, to be refused. */
function wallTyped(text: string): string {
  const [, day = text, hours = '', minutes = '', seconds = '00'] = MOMENT.exec(text) ?? []
  const isoDay = isoDateOf(day)
  if (isoDay === undefined) return text
  return wallText(isoDay, hours === '' ? '' : `${hours.padStart(2, '0')}:${minutes}:${seconds}`)
}

/** The option that a word means, by its name or as a screen calls it. */
function optionOf(field: Field, text: string, { type, column, words }: Place): string | undefined {
  const meant = asTyped(text)
  const isMeant = (option: string) =>
    [option, optionLabel(type, column, option, words)].some((one) => asTyped(one) === meant)
  return field.options?.find(isMeant)
}

/** A word as it compares with what somebody typed: few keyboards have the dash of `10–49`. */
function asTyped(word: string): string {
  return word.toLowerCase().replaceAll('–', '-')
}
