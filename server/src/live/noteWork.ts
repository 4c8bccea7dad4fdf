import { richLength, TEXT_MAX } from '@schakel/domain'
import { TEMPLATE_BELOW, templateOf, textLength } from '@schakel/domain/notes'
import * as Y from 'yjs'
import { digestOf, growthOfAll, type KeptNote, type NewUpdate, type NoteSaving } from '../store/notes/notes.ts'
import type { NoteChange } from '../store/notes/workOnNote.ts'
import { systemViewer } from '../store/system.ts'
import {
  arrivedOf,
  bytesOf,
  fullness,
  isMergeable,
  loadOf,
  loadWith,
  type Renewed,
  renewed,
  weightsOf,
} from './noteBounds.ts'
import { type Weight, weighedOrNone } from './noteGrowth.ts'
import { documentOf, editTo, editUnder, htmlOf, isFarOver, stateOf } from './notesText.ts'

/** A note may be made anew when so much of its bounds is filled. */
const RENEW_FROM = 0.5

/** So many edits are tried one by one where all of them together are too long; the others are sent again. */
const ONE_BY_ONE = 5

/** So many savings of one note are remembered at most: of one version of a dossier there are as many as nodes. */
const SAVINGS = 20

/** What everybody at a note must hear: an edit of it, or that it was made anew. */
export interface News {
  readonly edit?: Uint8Array | undefined
  readonly isRenewed?: boolean | undefined
}

interface Look extends News {
  readonly change?: NoteChange
}

/** Which of some edits a text can take. */
interface Taking {
  /** By where they stand among those that were asked about. */
  readonly taken: readonly number[]
  /** Those that rest on what the note lacks: they would stand nowhere in it. */
  readonly unfounded: readonly number[]
  /** Why the others are not. */
  readonly why: 'full' | 'tooLong'
  readonly change: NoteChange
}

/** A note that is about to be saved. */
interface Saving extends News {
  readonly change?: NoteChange
  readonly saved: number
  /** What is to be saved; nothing when it stands there already. */
  readonly html?: string
}

/** What can be asked about the bytes of a note, and what is answered: all that passes to a thread and back. */
export interface NoteWork {
  /** Brings a note and the text of its dossier together when somebody changed the text by another way (D9). */
  readonly agree: { readonly asked: { readonly note: KeptNote }; readonly answer: Look }
  readonly take: {
    readonly asked: { readonly note: KeptNote; readonly edits: readonly NewUpdate[] }
    readonly answer: Taking
  }
  readonly save: { readonly asked: { readonly note: KeptNote }; readonly answer: Saving }
  /** The note made anew; nothing where it has room enough. */
  readonly renew: {
    readonly asked: { readonly note: KeptNote; readonly by: string; readonly more: NewUpdate | undefined }
    readonly answer: Renewed | undefined
  }
  /** The bytes of a new note that says this. */
  readonly make: { readonly asked: { readonly html: string }; readonly answer: Uint8Array }
  /** The edit that puts a template in it; nothing where it says something already. */
  readonly begin: {
    readonly asked: { readonly note: KeptNote; readonly language: 'nl' | 'en' }
    readonly answer: { readonly edit: Uint8Array; readonly change: NoteChange } | undefined
  }
  readonly bytes: { readonly asked: { readonly note: KeptNote }; readonly answer: Uint8Array }
  /** How heavy an edit is; nothing where it is none. */
  readonly weigh: { readonly asked: { readonly delta: Uint8Array }; readonly answer: Weight | undefined }
}

type Works = { readonly [Kind in keyof NoteWork]: (asked: NoteWork[Kind]['asked']) => NoteWork[Kind]['answer'] }

const works: Works = {
  agree: ({ note }) => {
    const { change, edit, isRenewed } = agreed(note)
    return { edit, isRenewed, ...(change ? { change } : {}) }
  },
  take: ({ note, edits }) => take(note, edits),
  save: ({ note }) => save(note),
  renew: ({ note, by, more }) => {
    const mine = more && more.epoch === note.epoch ? more : undefined
    return fullness(loadWith(note, mine ? [mine] : [])) > RENEW_FROM ? renewed(note, by, mine) : undefined
  },
  make: ({ html }) => stateOf(html),
  begin: ({ note, language }) => {
    const doc = wholeOf(note)
    if (textLength(htmlOf(doc)) >= TEMPLATE_BELOW) return undefined
    const edit = editUnder(doc, templateOf(note.name, language))
    const state = Y.mergeUpdates([note.state, edit])
    return { edit, change: { state, ...weightsOf(state) } }
  },
  bytes: ({ note }) => bytesOf(note),
  weigh: ({ delta }) => weighedOrNone(delta),
}

