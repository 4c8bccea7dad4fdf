import { type TypeName, typeOfId } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { Params, placed, readScope } from './form.ts'
import { insideOf } from './inside.ts'

/** Rows of one statement: little enough for the embedded engine to answer others in between. */
const PAGE = 250

/** Everything of a type under an item, one page after the other along the ids, each in the form that the viewer reads. */
export async function* readAllUnder(
  me: ViewerContext,
  parent: string,
  type: TypeName,
): AsyncGenerator<Readonly<Record<string, unknown>>> {
  if (typeOfId(parent) === undefined) return
  for (let after = `${type}/`; ; ) {
    const params = new Params()
    const scope = readScope(me, params)
    const rows = await me.store.database.heavy.query<{ id: string; form: Readonly<Record<string, unknown>> }>(
      `select i.id, ${placed(scope)} as form from items i
        where i.id > ${params.add(after)} and i.id < ${params.add(`${type}0`)} and i.type = ${params.add(type)}
          and ${scope.where} and ${insideOf(scope, params, parent)}
        order by i.id limit ${PAGE}`,
      params.values,
    )
    for (const row of rows) yield row.form
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.id
  }
}
