import {
  Forbidden,
  givesNoMore,
  Invalid,
  Missing,
  mayInvite,
  organisationTypes,
  type TypeName,
  typeOfId,
} from '@schakel/domain'
import { isWithin } from '../access/isWithin.ts'
import { Params, readScope } from '../read/form.ts'
import type { Store, ViewerStore } from '../store.ts'
import { type Loaded, load } from '../write/load.ts'

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

/** Whether the viewer reads an account that has this address. */
export async function readsAccountOf(me: ViewerStore, email: string): Promise<boolean> {
  const params = new Params()
  const scope = readScope(me, params)
  const rows = await me.store.database.query(
    `select from items i where i.type = 'user' and lower(i.fields ->> 'email') = lower(${params.add(email)})
      and ${scope.where} and ${scope.isWhole}`,
    params.values,
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

/** The invitation of a person that somebody may send now: the person with its organisation (D19.1). Throws Missing, Forbidden, Invalid. */
export async function invitationOf(me: ViewerStore, personId: string): Promise<Invitation> {
  const { person, organisation } = await invitedOf(me, personId)
  // One refusal, whatever the reason: which places and requests another space has is not told (D6).
  if (!givesNoMore(me.viewer, organisation.facts, await isWithin(me, organisation.id)))
    throw Invalid.of('person', 'superInvites')
  return told(person, organisation)
}

/**
 * The invitation of a person that somebody sent, while the person and the organisation are theirs. What another space began with the
 * organisation since takes nothing back: whoever is invited would hear of it (D6). Throws Missing, Forbidden, Invalid.
 */
export async function sentInvitation(me: ViewerStore, personId: string): Promise<Invitation> {
  const { person, organisation } = await invitedOf(me, personId)
  return told(person, organisation)
}

interface Invited {
  readonly person: Loaded
  readonly organisation: Loaded
}

/** Whom it is somebody's to invite, and to what. Throws Missing, Forbidden, Invalid. */
async function invitedOf(me: ViewerStore, personId: string): Promise<Invited> {
  if (typeOfId(personId) !== 'person') throw new Missing(personId)
  const [person] = await load(me, [personId])
  const params = new Params()
  const scope = readScope(me, params)
  // Of more places the first that is theirs: of another one nothing is told (D6).
  const [place] = await me.store.database.query<{ id: string }>(
    `select i.id from edges e join items i on i.id = e.parent and ${scope.where} and ${scope.isWhole}
      where e.child = ${params.add(personId)} and e.edge = 'CONTACTS' and i.type = any (${params.add(organisationTypes)}::text[])
      order by e.created_at, e.key limit 1`,
    params.values,
  )
  if (!person) throw new Missing(personId)
  if (!place) throw Invalid.of('person', 'noOrganisation')
  const [organisation] = await load(me, [place.id])
  if (!organisation) throw Invalid.of('person', 'noOrganisation')
  if (!mayInvite(me.viewer, person.facts, organisation.facts)) throw new Forbidden('invite')
  return { person, organisation }
}

function told(person: Loaded, organisation: Loaded): Invitation {
  const { email } = person.fields
  if (typeof email !== 'string' || email === '') throw Invalid.of('email', 'emailRequired')
  return {
    person: person.id,
    name: String(person.fields.name),
    email,
    organisation: organisation.id,
    organisationName: String(organisation.fields.name),
    type: organisation.type,
  }
}
