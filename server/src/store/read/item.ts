import { isOrganisationType, Missing, type TypeName, typeNames, typeOfId } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { Params, placed, readScope } from './form.ts'
import { kept, mayKeep } from './keptAnswers.ts'
import { listsOf, type Wanted } from './shortLists.ts'

/** One item with its lists (D2.2, D8.7); `Missing` when it does not exist for this viewer, whatever the reason (D6). */
export async function readItem(me: ViewerContext, idOrKey: string, wanted: Wanted): Promise<string> {
  const id = idOrKey.includes('/') ? idOrKey : await idOfKey(me, idOrKey)
  const type = typeOfId(id)
  if (type === undefined) throw new Missing()
  if (!mayKeep(me) || !isOrganisationType(type)) return readAnew(me, id, type, wanted)
  const question = { name: 'item', asked: [id, wanted], rests: {} }
  return kept(
    me,
    question,
    () => readAnew(me, id, type, wanted),
    (json) => json.length,
  )
}

async function readAnew(me: ViewerContext, id: string, type: TypeName, wanted: Wanted): Promise<string> {
  const params = new Params()
  const idParam = params.add(id)
  const scope = readScope(me, params)
  const lists = wanted.depth > 0 ? `|| coalesce(${listsOf(scope, params, id, idParam, wanted)}, '{}')` : ''
  const [row] = await me.store.database.query<{ json: string }>(
    `select (${placed(scope, type)} ${lists})::text as json from items i where i.id = ${idParam} and ${scope.where}`,
    params.values,
  )
  if (!row) throw new Missing()
  return row.json
}

/** The id of what has this key, of whatever type: some addresses name the key alone (S2.10, D8.7). */
async function idOfKey(me: ViewerContext, key: string): Promise<string> {
  const ids = typeNames.map((type) => `${type}/${key}`).filter((id) => typeOfId(id) !== undefined)
  const params = new Params()
  const idsParam = params.add(ids)
  const scope = readScope(me, params)
  const [row] = await me.store.database.query<{ id: string }>(
    `select i.id from items i where i.id = any (${idsParam}::text[]) and ${scope.where} limit 1`,
    params.values,
  )
  if (!row) throw new Missing()
  return row.id
}
