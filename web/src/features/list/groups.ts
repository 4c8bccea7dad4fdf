import { definitionOf, fieldAt, type TypeName } from '@schakel/domain'
import type { Group } from './queries.ts'

/** As one goes through the choices; others by how many they have. What has none comes last. */
export function groupsInOrder<T extends Group>(groups: readonly T[], type: TypeName, by: string): readonly T[] {
  const options = fieldAt(type, by)?.options ?? []
  const place = ({ status }: Group) => (status === '' ? options.length + 1 : options.indexOf(status))
  return groups.toSorted((a, b) => place(a) - place(b) || b.count - a.count)
}

/** Whether a board has a column for each value of a field. */
export function isColumn(type: TypeName, field: string): boolean {
  return field === 'status' || field === definitionOf(type).doneField
}
