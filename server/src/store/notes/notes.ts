import { createHash } from 'node:crypto'
import { Forbidden, isObject, Missing, may, mayUpdate, writableFields } from '@schakel/domain'
import type { Queryable } from '../database/index.ts'
import type { Store, ViewerStore } from '../store.ts'
import { loadOne } from '../write/load.ts'

/** How long they hold when nothing is written; a planned status may begin to count meanwhile, ms. */
const RIGHTS_MAX_AGE_MS = 10_000

/** What a viewer may do with the shared text of a dossier. */
export interface NoteRights {
  readonly mayRead: boolean
  readonly mayWrite: boolean
}

/** An edit as kept. */
export interface NoteUpdate {
  /** Where it stands among the edits of all notes: told to nobody (D20). */
  readonly seq: number
  /** Where it stands among those of its note, which is the version of it; of what an older version kept, `seq`. */
  readonly number: number
  readonly delta: Uint8Array
  /** Who wrote it; nobody knows of what was kept by an older version. */
  readonly writer: string | null
  /** By how many characters it makes the text longer at most. */
  readonly growth: number
  /** In how many pieces it lies, and how many tabs wrote it (D21.2). */
  readonly pieces: number
  readonly writers: number
}

/** A text of a note that some node is saving, or was as it went. */
export interface NoteSaving {
  readonly digest: string
  /** The edits that it holds. */
  readonly seqs: readonly number[]
  /** The version of the dossier that it is to replace: it cannot arrive on another. */
  readonly version: number
}

/** A note as it is kept, and what the dossier says now. */
export interface KeptNote {
  readonly html: string
  readonly state: Uint8Array
  readonly updates: readonly NoteUpdate[]
  /** What is being saved: several nodes may do so at once. */
  readonly savings: readonly NoteSaving[]
  /** The text of the dossier now, and the version of the dossier. */
  readonly case: string
  readonly version: number
  /** The type of the dossier. */
  readonly name: string
  /** How heavy its state is, where that was weighed (D21.2). */
  readonly pieces: number | null
  readonly writers: number | null
  /** Which making of the note it is: it is made anew from its text now and then. */
  readonly epoch: number
}

/**
 * Who may read and write the shared text of a dossier (D9, D7): whoever reads the dossier in full, and writes who may write its
 * `case`. What a supplier reads is redacted, and the edits hold what was deleted too: they never get them, not even after disclosure.
 */
export async function noteRights(me: ViewerStore, id: string): Promise<NoteRights> {
  const { memo } = me.store
  const maxAge = memo.isHearing ? RIGHTS_MAX_AGE_MS : undefined
  // By all that they are: an answer for who they were a moment ago is none for who they are now.
  return memo.get(`note ${JSON.stringify(me.viewer)} ${id}`, () => askRights(me, id), isRights, maxAge)
}

async function askRights(me: ViewerStore, id: string): Promise<NoteRights> {
  if (!may(me.viewer, 'writeNote')) return { mayRead: false, mayWrite: false }
  const { type, form, facts } = await loadOne(me, id)
  if (type !== 'dossier' || form !== 'full') return { mayRead: false, mayWrite: false }
  const writable = writableFields(me.viewer, facts)
  const mayWrite = mayUpdate(me.viewer, facts) && (writable === 'all' || writable.includes('case'))
  return { mayRead: true, mayWrite }
}

function isRights(value: unknown): value is NoteRights {
  return isObject(value) && 'mayRead' in value
}

/** Throws Missing for who may not read a note, Forbidden for who may only read it. */
export async function assertMayWrite(me: ViewerStore, id: string): Promise<void> {
  const { mayRead, mayWrite } = await noteRights(me, id)
  if (!mayRead) throw new Missing(id)
  if (!mayWrite) throw new Forbidden('note')
}

/** An edit that somebody makes. */
export interface NewUpdate {
  readonly delta: Uint8Array
  readonly writer: string
  /** By how many characters it makes the text longer at most. */
  readonly growth: number
  /** In how many pieces it lies, and how many tabs wrote it (D21.2). */
  readonly pieces: number
  readonly writers: number
  /** Of which making of the note it is an edit. */
  readonly epoch: number
}

/** Of an edit kept by an older version, a byte is taken to make no more than so many characters. */
export const GROWTH = 'coalesce(u.growth, length(u.delta) * 8)'
/** What nobody weighed is as heavy as its bytes allow. */
export const PIECES = 'coalesce(u.pieces, length(u.delta) / 2)'
export const WRITERS = 'coalesce(u.writers, 1)'

/** By how many characters all of these make the text longer at most. */
export function growthOfAll(edits: readonly { readonly growth: number }[]): number {
  return edits.reduce((sum, { growth }) => sum + growth, 0)
}

/** The notes of which an edit waits longer than so many ms to be saved: the node that had it went, or the dossier came back. */
export async function waitingNotes(store: Store, ms: number): Promise<readonly string[]> {
  const rows = await store.database.query<{ item: string }>(
    `select distinct u.item from note_updates u join items i on i.id = u.item and i.deleted_at is null
      where u.at < $1::timestamptz - $2 * interval '1 ms' limit 100`,
    [store.settings.clock(), ms],
  )
  return rows.map(({ item }) => item)
}

