import { type AnyItem, definitionOf, type HistoryEntry, isObject } from '@schakel/domain'
import { isItem, itemsIn, textIn } from './read.ts'

// What stands on a reference to the other end of a match of the match itself; that end has a status and a face of its own.
const own = [
  ...Object.keys(definitionOf('match').fields).filter((name) => name.startsWith('$') || name === 'matchnote'),
  '_entered',
]

/** What a change of a match says on a reference to one of its ends (D19.2): whose reference it is stays, also where the match came whole. */
export function onReference(match: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { status, history } = match
  return {
    ...pick(match, own),
    ...(status === undefined ? {} : { $status: status }),
    ...(history === undefined ? {} : { $history: history }),
  }
}

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

function pick(item: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (item[name] === undefined ? [] : [[name, item[name]]])))
}

function historyIn(value: unknown): readonly HistoryEntry[] {
  return Array.isArray(value) ? value.filter(isEntry) : []
}

function isEntry(value: unknown): value is HistoryEntry {
  return isObject(value) && typeof value.status === 'string' && typeof value.date === 'string'
}
