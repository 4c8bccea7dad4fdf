import type { AnyItem } from '@schakel/domain'
import type { Draft } from './drafts.ts'

/** The item as it was when one began to type: what was empty then is empty in it, whatever others filled in since (D2.3). */
export function baseOf(item: AnyItem | undefined, draft: Draft | undefined): AnyItem | undefined {
  if (!item || !draft?.base) return item
  const around = Object.entries(item).filter(([name]) => name.startsWith('_'))
  const { _id, _type, _version } = item
  return { ...Object.fromEntries(around), _id, _type, _version, ...draft.base }
}
