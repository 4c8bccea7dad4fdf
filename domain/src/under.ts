import { definitionOf, type EdgeName, type TypeName } from './types/index.ts'

/** The edges a type may hang by under a parent, the default first; empty when it may not (D3). */
export function edgesUnder(type: TypeName, parent: TypeName): readonly EdgeName[] {
  return definitionOf(type).parents[parent] ?? []
}

/** The roles an edge to a child of this type may carry under a parent (D3). */
export function rolesUnder(type: TypeName, parent: TypeName | undefined): readonly string[] {
  const definition = definitionOf(type)
  return (parent === undefined ? undefined : definition.rolesUnder?.[parent]) ?? definition.roles
}
