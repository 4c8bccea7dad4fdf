import { Invalid, Missing, TEXT_MAX } from '@schakel/domain'
import * as Y from 'yjs'
import {
  appendUpdates,
  beginNote,
  growthOfAll,
  type KeptNote,
  type NewUpdate,
  type NoteChange,
  workOnNote,
} from '../store/notes.ts'
import type { Store } from '../store/store.ts'
import { Stale } from '../store/storeError.ts'
import { systemViewer } from '../store/system.ts'
import type { Taken } from './editQueue.ts'
import { documentOf, editTo, htmlOf, stateOf } from './notesText.ts'

/** How often a save begins again because the dossier changed meanwhile. */
const TRIES = 5

interface Look {
  readonly change?: NoteChange
  /** An edit that everybody must hear. */
  readonly edit?: Uint8Array
  /** The note after the change. */
  readonly note: KeptNote
}

/** Brings a note and the text of its dossier together when somebody changed the text by another way (D9); answers the edit. */
export async function reconcile(store: Store, item: string): Promise<Uint8Array | undefined> {
  const done = await workOnNote(store, item, (note) => {
    const { change, edit } = agreed(note)
    return { answer: edit, ...(change ? { change } : {}) }
  })
  return done?.answer
}

/**
 * Keeps edits for good, and answers the number of each (D9). What could not be saved afterwards is refused here: Missing where there is
 * no such dossier (any more), Invalid where it makes the text too long (D4.3). One that makes a text shorter is always taken.
 */
export async function takeEdits(store: Store, item: string, edits: readonly NewUpdate[]): Promise<readonly Taken[]> {
  const seqs = await appendUpdates(store, item, edits)
  if (seqs) return seqs
  // Written before anybody looked at it, or perhaps nearly full: it is measured.
  await beginNote(store, item, stateOf)
  const done = await workOnNote(store, item, (note) => {
    const { taken, length } = taking(wholeOf(note), edits)
    const growth = growthOfAll([...note.updates, ...taken])
    return { answer: taken, change: { added: taken, measured: { length, growth } } }
  })
  if (!done) return edits.map(() => new Missing(item))
  const numbers = new Map(done.answer.map((edit, at) => [edit, done.seqs[at]]))
  return edits.map((edit) => numbers.get(edit) ?? Invalid.of('case', 'tooLong', { max: TEXT_MAX }))
}

/** Which of these edits a text can take, and how long it is then: all of them together as a rule, else one by one. */
function taking(doc: Y.Doc, edits: readonly NewUpdate[]): { taken: readonly NewUpdate[]; length: number } {
  const before = htmlOf(doc).length
  const all = lengthWith(doc, edits)
  if (all <= TEXT_MAX || (edits.length === 1 && all <= before)) return { taken: edits, length: all }
  if (edits.length === 1) return { taken: [], length: before }
  return edits.reduce<{ taken: readonly NewUpdate[]; length: number }>(
    ({ taken, length }, edit) => {
      const next = lengthWith(doc, [...taken, edit])
      return next <= TEXT_MAX || next <= length ? { taken: [...taken, edit], length: next } : { taken, length }
    },
    { taken: [], length: before },
  )
}

function lengthWith(doc: Y.Doc, edits: readonly NewUpdate[]): number {
  const deltas = edits.map(({ delta }) => delta)
  return htmlOf(documentOf(Y.encodeStateAsUpdate(doc), deltas)).length
}

/**
 * Saves what a note says as the text of its dossier, in the name of all who wrote since it was saved, through the one write path (D9).
 * Each was let in when they wrote, and what they wrote is saved whatever became of them since. First it is kept what is being saved: should this node go before it knows whether that arrived, the next one sees it by what the dossier says. Answers
 * the version that is saved, or nothing when there was nothing to save.
 */
export async function saveNote(
  store: Store,
  item: string,
  onEdit: (edit: Uint8Array) => void,
): Promise<number | undefined> {
  for (let tries = 1; ; tries += 1) {
    const begun = await begin(store, item)
    if (!begun) return undefined
    if (begun.edit) onEdit(begun.edit)
    if (begun.html === undefined) return begun.saved
    try {
      const fields = { case: begun.html === '' ? null : begun.html }
      await store.as(systemViewer).update({ id: item, fields, version: begun.version, writers: begun.writers })
    } catch (error) {
      if (error instanceof Stale && tries < TRIES) continue
      throw error
    }
    const edit = await reconcile(store, item)
    if (edit) onEdit(edit)
    return begun.saved
  }
}

interface Begun {
  readonly edit: Uint8Array | undefined
  readonly saved: number
  readonly version: number
  /** Who wrote it, the last one first. */
  readonly writers: readonly string[]
  /** What is to be saved; nothing when it stands there already. */
  readonly html?: string
}

async function begin(store: Store, item: string): Promise<Begun | undefined> {
  const done = await workOnNote(store, item, (held): { readonly change?: NoteChange; readonly answer: Begun } => {
    const { note, change, edit } = agreed(held)
    const seqs = note.updates.map(({ seq }) => seq)
    const writers = note.updates.flatMap(({ writer }) => writer ?? []).reverse()
    const answer: Begun = { edit, saved: seqs.at(-1) ?? 0, version: note.version, writers: [...new Set(writers)] }
    if (seqs.length === 0) return { answer, ...(change ? { change } : {}) }
    const html = htmlOf(wholeOf(note))
    if (html === note.case) return { answer, change: { ...change, ...settle(note, seqs), html } }
    return { answer: { ...answer, html }, change: { ...change, saving: { html, seqs } } }
  })
  return done?.answer
}

/** What the note and its dossier come to, seen together: saved as it was to be, or changed by another way. */
function agreed(note: KeptNote): Look {
  if (note.case === note.html) return { note }
  const isArrived = note.savingHtml !== null && note.case === note.savingHtml
  const all = note.updates.map(({ seq }) => seq)
  if (isArrived || note.case === htmlOf(wholeOf(note))) {
    const settled = isArrived ? note.savingSeqs : all
    const change = { ...settle(note, settled), html: note.case, saving: null }
    return { change, note: { ...note, ...change, updates: note.updates.filter(({ seq }) => !settled.includes(seq)) } }
  }
  // Measured on what both once agreed on, so that what is being written meanwhile is no part of the difference.
  const edit = editTo(documentOf(note.state), note.case)
  const change = { html: note.case, state: Y.mergeUpdates([note.state, edit]), saving: null }
  return { change, edit, note: { ...note, ...change } }
}

function wholeOf(note: KeptNote): Y.Doc {
  return documentOf(
    note.state,
    note.updates.map(({ delta }) => delta),
  )
}

/** These edits become part of the state, which is written anew without what was deleted in it. */
function settle(note: KeptNote, seqs: readonly number[]): Required<Pick<NoteChange, 'state' | 'settled'>> {
  const deltas = note.updates.filter(({ seq }) => seqs.includes(seq)).map(({ delta }) => delta)
  return { state: Y.encodeStateAsUpdate(documentOf(note.state, deltas)), settled: seqs }
}
