import { Invalid } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'

/** A tag that gets a place in the tree; without an id it is a new one. */
interface PlacedTag {
  readonly id?: string
  readonly type: unknown
  readonly parent: unknown
  /** It hangs there already: where that tag is gone, it hangs under none. */
  readonly isKept?: boolean
}

/** Refuses a tag above that is none, is of another tree, or lies below the tag itself: the tree would run in a ring (D8.6). */
export async function assertTagParent(me: ViewerContext, { id, type, parent, isKept }: PlacedTag): Promise<void> {
  if (typeof parent !== 'string') return
  const above = me.store.filling?.world?.tagsAbove(parent) ?? (await tagsAbove(me, parent))
  const nearest = above.find((tag) => tag.id === parent)
  if (nearest === undefined && isKept) return
  if (nearest === undefined || nearest.type !== type) throw Invalid.of('parent', 'parent')
  if (above.some((tag) => tag.id === id)) throw Invalid.of('parent', 'cycle')
}

function tagsAbove(me: ViewerContext, parent: string): Promise<{ id: string; type: unknown }[]> {
  return me.store.database.query(
    `with recursive up as (
      select t.id, t.fields ->> 'parent' as parent, t.fields ->> 'type' as type
        from items t where t.id = $1 and t.type = 'tag' and t.deleted_at is null
      union
      select t.id, t.fields ->> 'parent', t.fields ->> 'type' from up join items t on t.id = up.parent and t.type = 'tag'
    ) select id, type from up`,
    [parent],
  )
}

/** A tag and those below it that are thrown away with it (D21.6); with `trash`, those that were. */
export async function tagBranch(me: ViewerContext, tag: string, trash = false): Promise<string[]> {
  const rows = await me.store.database.query<{ id: string }>(
    trash
      ? `select id from items where deleted_with = $1 and type = 'tag'`
      : `with recursive down as (
          select $1::text collate "C" as id
          union
          select t.id from down join items t on t.type = 'tag' and t.fields ->> 'parent' = down.id and t.deleted_at is null
            and goes_with_tag(t.id, $1)
        ) select id from down`,
    [tag],
  )
  return rows.map(({ id }) => id)
}
