import { readFileSync } from 'node:fs'
import { hash, verify } from '@node-rs/argon2'
import { Invalid } from '@schakel/domain'
import { limitTurns } from '../../http/limitTurns.ts'

/** Hashing takes a core and much memory: so many at a time, which leaves threads for other work, and so many wait (D21.1). */
const inTurn = limitTurns(2, 100)

let common: ReadonlySet<string> | undefined

/** Refuses a password that is among the first that anyone tries (D8.8). */
export function assertUncommon(path: string, password: string): void {
  common ??= new Set(readFileSync(new URL('./commonPasswords.txt', import.meta.url), 'utf8').split('\n'))
  const plain = password.toLowerCase()
  if (common.has(plain) || /^(.)\1+$/u.test(plain)) throw Invalid.of(path, 'passwordCommon')
}

/** What is kept of a password: argon2id, with its salt and its cost (D8.8). */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password))
}

/** Whether a password is the one of which this was kept. */
export function isPassword(kept: string, password: string): Promise<boolean> {
  return inTurn(() => verify(kept, password))
}
