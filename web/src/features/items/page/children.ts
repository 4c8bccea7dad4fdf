import { type AnyItem, definitionOf, type EdgeName, edges, type TypeName } from '@schakel/domain'
import { itemsIn, type ListName } from '../read.ts'

/** The items of a type that hang under another one, and the edge by which one is added. */
export interface Children {
  readonly type: TypeName
  readonly edge: EdgeName
  readonly items: readonly AnyItem[]
}

// In which column of the page a type stands, and in which order; what is not here has no list of its own.
const main: readonly TypeName[] = ['dossier']
const side: readonly TypeName[] = ['person', 'todo', 'activity', 'software', 'file', 'user']

/** The lists of children of an item as the registry allows them (D3), for one column of its page. */
export function childrenOf(item: AnyItem, column: 'main' | 'side'): readonly Children[] {
  return (column === 'main' ? main : side).flatMap((type) => {
    const edge = definitionOf(type).parents[item._type]?.[0]
    if (edge === undefined) return []
    const list = listName(edge)
    return [{ type, edge, items: itemsIn(item, list).filter((child) => child._type === type) }]
  })
}

function listName(edge: EdgeName): ListName {
  const { list } = edges[edge]
  return list
}
