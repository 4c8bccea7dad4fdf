import { definitionOf, PAGE_SIZE, PAGE_SIZE_MAX, typeOfId } from '@schakel/domain'
import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, callWithTotal, type WithTotal } from '../../api/call.ts'
import type { AnyItem, SearchBody } from '../../api/types.ts'
import { keys } from './keys.ts'

const TAGS_FRESH_MS = 10 * 60_000

/** One item, with its references as deep as asked (D8.7). */
export function itemQuery(id: string, depth = 2) {
  return queryOptions({
    queryKey: keys.itemAt(id, depth),
    queryFn: ({ signal }) => call<AnyItem>(`/api/space/${id}`, { depth }, { signal }),
  })
}

/** One item, with its references as deep as asked (D8.7). */
export function useItem(id: string, depth = 2, { enabled = true }: { readonly enabled?: boolean } = {}) {
  return useQuery({ ...itemQuery(id, depth), enabled })
}

/** One page of a search with its total (D8.3). */
export function searchQuery(body: SearchBody) {
  return queryOptions({
    queryKey: keys.search(body),
    queryFn: ({ signal }) => callWithTotal<AnyItem[]>('/api/space/search', body, { signal }),
  })
}

/** One page of a search with its total (D8.3). */
export function useSearchPage(body: SearchBody, enabled = true) {
  return useQuery({ ...searchQuery(body), enabled })
}

interface ListOptions {
  readonly enabled?: boolean
  /** Keep showing the last list until the next one is there. */
  readonly keepLast?: boolean
}

/** A search, page by page until a page comes short (S7.2). */
export function useSearchList(body: SearchBody, { enabled = true, keepLast = false }: ListOptions = {}) {
  const pageSize = body.page_size ?? PAGE_SIZE
  return useInfiniteQuery({
    queryKey: [...keys.search(body), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      callWithTotal<AnyItem[]>('/api/space/search', { ...body, page: pageParam, page_size: pageSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last: WithTotal<AnyItem[]>, pages) =>
      last.data.length < pageSize ? undefined : pages.length + 1,
    enabled,
    ...(keepLast ? { placeholderData: keepPreviousData } : {}),
  })
}

/** What changed last in the viewer's world (S7.3, D8.4). */
export function useActivities(page = 1) {
  return useQuery({
    queryKey: [...keys.activities, page],
    queryFn: ({ signal }) =>
      call<AnyItem[]>('/api/space/activities', { parent: '*', page, page_size: PAGE_SIZE, depth: 2 }, { signal }),
  })
}

/** The whole tree of tags, flat with `parent` (D8.6). */
export function useTags(enabled = true) {
  return useQuery({
    queryKey: keys.tags,
    queryFn: ({ signal }) => call<AnyItem[]>('/api/space/tags', {}, { signal }),
    staleTime: TAGS_FRESH_MS,
    enabled,
  })
}

/** How deep the page of an item reads (D8.7): what some are linked to brings long lists of its own along. */
export function depthOf(id: string): number {
  const type = typeOfId(id)
  return type !== undefined && definitionOf(type).screen.isShallow ? 1 : 2
}

/** The newest replies under an item that is read too shallow to bring them along; each says by `_parents` what it replies to. */
export function useReplies(parent: string, enabled: boolean) {
  const body = { feed: 'SUB', parent, page: 1, page_size: PAGE_SIZE_MAX, sort: 'created', order: 'desc' }
  return useSearchPage(body, enabled && depthOf(parent) === 1)
}