/** Makes the note of a dossier from what it says, when it has none yet. */
export async function beginNote(
  store: Store,
  item: string,
  made: (text: string) => Uint8Array | Promise<Uint8Array>,
): Promise<void> {
  const [row] = await store.database.query<{ case: string | null }>(
    `select i.fields ->> 'case' as case from items i where i.id = $1 and i.deleted_at is null
      and not exists (select from notes n where n.item = i.id)`,
    [item],
  )
  if (!row) return
  const text = row.case ?? ''
  await store.database.query(
    'insert into notes (item, html, state) values ($1, $2, $3::bytea) on conflict (item) do nothing',
    [item, text, await made(text)],
  )
}

/** What is another one as soon as a note was worked on, or its dossier written: the version of each. */
const ROW = "n.xmin || ' ' || i.version as row"

/** What tells that a note is as it was: its row with that of its dossier, and its edits. */
interface Stamp {
  readonly row: string
  readonly seqs: readonly number[]
}

/** Locks a note, and says what it is by then: by a statement of its own, which sees what was committed while this one waited. */
export async function lockNote(tx: Queryable, item: string, isTrashToo = false): Promise<Stamp | undefined> {
  await tx.query('select 1 as one from notes where item = $1 for update', [item])
  const [stamp] = await tx.query<Stamp>(
    `select ${ROW}, (select coalesce(jsonb_agg(u.seq), '[]') from note_updates u where u.item = n.item) as seqs
      from notes n join items i on i.id = n.item and ($2 or i.deleted_at is null) where n.item = $1`,
    [item, isTrashToo],
  )
  return stamp
}

/** A note as it is now, for whoever `noteRights` lets read it. */
export async function readNote(store: Store, item: string): Promise<KeptNote | undefined> {
  return (await readStamped(store.database, item))?.note
}

interface KeptRow {
  readonly row: string
  readonly html: string
  readonly state: Uint8Array
  readonly savings: readonly NoteSaving[] | null
  readonly saving_html: string | null
  readonly saving_seqs: readonly (string | number)[] | null
  readonly case: string | null
  readonly version: number
  readonly name: string
  readonly seqs: readonly (string | number)[]
  readonly numbers: readonly (string | number)[]
  /** As one text, since an array of long texts is read letter by letter. */
  readonly deltas: string
  readonly writers: readonly (string | null)[]
  readonly growths: readonly (string | number)[]
  readonly pieces: readonly number[]
  readonly writer_counts: readonly number[]
  readonly state_pieces: number | null
  readonly state_writers: number | null
  readonly epoch: number
}

export function digestOf(html: string): string {
  return createHash('sha256').update(html).digest('base64')
}

/** Nodes of the version before know one saving: they write that alone, and take it away alone. */
function savingsOf({ savings, saving_html: html, saving_seqs: seqs, version }: KeptRow): readonly NoteSaving[] {
  if (html === null) return []
  const digest = digestOf(html)
  const known = savings ?? []
  const isKnown = known.some((saving) => saving.digest === digest)
  return isKnown ? known : [...known, { digest, seqs: (seqs ?? []).map(Number), version }]
}

/** A note as it is now, with what tells whether it still is later; where asked, of a dossier in the trash too. */
export async function readStamped(
  database: Queryable,
  item: string,
  isTrashToo = false,
): Promise<{ readonly stamp: Stamp; readonly note: KeptNote } | undefined> {
  const [row] = await database.query<KeptRow>(
    `select ${ROW}, n.html, n.state, n.savings, n.saving_html, n.saving_seqs, i.fields ->> 'case' as case, i.version, i.fields ->> 'name' as name,
        coalesce(u.seqs, '{}') as seqs, coalesce(u.numbers, '{}') as numbers, coalesce(u.deltas, '') as deltas, coalesce(u.writers, '{}') as writers,
        coalesce(u.growths, '{}') as growths, coalesce(u.pieces, '{}') as pieces, coalesce(u.writer_counts, '{}') as writer_counts,
        n.pieces as state_pieces, n.writers as state_writers, n.epoch
      from notes n join items i on i.id = n.item and ($2 or i.deleted_at is null)
      left join lateral (select array_agg(seq order by seq) as seqs, array_agg(coalesce(number, seq) order by seq) as numbers,
          string_agg(encode(delta, 'base64'), ',' order by seq) as deltas,
          array_agg(writer order by seq) as writers, array_agg(${GROWTH} order by seq) as growths,
          array_agg(${PIECES} order by seq) as pieces, array_agg(${WRITERS} order by seq) as writer_counts
        from note_updates u where item = n.item) u on true
      where n.item = $1`,
    [item, isTrashToo],
  )
  if (!row) return undefined
  const deltas = row.deltas.split(',')
  const note: KeptNote = {
    html: row.html,
    state: new Uint8Array(row.state),
    updates: row.seqs.map((seq, at) => ({
      seq: Number(seq),
      number: Number(row.numbers[at] ?? seq),
      delta: new Uint8Array(Buffer.from(deltas[at] ?? '', 'base64')),
      writer: row.writers[at] ?? null,
      growth: Number(row.growths[at] ?? 0),
      pieces: row.pieces[at] ?? 0,
      writers: row.writer_counts[at] ?? 0,
    })),
    savings: savingsOf(row),
    case: row.case ?? '',
    version: row.version,
    name: row.name,
    pieces: row.state_pieces,
    writers: row.state_writers,
    epoch: row.epoch,
  }
  return { stamp: { row: row.row, seqs: note.updates.map(({ seq }) => seq) }, note }
}
