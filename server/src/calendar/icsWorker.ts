import { parentPort, workerData } from 'node:worker_threads'
import { NoCalendar, type ReadEvent, readIcs } from './readIcs.ts'

/** What the thread is asked: the text of a calendar, and the stretch of time. */
export interface IcsQuestion {
  readonly text: string
  readonly from: string
  readonly to: string
}

/** The events; nothing for what is no calendar. */
export type IcsAnswer = readonly ReadEvent[] | null

function answerTo({ text, from, to }: IcsQuestion): IcsAnswer {
  try {
    return readIcs(text, { from, to })
  } catch (error) {
    if (error instanceof NoCalendar) return null
    throw error
  }
}

parentPort?.postMessage(answerTo(workerData))
