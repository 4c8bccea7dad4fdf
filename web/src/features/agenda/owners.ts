import type { AnyItem } from '@schakel/domain'

/** Whose the items are, by name, to choose from. */
export function ownersOf(items: readonly AnyItem[]): { readonly value: string; readonly label: string }[] {
  const found = new Map<string, string>()
  for (const { _owners = [] } of items) {
    for (const { _id, name } of _owners) if (_id !== undefined && name !== undefined) found.set(_id, name)
  }
  return [...found].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label, 'nl'))
}
