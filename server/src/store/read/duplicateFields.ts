import type { TypeName } from '@schakel/domain'
import type { ViewerStore } from '../store.ts'
import { Params, sightOf } from './form.ts'

/** What of an item says whether another one is the same; of a person the organisation stands for the city. */
export interface KnownBy {
  readonly id: string
  readonly name: string | null
  readonly city: string | null
  readonly website: string | null
  readonly email: string | null
  readonly kvk: string | null
}

/** Rows of one statement: little enough for the embedded engine to answer others in between. */
const PAGE = 1000

/** All items of a type that the viewer reads, by what makes two of them one, page after page (D17.2). */
export async function* readKnownBy(me: ViewerStore, type: TypeName): AsyncGenerator<KnownBy[]> {
  for (let after = `${type}/`; ; ) {
    const params = new Params()
    const sight = sightOf(me, params)
    const place =
      type === 'person'
        ? `(select min(e.parent) from edges e where e.child = x.id and e.edge = 'CONTACTS')`
        : `x.form #>> '{address,city}'`
    const rows = await me.store.database.query<KnownBy>(
      `select x.id, x.form ->> 'name' as name, ${place} as city, x.form ->> 'website' as website, x.form ->> 'email' as email,
          x.form ->> 'kvk' as kvk
        from (select i.id, ${sight.form} as form from items i
          where i.id > ${params.add(after)} and i.id < ${params.add(`${type}0`)} and i.type = ${params.add(type)} and ${sight.where}
          order by i.id limit ${PAGE}) x order by x.id`,
      params.values,
    )
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.id
  }
}
