import { Worker } from 'node:worker_threads'
import { limitTurns } from '../http/limitTurns.ts'
import type { IcsAnswer, IcsQuestion } from './icsWorker.ts'
import { NoCalendar, type ReadEvent } from './readIcs.ts'

/** How long reading may take, ms: a rule of a few words may name times that never come. */
const TIME_MS = 8000
/** What it may take of the memory, MB. */
const MEMORY_MB = 256
/** Files that are read at the same time, and that wait for that. */
const AT_ONCE = 2
const WAITING_MAX = 50

const inTurn = limitTurns(AT_ONCE, WAITING_MAX)

/**
 * The events of somebody's calendar file in a stretch of time (D14), read on a thread of its own, which is ended where it takes too long.
 * Throws NoCalendar, also then, and Busy.
 */
export async function readCalendar(
  text: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly ReadEvent[]> {
  const events = await inTurn(async () => {
    const question: IcsQuestion = { text, from, to }
    const worker = new Worker(new URL('./icsWorker.ts', import.meta.url), {
      workerData: question,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const patience = AbortSignal.timeout(TIME_MS)
    try {
      return await new Promise<IcsAnswer>((resolve, reject) => {
        worker.once('message', resolve)
        // A thread that runs out of memory dies and says so as an error.
        worker.once('error', () => reject(new NoCalendar()))
        worker.once('exit', () => reject(new NoCalendar()))
        patience.addEventListener('abort', () => reject(new NoCalendar()))
      })
    } finally {
      await worker.terminate()
    }
  })
  if (!events) throw new NoCalendar()
  return events
}
