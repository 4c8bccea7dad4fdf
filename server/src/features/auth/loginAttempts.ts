import { createHash } from 'node:crypto'
import { addressSubject, countAsking, tryWithin, WINDOW_MINUTES } from '../../http/askingLimit.ts'
import { Unauthenticated } from '../../http/httpError.ts'
import { turnsOfEach } from '../../http/limitTurns.ts'
import { findLogin } from '../../store/auth/passwords.ts'
import { countTries } from '../../store/auth/tries.ts'
import type { Store } from '../../store/store.ts'
import { isPassword } from './passwords.ts'

/** D19.7: this many failures in a quarter of an hour; success does not count. */
const ACCOUNT_FAILURES = 10
const ADDRESS_FAILURES = 100

/** Who wants in, and from where. */
interface Attempt {
  readonly name: string
  readonly password: string
  readonly address: string
}

/** Checks passwords, counting what fails. */
export class LoginAttempts {
  readonly #store: Store
  /** Held against the password of an account that does not exist, so that both take the same time (D8.8). */
  #nobody: Promise<string> | undefined
  /** Tries for one name or account go one after the other: many at once may not slip past the count. */
  readonly #inTurn = turnsOfEach()

  constructor(store: Store) {
    this.#store = store
  }

  /**
   * The user whose name and password these are, and what is kept of that password. Throws Unauthenticated or TooMany. What is told follows
   * from the tries of this name and this address alone, whether there is such an account or not; an account that was tried too often by its
   * other names is answered as if the password were wrong (D21.3).
   */
  async logIn({ name, password, address }: Attempt): Promise<{ user: string; hash: string }> {
    const subject = `name:${fingerprint(nameOf(name))}`
    return this.#inTurn(subject, async () => {
      const takeBack = await this.#begin(subject, address)
      const known = await findLogin(this.#store, name.normalize('NFC').trim())
      const account = await countTries(this.#store, [known?.user ?? `nobody:${subject}`], WINDOW_MINUTES)
      const isLocked = account.counts.some((count) => count > ACCOUNT_FAILURES)
      const isRight = await isPassword(known?.hash ?? (await this.#nobodysHash()), password)
      if (isLocked) await account.takeBack()
      if (!known || !isRight || isLocked) throw new Unauthenticated(true)
      await account.takeBack()
      await takeBack()
      return known
    })
  }

  /** Whether this is the password of a user who has logged in; a wrong one counts as a failed login. */
  async isOwnPassword(user: string, kept: string, password: string, address: string): Promise<boolean> {
    return this.attempt(user, address, () => isPassword(kept, password))
  }

  /** Whether a try for an account succeeds; one that does not counts as a failed login. Throws TooMany. */
  async attempt(account: string, address: string, check: () => Promise<boolean>): Promise<boolean> {
    return this.#inTurn(account, async () => {
      const takeBack = await this.#begin(account, address)
      const isRight = await check()
      if (isRight) await takeBack()
      return isRight
    })
  }

  /** Whether a try that is for no account in particular succeeds, such as a mailed key. Throws TooMany. */
  async attemptFrom<T>(address: string, find: () => Promise<T | undefined>): Promise<T | undefined> {
    const takeBack = await tryWithin(this.#store, [[addressSubject(address), ADDRESS_FAILURES]])
    const found = await find()
    if (found !== undefined) await takeBack()
    return found
  }

  /** Counts what anybody may ask for some times, such as mail, by the address it comes from. Throws TooMany. */
  async countAsking(what: string, address: string, most: number): Promise<void> {
    await countAsking(this.#store, what, address, most)
  }

  #begin(account: string, address: string): Promise<() => Promise<void>> {
    return tryWithin(this.#store, [
      [account, ACCOUNT_FAILURES],
      [addressSubject(address), ADDRESS_FAILURES],
    ])
  }

  #nobodysHash(): Promise<string> {
    this.#nobody ??= this.#store.settings.hashPassword('the password of nobody')
    return this.#nobody
  }
}

/** All ways of writing a name that may be taken for one another. */
function nameOf(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase().normalize('NFKC')
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
