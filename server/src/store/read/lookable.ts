import { type Account, kindOf, lookable, may } from '@schakel/domain'
import { impersonated } from '../seeAs/impersonation.ts'
import type { ViewerStore } from '../store.ts'
import { Params, readScope } from './form.ts'
import { type PersonRef, ref } from './people.ts'

const FOUND_MAX = 20
/** Accounts that are looked at; more by one name are not. */
const ASKED_MAX = 100

/** Whom the viewer may impersonate, by their name or that of their organisation, or all of one organisation. */
export async function readLookable(
  me: ViewerStore,
  { q, organisation }: { readonly q: string; readonly organisation?: string | undefined },
): Promise<PersonRef[]> {
  const params = new Params()
  const scope = readScope(me, params)
  const like = `(select like_part(${params.add(q)}))`
  const within = organisation === undefined ? '' : `and o.id = ${params.add(organisation)}::text`
  const found = await me.store.database.query<{ ref: PersonRef & { readonly _id: string }; account: Account }>(
    `select ${ref(scope)} as ref, jsonb_build_object('_id', i.id, 'name', i.fields -> 'name', 'role', i.fields -> 'role',
        '_feed', i.fields -> '_feed', 'organisation', jsonb_build_object('_id', o.id, 'name', o.fields -> 'name')) as account
      from items i
        join lateral (select e.parent from edges e where e.child = i.id and e.edge = 'MEMBERS' order by e.created_at, e.key limit 1) h on true
        join items o on o.id = h.parent and o.deleted_at is null
      where i.type = 'user' and ${scope.where} ${within} and (i.folded like ${like} or o.folded like ${like})
      order by i.folded, i.id limit ${ASKED_MAX}`,
    params.values,
  )
  const people: PersonRef[] = []
  for (const { ref, account } of found) {
    if (people.length === FOUND_MAX) break
    if (!lookable.includes(kindOf(account))) continue
    // Of staff the store alone knows who is wholly within their space.
    const isFound =
      may(me.viewer, 'readEverything') || (await impersonated(me, ref._id).catch(() => undefined)) !== undefined
    if (isFound) people.push(ref)
  }
  return people
}
