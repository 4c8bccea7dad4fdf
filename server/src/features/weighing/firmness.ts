import { type FirmnessInput, type FirmnessResult, inputHash, type Lens } from '@schakel/domain/decision'
import { Busy, limitTurns } from '../../http/limitTurns.ts'
import { onThread, ThreadFailed } from '../../thread.ts'
import type { FirmnessQuestion } from './firmnessWorker.ts'

/** Results that a node keeps, the last asked ones. */
const KEPT = 200
/** Draws that run at once, and that wait for them. */
const inTurn = limitTurns(1, 20)
const BOUNDS = { time: 20_000, memory: 256 }
const worker = new URL('./firmnessWorker.ts', import.meta.url)

const kept = new Map<string, FirmnessResult>()

/**
 * How firm the order of a decision is under each of these lenses, in their order (F2.9). Drawn on a thread of its own; what was drawn of
 * the same input before is kept, and is the same to the byte (F2.10, F2.19). Throws Busy.
 */
export async function firmnessOf(input: FirmnessInput, lenses: readonly Lens[]): Promise<FirmnessResult[]> {
  const hash = await inputHash(input)
  const keyOf = (lens: Lens) => `${hash} ${lens}`
  const wanted = lenses.filter((lens) => !kept.has(keyOf(lens)))
  if (wanted.length > 0) {
    const drawn = await inTurn(() =>
      onThread<FirmnessQuestion, FirmnessResult[]>(worker, { input, lenses: wanted }, BOUNDS),
    ).catch((error: unknown) => {
      if (error instanceof ThreadFailed) throw new Busy()
      throw error
    })
    for (const result of drawn) keep(keyOf(result.lens), result)
    const found = new Map(drawn.map((result) => [result.lens, result]))
    return lenses.flatMap((lens) => found.get(lens) ?? kept.get(keyOf(lens)) ?? [])
  }
  return lenses.flatMap((lens) => {
    const result = kept.get(keyOf(lens))
    if (result) keep(keyOf(lens), result)
    return result ?? []
  })
}

/** As the last asked one. */
function keep(key: string, result: FirmnessResult): void {
  kept.delete(key)
  kept.set(key, result)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
}
