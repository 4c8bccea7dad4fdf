import type { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import { type Database, databaseErrorCode, type Queryable } from '../store/database/index.ts'

/** Follows the statements of a request; what a server does by itself has no request and makes no spans. */
export function tracedDatabase(database: Database, tracer: Tracer, current: AsyncLocalStorage<Context>): Database {
  const traced = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const parent = current.getStore()
    if (!parent) return await work()
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name }
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent)
    try {
      return await work()
    } catch (error) {
      // The code alone: what a database says of an error may repeat what somebody typed.
      span.setAttribute('db.response.status_code', databaseErrorCode(error) ?? 'none')
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }
  const queryOf = (queryable: Queryable): Queryable['query'] => {
    return (text, params) => traced(summaryOf(text), () => queryable.query(text, params))
  }
  return {
    ...database,
    query: queryOf(database),
    lists: { query: queryOf(database.lists) },
    heavy: { query: queryOf(database.heavy) },
    transaction: (run) => traced('transaction', () => database.transaction((tx) => run({ ...tx, query: queryOf(tx) }))),
  }
}

/** The first word of a statement and the first table it names. */
export function summaryOf(text: string): string {
  const verb = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update|join)\s+([a-z_]+)/i.exec(text)?.[1]
  return table === undefined ? verb : `${verb} ${table}`
}
