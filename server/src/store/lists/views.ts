import { Forbidden, Invalid, Missing, type TypeName } from '@schakel/domain'
import type { View } from '@schakel/domain/calls'
import { newKey } from '../key.ts'
import { Params } from '../read/form.ts'
import type { ViewerStore } from '../store.ts'
import { assertKeptRead, changeKept, keptName, keptRead, removeKept, restoreKept, spaceOf, withRoom } from './kept.ts'

/** What is to be kept of a view; what is left out stays as it is. */
export interface ViewPatch {
  readonly _id?: string | undefined
  readonly type?: TypeName | undefined
  readonly name?: string | undefined
  readonly settings?: Readonly<Record<string, unknown>> | undefined
  readonly shared?: boolean | undefined
  readonly isDefault?: boolean | undefined
}

/** The views that somebody keeps and those that their space shares, by name. */
export async function readViews(me: ViewerStore, type?: TypeName): Promise<readonly View[]> {
  const params = new Params()
  const user = params.add(me.viewer._id)
  return me.store.database.query<View>(
    `select v.id as _id, v.type, v.name, v.settings, v.space is not null as shared, v.owner = ${user} as mine,
        u.fields ->> 'name' as by, d.view_id is not null as "isDefault"
      from views v left join items u on u.id = v.owner and v.owner <> ${user} and u.deleted_at is null
        left join view_defaults d on d.user_id = ${user} and d.view_id = v.id
      where ${keptRead(me, params)} ${type === undefined ? '' : `and v.type = ${params.add(type)}`}
      order by v.type, lower(v.name), v.id`,
    params.values,
  )
}

interface Kept {
  readonly id: string
  readonly type: TypeName
}

/** A view that the viewer reads; throws Missing. */
async function viewOf(me: ViewerStore, id: string): Promise<Kept> {
  await assertKeptRead(me, 'views', id)
  const [view] = await me.store.database.query<Kept>('select id, type from views where id = $1', [id])
  if (!view) throw new Missing('view')
  return view
}

/** Whether the viewer reads a view. */
export async function isReadView(me: ViewerStore, id: string): Promise<boolean> {
  const params = new Params()
  const rows = await me.store.database.query(
    `select from views v where v.id = ${params.add(id)} and ${keptRead(me, params)}`,
    params.values,
  )
  return rows.length > 0
}

/** Keeps a view, new or changed; sharing is for staff and super users. Throws Invalid, Forbidden, Missing. */
export async function saveView(me: ViewerStore, patch: ViewPatch): Promise<{ readonly _id: string }> {
  const name = keptName(patch.name, patch._id === undefined)
  if (patch.shared && spaceOf(me) === null) throw new Forbidden('share a view')
  const view =
    patch._id === undefined
      ? await makeView(me, { ...patch, name })
      : await changeView(me, patch._id, { ...patch, name })
  if (patch.isDefault !== undefined) await setDefault(me, view, patch.isDefault)
  return { _id: view.id }
}

async function makeView(me: ViewerStore, { type, name, settings, shared }: ViewPatch): Promise<Kept> {
  if (type === undefined) throw Invalid.of('type', 'required')
  const id = newKey()
  const now = me.store.settings.clock()
  await withRoom(me, 'views', me.viewer._id, (tx) =>
    tx.query(
      `insert into views (id, owner, space, type, name, settings, created_at, changed_at)
        values ($1, $2, $3, $4, $5, $6::jsonb, $7, $7)`,
      [id, me.viewer._id, shared ? spaceOf(me) : null, type, name, JSON.stringify(settings ?? {}), now],
    ),
  )
  return { id, type }
}

async function changeView(me: ViewerStore, id: string, patch: ViewPatch): Promise<Kept> {
  const { name, settings, shared } = patch
  const isChange = name !== undefined || settings !== undefined || shared !== undefined
  // Read first: what a super user shares no more is its owner's alone by then.
  const view = await viewOf(me, id)
  // With which view a list opens is everyone's own, also with one that is shared.
  if (isChange) await changeKept(me, 'views', id, { name, shared, said: settings })
  return view
}

async function setDefault(me: ViewerStore, view: Kept, isDefault: boolean): Promise<void> {
  const { database } = me.store
  if (isDefault) {
    await database.query(
      `insert into view_defaults (user_id, type, view_id) values ($1, $2, $3)
        on conflict (user_id, type) do update set view_id = excluded.view_id`,
      [me.viewer._id, view.type, view.id],
    )
  } else await database.query('delete from view_defaults where user_id = $1 and view_id = $2', [me.viewer._id, view.id])
}

/** Throws a view away; with it go those that were thrown away long ago. Throws Forbidden, Missing. */
export function removeView(me: ViewerStore, id: string): Promise<{ readonly _id: string }> {
  return removeKept(me, 'views', id)
}

/** Takes a view back that was thrown away. Throws Forbidden, Missing, Invalid where there are too many by now. */
export function restoreView(me: ViewerStore, id: string): Promise<{ readonly _id: string }> {
  return restoreKept(me, 'views', id)
}
