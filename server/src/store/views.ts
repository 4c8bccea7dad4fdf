import { Forbidden, Invalid, isCentre, Missing, may, type TypeName, VIEW_NAME_MAX } from '@schakel/domain'
import type { View } from '@schakel/domain/calls'
import { newKey } from './key.ts'
import { Params } from './read/form.ts'
import type { ViewerStore } from './store.ts'

/** What is to be kept of a view; what is left out stays as it is. */
export interface ViewPatch {
  readonly _id?: string | undefined
  readonly type?: TypeName | undefined
  readonly name?: string | undefined
  readonly settings?: Readonly<Record<string, unknown>> | undefined
  readonly shared?: boolean | undefined
  readonly isDefault?: boolean | undefined
}

/** How long a view that was thrown away can be taken back, days. */
const KEPT_DAYS = 30
/** Most views that one person keeps. */
const MOST = 200
const DAY_MS = 86_400_000

/** The space whose shared views somebody reads and may share with: their own, when they are of the centre. */
function spaceOf({ viewer }: ViewerStore): string | null {
  const home = viewer.organisation?._id
  return isCentre(viewer) && home?.startsWith('space/') ? home : null
}

/** The views that somebody keeps and those that their space shares, by name. */
export async function readViews(me: ViewerStore, type?: TypeName): Promise<readonly View[]> {
  return me.store.database.query<View>(
    `select v.id as _id, v.type, v.name, v.settings, v.space is not null as shared, v.owner = $1 as mine,
        u.fields ->> 'name' as by, d.view_id is not null as "isDefault"
      from views v left join items u on u.id = v.owner and v.owner <> $1 and u.deleted_at is null
        left join view_defaults d on d.user_id = $1 and d.view_id = v.id
      where v.deleted_at is null and (v.owner = $1 or v.space = $2) and ($3::text is null or v.type = $3)
      order by v.type, lower(v.name), v.id`,
    [me.viewer._id, spaceOf(me), type ?? null],
  )
}

interface Kept {
  readonly id: string
  readonly type: TypeName
  readonly owner: string
}

/** A view that the viewer reads; throws Missing. */
async function viewOf(me: ViewerStore, id: string, isTrashed = false): Promise<Kept> {
  const [view] = await me.store.database.query<Kept>(
    `select id, type, owner from views where id = $1 and (owner = $2 or space = $3)
      and deleted_at is ${isTrashed ? 'not null' : 'null'}`,
    [id, me.viewer._id, spaceOf(me)],
  )
  if (!view) throw new Missing('view')
  return view
}

/** That the view `v` is the viewer's own or shared with them, as SQL. */
export function viewsRead(me: ViewerStore, params: Params): string {
  return `v.deleted_at is null and (v.owner = ${params.add(me.viewer._id)} or v.space = ${params.add(spaceOf(me))}::text)`
}

/** Whether the viewer reads a view. */
export async function isReadView(me: ViewerStore, id: string): Promise<boolean> {
  const params = new Params()
  const rows = await me.store.database.query(
    `select from views v where v.id = ${params.add(id)} and ${viewsRead(me, params)}`,
    params.values,
  )
  return rows.length > 0
}

/** A view that the viewer may change: their own, and for super users what their space shares. Throws Missing, Forbidden. */
async function ownView(me: ViewerStore, id: string, isTrashed = false): Promise<Kept> {
  const view = await viewOf(me, id, isTrashed)
  if (view.owner !== me.viewer._id && !may(me.viewer, 'changeSharedViews'))
    throw new Forbidden('change a view of somebody else')
  return view
}

/** Keeps a view, new or changed; sharing is for staff and super users. Throws Invalid, Forbidden, Missing. */
export async function saveView(me: ViewerStore, patch: ViewPatch): Promise<{ readonly _id: string }> {
  const name = patch.name?.trim().replace(/\s+/g, ' ')
  if (name === '' || (patch._id === undefined && name === undefined)) throw Invalid.of('name', 'required')
  if (name !== undefined && name.length > VIEW_NAME_MAX) throw Invalid.of('name', 'tooLong', { max: VIEW_NAME_MAX })
  if (patch.shared && spaceOf(me) === null) throw new Forbidden('share a view')
  const view =
    patch._id === undefined
      ? await makeView(me, { ...patch, name })
      : await changeView(me, patch._id, { ...patch, name })
  if (patch.isDefault !== undefined) await setDefault(me, view, patch.isDefault)
  return { _id: view.id }
}

async function makeView(
  me: ViewerStore,
  { type, name, settings, shared }: ViewPatch,
): Promise<Pick<Kept, 'id' | 'type'>> {
  if (type === undefined) throw Invalid.of('type', 'required')
  const { database, settings: store } = me.store
  const id = newKey()
  const [made] = await database.query<{ id: string }>(
    `insert into views (id, owner, space, type, name, settings, created_at, changed_at)
      select $1, $2, $3, $4, $5, $6::jsonb, $7, $7
      where (select count(*) from views where owner = $2 and deleted_at is null) < ${MOST} returning id`,
    [id, me.viewer._id, shared ? spaceOf(me) : null, type, name, JSON.stringify(settings ?? {}), store.clock()],
  )
  if (!made) throw Invalid.of('views', 'tooLarge', { max: MOST })
  return { id, type }
}

async function changeView(me: ViewerStore, id: string, patch: ViewPatch): Promise<Pick<Kept, 'id' | 'type'>> {
  const { name, settings, shared } = patch
  const isChange = name !== undefined || settings !== undefined || shared !== undefined
  // With which view a list opens is everyone's own, also with one that is shared.
  if (!isChange) return viewOf(me, id)
  const view = await ownView(me, id)
  await me.store.database.query(
    `update views set name = coalesce($2, name), settings = coalesce($3::jsonb, settings),
        space = case when $4::boolean is null then space when $4 then coalesce(space, $5) end, changed_at = $6
      where id = $1`,
    [
      id,
      name ?? null,
      settings === undefined ? null : JSON.stringify(settings),
      shared ?? null,
      spaceOf(me),
      me.store.settings.clock(),
    ],
  )
  return view
}

async function setDefault(me: ViewerStore, view: Pick<Kept, 'id' | 'type'>, isDefault: boolean): Promise<void> {
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
export async function removeView(me: ViewerStore, id: string): Promise<{ readonly _id: string }> {
  await ownView(me, id)
  const now = me.store.settings.clock()
  await me.store.database.query('update views set deleted_at = $2 where id = $1', [id, now])
  await me.store.database.query('delete from views where deleted_at < $1', [
    new Date(now.getTime() - KEPT_DAYS * DAY_MS),
  ])
  return { _id: id }
}

/** Takes a view back that was thrown away. Throws Forbidden, Missing. */
export async function restoreView(me: ViewerStore, id: string): Promise<{ readonly _id: string }> {
  await ownView(me, id, true)
  await me.store.database.query('update views set deleted_at = null where id = $1', [id])
  return { _id: id }
}
