/** What a database answers to a statement that it refuses, the same for both engines. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  /** The SQLSTATE, such as '23505'. */
  readonly code: string
  readonly detail: string | undefined
  readonly constraint: string | undefined

  constructor(from: DatabaseMessage, options: ErrorOptions = { cause: from }) {
    super(from.message ?? 'database error', options)
    this.code = from.code ?? 'XX000'
    this.detail = from.detail
    this.constraint = from.constraint
  }
}

/** The fields that both drivers give an error of the server. */
export interface DatabaseMessage {
  readonly message?: string | undefined
  readonly code?: string | undefined
  readonly detail?: string | undefined
  readonly constraint?: string | undefined
}

/** The error of the database that this error is, or was caused by. */
export function databaseErrorOf(error: unknown): DatabaseError | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if (at instanceof DatabaseError) return at
  return undefined
}

/** The SQLSTATE of an error of the database ('23505', 'P0001'); undefined for every other error. */
export function databaseErrorCode(error: unknown): string | undefined {
  return databaseErrorOf(error)?.code
}

/** The DETAIL that came with an error of the database, where a function of ours can put JSON. */
export function databaseErrorDetail(error: unknown): string | undefined {
  return databaseErrorOf(error)?.detail
}

/** What a transaction throws that was to commit after one of its statements failed: PostgreSQL rolls it back without a word. */
export function abandoned(): DatabaseError {
  return new DatabaseError({
    code: '25P02',
    message: 'The transaction was rolled back, since one of its statements failed.',
  })
}

/** The SQLSTATEs by which more than one place knows what happened. */
export const DISK_FULL = '53100'
/** A write in a transaction that only reads. */
export const READ_ONLY = '25006'
/** The server ended in the middle of its work. */
export const CRASHED = '57P02'
export const STARTING_UP = '57P03'
/** The connection broke, or there never was one. */
export const NO_CONNECTION = '08006'

/** What a write hears while there is no room on the disk. */
export function noRoom(): DatabaseError {
  return new DatabaseError({ code: DISK_FULL, message: 'There is no room on the disk.' })
}

/**
 * Whether the database cannot work for now, and may in a moment: connections (08, 53), a server that stops, starts or stands by, and what
 * took or waited too long.
 */
export function isAway(error: unknown): boolean {
  const code = databaseErrorCode(error)
  return code !== undefined && /^(08|53|57P0|57014$|55P03$|25006$)/.test(code) && code !== DISK_FULL
}
