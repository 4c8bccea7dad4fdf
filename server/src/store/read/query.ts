import type { SortOrder } from '@schakel/domain'

/** Words and filters of a list (D8.3); absent means any. */
export interface SearchFilters {
  readonly q?: string
  /** One status or several. */
  readonly status?: string | readonly string[]
  /** A type or the name of an edge. */
  readonly feed?: string
  /** Anything under this item. */
  readonly parent?: string
  readonly tags?: readonly string[]
  /** The id of someone among the owners. */
  readonly owner?: string
  readonly city?: string
  readonly province?: string
  /** A day or a moment, counted itself. */
  readonly from?: string
  /** A day to its end, or a moment that is not counted itself. */
  readonly until?: string
  /** Changed at or after it. */
  readonly since?: string
}

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
