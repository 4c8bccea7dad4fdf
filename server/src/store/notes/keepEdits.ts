import { NOTE_BYTES_MAX, NOTE_PIECES_MAX, NOTE_WRITERS_MAX, TEXT_MAX } from '@schakel/domain'
import type { Queryable } from '../database/index.ts'
import type { Store } from '../store.ts'
import { GROWTH, growthOfAll, type NewUpdate, PIECES, WRITERS } from './notes.ts'

/**
 * Keeps edits for good, and answers their numbers (D9): of a text that is surely short enough afterwards (D4.3) and a note that surely has
 * room (D21.2), so that nothing has to be read first. Answers nothing when it could become too long, there is no such note, or not so many
 * edits of it as the writers know: the database went back (D9).
 */
export async function appendUpdates(
  store: Store,
  item: string,
  edits: readonly NewUpdate[],
  known = 0,
): Promise<readonly number[] | undefined> {
  const hasRoom = `n.epoch = all ($8::int[])
    and coalesce(n.measured - n.measured_growth, length(n.html)) + w.growth + $9::bigint <= ${TEXT_MAX}
    and length(n.state) + w.bytes + $10::bigint <= ${NOTE_BYTES_MAX}
    and coalesce(n.pieces, length(n.state) / 2) + w.pieces + $11::bigint <= ${NOTE_PIECES_MAX}
    and coalesce(n.writers, length(n.state) / 8) + w.writers + $12::bigint <= ${NOTE_WRITERS_MAX}
    and coalesce((select k.edits from note_counts k where k.item = n.item), 0) >= $13::float8`
  const numbers = await store.database.query<{ number: string | number }>(
    insertEdits(
      `join items i on i.id = n.item and i.deleted_at is null,
        lateral (select coalesce(sum(${GROWTH}), 0) as growth, coalesce(sum(length(u.delta)), 0) as bytes,
            coalesce(sum(${PIECES}), 0) as pieces, coalesce(sum(${WRITERS}), 0) as writers
          from note_updates u where u.item = n.item) w`,
      hasRoom,
    ),
    [
      item,
      ...columnsOf(edits),
      store.settings.clock(),
      edits.map(({ epoch }) => epoch),
      growthOfAll(edits),
      sumOf(edits, ({ delta }) => delta.byteLength),
      sumOf(edits, ({ pieces }) => pieces),
      sumOf(edits, ({ writers }) => writers),
      known,
    ],
  )
  return numbers.length > 0 ? numbers.map(({ number }) => Number(number)) : undefined
}

/** Keeps edits that a note is known to have room for, and answers their numbers. */
export async function keepEdits(
  tx: Queryable,
  item: string,
  edits: readonly NewUpdate[],
  now: Date,
): Promise<readonly number[]> {
  const numbers = await tx.query<{ number: string | number }>(insertEdits('', 'true'), [item, ...columnsOf(edits), now])
  return numbers.map(({ number }) => Number(number))
}

/**
 * The statement that keeps edits of a note which is found `beside` something, and for which `holds`. Each gets the next number of its
 * note, by a count that is locked until it is kept: after the note, as whoever works on that does.
 */
function insertEdits(beside: string, holds: string): string {
  return `with counted as (
      insert into note_counts as c (item, edits)
        select n.item, cardinality($2::bytea[]) from notes n ${beside} where n.item = $1 and ${holds} for key share of n
        on conflict (item) do update set edits = c.edits + excluded.edits
        returning c.item, c.edits - cardinality($2::bytea[]) as before)
    insert into note_updates (item, number, delta, writer, growth, pieces, writers, at)
      select c.item, c.before + e.number, e.delta, e.writer, e.growth, e.pieces, e.writers, $7::timestamptz
        from counted c, unnest($2::bytea[], $3::text[], $4::int[], $5::int[], $6::int[]) with ordinality
          e (delta, writer, growth, pieces, writers, number) order by e.number
      returning number`
}

/** Edits as the columns of `note_updates`, for one statement. */
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
