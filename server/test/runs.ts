import { inject } from 'vitest'

/** On the second engine a property is tried so many times less often. */
const LESS_OFTEN = 3

/** How often a property is tried, which on the embedded engine is in full: on a server it is there to find what differs between the two. */
export function runsOf(full: number): number {
  return inject('template').kind === 'pglite' ? full : Math.ceil(full / LESS_OFTEN)
}
