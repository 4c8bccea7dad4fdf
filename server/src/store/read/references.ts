import { arrayOf, optionalText, propertyOf, referenceOutcomes, sizeClasses } from '@schakel/domain'
import type { ReferenceCall } from '@schakel/domain/calls'
import type { ViewerStore } from '../store.ts'
import { loadScored } from './demos.ts'

/** Calls with referees of the supplier of a match, the newest first (F1.12). Throws Missing for who does not weigh up, its supplier too. */
export async function readReferences(me: ViewerStore, match: string): Promise<ReferenceCall[]> {
  await loadScored(me, match)
  const rows = await me.store.database.query<{
    id: string
    version: number
    role: string
    size: string | null
    date: string
    name: string | null
    by: string | null
    rows: unknown
  }>(
    `select r.id, r.version, r.role, r.size, to_char(r.date, 'YYYY-MM-DD') as date, r.name, u.fields ->> 'name' as by, r.rows
      from reference_calls r left join items u on u.id = r.user_id where r.match = $1 and r.removed_at is null
      order by r.date desc, r.id desc`,
    [match],
  )
  return rows.map(({ id, version, role, size, date, name, by, rows: asked }) => ({
    ...{ _id: id, _version: version, role, date, name, by },
    size: sizeClasses.find((one) => one === size) ?? null,
    rows: arrayOf(asked).map((row) => ({
      key: optionalText(propertyOf(row, 'key')) ?? '',
      outcome: referenceOutcomes.find((one) => one === propertyOf(row, 'outcome')) ?? 'notAsked',
    })),
  }))
}

/**
 * SQL: the rows of matches that a referee confirmed, by `match` and `key`, with the version of the requirement; `where` says of which calls
 * `r` (F1.10, F1.12).
 */
export function confirmedRows(where: string): string {
  return `select match, key, version from (
      select distinct on (r.match, a.key) r.match, a.key, a.outcome, a.version
        from reference_calls r, jsonb_to_recordset(r.rows) as a(key text, outcome text, version int)
        where ${where} and r.removed_at is null and a.outcome <> 'notAsked'
        order by r.match, a.key, r.date desc, r.id desc) last
    where outcome = 'confirmed'`
}

/** Keys that a referee confirmed, with the version of the requirement that they were asked about; null where that was not kept. */
export type ConfirmedRows = ReadonlyMap<string, number | null>

/** Whether a referee confirmed this version of a requirement: what was said of another text says nothing of it (F1.5). */
export function isConfirmed(rows: ConfirmedRows | undefined, key: string, version: number): boolean {
  const said = rows?.get(key)
  return said === null || (said !== undefined && said >= version)
}

/**
 * The rows that a referee confirmed, by match: the newest call that confirmed or denied a row says (F1.10, F1.12). For staff and who asks
 * alone: a supplier learns nothing of it.
 */
export async function readConfirmed(
  { store }: ViewerStore,
  matches: readonly string[],
): Promise<ReadonlyMap<string, ConfirmedRows>> {
  const rows = await store.database.query<{ match: string; keys: Record<string, number | null> }>(
    `select match, jsonb_object_agg(key, version) as keys from (${confirmedRows('r.match = any ($1::text[])')}) said group by match`,
    [[...matches]],
  )
  return new Map(rows.map(({ match, keys }) => [match, new Map(Object.entries(keys))]))
}
