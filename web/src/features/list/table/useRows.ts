import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyItem, SearchBody } from '../../../api/types.ts'
import { searchQuery } from '../../../entities/items/queries.ts'
import type { RowWindow } from './useRowWindow.ts'

/** Rows that are fetched together. */
const PAGE_ROWS = 100
/** Rows beyond the window of which the page is fetched too. */
const AHEAD = 30

/** The rows of a long list as they come into view. */
export interface Rows {
  readonly total: number
  readonly isEstimate: boolean
  /** Nothing is known yet, not even how many there are. */
  readonly isPending: boolean
  readonly error: unknown
  readonly retry: () => void
  /** The item of a row; nothing while it is not there. */
  readonly at: (index: number) => AnyItem | undefined
  /** The row of an item, of those that are there; -1 for others. */
  readonly indexOf: (id: string) => number
  /** The items of a stretch: those that are there as they are, the others once they are read. */
  readonly read: (first: number, count: number) => Promise<readonly (AnyItem | undefined)[]>
}

/** The pages, counted from 1, on which the rows of a stretch stand. */
export function pagesOf(first: number, last: number): readonly number[] {
  const from = Math.floor(Math.max(0, first) / PAGE_ROWS) + 1
  const to = Math.floor(Math.max(0, last) / PAGE_ROWS) + 1
  return Array.from({ length: to - from + 1 }, (_, step) => from + step)
}

/** Whether one goes on where one is, and has not jumped: then the next page is fetched while one still scrolls. */
function isNear(before: readonly number[], next: readonly number[]): boolean {
  return next.some((page) => before.some((known) => Math.abs(known - page) <= 1))
}

/** What is known of a list before its first answer. */
const NOTHING = { total: 0, isEstimate: false, at: 0 }

/** The first page of a list, to be asked for while the table itself is still on the way. */
export function firstRows(body: SearchBody) {
  return searchQuery({ ...body, page: 1, page_size: PAGE_ROWS })
}

/** Fetches the pages that are in view, and not those that one flies past. */
export function useRows(body: SearchBody, range: RowWindow['range'], isScrolling: boolean): Rows {
  const seen = range ? pagesOf(range.startIndex - AHEAD, range.endIndex + AHEAD) : [1]
  const [wanted, setWanted] = useState<readonly number[]>([1])
  const isSame = seen.length === wanted.length && seen.every((page, index) => page === wanted[index])
  const cache = useQueryClient()
  const bodyOf = (page: number) => ({ ...body, page, page_size: PAGE_ROWS })
  const isThere = () => seen.every((page) => cache.getQueryData(searchQuery(bodyOf(page)).queryKey) !== undefined)
  if (!isSame && (!isScrolling || isNear(wanted, seen) || isThere())) setWanted(seen)
  const list = JSON.stringify(body)
  const [known, setKnown] = useState({ list, ...NOTHING })
  if (known.list !== list) setKnown({ list, ...NOTHING })
  const last = Math.max(1, Math.ceil(known.total / PAGE_ROWS))
  const pages = wanted.filter((page) => page <= last)
  const found = useQueries({
    queries: pages.map((page) => searchQuery(bodyOf(page))),
  })
  const answers = found.flatMap(({ data, dataUpdatedAt }) => (data ? [{ data, at: dataUpdatedAt }] : []))
  const newest = answers.toSorted((a, b) => b.at - a.at)[0]
  if (newest && newest.at > known.at) {
    setKnown({ list, total: newest.data.total, isEstimate: newest.data.isEstimate, at: newest.at })
  }
  const failed = found.find(({ isError, data }) => isError && data === undefined)
  const at = (index: number) => {
    const place = pages.indexOf(Math.floor(index / PAGE_ROWS) + 1)
    return place < 0 ? undefined : found[place]?.data?.data[index % PAGE_ROWS]
  }
  return {
    total: known.total,
    isEstimate: known.isEstimate,
    isPending: known.at === 0,
    error: failed?.error,
    retry: () => void failed?.refetch(),
    at,
    indexOf(id) {
      for (const [place, page] of pages.entries()) {
        const at = found[place]?.data?.data.findIndex(({ _id }) => _id === id) ?? -1
        if (at >= 0) return (page - 1) * PAGE_ROWS + at
      }
      return -1
    },
    async read(first, count) {
      const seen = Array.from({ length: count }, (_, step) => at(first + step))
      const missing = seen.flatMap((item, step) => (item || first + step >= known.total ? [] : [first + step]))
      const wantedPages = new Set(missing.map((index) => Math.floor(index / PAGE_ROWS) + 1))
      const answers = await Promise.all(
        [...wantedPages].map(async (page) => [page, await cache.fetchQuery(searchQuery(bodyOf(page)))] as const),
      )
      const byPage = new Map(answers.map(([page, { data }]) => [page, data]))
      const ids = new Set(seen.map((item) => item?._id))
      return seen.map((item, step) => {
        if (item) return item
        const index = first + step
        const read = byPage.get(Math.floor(index / PAGE_ROWS) + 1)?.[index % PAGE_ROWS]
        // What others changed may have moved it down from a page that was there: one item is written once.
        return read && !ids.has(read._id) ? read : undefined
      })
    },
  }
}
