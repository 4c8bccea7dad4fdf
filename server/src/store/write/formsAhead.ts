import { isOfThread, lettersIn } from '../anonymity/lettersIn.ts'
import { MadeForms } from './madeForms.ts'

type Fields = Readonly<Record<string, unknown>>

/** More letters than these are redacted before a transaction: 20,000 take 40 ms, and on the embedded engine everybody waits for its end (D21.1). */
const AHEAD_FROM = 40_000
/** Around no more leads than these: the transaction is taken back for each of them, with all that was done before. */
export const AHEAD_LEADS = 2
/** Of each lead first what is made anew, then what waits; and once more for each where others write around it meanwhile. Then it is done inside. */
const AHEAD_TRIES = 3 * AHEAD_LEADS

/** There is much to redact: `make` does it, and who then begins anew finds it done. */
class FormsToMake extends Error {
  readonly make: () => Promise<unknown>

  constructor(make: () => Promise<unknown>) {
    super('There is much to redact first.')
    this.make = make
  }
}

/** What a write has redacted ahead of its transaction, and whether that may be taken back to redact more. */
export interface Ahead {
  readonly made: MadeForms
  readonly mayTakeBack: boolean
}

/**
 * Runs a transaction that makes forms with `anonymiseRoots`. Where there is much to redact it is taken back, and runs again once that is
 * done. What is done so is its own: others who write around the lead meanwhile do not put theirs in its place.
 */
export async function withFormsAhead<T>(run: (ahead: Ahead) => Promise<T>): Promise<T> {
  const made = new MadeForms(AHEAD_LEADS)
  for (let tried = 0; tried < AHEAD_TRIES; tried += 1) {
    try {
      return await run({ made, mayTakeBack: true })
    } catch (error) {
      if (!(error instanceof FormsToMake)) throw error
      await error.make()
    }
  }
  return run({ made, mayTakeBack: false })
}

/**
 * Where these texts that are still to be redacted are long, or one of them waits for a thread that may be at work for others, takes the
 * transaction of `withFormsAhead` back until `make` has done it.
 */
export function redactAhead(texts: readonly Fields[], make: () => Promise<unknown>): void {
  if (lettersIn(texts, AHEAD_FROM) >= AHEAD_FROM || texts.some(isOfThread)) throw new FormsToMake(make)
}
