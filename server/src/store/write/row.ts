import { definitionOf, type TypeName } from '@schakel/domain'
import type { ItemRow } from './plan.ts'
import { searchWords } from './words.ts'

type Fields = Readonly<Record<string, unknown>>

/** The fields with what is empty left out. */
export function withoutEmpty(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))
}

/**
 * The row of an item: what super users alone read stands apart, the card that goes to limited readers is cut out, and the words
 * by which it is found are collected. A dossier, a match, their comments and tasks get their anonymous form later (`anonymise.ts`).
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
  // Around a lead it is the form of `anonymise.ts`, which has not when it was made: made of the fields as they are, it would tell.
  const keeps =
    isAnonymised(type) || (type === 'activity' && before.limited !== null && !('_created' in before.limited))
  const seen = definition.card ?? Object.keys(definition.fields).filter((name) => !definition.withheld?.includes(name))
  return {
    id: String(kept._id),
    type,
    fields: kept,
    secret: Object.keys(hidden).length > 0 ? hidden : null,
    limited: definition.card && !keeps ? cardOf(kept, definition.card) : null,
    words: searchWords(type, kept, tags),
    words_limited: keeps ? null : searchWords(type, kept, [], seen),
    ...(keeps ? { keeps } : {}),
  }
}

/** Types whose limited form hides a lead: their limited form and words are made by `anonymise.ts` and nowhere else (D7). */
function isAnonymised(type: TypeName): boolean {
  return type === 'dossier' || type === 'match' || type === 'comment' || type === 'todo' || type === 'requirement'
}

/** Types in which both a supplier and others write, and each reads the words of the others (D20.3). */
export function isTalk(type: TypeName): boolean {
  return type === 'comment' || type === 'todo' || type === 'activity'
}

const envelope = ['_id', '_type', '_version', '_changed', '_created']

function cardOf(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    [...envelope, ...names].filter((name) => Object.hasOwn(fields, name)).map((name) => [name, fields[name]]),
  )
}
