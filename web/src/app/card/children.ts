import {
  type AnyItem,
  definitionOf,
  type EdgeName,
  edges,
  type OnScreen,
  type TypeName,
  typeNames,
} from '@schakel/domain'
import { itemsIn, type ListName } from '../../entities/items/read.ts'

/** The items of a type that hang under another one, and the edge by which one is added. */
export interface Children {
  readonly type: TypeName
  readonly edge: EdgeName
  readonly items: readonly AnyItem[]
}

/** The wide column of a dossier is full of its matches and that of a space of its lists; elsewhere it has room for the work, and the columns stay even. */
function typesIn(column: 'main' | 'side', parent: TypeName): readonly TypeName[] {
  const isFull = definitionOf(parent).screen.page === 'full'
  const hasWork = column === (isFull ? 'side' : 'main')
  return typesListed(hasWork ? [column, 'work'] : [column])
}

/** The types with a list in one of these sections of a page. */
export function typesListed(sections: OnScreen['sections']): readonly TypeName[] {
  return typeNames.filter((type) => definitionOf(type).screen.sections.some((section) => sections.includes(section)))
}

/** The lists of children of an item as the registry allows them (D3), for one column of its page. */
export function childrenOf(item: AnyItem, column: 'main' | 'side'): readonly Children[] {
  return typesIn(column, item._type).flatMap((type) => {
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
