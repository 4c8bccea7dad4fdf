import type { TypeName } from './defineType.ts'
import type { EdgeName } from './edges.ts'

type Parents = Readonly<Partial<Record<TypeName, readonly EdgeName[]>>>

/** The types that are an organisation (D3). */
export const organisationTypes = ['space', 'organisation', 'supplier', 'lead'] as const satisfies readonly TypeName[]

/** Whether a type is an organisation type. */
export function isOrganisationType(type: string): type is (typeof organisationTypes)[number] {
  return organisationTypes.some((name) => name === type)
}

/** The types of which an item is somebody: a contact, or an account. */
export const personTypes = ['person', 'user'] as const satisfies readonly TypeName[]

/** Whether a type is somebody. */
export function isPersonType(type: string): type is (typeof personTypes)[number] {
  return personTypes.some((name) => name === type)
}

/** Parents by one edge. */
export function under(types: readonly TypeName[], edge: EdgeName): Parents {
  return Object.fromEntries(types.map((type) => [type, [edge]]))
}
