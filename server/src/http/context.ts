import type {} from '@fastify/cookie'
import type { Config } from '../config.ts'
import type { Chat } from '../live/chat.ts'
import type { Live } from '../live/live.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import type { FileStore } from '../storage/fileStore.ts'
import type { Store } from '../store/store.ts'
import type { AccountTurns } from './accountTurns.ts'
import type { RateLimit } from './rateLimit.ts'

/** What every part of the server stands on. */
export interface Context {
  readonly store: Store
  readonly files: FileStore
  readonly live: Live
  /** How much each account may ask. */
  readonly limits: RateLimit
  /** How much each account may have under way. */
  readonly turns: AccountTurns
  readonly chat: Chat
  /** Mail to people; it is kept, and sent by itself. */
  readonly mail: MailQueue
  readonly config: Pick<
    Config,
    | 'publicUrl'
    | 'rateLimit'
    | 'brandName'
    | 'dataDir'
    | 's3'
    | 'backupDir'
    | 'backupKeep'
    | 'publicBrandName'
    | 'defaultPrice'
    | 'demo'
    | 'clamdUrl'
    | 'metricsToken'
    | 'requestSpace'
    | 'oidc'
    | 'google'
    | 'addressSearch'
    | 'photos'
    | 'register'
    | 'offline'
    | 'map'
    | 'trustProxy'
  >
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, for the log. */
    userId: string | null
  }
}
