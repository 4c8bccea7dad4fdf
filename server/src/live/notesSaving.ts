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
import { fullness, isMergeable, loadOf, loadWith, NoteRefused, renewed, weightsOf } from './noteBounds.ts'
import { documentOf, editTo, htmlOf, isFarOver, stateOf } from './notesText.ts'

/** A note may be made anew when so much of its bounds is filled. */
const RENEW_FROM = 0.5

/** How often a save begins again because the dossier changed meanwhile. */
const TRIES = 5

interface Look {
  readonly change?: NoteChange
  /** An edit that everybody must hear. */
  readonly edit?: Uint8Array
  /** Everybody must begin anew with it. */
  readonly isRenewed?: boolean
  /** The note after the change. */
  readonly note: KeptNote
}

/** What everybody at a note must hear: an edit of it, or that it was made anew. */
export interface News {
  readonly edit?: Uint8Array | undefined
  readonly isRenewed?: boolean | undefined
}

/** Brings a note and the text of its dossier together when somebody changed the text by another way (D9). */
export async function reconcile(store: Store, item: string): Promise<News> {
  const done = await workOnNote(store, item, (note) => {
    const { change, edit, isRenewed } = agreed(note)
    return { answer: { edit, isRenewed }, ...(change ? { change } : {}) }
  })
  return done?.answer ?? {}
}

/**
 * Keeps edits for good, and answers the number of each (D9). What could not be saved afterwards is refused here: Missing where there is
 * no such dossier (any more), Invalid where it makes the text too long (D4.3), NoteRefused where the note has no room left or was made anew
 * (D21.2). One that makes a text shorter is taken as long as there is room.
 */
export async function takeEdits(store: Store, item: string, edits: readonly NewUpdate[]): Promise<readonly Taken[]> {
  const seqs = await appendUpdates(store, item, edits)
  if (seqs) return seqs
  // Written before anybody looked at it, or perhaps nearly full: it is measured.
  await beginNote(store, item, stateOf)
  const done = await workOnNote(store, item, (note): { readonly answer: Taking; readonly change?: NoteChange } => {
    const fitting = edits.filter(({ epoch }) => epoch === note.epoch)
    // What is over its bounds is not even merged (D21.2).
    const known = note.pieces === null ? loadOf(note.state) : undefined
    const weight = known ? { pieces: known.pieces, writers: known.writers } : {}
    if (fitting.length === 0 || fullness(loadWith(note)) > 1 || !isMergeable(note, fitting))
      return { answer: { note, taken: [], why: 'full' }, change: weight }
    const { taken, length, doc } = taking(note, fitting)
    const load = loadOf(Y.encodeStateAsUpdate(doc))
    if (taken.length === 0 || fullness(load) > 1) {
      return { answer: { note, taken: [], why: taken.length === 0 ? 'tooLong' : 'full' }, change: weight }
    }
    const growth = growthOfAll([...note.updates, ...taken])
    return {
      answer: { note, taken, why: 'tooLong' },
      change: { ...weight, added: taken, measured: { length, growth } },
    }
  })
  if (!done) return edits.map(() => new Missing(item))
  const { note, taken, why } = done.answer
  const numbers = new Map(taken.map((edit, at) => [edit, done.seqs[at]]))
  return edits.map((edit) => {
    if (edit.epoch !== note.epoch) return new NoteRefused('renewed')
    const refused = why === 'full' ? new NoteRefused('full') : Invalid.of('case', 'tooLong', { max: TEXT_MAX })
    return numbers.get(edit) ?? refused
  })
}

interface Taking {
  readonly note: KeptNote
  readonly taken: readonly NewUpdate[]
  /** Why the others are not. */
  readonly why: 'full' | 'tooLong'
}

/** So many edits are tried one by one where all of them together are too long; the others are sent again. */
const ONE_BY_ONE = 5

interface Fitting {
  readonly taken: readonly NewUpdate[]
  /** How long the text is then, and the note. */
  readonly length: number
  readonly doc: Y.Doc
}

