import { SEARCH_DRAWER_PAGE_SIZE, type TypeName } from '@schakel/domain'
import { useQueries } from '@tanstack/react-query'
import type { AnyItem, SearchBody } from '../../api/types.ts'
import { searchQuery } from '../items/queries.ts'

// A search knows one type or all of them: a few are asked one by one, more are picked out of all.
const ASKED_APART = 4
const EACH = 8

function bodiesOf(types: readonly TypeName[], term: string): SearchBody[] {
  if (types.length > ASKED_APART) return [{ q: term, page: 1, page_size: 3 * SEARCH_DRAWER_PAGE_SIZE }]
  return types.map((feed) => ({ q: term, feed, page: 1, page_size: EACH }))
}

/** What is found among items of some types (S2.25, S5.1); nothing is asked without a term. */
export function usePicks(types: readonly TypeName[], term: string | undefined, exclude?: string) {
  const bodies = term === undefined ? [] : bodiesOf(types, term)
  const answers = useQueries({ queries: bodies.map((body) => searchQuery(body)) })
  const items: AnyItem[] = answers
    .flatMap(({ data }) => data?.data ?? [])
    .filter(({ _id, _type }) => types.includes(_type) && _id !== exclude)
    .slice(0, SEARCH_DRAWER_PAGE_SIZE)
  return {
    items,
    isLoading: answers.some(({ isPending }) => isPending),
    error: answers.find(({ error }) => error !== null)?.error,
  }
}
