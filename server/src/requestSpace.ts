import type { Config } from './config.ts'
import { ConfigError } from './startError.ts'
import { findSpaces } from './store/request/requests.ts'
import type { Store } from './store/store.ts'

/**
 * The id of the space of `REQUEST_SPACE` (D18), looked up once: staff may rename their space, and would have the requests of another by
 * taking its name. Throws ConfigError, which stops the start, where there is none or where several have the name.
 */
export async function readRequestSpace(store: Store, { requestSpace }: Config): Promise<string | undefined> {
  if (requestSpace === undefined) return undefined
  const [space, ...others] = await findSpaces(store, requestSpace)
  const said = JSON.stringify(requestSpace)
  if (space === undefined) throw new ConfigError(`REQUEST_SPACE must be the id or the name of a space, not ${said}.`)
  if (others.length > 0)
    throw new ConfigError(
      `REQUEST_SPACE must be an id, as several spaces are called ${said}: ${[space, ...others].join(', ')}.`,
    )
  return space
}
