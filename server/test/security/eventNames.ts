import { isObject, objectOf } from '@schakel/domain'
import * as calls from '@schakel/domain/calls'

/** What a socket may send, as the domain tells it. */
export const eventNames = Object.values(calls)
  .flatMap((group) => Object.values(objectOf(group)))
  .flatMap((one: unknown) => (isObject(one) && 'burst' in one && 'name' in one ? [String(one.name)] : []))
