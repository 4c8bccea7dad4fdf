import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { type BareOptions, bareApp } from './http/bareApp.ts'
import { networkReader } from './http/clientAddress.ts'
import { sendProblem } from './http/errorHandler.ts'
import { sayAlive } from './http/health.ts'
import { pages } from './http/pages.ts'
import { listen } from './listen.ts'

/** So many calls wait until the server can answer them; those beyond are told to come back. */
const WAITING_MAX = 1000
/** And so many of one network, so that nobody takes all of them: an office of people whose screens come back at once. */
const NETWORK_MAX = 200
/** And so long, ms: who waits longer, as while an upgrade goes through, is told so. */
const WAIT_MS = 10_000
/** Reading code holds up who asks for a screen: they go before, but hold up a start no longer than this, ms. */
const GIVE_WAY_MS = 150
/** When who was sent away may try again, s. */
const AGAIN_S = 2

/** What is answered from the database. */
const NEEDS_DATABASE = /^\/(?:api|metrics|readyz|socket\.io)(?=[/?]|$)/
/** What of it waits. Who asks whether the server is ready is to know now; a socket tries again, and is taken up before the listener of the app. */
const WAITS = /^\/(?:api|metrics)(?=[/?]|$)/

/** A server that listens from the first moment of a start. */
export interface EarlyServer {
  /** The port it listens on. */
  readonly port: number
  /** For `createApp`: what is made with it answers here once it is handed over. */
  readonly serverFor: NonNullable<BareOptions['serverFor']>
  /** Resolves when nobody waits for a screen that is handed out, or has for long enough: between two long pieces of work. */
  readonly giveWay: () => Promise<void>
  /** From now on the app answers all that comes, and first who waited; closing the app closes the server. */
  readonly handOver: (app: FastifyInstance) => Promise<void>
}

/**
 * Listens while the database opens, and serves the built web: a screen is drawn meanwhile, and what it asks waits until it can be answered (D17.1).
 * Throws a StartError when it cannot listen.
 */
export async function listenEarly(
  config: Config,
  web: string,
  { waitingMax = WAITING_MAX, networkMax = NETWORK_MAX, waitMs = WAIT_MS, giveWayMs = GIVE_WAY_MS } = {},
): Promise<EarlyServer> {
  const server = createServer()
  let made: RequestListener | undefined
  const serverFor = (listener: RequestListener): Server => {
    made = listener
    return server
  }
  await makeEarlyApp(serverFor, config, web)
  const handOut = listenerOf(made)
  const handedOut = new Set<ServerResponse>()
  const early: RequestListener = (request, response) => {
    handedOut.add(response)
    response.once('close', () => handedOut.delete(response))
    handOut(request, response)
  }
  let answer = early
  const readNetwork = networkReader(config)
  const waiting = new Map<ServerResponse, { readonly network: string; readonly release: () => void }>()
  const hasRoom = (network: string) =>
    waiting.size < waitingMax && [...waiting.values()].filter((one) => one.network === network).length < networkMax
  // Sockets wrap the listeners that they find: this one stays, whoever answers.
  server.on('request', (request, response) => {
    if (answer !== early || !WAITS.test(request.url ?? '')) return answer(request, response)
    const network = readNetwork(request)
    if (!hasRoom(network)) return answer(request, response)
    const release = () => waiting.delete(response) && answer(request, response)
    const timer = setTimeout(release, waitMs)
    response.once('close', () => {
      clearTimeout(timer)
      waiting.delete(response)
    })
    waiting.set(response, { network, release })
  })
  return {
    port: await listen(server, config),
    serverFor,
    giveWay: async () => {
      const until = performance.now() + giveWayMs
      // Who connected meanwhile is heard in the first of these moments, and what they ask in the next.
      for (let turns = 0; turns < 3 || (handedOut.size > 0 && performance.now() < until); turns += 1) await wait(0)
    },
    handOver: async (app) => {
      const closed = new Promise((resolve) => server.once('close', resolve))
      app.addHook('preClose', async () => void server.close())
      app.addHook('onClose', () => closed)
      await app.ready()
      answer = listenerOf(made)
      for (const { release } of [...waiting.values()]) release()
    },
  }
}

/** The app until there is a database: the built web, and for all else when to come back. */
async function makeEarlyApp(serverFor: EarlyServer['serverFor'], config: Config, web: string): Promise<void> {
  const app = await bareApp({ config, serverFor })
  app.addHook('onRequest', (request, reply, done) => {
    if (!NEEDS_DATABASE.test(request.url)) return done()
    reply.header('retry-after', String(AGAIN_S))
    sendProblem(request, reply, 'unavailable')
  })
  sayAlive(app)
  await app.register((scope) => pages(scope, { config }, web))
  await app.ready()
}

function listenerOf(made: RequestListener | undefined): RequestListener {
  if (!made) throw new Error('the app was made for another server')
  return made
}
