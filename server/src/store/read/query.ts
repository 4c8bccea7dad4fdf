import type { SearchFilters, SortOrder } from '@schakel/domain'

/** A list in an order. */
export interface ListingQuery extends SearchFilters {
  /** A name of `listSorts`, or a field of the type by its path. */
  readonly sort?: string
  /** Which way; the order's own when left out. */
  readonly order?: SortOrder
}

/** A page of a list. */
export interface SearchQuery extends ListingQuery {
  /** Counted from 1. */
  readonly page: number
  readonly pageSize: number
}

/** A page of items as JSON text; the total is exact up to 10,000 and an estimate above (D8.3). */
export interface SearchAnswer {
  readonly json: string
  readonly total: number
  readonly isEstimate: boolean
}
