import { invitedSeat, organiserSeat, types } from '@schakel/domain'
import type { AccountKey } from '../../store/auth/accountKeys.ts'
import { hasAccount, type Invitation, sentInvitation } from '../../store/auth/invitations.ts'
import { viewerOfUser } from '../../store/auth/viewers.ts'
import type { Store } from '../../store/store.ts'
import { systemViewer } from '../../store/system.ts'
import { freeUsername } from './freeUsername.ts'

/** An invitation that may still be taken. */
export interface Open extends Invitation {
  readonly seat: NonNullable<ReturnType<typeof invitedSeat>>
}

/** What an invitation offers now: the person and the organisation must still be of whoever invited, and the person still be who was invited. */
export async function openInvitation(store: Store, { user: inviter, detail }: AccountKey): Promise<Open | undefined> {
  const by = inviter ? await viewerOfUser(store, inviter) : undefined
  if (!by || !detail.person) return undefined
  const invitation = await sentInvitation(store.as(by), detail.person).catch(() => undefined)
  const seat = invitation && invitedSeat(invitation.type)
  if (!seat || invitation.email !== detail.email || invitation.organisation !== detail.organisation) return undefined
  return { ...invitation, seat }
}

/**
 * Makes the account of who was invited; without a password it is for who comes in by an identity provider (D16). The first of a lead
 * organises its weighings (F2.14).
 */
export async function makeAccount(
  inner: Store,
  { name, email, organisation, seat }: Open,
  { username, password }: { readonly username: string; readonly password?: string },
): Promise<string> {
  const { role, edgeRole } = (await hasAccount(inner, organisation)) ? seat : organiserSeat(seat)
  const item = {
    _type: 'user',
    name: longEnough(name),
    username,
    email,
    role,
    $role: edgeRole,
    ...(password === undefined ? {} : { _pass: password }),
  }
  return (await inner.as(systemViewer).create({ item, parent: organisation }))._id
}

/** A name to log in by that nobody has. */
export function usernameFor(store: Store, { name }: Open): Promise<string> {
  return freeUsername(store, name)
}

// The name of a person may be shorter than that of an account.
function longEnough(name: string): string {
  const { min = 0 } = types.user.fields.name
  return name.padEnd(min, '.')
}
