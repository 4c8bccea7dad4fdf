import type { TypeName } from './defineType.ts'
import type { EdgeName } from './edges.ts'

type Parents = Readonly<Partial<Record<TypeName, readonly EdgeName[]>>>

const everyType: readonly TypeName[] = [
  'space',
  'organisation',
  'supplier',
  'lead',
  'user',
  'person',
  'software',
  'dossier',
  'match',
  'todo',
  'activity',
  'comment',
  'message',
]

/** The types that are an organisation (D3). */
export const organisationTypes = ['space', 'organisation', 'supplier', 'lead'] as const satisfies readonly TypeName[]

/** Whether a type is an organisation type. */
export function isOrganisationType(type: string): type is (typeof organisationTypes)[number] {
  return organisationTypes.some((name) => name === type)
}

/** Parents by one edge. */
export function under(types: readonly TypeName[], edge: EdgeName): Parents {
  return Object.fromEntries(types.map((type) => [type, [edge]]))
}

/** Any type but tag and file (D3). */
export function anywhere(edge: EdgeName): Parents {
  return under(everyType, edge)
}
