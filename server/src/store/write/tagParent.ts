import { Invalid } from '@schakel/domain'
import type { ViewerStore } from '../store.ts'

/** Refuses a tag above a tag that is none, or that lies below it: the tree would run in a ring (D8.6). */
export async function assertTagParent(me: ViewerStore, parent: unknown, id?: string): Promise<void> {
  if (typeof parent !== 'string') return
  const above = await me.store.database.query<{ id: string }>(
    `with recursive up as (
      select t.id, t.fields ->> 'parent' as parent from items t where t.id = $1 and t.type = 'tag' and t.deleted_at is null
      union
      select t.id, t.fields ->> 'parent' from up join items t on t.id = up.parent and t.type = 'tag'
    ) select id from up`,
    [parent],
  )
  if (above.length === 0) throw Invalid.of('parent', 'parent')
  if (above.some((tag) => tag.id === id)) throw Invalid.of('parent', 'cycle')
}
