import type { TypeName } from '../types/index.ts'
import { type Facts, owns } from './facts.ts'
import { mayOn } from './itemRights.ts'
import { WEIGHING_ROLE } from './rights.ts'
import type { AccountRole, Viewer } from './viewer.ts'
import { may } from './viewerRights.ts'

/** What an invited person becomes in an organisation. */
interface Seat {
  readonly role: AccountRole
  readonly edgeRole: string
}

const seats: Readonly<Partial<Record<TypeName, Seat>>> = {
  space: { role: 'staff', edgeRole: 'Beheerder' },
  supplier: { role: 'suppliers', edgeRole: 'Leverancier' },
  lead: { role: 'endusers', edgeRole: 'Eindgebruiker' },
  organisation: { role: 'members', edgeRole: 'Eigenaar' },
}

/** The seat that goes with a type of organisation; never that of a super user (D19.1). */
export function invitedSeat(type: TypeName): Seat | undefined {
  return seats[type]
}

/** The seat of the first account of a lead, which organises its weighings: without it the lead could not go on alone (F2.14). */
export function organiserSeat(seat: Seat): Seat {
  return seat.role === 'endusers' ? { ...seat, edgeRole: WEIGHING_ROLE } : seat
}

/**
 * Whether the viewer may invite a person to an account in its organisation: the centre, for what is theirs. An account of another party
 * reads what every space of its organisation shows it: nobody gives more than they have, so staff invite where they read all of that
 * (`isWithin`), and super users everywhere (D19.1). Of a space of theirs they read all that its staff do.
 */
export function mayInvite(viewer: Viewer, person: Facts, organisation: Facts, isWithin: boolean): boolean {
  if (!mayOn(viewer, 'invite', person) || !owns(viewer, organisation)) return false
  return organisation.type === 'space' || may(viewer, 'readEverything') || isWithin
}
