import type { AnyItem } from '@schakel/domain'
import { useMemo } from 'react'
import type { ViewerUser } from '../../api/types.ts'
import { tabsOfItem } from '../forms/itemTabs.ts'
import { fieldsOf, isDerived, type ShownField } from '../forms/shape.ts'
import { TAGS } from '../forms/tags.ts'
import { rightsOf } from '../items/useRights.ts'
import { useViewer } from '../viewer/viewer.tsx'

// These have editors of their own, or hang on an edge.
const elsewhere: readonly string[] = [TAGS, '$role', 'status', 'color', 'avatar', 'banner']
/** What has an editor of its own, and is a text all the same. */
const asText = 'tasks'
const elsewhereKinds: readonly string[] = ['password', 'image', 'colour']

/** The fields of an item that a viewer may write where they stand: those that its form would ask them, by the same tables. */
export function editableOf(viewer: ViewerUser, item: AnyItem): ReadonlyMap<string, ShownField> {
  const fields = new Map(pastedOf(viewer, item))
  fields.delete(asText)
  return fields
}

/** Those, and what is written otherwise but can be pasted as a text. */
export function pastedOf(viewer: ViewerUser, item: AnyItem): ReadonlyMap<string, ShownField> {
  if (!rightsOf(viewer, item).edit) return new Map()
  const world = { viewer, defaultPrice: 0, now: new Date() }
  const fields = fieldsOf(tabsOfItem(item, world)).filter(
    ({ name, field }) =>
      !elsewhere.includes(name) && !elsewhereKinds.includes(field.kind) && !isDerived(item._type, name),
  )
  return new Map(fields.map((shown) => [shown.name, shown]))
}

/** The same for who has logged in. */
export function useEditable(item: AnyItem): ReadonlyMap<string, ShownField> {
  const viewer = useViewer()
  return useMemo(() => editableOf(viewer, item), [viewer, item])
}
