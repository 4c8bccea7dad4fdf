import { randomInt } from 'node:crypto'
import { fold } from '@schakel/domain'
import { isUsernameTaken } from '../../store/auth/accounts.ts'
import type { Store } from '../../store/store.ts'

const LONGEST = 12
const SHORTEST = 6
const DIGITS = 4
const TRIES = 20

/**
 * A username that says the name of its owner and that nobody has yet (D19.4). It ends in digits drawn at random, also where nobody has it
 * without: that would tell whether somebody of that name has an account anywhere (D20).
 */
export async function freeUsername(store: Store, name: string): Promise<string> {
  const words = fold(name)
    .replace(/[^a-z0-9 -]/g, '')
    .split(/[ -]+/)
    .filter(Boolean)
  const base = [words[0], ...words.slice(1).map((word) => word[0])].join('.') || 'gebruiker'
  const said = base.slice(0, LONGEST - DIGITS).replace(/\.$/, '')
  for (let tries = 0; tries < TRIES; tries += 1) {
    const digits = randomInt(10 ** (DIGITS - 1), 10 ** DIGITS)
    const username = `${said}${digits}`.padStart(SHORTEST, 'u')
    if (!(await isUsernameTaken(store, username))) return username
  }
  throw new Error(`no username found for somebody new, after ${TRIES} tries`)
}
