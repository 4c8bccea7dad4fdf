import { hasTimeline, isSupplierSide, type TypeName, type ViewerKind } from '@schakel/domain'

/** Whether the card of a type has a timeline for this kind of viewer: a supplier's match has its own talk instead (D7). */
export function showsTimeline(kind: ViewerKind, type: TypeName): boolean {
  return hasTimeline(type) && !(type === 'match' && isSupplierSide({ kind }))
}
