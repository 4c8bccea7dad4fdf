import type { AnyItem } from '@schakel/domain'

/** A list of references of an item; none when it has no such list. */
export function refsIn(item: AnyItem, list: string): readonly unknown[] {
  const value = item[list]
  return Array.isArray(value) ? value : []
}
