import { createServer, type Server } from 'node:net'
import type { Config } from './config.ts'
import { portOf } from './portOf.ts'
import { StartError } from './startError.ts'

type Place = Pick<Config, 'host' | 'port'>

/** Listens on the port of the settings and answers the port; a StartError says in one line why it cannot. */
export async function listen(server: Server, { host, port }: Place): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: Error) => reject(listenError(error, { host, port }))
    server.once('error', fail)
    // Of the two addresses that this name may have, the one that every machine has.
    server.listen({ host: host === 'localhost' ? '127.0.0.1' : host, port }, () => {
      server.off('error', fail)
      resolve()
    })
  })
  return portOf(server)
}

/** Says at once that the port is taken, before minutes go into filling a database that then cannot be served. */
export async function assertFree(place: Place): Promise<void> {
  if (place.port === 0) return
  const probe = createServer()
  await listen(probe, place)
  await new Promise((resolve) => probe.close(resolve))
}

function listenError(error: unknown, { host, port }: Place): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} on ${host} is in use: stop the program that has it, or set PORT to another one.`,
    )
  }
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this account: set PORT to 1024 or higher.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartError(`HOST is ${host}, which is no address of this machine.`)
  }
  return error
}
