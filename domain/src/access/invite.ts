import type { TypeName } from '../types/index.ts'
import { type Facts, owns } from './facts.ts'
import { mayOn } from './itemRights.ts'
import type { AccountRole, Viewer } from './viewer.ts'

/** What an invited person becomes in an organisation of a type. */
const seats: Readonly<Partial<Record<TypeName, { readonly role: AccountRole; readonly edgeRole: string }>>> = {
  space: { role: 'staff', edgeRole: 'Beheerder' },
  supplier: { role: 'suppliers', edgeRole: 'Leverancier' },
  lead: { role: 'endusers', edgeRole: 'Eindgebruiker' },
  organisation: { role: 'members', edgeRole: 'Eigenaar' },
}

/** The role that goes with an organisation; never that of a super user (D19.1). */
export function invitedSeat(type: TypeName) {
  return seats[type]
}

/** Whether the viewer may invite a person to an account in its organisation: the centre, for what is theirs, so nobody gives more than they have (D19.1). */
export function mayInvite(viewer: Viewer, person: Facts, organisation: Facts): boolean {
  return mayOn(viewer, 'invite', person) && owns(viewer, organisation)
}
