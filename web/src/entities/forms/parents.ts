import { definitionOf, type Ref, type TypeName, typeOfId } from '@schakel/domain'
import type { ViewerUser } from '../../api/types.ts'
import { isCentreKind } from '../items/useRights.ts'
import type { AddRequest } from './openItemForm.ts'

/** The types under which a new item may be put by the form; none for a tag, whose tree is a field of its own. */
export function parentTypesOf(type: TypeName): readonly TypeName[] {
  if (type === 'tag') return []
  const parents = Object.keys(definitionOf(type).parents)
  return parents.flatMap((name) => {
    const found = typeOfId(`${name}/x`)
    return found && found !== 'match' ? [found] : []
  })
}

/** Whether a new item must have a place. */
export function needsParent(type: TypeName): boolean {
  return definitionOf(type).screen.standsAlone !== true
}

/** Where a new item hangs unless one chooses otherwise: what was asked for, or the viewer's own organisation or space. */
export function startParent(request: AddRequest, viewer: ViewerUser): Ref | undefined {
  const { parent, type } = request
  if (typeof parent === 'string') return { _id: parent }
  if (parent) return parent
  const home = viewer.organisation
  const homeType = home && typeOfId(home._id)
  if (!homeType || !parentTypesOf(type).includes(homeType) || definitionOf(type).screen.isAddressed) return undefined
  // A contact of the knowledge centre itself is rare: its staff say whose it is.
  return type === 'person' && isCentreKind(viewer.kind) ? undefined : home
}

/** The type of a reference. */
export function typeOfRef(ref: Ref | undefined): TypeName | undefined {
  return ref?._type ?? (ref?._id === undefined ? undefined : typeOfId(ref._id))
}
