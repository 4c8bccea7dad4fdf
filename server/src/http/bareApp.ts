import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { askedBy } from '../asking.ts'
import type { Config } from '../config.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { limitBodyTime } from './bodyTime.ts'
import { askerAt, trusted } from './clientAddress.ts'
import { letGoWhenIdle } from './closing.ts'
import { errorHandler } from './errorHandler.ts'
import { acceptJson } from './jsonBody.ts'
import { logStream } from './logStream.ts'
import { readableUrl } from './pages.ts'
import { loggedError, logRequests } from './requestLog.ts'

/** Largest JSON body, bytes (D8.10). */
const BODY_MAX = 1024 * 1024
/** A request whose head is not there after this time is given up, ms. */
const HEAD_MS = 30_000
/** The same for all of it, ms: a large file over a slow line; what is not that large has less (`limitBodyTime`). */
const REQUEST_MS = 30 * 60_000
/** A connection on which nothing is asked is kept for so long, ms; as Fastify has it. */
const IDLE_MS = 72_000

export interface BareOptions {
  readonly config: Config
  /** Says where time goes, where there is a collector. */
  readonly tracing?: Tracing | undefined
  /** Told of every route as it is made. */
  readonly onRoute?:
    | ((route: { readonly method: string | readonly string[]; readonly url: string }) => void)
    | undefined
  /** A server that listens already, given what is to answer; without it there is one that is yet to listen. */
  readonly serverFor?: ((listener: RequestListener) => Server) | undefined
}

/** The server before it has any route: how long and how large a request may be, what each answer says, what is logged of it. */
export async function bareApp({
  config,
  tracing,
  onRoute,
  serverFor = (listener) => createServer(listener),
}: BareOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: config.logLevel === 'silent' ? false : loggerOf(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: BODY_MAX,
    serverFactory: (listener: RequestListener) => withTimeouts(serverFor(listener)),
    forceCloseConnections: 'idle',
    // One that counts would tell how many others asked meanwhile (D21.3).
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: readableUrl,
    // An address that cannot be read never reaches the hooks.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ 'x-request-id': request.id, ...everyAnswer })
      errorHandler(error, request, reply)
    },
  })
  if (onRoute) app.addHook('onRoute', onRoute)
  app.decorateRequest('userId', null)
  app.setErrorHandler(errorHandler)
  acceptJson(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'x-request-id': request.id, ...everyAnswer })
    done()
  })
  // When the body is there: what runs for it came from outside until then.
  // Who is gone by then has no address, whatever its type says.
  app.addHook('preValidation', (request, _reply, done) => askedBy(askerAt(String(request.ip)), done))
  tracing?.follow(app)
  if (tracing) app.addHook('onClose', () => tracing.close())
  logRequests(app, config.logLevel)
  letGoWhenIdle(app)
  limitBodyTime(app)
  // Cookies are read where a session is looked for, and nowhere else.
  await app.register(cookie, { hook: false })
  return app
}

function withTimeouts(server: Server): Server {
  server.headersTimeout = HEAD_MS
  server.requestTimeout = REQUEST_MS
  server.keepAliveTimeout = IDLE_MS
  return server
}

function loggerOf(level: Config['logLevel']) {
  return { level, serializers: { err: loggedError }, stream: logStream(process.stdout) }
}

/** Answers are for who asked: nothing on the way may keep them, guess their kind or show them in a frame. */
const everyAnswer = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}
