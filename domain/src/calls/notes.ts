import { z } from 'zod'
import { NOTE_EDIT_MAX } from '../limits.ts'
import { isCursor } from '../notes/cursor.ts'
import { defineCall } from './call.ts'
import { idInput, tokenInput } from './inputs.ts'
import { defineEvent } from './live.ts'

const group = 'notes'

/** Most bytes of where a cursor stands. */
const CURSOR_MAX = 4000

const bytes = (max: number) => z.instanceof(Uint8Array).refine((delta) => delta.byteLength <= max, 'size')

/** Of which making of the note an edit is: it is made anew from its text now and then (D21.2). */
const epochInput = z.int().min(0).max(2_000_000_000).nullish()

/** What the editor of a note sends (S7.18, D9): an edit, where the cursor stands, or that an empty note may begin with its template. */
export const noteEvents = {
  edit: defineEvent({
    name: 'update_editor_server',
    body: z.object({
      item: idInput,
      version: z.number().nullish(),
      delta: bytes(NOTE_EDIT_MAX).nullish(),
      cursor: bytes(CURSOR_MAX).refine(isCursor, 'cursor').nullish(),
      epoch: epochInput,
      template: z.enum(['nl', 'en']).nullish(),
    }),
    rate: 60,
    burst: 240,
    // Where a cursor stands is told and not kept.
    isWrite: ({ delta, template }) => Boolean(delta ?? template),
  }),
  /** Make a note that is more than half full anew from what it says, and an edit that had no room with it (D21.2). */
  renew: defineEvent({
    name: 'renewNote',
    body: z.object({ item: idInput, delta: bytes(NOTE_EDIT_MAX).nullish(), epoch: epochInput }),
    rate: 0.2,
    burst: 5,
    isWrite: () => true,
  }),
}

/** Why what was written could not be saved as the text of the dossier. */
export const noteTroubles = ['tooLong', 'full', 'forbidden', 'failed'] as const
export type NoteTrouble = (typeof noteTroubles)[number]

/** What the editors of a note receive. */
export const noteFrame = z.object({
  item: z.string(),
  version: z.number(),
  /** An edit; one that changes nothing where the frame is about something else. */
  delta: z.custom<ArrayBuffer | Uint8Array>((value) => value instanceof ArrayBuffer || value instanceof Uint8Array),
  user: z.object({ _id: z.string(), name: z.string(), color: z.string() }).nullish(),
  cursor: z
    .custom<ArrayBuffer | Uint8Array>((value) => value instanceof ArrayBuffer || value instanceof Uint8Array)
    .nullish(),
  /** The delta is the whole note. */
  whole: z.boolean().nullish(),
  /** Whether this reader may write it. */
  writable: z.boolean().nullish(),
  /** Which making of the note it is; edits of another one do not fit it (D21.2). */
  epoch: z.int().nullish(),
  /** Up to which version it stands in the dossier; of a whole note without it, all of it does. */
  saved: z.number().nullish(),
  trouble: z.enum(noteTroubles).nullish(),
})
export type NoteFrame = z.output<typeof noteFrame>

/** What a note can be saved as. */
const noteFileKinds = ['docx', 'pdf'] as const
export type NoteFileKind = (typeof noteFileKinds)[number]

const noteVersion = z
  .object({
    _id: z.string(),
    date: z.iso.datetime(),
    users: z
      .array(z.object({ _id: z.string(), name: z.string() }))
      .meta({ description: 'Everybody who wrote in it, as far as the caller may know of them.' }),
  })
  .meta({ id: 'NoteVersion' })
/** A version of a note (D10); what it said is asked apart. */
export type NoteVersion = z.output<typeof noteVersion>

const noteText = z
  .object({ text: z.string().meta({ description: 'The rich text as it was then.' }) })
  .meta({ id: 'NoteText' })
/** What a version of a note said (D10). */
export type NoteText = z.output<typeof noteText>

/** Calls about the note of a dossier (D10). */
export const noteCalls = {
  versions: defineCall({
    method: 'POST',
    path: '/api/notes/versions',
    isRead: true,
    group,
    summary: 'The versions of the note of a dossier, newest first; what was written in one go is one of them',
    body: z.object({ item: idInput, ...tokenInput }),
    answer: z.array(noteVersion),
    problems: [404],
  }),
  version: defineCall({
    method: 'POST',
    path: '/api/notes/version',
    isRead: true,
    group,
    summary: 'What the note of a dossier said in one of its versions',
    body: z.object({ item: idInput, version: z.string().regex(/^[0-9a-f]{32}$/), ...tokenInput }),
    answer: noteText,
    problems: [404],
  }),
  export: defineCall({
    method: 'POST',
    path: '/api/notes/export',
    isHeavy: true,
    isRead: true,
    group,
    summary: 'The note of a dossier as a Word document or a PDF',
    description: 'As the caller reads it, redacted for suppliers; a field that the note names says what it holds now.',
    body: z.object({
      _id: idInput,
      kind: z.enum(noteFileKinds),
      language: z
        .enum(['nl', 'en'])
        .nullish()
        .meta({ description: 'Of the words around it; the reader’s own when left out.' }),
      ...tokenInput,
    }),
    answer: z.file(),
    answerType: 'application/octet-stream',
    problems: [404],
  }),
}
