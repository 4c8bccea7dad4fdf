import { definitionOf, edgesUnder, Invalid, type ItemInput, Missing, typeOfId } from '@schakel/domain'
import type { ViewerStore } from '../../store/store.ts'
import { createOnce } from '../../store/write/createOnce.ts'
import type { Written } from '../../store/write/plan.ts'
import { versionIn } from './version.ts'

/** What a form sends (S7.7). */
interface Saved {
  readonly item: ItemInput
  readonly parent: string | undefined
  readonly edge: string | undefined
}

/** Makes the item when it has no `_id`, changes it otherwise, and draws the edge from its parent (D8.7). */
export async function save(me: ViewerStore, { item, parent, edge }: Saved): Promise<Written> {
  const { _id: id } = item
  if (id === undefined || id === null || id === '') return createOnce(me, { item, parent, edge })
  if (typeof id !== 'string') throw Invalid.of('_id', 'notText')
  const patch = { id, fields: item, version: versionIn(item) }
  if (parent === undefined) return me.update(patch)
  // One thing to the person who saves it: the fields and the place change together or not at all.
  return me.store.together(async (store) => {
    const inside = store.as(me.viewer)
    // Properties of an edge are for the place that is named, and for no other that the item has.
    const { fields, props } = apart(item, id)
    const written = await inside.update({ ...patch, fields })
    await inside.link({ edge: edge ?? edgeBetween(parent, id), parent, child: id, props })
    return written
  })
}

/** The edge by which an item hangs under a parent when none is named (D19.3). */
export function edgeBetween(parent: string, child: string): string {
  const type = typeOfId(child)
  const above = typeOfId(parent)
  if (type === undefined || above === undefined) throw new Missing()
  const allowed = edgesUnder(type, above)
  const usual = definitionOf(type).edge
  return allowed.includes(usual) ? usual : (allowed[0] ?? usual)
}

/** The fields of the item itself, and the properties of its edge, which stand beside them with their `$` (D19.3). */
function apart(item: ItemInput, id: string): { fields: ItemInput; props: ItemInput } {
  const type = typeOfId(id)
  const isOwn = (name: string) => type !== undefined && Object.hasOwn(definitionOf(type).fields, name)
  const isProp = (name: string) => name.startsWith('$') && !isOwn(name)
  const all = Object.entries(item)
  return {
    fields: Object.fromEntries(all.filter(([name]) => !isProp(name))),
    props: Object.fromEntries(all.filter(([name]) => isProp(name))),
  }
}
