import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { portOf } from './portOf.ts'
import { StartError } from './startError.ts'

type Place = Pick<Config, 'host' | 'port'>

/** Listens on the port of the settings and answers the port; a StartError says in one line why it cannot. */
export async function listen(app: FastifyInstance, { host, port }: Place): Promise<number> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw listenError(error, { host, port })
  }
  return portOf(app.server)
}

/** Says at once that the port is taken, before minutes go into filling a database that then cannot be served. */
export async function assertFree({ host, port }: Place): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(listenError(error, { host, port })))
    probe.listen({ host, port }, () => probe.close(() => resolve()))
  })
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
