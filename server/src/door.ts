import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { type BareOptions, bareApp } from './http/bareApp.ts'
import { sendProblem } from './http/errorHandler.ts'
import { sayAlive } from './http/health.ts'
import { pages } from './http/pages.ts'
import { listen } from './listen.ts'

/** So many calls wait until the server can answer them; those beyond are told to come back. */
const WAITING_MAX = 1000
/** And so long, ms: who waits longer, as while an upgrade goes through, is told so. */
const WAIT_MS = 10_000
/** When who was sent away may try again, s. */
const AGAIN_S = 2

/** What listens from the first moment of a start. */
export interface Door {
  /** The port it listens on. */
  readonly port: number
  /** For `createApp`: what is made with it answers here once the door is open. */
  readonly at: NonNullable<BareOptions['at']>
  /** From now on the app answers all that comes, and first who waited; closing the app closes the door. */
  readonly open: (app: FastifyInstance) => Promise<void>
}

/**
 * Listens while the database opens, and hands out the web: a screen is drawn meanwhile, and what it asks waits until it can be answered (D17.1).
 * Throws a StartError when it cannot listen.
 */
export async function openDoor(
  config: Config,
  web: string,
  { waitingMax = WAITING_MAX, waitMs = WAIT_MS } = {},
): Promise<Door> {
  const server = createServer()
  let made: RequestListener | undefined
  const at = (answer: RequestListener): Server => {
    made = answer
    return server
  }
  await makePorch(at, config, web)
  const handOut = answerOf(made)
  let answer = handOut
  let isOpen = false
  const waiting = new Map<ServerResponse, () => void>()
  // Who follows all that comes in keeps the listeners that were there: this one stays, whoever answers.
  server.on('request', (request, response) => {
    if (isOpen || !isPatient(request.url) || waiting.size >= waitingMax) return answer(request, response)
    const letIn = () => waiting.delete(response) && answer(request, response)
    const timer = setTimeout(letIn, waitMs)
    response.once('close', () => {
      clearTimeout(timer)
      waiting.delete(response)
    })
    waiting.set(response, letIn)
  })
  return {
    port: await listen(server, config),
    at,
    open: async (app) => {
      const closed = new Promise((resolve) => server.once('close', resolve))
      app.addHook('preClose', async () => void server.close())
      app.addHook('onClose', () => closed)
      await app.ready()
      answer = answerOf(made)
      isOpen = true
      for (const letIn of [...waiting.values()]) letIn()
    },
  }
}

/** What there is to hand out before there is a database. */
async function makePorch(at: Door['at'], config: Config, web: string): Promise<void> {
  const porch = await bareApp({ config, at })
  porch.addHook('onRequest', (request, reply, done) => {
    if (!isCall(request.url) && !request.url.startsWith('/readyz')) return done()
    reply.header('retry-after', String(AGAIN_S))
    sendProblem(request, reply, 'unavailable')
  })
  sayAlive(porch)
  await porch.register((scope) => pages(scope, { config }, web))
  await porch.ready()
}

/** Whether who asks may wait: a line tries again by itself, and is taken up by what the app put before its answers. */
function isPatient(url = ''): boolean {
  return isCall(url) && !url.startsWith('/socket.io')
}

/** Whether an address is answered from the database. */
function isCall(url = ''): boolean {
  return /^\/(api|metrics|socket\.io)(?=[/?]|$)/.test(url)
}

function answerOf(made: RequestListener | undefined): RequestListener {
  if (!made) throw new Error('the app was made elsewhere than at the door')
  return made
}
