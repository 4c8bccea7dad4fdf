import { definitionOf, type TypeName } from '@schakel/domain'

/** Whether an item of a type can be given a picture on the screen. */
export function hasPicture(type: TypeName): boolean {
  return !definitionOf(type).screen.isFaceless
}
