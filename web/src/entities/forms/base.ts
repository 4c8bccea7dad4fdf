import type { AnyItem } from '@schakel/domain'
import type { Draft } from './drafts.ts'

/** The item as it was when one began to type: what was empty then is empty in it, whatever others filled in since (D2.3). */
export function baseOf(item: AnyItem | undefined, draft: Draft | undefined): AnyItem | undefined {
  if (!item || !draft?.base) return item
  const around = Object.entries(item).filter(([name]) => name.startsWith('_'))
  const { _id, _type, _version } = item
  return { ...Object.fromEntries(around), _id, _type, _version, ...draft.base }
}

/** The item as somebody else left it, with what hung on it when one began: an edge has no version, and what is changed counts from there. */
export function onTopOf(current: AnyItem, base: AnyItem | undefined): AnyItem {
  const { _tags = [], _parents = [] } = base ?? current
  return { ...current, _tags, _parents }
}
