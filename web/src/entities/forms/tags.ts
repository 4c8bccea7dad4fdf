import { definitionOf, isObject, listOf, type TypeName, text } from '@schakel/domain'
import type { ShapeOptions, ShownField } from './shape.ts'

/** The tags of an item among its fields: they hang on it by edges, so they are saved apart (S3.16). */
export const TAGS = '_tags'

const field: ShownField = { name: TAGS, field: listOf({ _id: text({ required: true }) }) }

/** Whether a field hangs over an edge, which the version of the item says nothing of. */
export function isOverEdge(name: string): boolean {
  return name === '$role' || name === TAGS
}

/** The input for the tags of an item, for who may hang them on it: the knowledge centre. */
export function tagsField(type: TypeName, { isCentre, mayWrite }: ShapeOptions): readonly ShownField[] {
  return isCentre && mayWrite(TAGS) && definitionOf(type).taggable ? [field] : []
}

/** Which tags to hang on an item and which to take off it. */
export interface TagChanges {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/** What was changed in the tags of an item. */
export function tagChanges(before: unknown, after: unknown): TagChanges {
  const [had, has] = [idsIn(before), idsIn(after)]
  return { add: has.filter((id) => !had.includes(id)), remove: had.filter((id) => !has.includes(id)) }
}

function idsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter(isObject).flatMap(({ _id }) => (typeof _id === 'string' ? [_id] : [])) : []
}
