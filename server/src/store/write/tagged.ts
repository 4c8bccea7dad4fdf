import type { ViewerContext } from '../context.ts'
import type { Loaded } from './load.ts'
import type { ItemRow } from './plan.ts'
import { itemRow } from './row.ts'
import { searchWords } from './words.ts'

/** The names without those of the tags that go, each taken out once: a branche and a category may be called the same. */
export function withoutNames(names: readonly string[], gone: readonly string[]): readonly string[] {
  return gone.reduce((left, name) => (left.includes(name) ? left.toSpliced(left.indexOf(name), 1) : left), [...names])
}

/** The row of an item that carries these tags from now on: it is found by their names (D8.3). */
export function tagged(
  me: ViewerContext,
  item: Loaded,
  tags: readonly string[],
): ItemRow & { readonly version: number } {
  const fields = { ...item.fields, _version: item.version + 1, _changed: me.store.settings.clock().toISOString() }
  const row = itemRow(item.type, fields, item.secret ?? {}, tags, item)
  return { ...row, words: searchWords(item.type, fields, tags), version: item.version }
}