/** Works on the bytes of a note, which takes long when it is a heavy one: `onNote` knows where. */
export function workOn<Kind extends keyof NoteWork>(
  kind: Kind,
  asked: NoteWork[Kind]['asked'],
): NoteWork[Kind]['answer'] {
  return works[kind](asked)
}

function take(note: KeptNote, edits: readonly NewUpdate[]): Taking {
  const ofNow = edits.filter(({ epoch }) => epoch === note.epoch)
  // What is over its bounds is not even merged (D21.2).
  const known = note.pieces === null ? loadOf(note.state) : undefined
  const weight = known ? { pieces: known.pieces, writers: known.writers } : {}
  if (ofNow.length === 0 || fullness(loadWith(note)) > 1 || !isMergeable(note, ofNow))
    return { taken: [], unfounded: [], why: 'full', change: weight }
  const fitting = foundedIn(wholeOf(note), ofNow)
  const placesOf = (some: readonly NewUpdate[]) =>
    [...edits.entries()].flatMap(([at, edit]) => (some.includes(edit) ? at : []))
  const unfounded = placesOf(ofNow.filter((edit) => !fitting.includes(edit)))
  if (fitting.length === 0) return { taken: [], unfounded, why: 'full', change: weight }
  const { taken, length, doc } = taking(note, fitting)
  const load = loadOf(Y.encodeStateAsUpdate(doc))
  if (taken.length === 0 || fullness(load) > 1)
    return { taken: [], unfounded, why: taken.length === 0 ? 'tooLong' : 'full', change: weight }
  const growth = growthOfAll([...note.updates, ...taken])
  return {
    taken: placesOf(taken),
    unfounded,
    why: 'tooLong',
    change: { ...weight, added: taken, measured: { length, growth } },
  }
}

/** Those edits of which all that they rest on is in the document or among them; what is not waits in it unseen, perhaps for ever. */
function foundedIn(doc: Y.Doc, edits: readonly NewUpdate[]): readonly NewUpdate[] {
  for (const { delta } of edits) Y.applyUpdate(doc, delta)
  const known = Y.decodeStateVector(Y.encodeStateVector(doc))
  return edits.filter(({ delta }) =>
    [...Y.parseUpdateMeta(delta).to].every(([client, clock]) => clock <= (known.get(client) ?? 0)),
  )
}

interface Fitting {
  readonly taken: readonly NewUpdate[]
  /** How long the text counts as then, and the note. */
  readonly length: number
  readonly doc: Y.Doc
}

/** Which of these edits a text can take: all of them together as a rule, which are merged once, else the first one by one. */
function taking(note: KeptNote, edits: readonly NewUpdate[]): Fitting {
  const doc = wholeOf(note)
  const before = richLength(htmlOf(doc))
  for (const { delta } of edits) Y.applyUpdate(doc, delta)
  // What is far over is refused like what is over, without the work of writing it out.
  const all = isFarOver(doc, Math.max(TEXT_MAX, before)) ? Number.POSITIVE_INFINITY : richLength(htmlOf(doc))
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
  return isFarOver(whole, TEXT_MAX) ? Number.POSITIVE_INFINITY : richLength(htmlOf(whole))
}

function save(held: KeptNote): Saving {
  const { note, change, edit, isRenewed } = agreed(held)
  const seqs = note.updates.map(({ seq }) => seq)
  const saving: Saving = { edit, isRenewed, saved: Math.max(0, ...note.updates.map(({ number }) => number)) }
  if (seqs.length === 0) return { ...saving, ...(change ? { change } : {}) }
  const html = htmlOf(wholeOf(note))
  if (html === note.case) return { ...saving, change: { ...change, ...settle(note, seqs), html } }
  return { ...saving, html, change: { ...change, saving: { html, seqs, all: savingAlso(note, html, seqs) } } }
}

/** What may still arrive, with one more: what would replace another version of the dossier than it has now is refused there. */
function savingAlso(note: KeptNote, html: string, seqs: readonly number[]): readonly NoteSaving[] {
  const digest = digestOf(html)
  const others = note.savings.filter((saving) => saving.version === note.version && saving.digest !== digest)
  return [...others, { digest, seqs, version: note.version }].slice(-SAVINGS)
}

interface Agreed extends Look {
  /** The note after the change. */
  readonly note: KeptNote
}

/** What the note and its dossier come to, seen together: saved as it was to be, or changed by another way. */
function agreed(note: KeptNote): Agreed {
  if (!isMergeable(note) && (note.case !== note.html || note.updates.length > 0)) return anew(note)
  if (note.case === note.html) return { note }
  const arrived = arrivedOf(note)
  const all = note.updates.map(({ seq }) => seq)
  if (arrived || note.case === htmlOf(wholeOf(note))) {
    const settled = arrived?.seqs ?? all
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
function anew(note: KeptNote): Agreed {
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
