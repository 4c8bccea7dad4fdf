import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import { countTries, type Tries } from '../store/auth/tries.ts'
import type { Store } from '../store/store.ts'
import { TooMany } from './httpError.ts'

/** The time in which is counted, minutes (D19.7). */
export const WINDOW_MINUTES = 15

/** Counts what anybody may ask for some times, such as mail, by the address it comes from. Throws TooMany. */
export async function countAsking(store: Store, what: string, address: string, most: number): Promise<void> {
  await tryWithin(store, [[`${what}:${addressSubject(address)}`, most]])
}

/** The same for what is answered alike above the limit, so that nobody hears how often others asked: whether it was asked too often. */
export async function isAskedTooOften(store: Store, what: string, address: string, most: number): Promise<boolean> {
  try {
    await countAsking(store, what, address, most)
    return false
  } catch (error) {
    if (error instanceof TooMany) return true
    throw error
  }
}

/** Counts a try of each subject, of which so many may be made in the window; answers how to take it back. Throws TooMany. */
export async function tryWithin(
  store: Store,
  limits: readonly (readonly [subject: string, most: number])[],
): Promise<Tries['takeBack']> {
  const tries = await countTries(
    store,
    limits.map(([subject]) => subject),
    WINDOW_MINUTES,
  )
  const isOver = limits.some(([, most], at) => (tries.counts[at] ?? 0) > most)
  if (!isOver) return tries.takeBack
  await tries.takeBack()
  throw new TooMany(WINDOW_MINUTES * 60)
}

/** By what an address is counted: that of a person is not kept as it is. */
export function addressSubject(address: string): string {
  return `address:${createHash('sha256').update(neighbourhoodOf(address)).digest('base64url')}`
}

// Who has one address of the sixth version has a whole network of them, and changes it as they like.
function neighbourhoodOf(address: string): string {
  if (isIP(address) !== 6) return address
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`)
  const plain = hostname.slice(1, -1)
  const four = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(plain)
  if (four) {
    const [high = 0, low = 0] = four.slice(1).map((group) => Number.parseInt(group, 16))
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  const [front = '', back = ''] = plain.split('::')
  const [before, after] = [front, back].map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => '0')
  return [...(before ?? []), ...(plain.includes('::') ? zeros : []), ...(after ?? [])].slice(0, 4).join(':')
}
