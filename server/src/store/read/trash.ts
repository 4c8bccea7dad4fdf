import { Forbidden, may, mayRestore, TRASH_DAYS } from '@schakel/domain'
import { isWhole } from '../access/whoReads.ts'
import type { ViewerContext } from '../context.ts'
import { Params } from './form.ts'

const TRASH_SHOWN = 200

/** From when on what was thrown away can come back. */
export function trashedSince(me: ViewerContext): Date {
  return new Date(me.store.settings.clock().getTime() - TRASH_DAYS * 86_400_000)
}

/** What was thrown away and can still come back, newest first; staff see what they could read (D2.5). */
export async function readTrash(me: ViewerContext): Promise<string> {
  if (!mayRestore(me.viewer)) throw new Forbidden('trash')
  const params = new Params()
  const since = params.add(trashedSince(me))
  const isSuper = may(me.viewer, 'restoreSpacesAndAccounts')
  const mine = isSuper ? 'true' : `i.type not in ('user', 'space') and ${isWhole(`${params.add(me.keys.all)}::text[]`)}`
  const [row] = await me.store.database.query<{ json: string }>(
    `select coalesce('[' || string_agg(json, ',' order by deleted_at desc, id) || ']', '[]') as json from (
      select (i.fields || jsonb_build_object('_deleted', to_char(i.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))::text as json, i.deleted_at, i.id
      from items i where i.deleted_at > ${since} and i.deleted_with = i.id and ${mine}
      order by i.deleted_at desc, i.id limit ${TRASH_SHOWN}) rows`,
    params.values,
  )
  return row?.json ?? '[]'
}
