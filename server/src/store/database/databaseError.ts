/** What a database answers to a statement that it refuses, the same for both engines. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  /** The SQLSTATE, such as '23505'. */
  readonly code: string
  readonly detail: string | undefined
  readonly constraint: string | undefined

  constructor(from: DatabaseMessage) {
    super(from.message ?? 'database error', { cause: from })
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
