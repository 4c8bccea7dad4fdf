import { definitionOf, type TypeName } from '@schakel/domain'
import { searchWords } from '../words.ts'
import type { ItemRow } from './plan.ts'

type Fields = Readonly<Record<string, unknown>>

/** The fields with what is empty left out. */
export function withoutEmpty(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))
}

/**
 * The row of an item: what super users alone read stands apart, the card that goes to limited readers is cut out, and the words
 * by which it is found are collected. A dossier, a match and their comments get their anonymous form later (`anonymise.ts`).
 */
export function itemRow(
  type: TypeName,
  fields: Fields,
  secret: Fields,
  tags: readonly string[],
  before: { readonly limited: Fields | null } = { limited: null },
): ItemRow {
  const kept = withoutEmpty(fields)
  const hidden = withoutEmpty(secret)
  const definition = definitionOf(type)
  const limited = definition.card ? cardOf(kept, definition.card) : type === 'todo' ? kept : before.limited
  const seen = definition.card ?? Object.keys(definition.fields).filter((name) => !definition.withheld?.includes(name))
  return {
    id: String(kept._id),
    type,
    fields: kept,
    secret: Object.keys(hidden).length > 0 ? hidden : null,
    limited,
    words: searchWords(type, kept, tags),
    words_limited: isAnonymised(type) ? null : searchWords(type, kept, [], seen),
  }
}

/** Types whose limited form hides a lead: their limited form and words are made by `anonymise.ts` and nowhere else (D7). */
export function isAnonymised(type: TypeName): boolean {
  return type === 'dossier' || type === 'match' || type === 'comment'
}

const envelope = ['_id', '_type', '_version', '_changed', '_created']

function cardOf(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    [...envelope, ...names].filter((name) => name in fields).map((name) => [name, fields[name]]),
  )
}
