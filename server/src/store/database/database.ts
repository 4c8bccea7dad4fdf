/** Something that answers statements. */
export interface Queryable {
  /**
   * Runs one statement and answers its rows. Both engines give the same values: int2/4/8, float → number; bool → boolean; json, jsonb →
   * parsed (cast to text to pass JSON on unparsed); timestamptz → Date; date, numeric, uuid → string; arrays → arrays; bytea → Buffer.
   * Parameters: an object is sent as JSON, an array as a PostgreSQL array (`JSON.stringify` it for a jsonb array), a Date as an instant.
   */
  query<R = Record<string, unknown>>(text: string, params?: readonly unknown[]): Promise<R[]>
}

/** A transaction that is open; it ends with the function that got it. */
export interface Transaction extends Queryable {
  /** Runs a script of statements without parameters, such as a migration. */
  exec(sql: string): Promise<void>
}

/** Connections of a pool to a server, and how many pieces of work wait for one. */
export interface PoolState {
  readonly idle: number
  readonly busy: number
  readonly waiting: number
}

/** How many reads that a replica may answer were answered by it, and by the first server. */
export interface ReadCounts {
  readonly replica: number
  readonly primary: number
}

/** An open database. Only opening differs between the embedded PostgreSQL and a server. */
export interface Database extends Transaction {
  readonly kind: 'pglite' | 'postgres'
  /** Where the server is, for what needs a connection of its own; the embedded one has none. */
  readonly url?: string
  /** Lists and searches: by a replica where there is one that has all that was committed when they were asked. */
  readonly lists: Queryable
  /** Statistics and exports: likewise, and on connections of their own, so that nobody else waits for them. */
  readonly heavy: Queryable
  /**
   * Runs `run` in one transaction: committed when it answers, rolled back when it throws. Inside, only `tx` may be used: using the
   * database itself there is an error, since on the embedded engine it would wait for itself for ever.
   */
  transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
  /** Of the embedded one: puts a copy of it, as it is at this moment, in a folder that can be opened as a data folder. */
  copyTo?(folder: string): Promise<void>
  /** Connections to a server, by what they are for. */
  connections?(): ReadonlyMap<string, PoolState>
  /** Whether no server leads and a standby answers what is read; where there is one. */
  isReadOnly?(): boolean
  /** Where there is a replica. */
  readsAt?(): ReadCounts
}
