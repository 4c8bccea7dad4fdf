import { definitionOf, type EdgeName, organisationTypes, type TypeName, typeNames } from './types/index.ts'

/** The edges a type may hang by under a parent, the default first; empty when it may not (D3). */
export function edgesUnder(type: TypeName, parent: TypeName): readonly EdgeName[] {
  return definitionOf(type).parents[parent] ?? []
}

/** The roles an edge to a child of this type may carry under a parent (D3). */
export function rolesUnder(type: TypeName, parent: TypeName | undefined): readonly string[] {
  const definition = definitionOf(type)
  return (parent === undefined ? undefined : definition.rolesUnder?.[parent]) ?? definition.roles
}

const ownerTypes: readonly TypeName[] = ['user', 'space', ...organisationTypes]

/** Whether an edge of this name may run from a parent to a child of these types (D3). What has owners has them as its children. */
export function mayRun(edge: EdgeName, parent: TypeName, child: TypeName): boolean {
  if (edge === 'OWNERS') return ownerTypes.includes(child)
  // As an item a match hangs under its dossier; the edge itself runs on to its supplier.
  if (edge === 'MATCH') return parent === 'dossier' && child === 'supplier'
  // A message hangs under who it is for; the edge itself runs to them.
  if (edge === 'TO') return parent === 'message' && edgesUnder('message', child).includes('TO')
  return edgesUnder(child, parent).includes(edge)
}

/** The types that may be the child of an edge of this name (D3). */
export function childTypes(edge: EdgeName): readonly TypeName[] {
  return typeNames.filter((child) => typeNames.some((parent) => mayRun(edge, parent, child)))
}
