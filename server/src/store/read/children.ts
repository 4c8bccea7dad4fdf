import { type TypeName, typeOfId } from '@schakel/domain'
import { isThereOfMany } from '../access/whoReads.ts'
import type { ViewerContext } from '../context.ts'
import { Params, placed, readScope } from './form.ts'
import { insideOf, tellsWho } from './inside.ts'

/** Forms of one statement: little enough for the embedded engine to answer others in between. */
const PAGE = 250

/**
 * Everything of a type under an item, in the order of the ids, each in the form that the viewer reads. Which there are is asked once: what lies
 * under a space is found among all there is, and each page would look for it anew.
 */
export async function* readAllUnder(
  me: ViewerContext,
  parent: string,
  type: TypeName,
): AsyncGenerator<Readonly<Record<string, unknown>>> {
  if (typeOfId(parent) === undefined) return
  const { heavy } = me.store.database
  const asked = new Params()
  const all = readScope(me, asked)
  const rows = await heavy.query<{ id: string }>(
    // What did not land is left out first: there can be as much of it as of all else, and `where` asks of each row.
    `select i.id from items i where i.type = ${asked.add(type)} and ${isThereOfMany()} and ${all.where} and ${insideOf(all, asked, parent)} order by i.id`,
    asked.values,
  )
  const found = rows.map(({ id }) => id)
  for (let at = 0; at < found.length; at += PAGE) {
    const params = new Params()
    const ids = params.add(found.slice(at, at + PAGE))
    const scope = readScope(me, params)
    const forms = await heavy.query<{ form: Readonly<Record<string, unknown>> }>(
      `select ${placed(scope)} as form from unnest(${ids}::text[]) with ordinality w(id, n) join items i on i.id = w.id
        where ${scope.where} and ${tellsWho(scope, parent)} order by w.n`,
      params.values,
    )
    for (const { form } of forms) yield form
  }
}
