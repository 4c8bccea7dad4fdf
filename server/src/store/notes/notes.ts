import {
  Forbidden,
  isObject,
  Missing,
  may,
  mayUpdate,
  NOTE_BYTES_MAX,
  NOTE_PIECES_MAX,
  NOTE_WRITERS_MAX,
  TEXT_MAX,
  writableFields,
} from '@schakel/domain'
import type { Queryable } from '../database/index.ts'
import { createTurns } from '../database/turns.ts'
import type { Store, ViewerStore } from '../store.ts'
import { loadOne } from '../write/load.ts'

/** How long they hold when nothing is written; a planned status may begin to count meanwhile, ms. */
const RIGHTS_MAX_AGE_MS = 10_000

/** What a viewer may do with the shared text of a dossier. */
export interface NoteRights {
  readonly mayRead: boolean
  readonly mayWrite: boolean
}

/** An edit as kept; its number is the version of the note. */
export interface NoteUpdate {
  readonly seq: number
  readonly delta: Uint8Array
  /** Who wrote it; nobody knows of what was kept by an older version. */
  readonly writer: string | null
  /** By how many characters it makes the text longer at most. */
  readonly growth: number
  /** In how many pieces it lies, and how many tabs wrote it (D21.2). */
  readonly pieces: number
  readonly writers: number
}

