import * as calls from '@schakel/domain/calls'

/** What a socket may send, as the domain tells it. */
export const eventNames = Object.values(calls)
  .flatMap((group) => (typeof group === 'object' && group !== null ? Object.values(group) : []))
  .flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'burst' in one && 'name' in one ? [String(one.name)] : [],
  )
