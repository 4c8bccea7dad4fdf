import type { Queryable } from '../database/index.ts'
import { createTurns } from '../database/turns.ts'
import type { Store } from '../store.ts'
import { keepEdits } from './keepEdits.ts'
import { type KeptNote, lockNote, type NewUpdate, type NoteSaving, readStamped } from './notes.ts'

/** What work on a note comes to: what is kept of it, and edits that were made of it. */
export interface NoteChange {
  readonly html?: string
  readonly state?: Uint8Array
  /** What is being saved from now on, along with what else is; or nothing any more. */
  readonly saving?: {
    readonly html: string
    readonly seqs: readonly number[]
    readonly all: readonly NoteSaving[]
  } | null
  /** The same, of edits that come with it: how many of `added` each saving holds, from the first one on. */
  readonly savingAdded?: { readonly html: string; readonly all: readonly SavingAdded[] }
  /** Edits that `state` holds now. */
  readonly settled?: readonly number[]
  /** Other edits. */
  readonly added?: readonly NewUpdate[]
  /** How heavy `state` is. */
  readonly pieces?: number
  readonly writers?: number
  /** The note was made anew from its text. */
  readonly epoch?: number
  /** How long the text is with all the edits that are kept now, and by how much they were said to make it longer. */
  readonly measured?: { readonly length: number; readonly growth: number }
}

interface SavingAdded extends Pick<NoteSaving, 'digest' | 'version'> {
  readonly edits: number
}

interface Worked<T> {
  readonly change?: NoteChange
  readonly answer: T
  /** It holds only where nobody wrote meanwhile, as does what counts all there is. */
  readonly isOfAll?: boolean
}

interface Done<T> {
  readonly answer: T
  /** The numbers of the edits that were added. */
  readonly numbers: readonly number[]
}

/** One look at a time: it may take long, and the processor is for everybody (D21.1). */
const inTurn = createTurns()
/** So often a look begins anew because somebody wrote meanwhile; then they wait for it. */
const LOOKS = 3

/**
 * Looks at a note and keeps what the look came to, where the note is as it was seen. A look may take long and holds nobody up: it may be done
 * several times, the last time with the note locked. Edits that come meanwhile stay beside what is kept, for the next look. Of a dossier in the trash
 * there is no note, but for who asks for that.
 */
export async function workOnNote<T>(
  store: Store,
  item: string,
  work: (note: KeptNote) => Worked<T> | Promise<Worked<T>>,
  isTrashToo = false,
): Promise<Done<T> | undefined> {
  const { database, settings } = store
  const look = async (on: Queryable) => {
    const seen = await readStamped(on, item, isTrashToo)
    return seen && { ...(await work(seen.note)), stamp: seen.stamp }
  }
  return inTurn(async () => {
    for (let looked = 0; looked < LOOKS; looked += 1) {
      const seen = await look(database)
      if (!seen) return undefined
      const { change, answer, stamp, isOfAll = false } = seen
      if (!change) return { answer, numbers: [] }
      const numbers = await database.transaction(async (tx) => {
        const now = await lockNote(tx, item, isTrashToo)
        if (now?.row !== stamp.row || !isStillThere(stamp.seqs, now.seqs, isOfAll || isCounting(change)))
          return undefined
        return keep(tx, item, change, settings.clock())
      })
      if (numbers) return { answer, numbers }
    }
    return database.transaction(async (tx) => {
      await lockNote(tx, item, isTrashToo)
      const seen = await look(tx)
      return (
        seen && { answer: seen.answer, numbers: seen.change ? await keep(tx, item, seen.change, settings.clock()) : [] }
      )
    })
  })
}

const isCounting = ({ added, measured, epoch }: NoteChange) =>
  added !== undefined || measured !== undefined || epoch !== undefined

/** Whether the edits that were seen are there, and no others where it must have seen all. */
function isStillThere(seen: readonly number[], now: readonly number[], isOfAll: boolean): boolean {
  const there = new Set(now)
  return seen.every((seq) => there.has(seq)) && !(isOfAll && there.size > seen.length)
}

async function keep(tx: Queryable, item: string, change: NoteChange, now: Date): Promise<readonly number[]> {
  const { html, state, pieces, writers, epoch, saving, settled, added = [], measured, savingAdded } = change
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
  if (saving !== undefined) await keepSaving(tx, item, saving)
  if (settled && settled.length > 0) {
    await tx.query('delete from note_updates where item = $1 and seq = any ($2::bigint[])', [item, [...settled]])
  }
  if (measured) {
    const { length, growth } = measured
    await tx.query('update notes set measured = $2, measured_growth = $3 where item = $1', [item, length, growth])
  }
  const numbers = added.length === 0 ? [] : await keepEdits(tx, item, added, now)
  if (savingAdded) await keepSaving(tx, item, await savingOf(tx, item, savingAdded, numbers))
  return numbers
}

async function keepSaving(tx: Queryable, item: string, saving: NoteChange['saving']): Promise<void> {
  await tx.query('update notes set saving_html = $2, saving_seqs = $3::bigint[], savings = $4::jsonb where item = $1', [
    item,
    saving?.html ?? null,
    saving ? [...saving.seqs] : null,
    saving ? JSON.stringify(saving.all) : null,
  ])
}

/** What is being saved, once the edits that it holds are kept. */
async function savingOf(
  tx: Queryable,
  item: string,
  { html, all }: NonNullable<NoteChange['savingAdded']>,
  numbers: readonly number[],
): Promise<NonNullable<NoteChange['saving']>> {
  const rows = await tx.query<{ seq: string | number }>(
    'select seq from note_updates where item = $1 and number = any ($2::bigint[]) order by number',
    [item, [...numbers]],
  )
  const seqs = rows.map(({ seq }) => Number(seq))
  const savings = all.map(({ digest, version, edits }) => ({ digest, version, seqs: seqs.slice(0, edits) }))
  return { html, seqs: savings.at(-1)?.seqs ?? [], all: savings }
}
