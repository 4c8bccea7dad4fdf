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

/** Whether it is the viewer's to invite a person to an account in its organisation: the centre, for what is theirs (D19.1). */
export function mayInvite(viewer: Viewer, person: Facts, organisation: Facts): boolean {
  return mayOn(viewer, 'invite', person) && owns(viewer, organisation)
}

/**
 * Whether an account in an organisation reads no more than the viewer who invites to it: it reads what every space of its organisation
 * shows it. Staff read all of that where they are within it (`isWithin`), and of a space of theirs always; super users everywhere (D19.1).
 */
export function givesNoMore(viewer: Viewer, organisation: Facts, isWithin: boolean): boolean {
  return organisation.type === 'space' || may(viewer, 'readEverything') || isWithin
}
