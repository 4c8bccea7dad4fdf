import { DomainError, NOTE_BYTES_MAX, NOTE_PIECES_MAX, NOTE_WRITERS_MAX } from '@schakel/domain'
import * as Y from 'yjs'
import { digestOf, type KeptNote, type NewUpdate, type NoteSaving } from '../store/notes/notes.ts'
import type { NoteChange } from '../store/notes/workOnNote.ts'
import { weighed } from './noteGrowth.ts'
import { documentOf, editTo, htmlOf, stateOf } from './notesText.ts'

/** An edit that a note does not take: it has no room left, or was made anew since (D21.2). */
export class NoteRefused extends DomainError {
  readonly refusal: 'full' | 'renewed'
  constructor(refusal: 'full' | 'renewed') {
    super('invalid', `the note is ${refusal}`)
    this.refusal = refusal
  }
}

/** What counts towards the bounds of a note. */
export interface Load {
  readonly bytes: number
  readonly pieces: number
  readonly writers: number
}

/** By how much of its bounds a note is filled; more than 1 is over (D21.2). */
export function fullness({ bytes, pieces, writers }: Load): number {
  return Math.max(bytes / NOTE_BYTES_MAX, pieces / NOTE_PIECES_MAX, writers / NOTE_WRITERS_MAX)
}

/** How heavy these bytes are; what has too many of them is not looked into. */
export function loadOf(state: Uint8Array): Load {
  const bytes = state.byteLength
  return bytes > NOTE_BYTES_MAX ? { bytes, pieces: 0, writers: 0 } : { bytes, ...weighed(state) }
}

/** The load of a note as it is kept, known or as heavy as its bytes allow; together with more edits. */
export function loadWith({ state, pieces, writers, updates }: KeptNote, edits: readonly NewUpdate[] = []): Load {
  const known = pieces === null || writers === null ? loadOf(state) : { bytes: state.byteLength, pieces, writers }
  return [...updates, ...edits].reduce(
    (sum, edit) => ({
      bytes: sum.bytes + edit.delta.byteLength,
      pieces: sum.pieces + edit.pieces,
      writers: sum.writers + edit.writers,
    }),
    known,
  )
}

/** Whether a note can be merged in a moment: within its bounds, or waiting edits bring it just over. */
export function isMergeable(note: KeptNote, edits: readonly NewUpdate[] = []): boolean {
  return fullness(loadWith(note, edits)) <= 2
}

/** A note made anew, and what it says then. */
export interface Renewed extends NoteChange {
  readonly text: string
}

/**
 * A note made anew from its text: nothing of what was deleted in it is left, and edits of before do not fit it (D21.2). What was not saved yet
 * is one edit of it, where there is not too much of it to be merged; what some node is saving just now is one of its own, by which it is
 * known when it arrives.
 */
export function renewed(note: KeptNote, by: string, more?: NewUpdate): Renewed {
  const edits = more ? [more] : []
  const state = stateOf(note.case)
  const canMerge = isMergeable(note, edits)
  const deltas = [...note.updates, ...edits].map(({ delta }) => delta)
  const text =
    canMerge && deltas.length > 0 ? htmlOf(documentOf(note.state, [...byOtherWay(note), ...deltas])) : note.case
  const change = {
    html: note.case,
    state,
    saving: null,
    settled: note.updates.map(({ seq }) => seq),
    epoch: note.epoch + 1,
    ...weightsOf(state),
    text,
  }
  if (text === note.case) return change
  const doc = documentOf(state)
  const added: NewUpdate[] = []
  const addUpTo = (html: string) => {
    const delta = editTo(doc, html)
    added.push({ delta, writer: by, epoch: change.epoch, ...weighed(delta) })
  }
  const savings = canMerge ? savingsThatMayArrive(note) : []
  const all = savings.map(({ html, digest, version }) => {
    addUpTo(html)
    return { digest, version, edits: added.length }
  })
  const last = savings.at(-1)
  if (text !== last?.html) addUpTo(text)
  return { ...change, added, ...(last ? { savingAdded: { html: last.html, all } } : {}) }
}

/** The saving that the dossier says by now, by whichever node. */
export function arrivedOf({ savings, case: text }: KeptNote): NoteSaving | undefined {
  if (savings.length === 0) return undefined
  const digest = digestOf(text)
  return savings.find((saving) => saving.digest === digest)
}

/** What somebody changed in the text of the dossier by another way, and the note does not know yet. */
function byOtherWay(note: KeptNote): readonly Uint8Array[] {
  const { html, case: text, state, updates } = note
  const isKnown =
    text === html ||
    arrivedOf(note) ||
    text ===
      htmlOf(
        documentOf(
          state,
          updates.map(({ delta }) => delta),
        ),
      )
  return isKnown ? [] : [editTo(documentOf(state), text)]
}

/** What is being saved of a note and may still become the text of its dossier, each with what it says: the later ones hold the earlier. */
function savingsThatMayArrive({ state, updates, savings, version }: KeptNote) {
  return savings
    .filter((saving) => saving.version === version)
    .sort((one, other) => one.seqs.length - other.seqs.length)
    .flatMap(({ digest, seqs }) => {
      const deltas = updates.filter(({ seq }) => seqs.includes(seq)).map(({ delta }) => delta)
      const html = htmlOf(documentOf(state, deltas))
      return digestOf(html) === digest ? [{ digest, version, html }] : []
    })
}

/** What is kept of how heavy a state is. */
export function weightsOf(state: Uint8Array): { readonly pieces: number; readonly writers: number } {
  const { pieces, writers } = weighed(state)
  return { pieces, writers }
}

/** The bytes of a note that somebody is to be handed, merged without being read. */
export function bytesOf({ state, updates }: KeptNote): Uint8Array {
  return updates.length === 0 ? state : Y.mergeUpdates([state, ...updates.map(({ delta }) => delta)])
}
