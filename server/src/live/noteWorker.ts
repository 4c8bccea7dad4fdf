import { parentPort } from 'node:worker_threads'
import { type NoteWork, workOn } from './noteWork.ts'

/** A piece of work on a note. */
export interface NoteJob<Kind extends keyof NoteWork = keyof NoteWork> {
  readonly kind: Kind
  readonly asked: NoteWork[Kind]['asked']
}

parentPort?.on('message', ({ kind, asked }: NoteJob) => parentPort?.postMessage(workOn(kind, asked)))
