import type { TypeName, ViewerKind } from '@schakel/domain'
import type { QueryClient } from '@tanstack/react-query'
import type { ViewerUser } from '../../api/types.ts'
import { searchTypesOf } from '../../entities/items/TypeFilter.tsx'
import { columnsNow } from '../../ui/useColumns.ts'
import type { ListSearch } from './address.ts'
import { bodyOf, type ListState, lookOf, stateOf, typeIn } from './filters.ts'
import { keptPrefs } from './prefs.ts'
import { firstRows } from './table/useRows.ts'

/** The types that somebody of this kind may list, in the order in which they stand there. */
export function listTypesOf(kind: ViewerKind): readonly TypeName[] {
  return [...searchTypesOf(kind), 'match']
}

/** The list that an address leads somebody of this kind to. */
export function listOf(kind: ViewerKind, search: ListSearch): ListState {
  const types = listTypesOf(kind)
  return stateOf(typeIn(search, types) ?? types[0] ?? 'person', search)
}

/** Asks for the first rows of the table that an address leads to, so that they come while its screen is drawn. */
export function askFirstRows(cache: QueryClient, viewer: ViewerUser, search: ListSearch): void {
  const state = listOf(viewer.kind, search)
  if (state.unread !== undefined || state.group !== undefined) return
  if (lookOf(state, keptPrefs(viewer, state.type).look, columnsNow() > 1) !== 'table') return
  void cache.prefetchQuery(firstRows(bodyOf(state)))
}
