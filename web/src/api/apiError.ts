import type { AnyItem } from '@schakel/domain'
import type { GuardReview } from '@schakel/domain/calls'

/** One rule that a field of a sent item broke; `path` is dotted from the item (D8.2). */
export interface FieldError {
  readonly path: string
  readonly code: string
  readonly message: string
}

/** A supplier that could not be offered a dossier, with why; where what it reads has changed, with what that is now (409). */
export interface RefusedOffer {
  readonly supplier: string
  readonly title: string
  readonly detail?: string
  readonly errors?: readonly FieldError[]
  readonly review?: GuardReview
}

interface ApiErrorInput {
  readonly title: string
  readonly detail?: string | undefined
  readonly errors?: readonly FieldError[] | undefined
  readonly current?: AnyItem | undefined
  readonly review?: GuardReview | undefined
  readonly refused?: readonly RefusedOffer[] | undefined
  readonly retryAfter?: number | undefined
}

/** Any answer of the server that is not a success, and a server that did not answer (status 0). */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly title: string
  readonly detail: string | undefined
  readonly errors: readonly FieldError[]
  /** The item as it stands now, when the one sent was stale (409). */
  readonly current: AnyItem | undefined
  /** What a supplier reads now, when something else was read over (409, D20.9). */
  readonly review: GuardReview | undefined
  /** Of several offers that are one, those by which nothing was done. */
  readonly refused: readonly RefusedOffer[]
  /** Seconds to wait before trying again (429). */
  readonly retryAfter: number | undefined

  constructor(status: number, input: ApiErrorInput) {
    super(input.detail ?? input.title)
    this.name = 'ApiError'
    this.status = status
    this.title = input.title
    this.detail = input.detail
    this.errors = input.errors ?? []
    this.current = input.current
    this.review = input.review
    this.refused = input.refused ?? []
    this.retryAfter = input.retryAfter
  }

  /** The field errors by path, the first of each. */
  byPath(): Readonly<Record<string, FieldError>> {
    const found: Record<string, FieldError> = {}
    for (const error of this.errors) found[error.path] ??= error
    return found
  }
}

/** Whether something thrown is an answer of the server with one of these statuses (all when none is named). */
export function isApiError(error: unknown, ...statuses: number[]): error is ApiError {
  return error instanceof ApiError && (statuses.length === 0 || statuses.includes(error.status))
}
