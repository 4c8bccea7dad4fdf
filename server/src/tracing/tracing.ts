import type { FastifyInstance } from 'fastify'
import type { Database } from '../store/database/index.ts'

/** What an installation's traces are sent by; there only where a collector is set. */
export interface TraceSettings {
  /** The collector, without a slash at the end. */
  readonly endpoint: string
  /** Which part of the requests is traced, 0 to 1. */
  readonly ratio: number
}

/** Says where time goes, to a collector of OpenTelemetry: a span for each request, and one below it for each statement. */
export interface Tracing {
  /** Makes spans of the requests of a server. */
  follow(app: FastifyInstance): void
  /** The same database, of which each statement within a request is a span. */
  follows(database: Database): Database
  /** Sends what is still here; nothing is traced after it. */
  close(): Promise<void>
}
