import { Invalid, Missing, richLength, TEXT_MAX } from '@schakel/domain'
import { appendUpdates } from '../store/notes/keepEdits.ts'
import { beginNote, type KeptNote, type NewUpdate } from '../store/notes/notes.ts'
import { workOnNote } from '../store/notes/workOnNote.ts'
import type { Store } from '../store/store.ts'
import { Stale } from '../store/storeError.ts'
import { systemViewer } from '../store/system.ts'
import type { Taken } from './editQueue.ts'
import { NoteRefused } from './noteBounds.ts'
import { onNote, stateMade } from './noteThread.ts'
import type { News } from './noteWork.ts'

/** How often a save begins again because the dossier changed meanwhile. */
const TRIES = 5

/** An edit as it comes in. */
export interface SentUpdate extends NewUpdate {
  /** The version up to which its writer was acknowledged; of who was nothing yet, they may have written it when the note was another one. */
  readonly known?: number
}

/** Brings a note and the text of its dossier together when somebody changed the text by another way (D9). */
export async function reconcile(store: Store, item: string, isTrashToo = false): Promise<News> {
  const agree = async (note: KeptNote) => {
    const { change, ...answer } = await onNote('agree', { note })
    return { answer, ...(change ? { change } : {}) }
  }
  const done = await workOnNote(store, item, agree, isTrashToo)
  return done?.answer ?? {}
}

/**
 * Keeps edits for good, and answers the number of each (D9). What could not be saved afterwards is refused here: Missing where there is
 * no such dossier (any more), Invalid where it makes the text too long (D4.3), NoteRefused where the note has no room left or was made anew
 * (D21.2), or lacks what the edit rests on. One that makes a text shorter is taken as long as there is room.
 */
export async function takeEdits(store: Store, item: string, edits: readonly SentUpdate[]): Promise<readonly Taken[]> {
  const known = edits.flatMap((edit) => edit.known ?? [])
  const kept = known.includes(0) ? undefined : await appendUpdates(store, item, edits, Math.max(0, ...known))
  if (kept) return kept
  // Written before anybody looked at it, or perhaps nearly full: it is measured.
  await beginNote(store, item, stateMade)
  const done = await workOnNote(store, item, async (note) => {
    const { change, ...answer } = await onNote('take', { note, edits })
    return { answer: { ...answer, epoch: note.epoch }, change }
  })
  if (!done) return edits.map(() => new Missing(item))
  const { taken, why, unfounded, epoch } = done.answer
  const numbers = new Map(taken.map((at, index) => [at, done.numbers[index]]))
  return edits.map((edit, at) => {
    if (edit.epoch !== epoch || unfounded.includes(at)) return new NoteRefused('renewed')
    const refused = why === 'full' ? new NoteRefused('full') : Invalid.of('case', 'tooLong', { max: TEXT_MAX })
    return numbers.get(at) ?? refused
  })
}

/** Makes a note anew from what it says, with what somebody wrote in it meanwhile (D21.2). Throws NoteRefused where it has room enough. */
export async function renewNote(store: Store, item: string, by: string, more?: NewUpdate): Promise<void> {
  await beginNote(store, item, stateMade)
  const done = await workOnNote(store, item, async (note) => {
    const change = await onNote('renew', { note, by, more })
    if (!change) return { answer: false }
    // One that was too long before it was bounded so is let through while it grows no longer.
    if (richLength(change.text) > Math.max(TEXT_MAX, richLength(note.case)))
      throw Invalid.of('case', 'tooLong', { max: TEXT_MAX })
    return { answer: true, change }
  })
  if (!done) throw new Missing(item)
  if (!done.answer) throw new NoteRefused('renewed')
}

/**
 * Saves what a note says as the text of its dossier, in the name of all who wrote since it was saved, through the one write path (D9).
 * Each was let in when they wrote, and what they wrote is saved whatever became of them since. First it is kept what is being saved: should this node go before it knows whether that arrived, the next one sees it by what the dossier says. Answers
 * the version that is saved, or nothing when there was nothing to save.
 */
export async function saveNote(store: Store, item: string, onNews: (news: News) => void): Promise<number | undefined> {
  for (let tries = 1; ; tries += 1) {
    const begun = await begin(store, item)
    if (!begun) return undefined
    onNews(begun)
    if (begun.html === undefined) return begun.saved
    try {
      const fields = { case: begun.html === '' ? null : begun.html }
      await store.as(systemViewer).update({ id: item, fields, version: begun.version, writers: begun.writers })
    } catch (error) {
      if (error instanceof Stale && tries < TRIES) continue
      throw error
    }
    onNews(await reconcile(store, item))
    return begun.saved
  }
}

interface Begun extends News {
  readonly saved: number
  readonly version: number
  /** Who wrote it, the last one first. */
  readonly writers: readonly string[]
  /** What is to be saved; nothing when it stands there already. */
  readonly html?: string
}

async function begin(store: Store, item: string): Promise<Begun | undefined> {
  const done = await workOnNote(store, item, async (note) => {
    const { change, ...saving } = await onNote('save', { note })
    const answer: Begun = { ...saving, version: note.version, writers: writersOf(note) }
    return { answer, ...(change ? { change } : {}) }
  })
  return done?.answer
}

function writersOf({ updates }: KeptNote): readonly string[] {
  return [...new Set(updates.flatMap(({ writer }) => writer ?? []).reverse())]
}
