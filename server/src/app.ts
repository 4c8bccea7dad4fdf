import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { type Config, projectRoot } from './config.ts'
import { addressRoutes } from './features/addresses/addressRoutes.ts'
import { agendaRoutes } from './features/agenda/agendaRoutes.ts'
import { answerRoutes } from './features/answers/answerRoutes.ts'
import { authRoutes } from './features/auth/authRoutes.ts'
import { chatRoutes } from './features/chat/chatRoutes.ts'
import { checkinRoutes } from './features/checkin/checkinRoutes.ts'
import { comparisonRoutes } from './features/comparison/comparisonRoutes.ts'
import { configRoutes } from './features/config/configRoutes.ts'
import { dashboardRoutes } from './features/dashboard/dashboardRoutes.ts'
import { demoRoutes } from './features/demo/demoRoutes.ts'
import { exportRoutes } from './features/exports/exportRoutes.ts'
import { favouriteRoutes } from './features/favourites/favouriteRoutes.ts'
import { fileRoutes } from './features/files/fileRoutes.ts'
import { fitRoutes } from './features/fit/fitRoutes.ts'
import { guardRoutes } from './features/guard/guardRoutes.ts'
import { imageRoutes } from './features/images/imageRoutes.ts'
import { photoRoutes } from './features/images/photos/photoRoutes.ts'
import { importRoutes } from './features/imports/importRoutes.ts'
import { itemRoutes } from './features/items/itemRoutes.ts'
import { listRoutes } from './features/lists/listRoutes.ts'
import { mapRoutes } from './features/map/mapRoutes.ts'
import { mergeRoutes } from './features/merge/mergeRoutes.ts'
import { messageRoutes } from './features/messages/messageRoutes.ts'
import { noteRoutes } from './features/notes/noteRoutes.ts'
import { notificationRoutes } from './features/notifications/notificationRoutes.ts'
import { logRoutes } from './features/privacy/logRoutes.ts'
import { privacyRoutes } from './features/privacy/privacyRoutes.ts'
import { reportRoutes } from './features/reports/reportRoutes.ts'
import { requestRoutes } from './features/request/requestRoutes.ts'
import { requirementRoutes } from './features/requirements/requirementRoutes.ts'
import { seeAsRoutes } from './features/seeAs/seeAsRoutes.ts'
import { settingsRoutes } from './features/settings/settingsRoutes.ts'
import { statisticsRoutes } from './features/statistics/statisticsRoutes.ts'
import { tagRoutes } from './features/tags/tagRoutes.ts'
import { weighingRoutes } from './features/weighing/weighingRoutes.ts'
import { workRoutes } from './features/work/workRoutes.ts'
import { sweepBytes } from './housekeeping.ts'
import { AccountTurns } from './http/accountTurns.ts'
import { limitBodyTime } from './http/bodyTime.ts'
import { letGoWhenIdle } from './http/closing.ts'
import type { Context } from './http/context.ts'
import { docsRoutes } from './http/docs.ts'
import { errorHandler } from './http/errorHandler.ts'
import { healthRoutes } from './http/health.ts'
import { acceptJson } from './http/jsonBody.ts'
import { logStream } from './http/logStream.ts'
import { metricsRoutes } from './http/metrics.ts'
import { tellOnlyReading } from './http/onlyReading.ts'
import { pages, readableUrl } from './http/pages.ts'
import { RateLimit } from './http/rateLimit.ts'
import { loggedError, logRequests } from './http/requestLog.ts'
import { Chat } from './live/chat.ts'
import { Live } from './live/live.ts'
import { Notes } from './live/notes.ts'
import { MailQueue } from './mail/mailQueue.ts'
import type { FileStore } from './storage/fileStore.ts'
import { openFiles } from './storage/openFiles.ts'
import type { Store } from './store/store.ts'
import type { Tracing } from './tracing/tracing.ts'

/** Largest JSON body, bytes (D8.10). */
const BODY_MAX = 1024 * 1024
/** A request whose head is not there after this time is given up, ms. */
const HEAD_MS = 30_000
/** The same for all of it, ms: a large file over a slow line; what is not that large has less (`limitBodyTime`). */
const REQUEST_MS = 30 * 60_000

