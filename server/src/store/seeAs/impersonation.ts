import { Forbidden, isCentre, Missing, mayLookAs, typeOfId, type Viewer } from '@schakel/domain'
import { isWithin } from '../access/isWithin.ts'
import { viewerOfUser } from '../auth/viewers.ts'
import { Params, readScope } from '../read/form.ts'
import type { ViewerStore } from '../store.ts'

/** Impersonating the same person, a look at the same item is logged once in this time, minutes. */
const TOLD_EVERY = 10

/**
 * Somebody whom the viewer may impersonate: they then read exactly what that person reads (D6). Throws Forbidden for who may not,
 * Missing for an account that does not exist for the viewer.
 */
export async function impersonated(me: ViewerStore, user: string): Promise<Viewer> {
  if (!isCentre(me.viewer)) throw new Forbidden('look as another')
  if (typeOfId(user) !== 'user') throw new Missing(user)
  const params = new Params()
  const scope = readScope(me, params)
  const [row] = await me.store.database.query<{ found: boolean }>(
    `select true as found from items i where i.id = ${params.add(user)}::text and ${scope.where}`,
    params.values,
  )
  const whom = row && (await viewerOfUser(me.store, user))
  if (!whom) throw new Missing(user)
  if (!mayLookAs(me.viewer, whom, await isWithin(me, whom.organisation?._id ?? '')))
    throw new Forbidden('look as this person')
  return whom
}

/** Notes in the log that somebody looked at an item while impersonating another: who, as whom, when and at what. */
export async function noteLook(me: ViewerStore, whom: Viewer, item: string | undefined): Promise<void> {
  const at = me.store.settings.clock()
  const about = item !== undefined && typeOfId(item) !== undefined ? item : whom._id
  await me.store.database.query(
    `insert into changes (at, by, item, kind, after)
      select $1::timestamptz, $2, $3, 'seeAs', jsonb_build_object('as', $4::text)
      where not exists (select from changes c where c.item = $3 and c.kind = 'seeAs' and c.by = $2 and c.after ->> 'as' = $4
        and c.at > $1::timestamptz - make_interval(mins => ${TOLD_EVERY}))`,
    [at, me.viewer._id, about, whom._id],
  )
}
