import { Forbidden, Invalid, isOrganisationType, Missing, mayInvite, type TypeName, typeOfId } from '@schakel/domain'
import { isWithin } from '../access/isWithin.ts'
import type { Store, ViewerStore } from '../store.ts'
import { load } from '../write/load.ts'

/** Whom an invitation is for, as the inviter may see it. */
export interface Invitation {
  readonly person: string
  readonly name: string
  readonly email: string
  readonly organisation: string
  readonly organisationName: string
  readonly type: TypeName
}

/** Whether an account has this address. */
export async function isEmailTaken(store: Store, email: string): Promise<boolean> {
  const rows = await store.database.query(
    "select from items where type = 'user' and deleted_at is null and lower(fields ->> 'email') = lower($1)",
    [email],
  )
  return rows.length > 0
}

/** Whether an organisation has an account already. */
export async function hasAccount(store: Store, organisation: string): Promise<boolean> {
  const rows = await store.database.query(
    `select from edges e join items i on i.id = e.child
      where e.parent = $1 and e.edge = 'MEMBERS' and i.type = 'user' and i.deleted_at is null limit 1`,
    [organisation],
  )
  return rows.length > 0
}

/** The invitation of a person by somebody, if they may: the person with its organisation (D19.1). Throws Missing, Forbidden, Invalid. */
export async function invitationOf(me: ViewerStore, personId: string): Promise<Invitation> {
  if (typeOfId(personId) !== 'person') throw new Missing(personId)
  const [person] = await load(me, [personId])
  const [place] = await me.store.database.query<{ id: string }>(
    `select e.parent as id from edges e join items o on o.id = e.parent and o.deleted_at is null
      where e.child = $1 and e.edge = 'CONTACTS' and o.type = any ($2::text[]) order by e.created_at, e.key limit 1`,
    [personId, ['space', 'organisation', 'supplier', 'lead']],
  )
  if (!person) throw new Missing(personId)
  if (!place) throw Invalid.of('person', 'noOrganisation')
  const [organisation] = await load(me, [place.id])
  if (!organisation || !isOrganisationType(organisation.type)) throw Invalid.of('person', 'noOrganisation')
  const isAll = await isWithin(me, organisation.id)
  // One refusal, whatever the reason: which places and requests another space has is not told (D6).
  if (!mayInvite(me.viewer, person.facts, organisation.facts, isAll)) throw new Forbidden('invite')
  const { email } = person.fields
  if (typeof email !== 'string' || email === '') throw Invalid.of('email', 'emailRequired')
  return {
    person: personId,
    name: String(person.fields.name),
    email,
    organisation: organisation.id,
    organisationName: String(organisation.fields.name),
    type: organisation.type,
  }
}
