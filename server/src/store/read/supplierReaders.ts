import type { ViewerStore } from '../store.ts'
import { Params, readScope } from './form.ts'

/** A supplier that reads something in full. */
export interface SupplierReader {
  readonly _id: string
  readonly name: string
}

/** A supplier that begins to read the cards of so many people. */
export interface NewReader extends SupplierReader {
  readonly people: number
}

/** The suppliers that read in full what hangs under one of these items, at any depth (D6, D22.4), as far as the viewer reads them; by name. */
export async function readSupplierReaders(
  me: ViewerStore,
  items: readonly string[],
): Promise<readonly SupplierReader[]> {
  const params = new Params()
  const scope = readScope(me, params)
  return me.store.database.query<SupplierReader>(
    `select i.id as _id, coalesce(i.fields ->> 'name', '') as name from items i
      where i.id = any (array(select distinct k from items p, unnest(p.readers) k where p.id = any (${params.add(items)}::text[])))
        and i.type = 'supplier' and ${scope.where} order by i.folded, i.id`,
    params.values,
  )
}

/** The suppliers that would read somebody's card in full once the children hang under the parents, and do not now (D22.4). */
export async function readNewReaders(
  me: ViewerStore,
  parents: readonly string[],
  children: readonly string[],
): Promise<readonly NewReader[]> {
  const suppliers = await readSupplierReaders(me, parents)
  if (suppliers.length === 0) return []
  const params = new Params()
  const scope = readScope(me, params)
  const ids = `${params.add(children)}::text[]`
  const rows = await me.store.database.query<{ supplier: string; people: number }>(
    `select s.id as supplier, count(*)::int as people from unnest(${params.add(suppliers.map(({ _id }) => _id))}::text[]) s(id)
      join items i on i.type = 'person' and i.id = any (array(select b.id from unnest(${ids}) c, inside(c) b) || ${ids})
        and not s.id = any (i.readers) and ${scope.where} group by s.id`,
    params.values,
  )
  const people = new Map(rows.map((row) => [row.supplier, row.people]))
  return suppliers.flatMap((supplier) => {
    const count = people.get(supplier._id)
    return count === undefined ? [] : [{ ...supplier, people: count }]
  })
}

/**
 * The suppliers that would begin to read somebody's card in full once two items are one (D22.4): each reads then what the other alone
 * opened to it. The two themselves are left out: they are one supplier.
 */
export async function readReadersByMerge(me: ViewerStore, keep: string, drop: string): Promise<readonly NewReader[]> {
  const found = [...(await readNewReaders(me, [drop], [keep])), ...(await readNewReaders(me, [keep], [drop]))]
  return found.filter(({ _id }) => _id !== keep && _id !== drop)
}
