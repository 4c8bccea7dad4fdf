import type { Config } from './config.ts'
import { ConfigError } from './startError.ts'
import { findRequestSpace } from './store/request/requests.ts'
import type { Store } from './store/store.ts'

/** D18: stops the start when requests are to come in where there is no space. */
export async function assertRequestSpace(store: Store, { requestSpace }: Config): Promise<void> {
  if (requestSpace === undefined || (await findRequestSpace(store, requestSpace)) !== undefined) return
  throw new ConfigError(`REQUEST_SPACE must be the id or the name of a space, not ${JSON.stringify(requestSpace)}.`)
}
