import { Missing, type TypeName, typeOfId } from '@schakel/domain'
import { Params, sightOf } from '../read/form.ts'
import type { ViewerStore } from '../store.ts'
import { type Loaded, load } from './load.ts'

/** What a new item hangs under, as the viewer; one may answer who wrote to one, also whom one does not read oneself (D13). */
export async function parentFor(
  me: ViewerStore,
  type: TypeName | undefined,
  parent: string,
): Promise<Loaded | undefined> {
  try {
    const [loaded] = await load(me, [parent])
    return loaded
  } catch (error) {
    const isAnswer = error instanceof Missing && type === 'message' && typeOfId(parent) === 'user'
    if (!isAnswer || !(await hasWritten(me, parent))) throw error
    return unseen(parent)
  }
}

async function hasWritten(me: ViewerStore, user: string): Promise<boolean> {
  const params = new Params()
  const sight = sightOf(me, params)
  const addressees = params.add([me.viewer._id, me.viewer.organisation?._id ?? '', ...me.viewer.spaces])
  const [row] = await me.store.database.query<{ found: boolean }>(
    `select true as found from edges e join items i on i.id = e.parent
      where e.edge = 'TO' and e.child = any (${addressees}::text[]) and i.fields -> 'from' ->> '_id' = ${params.add(user)}::text
        and ${sight.where} and exists (select from items u where u.id = ${params.add(user)}::text and u.deleted_at is null) limit 1`,
    params.values,
  )
  return row?.found ?? false
}

/** An addressee of whom nothing more is known than that a message reaches it. */
function unseen(id: string): Loaded {
  const facts = { id, type: 'user', isUnderHome: false, isLimited: false, isOwner: false } as const
  return {
    id,
    type: 'user',
    version: 0,
    fields: {},
    secret: null,
    limited: null,
    form: 'limited',
    seen: {},
    tags: [],
    facts,
  }
}
