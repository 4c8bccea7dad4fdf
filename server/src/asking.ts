import { AsyncLocalStorage } from 'node:async_hooks'

/** Whom the work at hand is for. */
interface Asking {
  who: string
}

const asking = new AsyncLocalStorage<Asking>()

/** What the server does for nobody in particular. */
export const SERVER = ''

/** Does work for somebody: an account, or an address of which the account is not known yet. */
export function askedBy<T>(who: string, work: () => T): T {
  return asking.run({ who }, work)
}

/** The account for which the work at hand is done is known from here on. */
export function noteAsker(account: string): void {
  const asked = asking.getStore()
  if (asked) asked.who = account
}

/** For whom the work at hand is done: one who asks for much waits for that, and nobody else does (D21.1). */
export const whoAsks = (): string => asking.getStore()?.who ?? SERVER
