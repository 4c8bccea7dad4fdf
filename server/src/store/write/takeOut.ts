import { Forbidden, Invalid, isPlaceGone, Missing, mayRestore, typeOfId } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { Params } from '../read/form.ts'
import { comesBackFor, isMine, lastMerge, placesOf, trashedSince } from '../read/trash.ts'
import type { Written } from './plan.ts'
import { restore } from './remove.ts'
import { unmerge } from './unmerge.ts'

/**
 * Takes an item out of the trash the way it went in (D2.5): what was made one with another is taken apart again (D23.5), all else comes
 * back with what went along. It waits for a place that lies in the trash itself, where nobody would find it. Throws Missing, Forbidden, Invalid.
 */
export async function takeOut(me: ViewerContext, id: string): Promise<Written> {
  const type = typeOfId(id)
  if (type === undefined) throw new Missing()
  if (!mayRestore(me.viewer)) throw new Forbidden('restore')
  const { kept, gone } = await whereOf(me, id)
  if (kept === 'gone') throw Invalid.of('_id', 'mergedInTrash')
  if (kept === 'there') return unmerge(me, id)
  if (isPlaceGone(type, gone)) throw Invalid.of('_id', 'placeInTrash')
  return restore(me, id)
}

interface Where {
  /** Of what was made one with another: whether that other is there. */
  readonly kept: 'there' | 'gone' | null
  /** Of each place where it hung, as far as the viewer knows, whether that lies in the trash. */
  readonly gone: readonly boolean[]
}

/** What an item in the trash would come back to, told by what the viewer reads alone (D20). */
async function whereOf(me: ViewerContext, id: string): Promise<Where> {
  const params = new Params()
  const keys = params.lazy(me.keys.all)
  const sees = (row: string) => isMine(me, keys, row)
  const [row] = await me.store.database.query<Where>(
    `select
        (select case when k.deleted_at is not null and ${sees('k')} then 'gone' else 'there' end
          from (${lastMerge('i.id')}) m join items k on k.id = m.after ->> '_into' where m.kind = 'merge') as kept,
        (select coalesce(jsonb_agg(p.deleted_at is not null), '[]') from ${placesOf('i.id')} where ${sees('p')}) as gone
      from items i where i.id = ${params.add(id)} and i.deleted_with = i.id and i.deleted_at > ${params.add(trashedSince(me))}
        and ${comesBackFor(me, params, keys)}`,
    params.values,
  )
  return row ?? { kept: null, gone: [] }
}
