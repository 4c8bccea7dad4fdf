import { limitTurns } from '../http/limitTurns.ts'
import { onThread, ThreadFailed } from '../thread.ts'
import type { IcsAnswer, IcsQuestion } from './icsWorker.ts'
import { type IcsReading, NoCalendar, type ReadFile } from './readIcs.ts'

/** A rule of a few words may name times that never come. */
const BOUNDS = { time: 8000, memory: 256 }
/** Files that are read at the same time, and that wait for that. */
const AT_ONCE = 2
const WAITING_MAX = 50

const worker = new URL('./icsWorker.ts', import.meta.url)
const inTurn = limitTurns(AT_ONCE, WAITING_MAX)

/**
 * The events of somebody's calendar file in a stretch of time (D14), read on a thread of its own, which is ended where it takes too long.
 * Throws NoCalendar, also then, and Busy.
 */
export async function readCalendar(text: string, reading: IcsReading): Promise<ReadFile> {
  const read = await inTurn(() => onThread<IcsQuestion, IcsAnswer>(worker, { text, ...reading }, BOUNDS)).catch(
    (error: unknown) => {
      if (error instanceof ThreadFailed) return null
      throw error
    },
  )
  if (!read) throw new NoCalendar()
  return read
}
