import type { EdgeName } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { Params, readScope } from './form.ts'

type Fields = Readonly<Record<string, unknown>>

/** A row of a sheet as its reader reads it, and under which item it hangs. */
export interface ReadRow {
  readonly parent: string
  readonly fields: Fields
}

/**
 * The rows that hang under these items by an edge, as the viewer reads them (G2), item by item as they were made; without the fields that
 * the asker has no use for.
 */
export async function readSheetRows(
  me: ViewerContext,
  parents: readonly string[],
  edge: EdgeName,
  unused: readonly string[] = [],
): Promise<ReadRow[]> {
  const filled = me.store.filling?.world
  if (parents.every((parent) => filled?.edgesUnder(parent, edge).length === 0)) return []
  const params = new Params()
  const scope = readScope(me, params)
  const fields = unused.length > 0 ? `(${scope.form}) - ${params.add([...unused])}::text[]` : scope.form
  // In one piece an item: thousands of rows that come one by one take longer to be taken in than to be found. Item by item, since the
  // edges of one stand in this order already: nothing is sorted.
  const sheets = await me.store.database.query<{ readonly parent: string; readonly rows: readonly Fields[] }>(
    `select p.parent, s.rows from unnest(${params.add([...parents])}::text[]) p (parent), lateral (
        select json_agg(r.fields) as rows from (
          select ${fields} as fields from edges e join items i on i.id = e.child
            where e.parent = p.parent and e.edge = ${params.add(edge)} and ${scope.where} order by e.child) r) s
      where s.rows is not null`,
    params.values,
  )
  return sheets.flatMap(({ parent, rows }) => rows.map((fields) => ({ parent, fields })))
}

/** What of the fields of a row has one of these names and says something. */
export function saidOf(fields: Fields, names: Iterable<string>): Fields {
  const said: Record<string, unknown> = {}
  for (const name of names) if (fields[name] !== undefined && fields[name] !== null) said[name] = fields[name]
  return said
}

/** The order of keys, in which `X-9` comes before `X-10`. */
export const byKey = new Intl.Collator('en', { numeric: true }).compare
