import type { FastifyInstance } from 'fastify'
import { builtWeb } from './config.ts'
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
import { type BareOptions, bareApp } from './http/bareApp.ts'
import type { Context } from './http/context.ts'
import { docsRoutes } from './http/docs.ts'
import { healthRoutes } from './http/health.ts'
import { metricsRoutes } from './http/metrics.ts'
import { tellOnlyReading } from './http/onlyReading.ts'
import { pages } from './http/pages.ts'
import { RateLimit } from './http/rateLimit.ts'
import { Chat } from './live/chat.ts'
import { Live } from './live/live.ts'
import { Notes } from './live/notes.ts'
import { MailQueue } from './mail/mailQueue.ts'
import type { FileStore } from './storage/fileStore.ts'
import { openFiles } from './storage/openFiles.ts'
import type { Store } from './store/store.ts'

/** By what nodes tell each other what was asked of them. */
const ASKED = 'asked'

export interface AppOptions extends BareOptions {
  readonly store: Store
  /** Where pictures and attachments are kept; those of the settings when left out. */
  readonly files?: FileStore
  /** Sends mail; without it mail is kept for a node that does. */
  readonly mail?: MailQueue
  /** Where the built web lies. */
  readonly web?: string
  /** Told of the sockets as they are made. */
  readonly onLive?: (live: Live) => void
}

/** The server: every feature with its routes. */
export async function createApp({ store, files, mail, web, onLive, ...bare }: AppOptions): Promise<FastifyInstance> {
  const { config } = bare
  const app = await bareApp(bare)
  tellOnlyReading(app, store.database)

  const limits = new RateLimit(config.rateLimit, (news) => live.tellNodes(ASKED, news))
  app.addHook('preClose', async () => limits.stop())
  const live = new Live(app, { store, config, limits })
  onLive?.(live)
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
  await app.register((scope) => pages(scope, context, web ?? builtWeb))
  return app
}
