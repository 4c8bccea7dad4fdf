import type { Server } from 'node:net'

/** Port that a server listens on. Throws when it listens on none. */
export function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server does not listen')
  return address.port
}
