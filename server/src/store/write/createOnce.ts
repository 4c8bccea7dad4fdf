import type { ViewerStore } from '../store.ts'
import type { NewItem } from './create.ts'
import { holding } from './holding.ts'
import type { Written } from './plan.ts'
import { findingAbove } from './replies.ts'

/**
 * Makes an item. Of two people of a supplier who reply at the same moment to what staff found of its answer, one does (F1.11). Throws Invalid,
 * Forbidden, Missing.
 */
export async function createOnce(me: ViewerStore, input: NewItem): Promise<Written> {
  const finding = await findingAbove(me, input.parent)
  if (finding === undefined) return me.create({ ...input, finding: null })
  return holding(me, finding, (inner) => inner.create({ ...input, finding }))
}
