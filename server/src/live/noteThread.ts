import { Invalid } from '@schakel/domain'
import { limitTurns } from '../http/limitTurns.ts'
import type { KeptNote } from '../store/notes/notes.ts'
import { LastingThread, ThreadFailed } from '../thread.ts'
import type { Weight } from './noteGrowth.ts'
import { type NoteWork, workOn } from './noteWork.ts'
import type { NoteJob } from './noteWorker.ts'

/** What is heavier than this is worked on elsewhere: it may be of very many pieces (bytes). */
const THREAD_FROM = 10_000
/** A character of markup is as much work as so many bytes. */
const BYTES_OF_LETTER = 4

const thread = new LastingThread<NoteJob>(new URL('./noteWorker.ts', import.meta.url), { time: 20_000, memory: 256 })

/** Works on the bytes of a note; on a heavy one on a thread, so that nobody else waits for it (D21.1). Throws ThreadFailed. */
export async function onNote<Kind extends keyof NoteWork>(
  kind: Kind,
  asked: NoteWork[Kind]['asked'],
): Promise<NoteWork[Kind]['answer']> {
  return bytesIn(asked) < THREAD_FROM ? workOn(kind, asked) : await thread.ask({ kind, asked })
}

/** So many long edits wait to be weighed; who sends another one is told that it is busy. */
const inTurn = limitTurns(1, 20)

/** How heavy an edit is. Throws Invalid for what is no edit, or one of something else than the text (D21.2), and Busy. */
export async function weightOf(delta: Uint8Array): Promise<Weight> {
  const weight = delta.byteLength < THREAD_FROM ? workOn('weigh', { delta }) : await inTurn(() => weighedThere(delta))
  if (!weight) throw new Invalid([{ path: 'delta', code: 'notAllowed' }])
  return weight
}

function weighedThere(delta: Uint8Array): Promise<Weight | undefined> {
  return onNote('weigh', { delta }).catch((error: unknown) => {
    if (error instanceof ThreadFailed) return undefined
    throw error
  })
}

/** The bytes of a new note that says this. */
export function stateMade(html: string): Promise<Uint8Array> {
  return onNote('make', { html })
}

interface Asked {
  readonly html?: string
  readonly note?: KeptNote
  readonly edits?: readonly { readonly delta: Uint8Array }[]
  readonly more?: { readonly delta: Uint8Array } | undefined
  readonly delta?: Uint8Array
}

function bytesIn({ html = '', note, edits = [], more, delta }: Asked): number {
  const parts = [...(note?.updates ?? []), ...edits, ...(more ? [more] : []), ...(delta ? [{ delta }] : [])]
  return parts.reduce(
    (sum, part) => sum + part.delta.byteLength,
    (note?.state.byteLength ?? 0) + html.length * BYTES_OF_LETTER,
  )
}