/** By what nodes tell each other what was asked of them. */
const ASKED = 'asked'

export interface AppOptions {
  readonly store: Store
  readonly config: Config
  /** Where pictures and attachments are kept; those of the settings when left out. */
  readonly files?: FileStore
  /** Sends mail; without it mail is kept for a node that does. */
  readonly mail?: MailQueue
  /** Says where time goes, where there is a collector. */
  readonly tracing?: Tracing | undefined
  /** Where the built web lies. */
  readonly web?: string
  /** Told of every route as it is made. */
  readonly onRoute?: (route: { readonly method: string | readonly string[]; readonly url: string }) => void
}

/** The server: every feature with its routes. */
export async function createApp({
  store,
  config,
  files,
  mail,
  tracing,
  web,
  onRoute,
}: AppOptions): Promise<FastifyInstance> {
  const app = await bareApp(config, onRoute, tracing)
  tellOnlyReading(app, store.database)

  const limits = new RateLimit(config.rateLimit, (news) => live.tellNodes(ASKED, news))
  app.addHook('preClose', async () => limits.stop())
  const live = new Live(app, { store, config, limits })
  live.onTold(ASKED, (_room, data) => limits.hear(data))
  const notes = new Notes(live, store, (error) => app.log.error({ err: error }, 'notes'))
  app.addHook('preClose', () => notes.stop())
  const chat = new Chat(live, store)
  const context: Context = {
    store,
    config,
    live,
    limits,
    turns: new AccountTurns(config.rateLimit !== undefined),
    chat,
    mail: mail ?? new MailQueue(store),
    files: files ?? openFiles(config),
  }
  healthRoutes(app, context)
  metricsRoutes(app, context)
  configRoutes(app, context)
  authRoutes(app, context)
  seeAsRoutes(app, context)
  settingsRoutes(app, context)
  listRoutes(app, context)
  favouriteRoutes(app, context)
  logRoutes(app, context)
  itemRoutes(app, context)
  fitRoutes(app, context)
  guardRoutes(app, context)
  mapRoutes(app, context)
  addressRoutes(app, context)
  mergeRoutes(app, context)
  messageRoutes(app, context)
  noteRoutes(app, context)
  notificationRoutes(app, context)
  chatRoutes(app, context)
  checkinRoutes(app, context)
  tagRoutes(app, context)
  requestRoutes(app, context)
  requirementRoutes(app, context)
  answerRoutes(app, context)
  comparisonRoutes(app, context)
  demoRoutes(app, context)
  weighingRoutes(app, context)
  exportRoutes(app, context)
  privacyRoutes(app, context, () => sweepBytes(store, context.files))
  statisticsRoutes(app, context)
  reportRoutes(app, context)
  dashboardRoutes(app, context)
  workRoutes(app, context)
  agendaRoutes(app, context)
  photoRoutes(app, context)
  await app.register((scope) => imageRoutes(scope, context))
  await app.register((scope) => fileRoutes(scope, context))
  await app.register((scope) => importRoutes(scope, context))
  docsRoutes(app)
  await app.register((scope) => pages(scope, context, web ?? join(projectRoot, 'web', 'dist')))
  return app
}

/** The server before it has any route: how long and how large a request may be, what each answer says, what is logged of it. */
async function bareApp(config: Config, onRoute: AppOptions['onRoute'], tracing: AppOptions['tracing']) {
  const app = fastify({
    logger: config.logLevel === 'silent' ? false : loggerOf(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxiesOf(config.trustProxy),
    bodyLimit: BODY_MAX,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEAD_MS },
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
  tracing?.follow(app)
  if (tracing) app.addHook('onClose', () => tracing.close())
  logRequests(app, config.logLevel)
  letGoWhenIdle(app)
  limitBodyTime(app)
  // Cookies are read where a session is looked for, and nowhere else.
  await app.register(cookie, { hook: false })
  return app
}

function loggerOf(level: Config['logLevel']) {
  return { level, serializers: { err: loggedError }, stream: logStream(process.stdout) }
}

/** Answers are for who asked: nothing on the way may keep them, guess their kind or show them in a frame. */
const everyAnswer = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/** A number says how many proxies stand in front; the nearest of them are believed. */
function proxiesOf(trust: Config['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust
}
