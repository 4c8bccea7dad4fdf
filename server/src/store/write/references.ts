import { arrayOf, Invalid, Missing, objectOf, REFERENCE_CALLS_MAX } from '@schakel/domain'
import type { referenceCalls } from '@schakel/domain/calls'
import type { z } from 'zod'
import type { Queryable } from '../database/index.ts'
import { newKey } from '../key.ts'
import { todayOf } from '../read/answers.ts'
import { loadScored } from '../read/demos.ts'
import { readRequirements } from '../read/requirements.ts'
import type { ViewerStore } from '../store.ts'
import { Stale } from '../storeError.ts'
import { holdMatch } from './holdMatch.ts'
import { outsideItems } from './outsideItems.ts'
import type { Written } from './plan.ts'

type SentReference = z.output<typeof referenceCalls.save.body>

/**
 * Records a call with a referee, or changes one (F1.12). No entry of the log and no frame tells of it: its supplier knows nothing of it.
 * Throws Missing, Stale, Invalid for rows that are not asked of suppliers, a day to come, and more calls than fit.
 */
export async function saveReference(me: ViewerStore, sent: SentReference): Promise<Written> {
  const { match, role, size, date, name, rows, _version } = sent
  const { dossier } = await loadScored(me, match)
  const asked = await assertAsked(me, dossier.id, rows)
  if (date > todayOf(me)) throw Invalid.of('date', 'future')
  if (role.trim() === '') throw Invalid.of('role', 'required')
  return outsideItems(me, async (tx) => {
    await holdMatch(tx, match, 'references')
    const there = await versionsOf(tx, match)
    const _id = sent._id ?? newKey()
    const before = there.get(_id)?.version
    const kept = keptRows(rows, asked, there.get(_id)?.rows)
    if (sent._id && before === undefined) throw new Missing(sent._id)
    if (before === undefined) assertRoom(there)
    if (before !== undefined && _version !== undefined && _version !== before)
      throw new Stale(JSON.stringify({ _id, _version: before }))
    const version = (before ?? 0) + 1
    await tx.query(
      `insert into reference_calls (id, match, role, size, date, name, rows, user_id, version, at)
        values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10)
        on conflict (id) do update set role = excluded.role, size = excluded.size, date = excluded.date, name = excluded.name,
          rows = excluded.rows, user_id = excluded.user_id, version = excluded.version, at = excluded.at`,
      [
        ...[_id, match, role.trim(), size ?? null, date, name?.trim() || null, JSON.stringify(kept)],
        ...[me.viewer._id, version, me.store.settings.clock()],
      ],
    )
    return { _id, _version: version }
  })
}

/**
 * Takes away what was recorded of a call; for a day it can be restored. Throws Missing for a match that the viewer does not weigh up; what
 * is not there is gone.
 */
export async function removeReference(me: ViewerStore, match: string, _id: string) {
  await loadScored(me, match)
  const gone = await me.store.database.query(
    'update reference_calls set removed_at = $3 where match = $1 and id = $2 and removed_at is null returning id',
    [match, _id, me.store.settings.clock()],
  )
  return { _id, removed: gone.length > 0 }
}

/**
 * Puts a call that was removed back as it was, of the texts that were asked about then (F1.5, F1.12). Throws Missing for what is kept no
 * more, and Invalid when no more calls fit.
 */
export async function restoreReference(me: ViewerStore, match: string, _id: string): Promise<Written> {
  await loadScored(me, match)
  return outsideItems(me, async (tx) => {
    await holdMatch(tx, match, 'references')
    const there = await versionsOf(tx, match)
    const before = there.get(_id)
    if (before) return { _id, _version: before.version }
    const [back] = await tx.query<{ version: number }>(
      'update reference_calls set removed_at = null where match = $1 and id = $2 returning version',
      [match, _id],
    )
    if (!back) throw new Missing(_id)
    assertRoom(there)
    return { _id, _version: back.version }
  })
}

function assertRoom(there: ReadonlyMap<string, unknown>): void {
  if (there.size >= REFERENCE_CALLS_MAX) throw Invalid.of('match', 'tooLarge', { max: REFERENCE_CALLS_MAX })
}

async function assertAsked(
  me: ViewerStore,
  dossier: string,
  rows: SentReference['rows'],
): Promise<ReadonlyMap<string, number>> {
  const { rows: set, version } = await readRequirements(me, dossier)
  const frozen = version === 0 ? [] : set.filter(({ proposed }) => !proposed)
  const asked = new Map(frozen.map((row): [string, number] => [row.key, row.version ?? 0]))
  const given = rows.map(({ key }) => key)
  const wrong = given.findIndex((key, at) => !asked.has(key) || given.indexOf(key) !== at)
  if (wrong >= 0) throw Invalid.of(`rows.${wrong}.key`, 'choice')
  return asked
}

/** Rows with the version of the requirement that was asked about: what stood there keeps the one of then (F1.5). */
function keptRows(rows: SentReference['rows'], asked: ReadonlyMap<string, number>, before: unknown) {
  const said = arrayOf(before).map(objectOf)
  return rows.map((row) => {
    const there = said.find(({ key, outcome }) => key === row.key && outcome === row.outcome)
    return { ...row, version: there ? there.version : asked.get(row.key) }
  })
}

interface KeptCall {
  readonly version: number
  readonly rows: unknown
}

async function versionsOf(tx: Queryable, match: string): Promise<Map<string, KeptCall>> {
  const rows = await tx.query<KeptCall & { id: string }>(
    'select id, version, rows from reference_calls where match = $1 and removed_at is null',
    [match],
  )
  return new Map(rows.map(({ id, ...call }) => [id, call]))
}
