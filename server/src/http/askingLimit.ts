import { createHash } from 'node:crypto'
import { countFailures, noteFailure } from '../store/sessions.ts'
import type { Store } from '../store/store.ts'
import { TooMany } from './httpError.ts'

/** The time in which is counted, minutes (D19.7). */
export const WINDOW_MINUTES = 15

/** Counts what anybody may ask for some times, such as mail, by the address it comes from. Throws TooMany. */
export async function countAsking(store: Store, what: string, address: string, most: number): Promise<void> {
  const subject = `${what}:${addressSubject(address)}`
  if ((await countFailures(store, subject, WINDOW_MINUTES)) >= most) throw new TooMany(WINDOW_MINUTES * 60)
  await noteFailure(store, [subject])
}

/** By what an address is counted: that of a person is not kept as it is. */
export function addressSubject(address: string): string {
  return `address:${createHash('sha256').update(address).digest('base64url')}`
}
