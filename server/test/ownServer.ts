import { startPostgres, type ThrowAwayOptions } from '../../scripts/lib/postgres.mjs'

/** A PostgreSQL server of a test alone. */
export interface OwnServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts a server of its own; throws where this machine cannot, which the step `postgres` has found out before. */
export async function openOwnServer(options: ThrowAwayOptions = {}): Promise<OwnServer> {
  const { url, stop, reason } = await startPostgres(options)
  if (url === undefined || stop === undefined) throw new Error(reason)
  return { url, stop }
}
