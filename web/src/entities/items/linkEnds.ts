import { type AnyItem, type EdgeName, edgeFields, isEdgeName } from '@schakel/domain'
import { itemsIn, textIn } from './read.ts'

/** A link between two items, and the reference that carries the properties of its edge (D2.2). */
export interface LinkEnds {
  readonly edge: EdgeName
  readonly parent: AnyItem
  readonly child: AnyItem
  readonly props: Readonly<Record<string, unknown>>
  /** The child is known to hang elsewhere too: set loose here, it is not lost from sight. */
  readonly hasOther: boolean
}

/** The link by which an item was read under another one, on whose page it stands. */
export function linkUnder(child: AnyItem, parent: AnyItem | undefined): LinkEnds | undefined {
  const edge = edgeOf(child)
  return edge && parent ? { edge, parent, child, props: child, hasOther: false } : undefined
}

/** The link by which an item hangs under a place that was read with it. */
export function linkAbove(place: AnyItem, child: AnyItem): LinkEnds | undefined {
  const edge = edgeOf(place)
  const hasOther = itemsIn(child, '_parents').length > 1
  return edge && { edge, parent: place, child, props: place, hasOther }
}

/** What stands on a link and may be written, to draw it again as it was. */
export function writtenOn({ props }: LinkEnds): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => edgeFields[name] && !edgeFields[name].readOnly))
}

// A match is an item with a menu and switches of its own.
function edgeOf(item: AnyItem): EdgeName | undefined {
  const edge = textIn(item, '_edge')
  return edge !== undefined && isEdgeName(edge) && edge !== 'MATCH' ? edge : undefined
}
