import { givenFilters } from '@schakel/domain'
import type { filterInput, itemCalls, sortInput } from '@schakel/domain/calls'
import type { z } from 'zod'
import type { ListingQuery, SearchQuery } from '../store/read/query.ts'
import { idOf } from './idOf.ts'

type SearchBody = z.output<typeof itemCalls.search.body>
type ListBody = z.output<z.ZodObject<typeof filterInput>> & Partial<z.output<z.ZodObject<typeof sortInput>>>

/** What a search body asks of the store, for every call that takes one: a list, its export (D8.3, D19.9). */
export function searchQueryOf({ page, page_size: pageSize, ...body }: SearchBody): SearchQuery {
  return { ...listingOf(body), page, pageSize }
}

const plain = ['q', ...givenFilters, 'zone', 'sort'] as const

/** The filters and the order of a body without its page. */
export function listingOf(body: ListBody): ListingQuery {
  const { parent, order, status, tags } = body
  const given = plain.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]]))
  return {
    ...Object.fromEntries(given),
    tags,
    status,
    ...(parent === undefined ? {} : { parent: idOf(parent) }),
    ...(order === undefined ? {} : { order }),
  }
}
