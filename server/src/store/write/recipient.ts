import {
  edgesUnder,
  Forbidden,
  Invalid,
  type ItemInput,
  isObject,
  MESSAGE_RECIPIENTS_MAX,
  Missing,
  mayCreate,
  type TypeName,
  typeOfId,
} from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { newKey } from '../key.ts'
import { Params, readScope } from '../read/form.ts'
import { type Loaded, load } from './load.ts'
import type { LinkRow, Plan } from './plan.ts'
import { roleProps } from './role.ts'

/** What a new item hangs under, as the viewer; one may answer who wrote to one, also whom one does not read oneself (D13). */
export async function parentFor(
  me: ViewerContext,
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

/** All to whom a new message goes, each once: its parent, and whom `_to` names besides; nothing for what is no message. */
export function recipientsIn({
  item,
  parent,
}: {
  readonly item: ItemInput
  readonly parent?: string | undefined
}): string[] {
  if (item._type !== 'message' || !Array.isArray(item._to)) return []
  const named = item._to.map((one: unknown) => (isObject(one) && '_id' in one ? one._id : one))
  const ids = [...(parent === undefined ? [] : [parent]), ...named]
  const found = [...new Set(ids.filter((id) => typeof id === 'string'))]
  if (ids.some((id) => typeof id !== 'string') || found.length > MESSAGE_RECIPIENTS_MAX) throw Invalid.of('_to', 'list')
  return found
}

/** The plan of a new message, sent to these too; each is asked as the first was (D13). */
export async function sentAlso(me: ViewerContext, plan: Plan, message: string, ids: readonly string[]): Promise<Plan> {
  if (ids.length === 0) return plan
  const links: LinkRow[] = []
  for (const id of ids) {
    const to = await parentFor(me, 'message', id)
    if (!to || !edgesUnder('message', to.type).includes('TO')) throw Invalid.of('_to', 'parent')
    if (!mayCreate(me.viewer, 'message', to.facts)) throw new Forbidden('create message')
    links.push({ key: newKey(), edge: 'TO', parent: message, child: to.id, props: roleProps('message', to.type, {}) })
  }
  return { ...plan, links: [...(plan.links ?? []), ...links] }
}

async function hasWritten(me: ViewerContext, user: string): Promise<boolean> {
  const params = new Params()
  const scope = readScope(me, params)
  const addressees = params.add([me.viewer._id, me.viewer.organisation?._id ?? '', ...me.viewer.spaces])
  const [row] = await me.store.database.query<{ found: boolean }>(
    `select true as found from edges e join items i on i.id = e.parent
      where e.edge = 'TO' and e.child = any (${addressees}::text[]) and i.fields -> 'from' ->> '_id' = ${params.add(user)}::text
        and ${scope.where} and exists (select from items u where u.id = ${params.add(user)}::text and u.deleted_at is null) limit 1`,
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
    shownVersion: 0,
    fields: {},
    secret: null,
    limited: null,
    authors: null,
    form: 'limited',
    seen: {},
    tags: [],
    facts,
  }
}