/** A note as it is kept, and what the dossier says now. */
export interface KeptNote {
  readonly html: string
  readonly state: Uint8Array
  readonly updates: readonly NoteUpdate[]
  readonly savingHtml: string | null
  readonly savingSeqs: readonly number[]
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
const GROWTH = 'coalesce(u.growth, length(u.delta) * 8)'
/** What nobody weighed is as heavy as its bytes allow. */
const PIECES = 'coalesce(u.pieces, length(u.delta) / 2)'
const WRITERS = 'coalesce(u.writers, 1)'

/**
 * Keeps edits for good, and answers their numbers (D9): of a text that is surely short enough afterwards (D4.3) and a note that surely has
 * room (D21.2), so that nothing has to be read first. Answers nothing when it could become too long, or there is no such note.
 */
export async function appendUpdates(
  store: Store,
  item: string,
  edits: readonly NewUpdate[],
): Promise<readonly number[] | undefined> {
  const rows = await store.database.query<{ seq: string | number }>(
    `insert into note_updates (item, delta, writer, growth, pieces, writers, at)
      select n.item, e.delta, e.writer, e.growth, e.pieces, e.writers, $7
        from notes n join items i on i.id = n.item and i.deleted_at is null,
          lateral (select coalesce(sum(${GROWTH}), 0) as growth, coalesce(sum(length(u.delta)), 0) as bytes,
              coalesce(sum(${PIECES}), 0) as pieces, coalesce(sum(${WRITERS}), 0) as writers
            from note_updates u where u.item = n.item) w,
          unnest($2::bytea[], $3::text[], $4::int[], $5::int[], $6::int[]) with ordinality
            e (delta, writer, growth, pieces, writers, number)
        where n.item = $1 and n.epoch = all ($8::int[])
          and coalesce(n.measured - n.measured_growth, length(n.html)) + w.growth + $9::bigint <= ${TEXT_MAX}
          and length(n.state) + w.bytes + $10::bigint <= ${NOTE_BYTES_MAX}
          and coalesce(n.pieces, length(n.state) / 2) + w.pieces + $11::bigint <= ${NOTE_PIECES_MAX}
          and coalesce(n.writers, length(n.state) / 8) + w.writers + $12::bigint <= ${NOTE_WRITERS_MAX}
        order by e.number
      returning seq`,
    [
      item,
      ...columnsOf(edits),
      store.settings.clock(),
      edits.map(({ epoch }) => epoch),
      growthOfAll(edits),
      sumOf(edits, ({ delta }) => delta.byteLength),
      sumOf(edits, ({ pieces }) => pieces),
      sumOf(edits, ({ writers }) => writers),
    ],
  )
  return rows.length > 0 ? rows.map(({ seq }) => Number(seq)) : undefined
}

function columnsOf(edits: readonly NewUpdate[]) {
  return [
    edits.map(({ delta }) => delta),
    edits.map(({ writer }) => writer),
    edits.map(({ growth }) => growth),
    edits.map(({ pieces }) => pieces),
    edits.map(({ writers }) => writers),
  ]
}

function sumOf<T>(all: readonly T[], one: (part: T) => number): number {
  return all.reduce((sum, part) => sum + one(part), 0)
}

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

/** What work on a note comes to: what is kept of it, and edits that were made of it. */
export interface NoteChange {
  readonly html?: string
  readonly state?: Uint8Array
  /** What is being saved, or nothing any more. */
  readonly saving?: { readonly html: string; readonly seqs: readonly number[] } | null
  /** Edits that `state` holds now. */
  readonly settled?: readonly number[]
  /** Other edits. */
  readonly added?: readonly NewUpdate[]
  /** How long the text is with all the edits that are kept now, and by how much they were said to make it longer. */
  /** How heavy `state` is. */
  readonly pieces?: number
  readonly writers?: number
  /** The note was made anew from its text. */
  readonly epoch?: number
  readonly measured?: { readonly length: number; readonly growth: number }
}

interface Worked<T> {
  readonly change?: NoteChange
  readonly answer: T
}

/** One look at a time: it may take long, and the processor is for everybody (D21.1). */
const inTurn = createTurns()
/** So often a look begins anew because somebody wrote meanwhile; then they wait for it. */
const LOOKS = 3

interface Done<T> {
  readonly answer: T
  /** The numbers of the edits that were added. */
  readonly seqs: readonly number[]
}

/**
 * Looks at a note and keeps what the look came to, where the note is as it was seen. A look may take long and holds nobody up: it may be done
 * several times, the last time with the note locked. Edits that come meanwhile stay beside what is kept, to be looked at the next time, but
 * where the look counts what there is, or must have seen all of it (`isOfAll`).
 */
export async function workOnNote<T>(
  store: Store,
  item: string,
  work: (note: KeptNote) => Worked<T> | Promise<Worked<T>>,
  isOfAll = false,
): Promise<Done<T> | undefined> {
  const { database, settings } = store
  return inTurn(async () => {
    for (let looked = 0; looked < LOOKS; looked += 1) {
      const seen = await readStamped(database, item)
      if (!seen) return undefined
      const { change, answer } = await work(seen.note)
      if (!change) return { answer, seqs: [] }
      const seqs = await database.transaction(async (tx) => {
        const now = await locked(tx, item)
        const isSame = now !== undefined && isAsSeen(now, seen.stamp, isOfAll || isCounting(change))
        return isSame ? keep(tx, item, change, settings.clock()) : undefined
      })
      if (seqs) return { answer, seqs }
    }
    return database.transaction(async (tx) => {
      await locked(tx, item)
      const seen = await readStamped(tx, item)
      if (!seen) return undefined
      const { change, answer } = await work(seen.note)
      return { answer, seqs: change ? await keep(tx, item, change, settings.clock()) : [] }
    })
  })
}

/** What tells that a note is as it was: the row of it, with the version of its dossier, and its edits. */
interface Stamp {
  readonly row: string
  readonly seqs: readonly number[]
}

const ROW = "n.xmin || ' ' || i.version as row"
const STAMP = `${ROW}, (select coalesce(jsonb_agg(u.seq order by u.seq), '[]') from note_updates u where u.item = n.item) as seqs`

const isCounting = ({ added, measured, epoch }: NoteChange) =>
  added !== undefined || measured !== undefined || epoch !== undefined

function isAsSeen(now: Stamp, seen: Stamp, isOfAll: boolean): boolean {
  const there = new Set(now.seqs)
  return now.row === seen.row && seen.seqs.every((seq) => there.has(seq)) && !(isOfAll && there.size > seen.seqs.length)
}

/** Locks a note, and says what it is by then: by a statement of its own, which sees what was committed while this one waited. */
async function locked(tx: Queryable, item: string): Promise<Stamp | undefined> {
  await tx.query('select 1 as one from notes where item = $1 for update', [item])
  const [row] = await tx.query<Stamp>(
    `select ${STAMP} from notes n join items i on i.id = n.item and i.deleted_at is null where n.item = $1`,
    [item],
  )
  return row
}

/** A note as it is now, for whoever `noteRights` lets read it. */
export async function readNote(store: Store, item: string): Promise<KeptNote | undefined> {
  return (await readStamped(store.database, item))?.note
}

interface KeptRow {
  readonly row: string
  readonly html: string
  readonly state: Uint8Array
  readonly saving_html: string | null
  readonly saving_seqs: readonly (string | number)[] | null
  readonly case: string | null
  readonly version: number
  readonly name: string
  readonly seqs: readonly (string | number)[]
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

async function readStamped(
  database: Queryable,
  item: string,
): Promise<{ readonly stamp: Stamp; readonly note: KeptNote } | undefined> {
  const [row] = await database.query<KeptRow>(
    `select ${ROW}, n.html, n.state, n.saving_html, n.saving_seqs, i.fields ->> 'case' as case, i.version, i.fields ->> 'name' as name,
        coalesce(u.seqs, '{}') as seqs, coalesce(u.deltas, '') as deltas, coalesce(u.writers, '{}') as writers,
        coalesce(u.growths, '{}') as growths, coalesce(u.pieces, '{}') as pieces, coalesce(u.writer_counts, '{}') as writer_counts,
        n.pieces as state_pieces, n.writers as state_writers, n.epoch
      from notes n join items i on i.id = n.item and i.deleted_at is null
      left join lateral (select array_agg(seq order by seq) as seqs, string_agg(encode(delta, 'base64'), ',' order by seq) as deltas,
          array_agg(writer order by seq) as writers, array_agg(${GROWTH} order by seq) as growths,
          array_agg(${PIECES} order by seq) as pieces, array_agg(${WRITERS} order by seq) as writer_counts
        from note_updates u where item = n.item) u on true
      where n.item = $1`,
    [item],
  )
  if (!row) return undefined
  const deltas = row.deltas.split(',')
  const note: KeptNote = {
    html: row.html,
    state: new Uint8Array(row.state),
    updates: row.seqs.map((seq, at) => ({
      seq: Number(seq),
      delta: new Uint8Array(Buffer.from(deltas[at] ?? '', 'base64')),
      writer: row.writers[at] ?? null,
      growth: Number(row.growths[at] ?? 0),
      pieces: row.pieces[at] ?? 0,
      writers: row.writer_counts[at] ?? 0,
    })),
    savingHtml: row.saving_html,
    savingSeqs: (row.saving_seqs ?? []).map(Number),
    case: row.case ?? '',
    version: row.version,
    name: row.name,
    pieces: row.state_pieces,
    writers: row.state_writers,
    epoch: row.epoch,
  }
  return { stamp: { row: row.row, seqs: note.updates.map(({ seq }) => seq) }, note }
}

async function keep(tx: Queryable, item: string, change: NoteChange, now: Date): Promise<readonly number[]> {
  const { html, state, pieces, writers, epoch, saving, settled, added = [], measured } = change
  if (html !== undefined || state !== undefined || pieces !== undefined) {
    // What was measured was measured of another text.
    await tx.query(
      `update notes set html = coalesce($2, html), state = coalesce($3::bytea, state), measured = null, measured_growth = null,
          pieces = case when $3 is null then coalesce($4, pieces) else $4 end,
          writers = case when $3 is null then coalesce($5, writers) else $5 end,
          epoch = coalesce($6, epoch)
        where item = $1`,
      [item, html ?? null, state ?? null, pieces ?? null, writers ?? null, epoch ?? null],
    )
  }
  if (saving !== undefined) {
    await tx.query('update notes set saving_html = $2, saving_seqs = $3::bigint[] where item = $1', [
      item,
      saving?.html ?? null,
      saving ? [...saving.seqs] : null,
    ])
  }
  if (settled && settled.length > 0) {
    await tx.query('delete from note_updates where item = $1 and seq = any ($2::bigint[])', [item, [...settled]])
  }
  if (measured) {
    const { length, growth } = measured
    await tx.query('update notes set measured = $2, measured_growth = $3 where item = $1', [item, length, growth])
  }
  if (added.length === 0) return []
  const rows = await tx.query<{ seq: string | number }>(
    `insert into note_updates (item, delta, writer, growth, pieces, writers, at)
      select $1, e.delta, e.writer, e.growth, e.pieces, e.writers, $7::timestamptz
        from unnest($2::bytea[], $3::text[], $4::int[], $5::int[], $6::int[]) with ordinality
          e (delta, writer, growth, pieces, writers, number) order by e.number
      returning seq`,
    [item, ...columnsOf(added), now],
  )
  return rows.map(({ seq }) => Number(seq))
}
