import { type AnyItem, edgesUnder, may, type Ref, type TypeName } from '@schakel/domain'
import type { ViewerUser } from '../../api/types.ts'
import { isCentreKind, rightsOf } from '../items/useRights.ts'
import { typeOfRef } from './parents.ts'
import { type ShapeOptions, type ShownTab, shapeOf } from './shape.ts'

/** What the form knows besides what is typed. */
export interface FormWorld {
  readonly viewer: ViewerUser
  readonly defaultPrice: number
  readonly now: Date
  /** Of these types nothing else is asked: a form for who has no account (D18). */
  readonly only?: Readonly<Partial<Record<TypeName, readonly string[]>>>
}

/** The edge over which an edited item hangs, when it is the only one of its kind: its role can be changed (S5.4). */
export function edgeOf(
  item: AnyItem,
): { readonly edge: string; readonly parent: string; readonly ref: Ref } | undefined {
  const hung = (item._parents ?? []).flatMap((ref) => {
    const parentType = typeOfRef(ref)
    if (!ref._id || !parentType) return []
    const edge = edgesUnder(item._type, parentType)[0]
    return edge ? [{ edge: ref._edge ?? edge, parent: ref._id, ref }] : []
  })
  return hung.length === 1 ? hung[0] : undefined
}

/** What of a form depends on who fills it in. */
export function optionsFor(world: FormWorld): Pick<ShapeOptions, 'isSuper' | 'isCentre'> {
  return { isSuper: may(world.viewer, 'writeSuperFields'), isCentre: isCentreKind(world.viewer.kind) }
}

/** The tabs of the form of an item that is there. */
export function tabsOfItem(item: AnyItem, world: FormWorld): readonly ShownTab[] {
  const rights = rightsOf(world.viewer, item)
  const hung = edgeOf(item)
  const parentType = rights.update ? typeOfRef(hung?.ref) : undefined
  return shapeOf(item._type, {
    mode: 'edit',
    parentType,
    mayWrite: rights.write,
    mayAdd: rights.create,
    ...optionsFor(world),
  })
}
