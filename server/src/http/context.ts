import type {} from '@fastify/cookie'
import type { Config } from '../config.ts'
import type { FileStore } from '../storage/fileStore.ts'
import type { Store } from '../store/store.ts'

/** What every part of the server stands on. */
export interface Context {
  readonly store: Store
  readonly files: FileStore
  readonly config: Pick<Config, 'publicUrl' | 'brandName' | 'publicBrandName' | 'defaultPrice' | 'demo'>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, for the log. */
    userId: string | null
  }
}
