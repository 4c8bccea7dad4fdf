import { type AnyItem, definitionOf, type HistoryEntry, isObject } from '@schakel/domain'
import { isOfMatch } from './onReference.ts'
import { isItem, itemsIn, textIn } from './read.ts'

// What stands on a reference to a supplier of the match itself; `_entered` tells which of its amounts were entered, and is no field.
const own = [...Object.keys(definitionOf('match').fields).filter(isOfMatch), '_entered']

/** The matches of a dossier as it was read: the references to its suppliers, each turned into the match itself (D19.2). */
export function matchesOf(dossier: AnyItem): readonly AnyItem[] {
  return itemsIn(dossier, '_matches').flatMap((supplier) => {
    const id = textIn(supplier, '$match')
    if (id === undefined) return []
    const match: unknown = {
      _id: id,
      _type: 'match',
      // The version of a match does not come with a reference to it.
      _version: 0,
      status: supplier.$status,
      history: historyIn(supplier.$history),
      supplier: pick(supplier, ['_id', '_type', 'name', 'avatar', 'color', 'website']),
      dossier: pick(dossier, ['_id', '_type', 'name', 'color', 'open']),
      ...(dossier.organisation ? { organisation: dossier.organisation } : {}),
      ...pick(supplier, own),
    }
    return isItem(match) ? [match] : []
  })
}

/** The supplier or the dossier of a match, as far as the viewer may know it. */
export function endOf(match: AnyItem, end: 'supplier' | 'dossier'): AnyItem | undefined {
  const value = match[end]
  return isItem(value) ? value : undefined
}

function historyIn(value: unknown): readonly HistoryEntry[] {
  return Array.isArray(value) ? value.filter(isEntry) : []
}

function pick(item: AnyItem, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (item[name] === undefined ? [] : [[name, item[name]]])))
}

function isEntry(value: unknown): value is HistoryEntry {
  return isObject(value) && typeof value.status === 'string' && typeof value.date === 'string'
}
