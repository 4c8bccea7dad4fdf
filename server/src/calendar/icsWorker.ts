import { parentPort, workerData } from 'node:worker_threads'
import { type IcsReading, NoCalendar, type ReadFile, readIcs } from './readIcs.ts'

/** What the thread is asked: the text of a calendar, and how it is read. */
export interface IcsQuestion extends IcsReading {
  readonly text: string
}

/** What it holds; nothing for what is no calendar. */
export type IcsAnswer = ReadFile | null

function answerTo({ text, ...reading }: IcsQuestion): IcsAnswer {
  try {
    return readIcs(text, reading)
  } catch (error) {
    if (error instanceof NoCalendar) return null
    throw error
  }
}

parentPort?.postMessage(answerTo(workerData))
