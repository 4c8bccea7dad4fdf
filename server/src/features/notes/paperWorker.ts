import { parentPort, workerData } from 'node:worker_threads'
import { docxOf } from './docxOf.ts'
import { pdfOf } from './pdfOf.ts'
import type { PrintedNote } from './printedNote.ts'

/** A note, and as what it is wanted. */
export interface PaperQuestion {
  readonly kind: 'docx' | 'pdf'
  readonly note: PrintedNote
}

const { kind, note }: PaperQuestion = workerData
const file = await { docx: docxOf, pdf: pdfOf }[kind](note)
parentPort?.postMessage(new Uint8Array(file))