/** Which of these edits a text can take: all of them together as a rule, which are merged once, else the first one by one. */
function taking(note: KeptNote, edits: readonly NewUpdate[]): Fitting {
  const doc = wholeOf(note)
  const before = htmlOf(doc).length
  for (const { delta } of edits) Y.applyUpdate(doc, delta)
  // What is far over is refused like what is over, without the work of writing it out.
  const all = isFarOver(doc, Math.max(TEXT_MAX, before)) ? Number.POSITIVE_INFINITY : htmlOf(doc).length
  if (all <= TEXT_MAX || (edits.length === 1 && all <= before)) return { taken: edits, length: all, doc }
  const own = wholeOf(note)
  if (edits.length === 1) return { taken: [], length: before, doc: own }
  const first = edits.slice(0, ONE_BY_ONE).reduce<Pick<Fitting, 'taken' | 'length'>>(
    ({ taken, length }, edit) => {
      const next = lengthWith(own, [...taken, edit])
      return next <= TEXT_MAX || next <= length ? { taken: [...taken, edit], length: next } : { taken, length }
    },
    { taken: [], length: before },
  )
  for (const { delta } of first.taken) Y.applyUpdate(own, delta)
  return { ...first, doc: own }
}

function lengthWith(doc: Y.Doc, edits: readonly NewUpdate[]): number {
  const deltas = edits.map(({ delta }) => delta)
  const whole = documentOf(Y.encodeStateAsUpdate(doc), deltas)
  return isFarOver(whole, TEXT_MAX) ? Number.POSITIVE_INFINITY : htmlOf(whole).length
}

/** Makes a note anew from what it says, with what somebody wrote in it meanwhile (D21.2). Throws NoteRefused where it has room enough. */
export async function renewNote(store: Store, item: string, by: string, more?: NewUpdate): Promise<void> {
  await beginNote(store, item, stateOf)
  const done = await workOnNote(store, item, (note) => {
    const mine = more && more.epoch === note.epoch ? more : undefined
    const isFilled = fullness(loadWith(note, mine ? [mine] : [])) > RENEW_FROM
    if (!isFilled) return { answer: false }
    const change = renewed(note, by, mine)
    if (change.text.length > TEXT_MAX) throw Invalid.of('case', 'tooLong', { max: TEXT_MAX })
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
  const done = await workOnNote(store, item, (held): { readonly change?: NoteChange; readonly answer: Begun } => {
    const { note, change, edit, isRenewed } = agreed(held)
    const seqs = note.updates.map(({ seq }) => seq)
    const writers = note.updates.flatMap(({ writer }) => writer ?? []).reverse()
    const answer: Begun = {
      edit,
      isRenewed,
      saved: seqs.at(-1) ?? 0,
      version: note.version,
      writers: [...new Set(writers)],
    }
    if (seqs.length === 0) return { answer, ...(change ? { change } : {}) }
    const html = htmlOf(wholeOf(note))
    if (html === note.case) return { answer, change: { ...change, ...settle(note, seqs), html } }
    return { answer: { ...answer, html }, change: { ...change, saving: { html, seqs } } }
  })
  return done?.answer
}

/** What the note and its dossier come to, seen together: saved as it was to be, or changed by another way. */
function agreed(note: KeptNote): Look {
  if (!isMergeable(note) && (note.case !== note.html || note.updates.length > 0)) return anew(note)
  if (note.case === note.html) return { note }
  const isArrived = note.savingHtml !== null && note.case === note.savingHtml
  const all = note.updates.map(({ seq }) => seq)
  if (isArrived || note.case === htmlOf(wholeOf(note))) {
    const settled = isArrived ? note.savingSeqs : all
    const change = { ...settle(note, settled), html: note.case, saving: null }
    return { change, note: { ...note, ...change, updates: note.updates.filter(({ seq }) => !settled.includes(seq)) } }
  }
  // Changes by other ways fill it too.
  if (fullness(loadWith(note)) > 1) return anew(note)
  // Measured on what both once agreed on, so that what is being written meanwhile is no part of the difference.
  const edit = editTo(documentOf(note.state), note.case)
  const state = Y.mergeUpdates([note.state, edit])
  const change = { html: note.case, state, saving: null, ...weightsOf(state) }
  return { change, edit, note: { ...note, ...change } }
}

/** A note that is over its bounds, made anew (D21.2). */
function anew(note: KeptNote): Look {
  const last = note.updates.findLast(({ writer }) => writer)?.writer
  const change = renewed(note, last ?? systemViewer._id)
  return { change, note: { ...note, ...change, updates: [] }, isRenewed: true }
}

function wholeOf(note: KeptNote): Y.Doc {
  return documentOf(
    note.state,
    note.updates.map(({ delta }) => delta),
  )
}

/** These edits become part of the state, which is written anew without what was deleted in it. */
function settle(note: KeptNote, seqs: readonly number[]) {
  const deltas = note.updates.filter(({ seq }) => seqs.includes(seq)).map(({ delta }) => delta)
  const state = Y.encodeStateAsUpdate(documentOf(note.state, deltas))
  return { state, settled: seqs, ...weightsOf(state) }
}
