import { FAVOURITES_MAX, Invalid, Missing, typeOfId } from '@schakel/domain'
import type { Favourite } from '@schakel/domain/calls'
import type { Queryable } from '../database/index.ts'
import { keptRead } from '../lists/kept.ts'
import { isReadView } from '../lists/views.ts'
import { Params, placed, readScope } from '../read/form.ts'
import type { ViewerStore } from '../store.ts'

/** What a line of the menu says of an item. */
const told = ['_id', '_type', 'name', 'name_en', 'avatar', 'color', 'gender', 'organisation', 'supplier', 'dossier']

/**
 * What somebody keeps at hand, in their order, each in the form that they read. What does not exist for them is left out (D6). It is
 * theirs alone: whoever impersonates them has none.
 */
export async function readFavourites(
  me: ViewerStore,
  database: Queryable = me.store.database,
): Promise<readonly Favourite[]> {
  if (me.isImpersonated) return []
  const params = new Params()
  const user = params.add(me.viewer._id)
  const scope = readScope(me, params)
  const keys = `${params.add(told)}::text[]`
  const rows = await database.query<{ json: Favourite }>(
    `select jsonb_build_object('_id', f.ref) || shown.part as json from favourites f, lateral (
        select jsonb_build_object('item', (select jsonb_object_agg(e.key, e.value) from jsonb_each(${placed(scope)}) e
            where e.key = any (${keys}::text[]))) as part
          from items i where i.id = f.item and ${scope.where}
        union all
        select jsonb_build_object('view', jsonb_build_object('type', v.type, 'name', v.name))
          from views v where v.id = f.view_id and ${keptRead(me, params)}) shown
      where f.user_id = ${user} order by f.place, f.ref`,
    params.values,
  )
  return rows.map(({ json }) => json)
}

/**
 * Keeps an item or a view at hand, after `at` others that the viewer reads. What they read no longer stays, for when they read it again.
 * Throws Missing, Invalid.
 */
export async function putFavourite(me: ViewerStore, id: string, at: number): Promise<{ readonly _id: string }> {
  if (!(await isRead(me, id))) throw new Missing()
  await me.store.database.transaction(async (tx) => {
    // Two windows of one person, one after the other.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 16))', [me.viewer._id])
    const shown = (await readFavourites(me, tx)).map(({ _id }) => _id).filter((one) => one !== id)
    if (shown.length >= FAVOURITES_MAX) throw Invalid.of('favourites', 'tooLarge', { max: FAVOURITES_MAX })
    const kept = await tx.query<{ ref: string }>(
      'select ref from favourites where user_id = $1 and ref <> $2 order by place, ref',
      [me.viewer._id, id],
    )
    const others = kept.map(({ ref }) => ref)
    const next = shown[at]
    await place(me, tx, id, others.toSpliced(next === undefined ? others.length : others.indexOf(next), 0, id))
  })
  return { _id: id }
}

/** Keeps it at hand no longer, whether or not it was. */
export async function removeFavourite(me: ViewerStore, id: string): Promise<void> {
  await me.store.database.query('delete from favourites where user_id = $1 and ref = $2', [me.viewer._id, id])
}

async function isRead(me: ViewerStore, id: string): Promise<boolean> {
  if (typeOfId(id) === undefined) return isReadView(me, id)
  const params = new Params()
  const scope = readScope(me, params)
  const rows = await me.store.database.query(
    `select from items i where i.id = ${params.add(id)} and ${scope.where}`,
    params.values,
  )
  return rows.length > 0
}

/** Keeps one, and gives all their places in this order; what was removed meanwhile stays away. */
async function place({ store, viewer }: ViewerStore, tx: Queryable, id: string, order: readonly string[]) {
  await tx.query(
    `with r as (select * from unnest($2::text[]) with ordinality r(ref, place)),
        others as (update favourites f set place = r.place from r
          where f.user_id = $1 and f.ref = r.ref and f.ref <> $3 and f.place <> r.place)
      insert into favourites (user_id, item, view_id, place, created_at)
      select $1, i.id, v.id, r.place, $4 from r left join items i on i.id = r.ref left join views v on v.id = r.ref
        where r.ref = $3 and (i.id is not null or v.id is not null)
      on conflict (user_id, ref) do update set place = excluded.place`,
    [viewer._id, [...order], id, store.settings.clock()],
  )
}
