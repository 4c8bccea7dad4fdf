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
      from reference_calls r left join items u on u.id = r.user_id where r.match = $1 order by r.date desc, r.id desc`,
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

/** SQL: the rows of matches that a referee confirmed, by `match` and `key`; `where` says of which calls `r` (F1.10, F1.12). */
export function confirmedRows(where: string): string {
  return `select match, key from (
      select distinct on (r.match, a.key) r.match, a.key, a.outcome
        from reference_calls r, jsonb_to_recordset(r.rows) as a(key text, outcome text)
        where ${where} and a.outcome <> 'notAsked' order by r.match, a.key, r.date desc, r.id desc) last
    where outcome = 'confirmed'`
}

/**
 * The rows that a referee confirmed, by match: the newest call that confirmed or denied a row says (F1.10, F1.12). For staff and who asks
 * alone: a supplier learns nothing of it.
 */
export async function readConfirmed(
  { store }: ViewerStore,
  matches: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await store.database.query<{ match: string; keys: string[] }>(
    `select match, array_agg(key) as keys from (${confirmedRows('r.match = any ($1::text[])')}) said group by match`,
    [[...matches]],
  )
  return new Map(rows.map(({ match, keys }) => [match, new Set(keys)]))
}
