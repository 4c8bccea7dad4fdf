import type { Ref } from '../item.ts'
import { type accountRoles, isOrganisationType, typeOfId } from '../types/index.ts'

/** A role of an account (D6). */
export type AccountRole = (typeof accountRoles)[number]

/** Who has logged in, as stored. */
export interface Account {
  readonly _id: string
  readonly name: string
  readonly role: string
  readonly _feed?: string | undefined
  readonly avatar?: string | undefined
  readonly organisation?: (Ref & { readonly _id: string; readonly name: string }) | undefined
}

/** In which form a viewer reads an item: whole, as disclosed to a supplier, or the limited form (D6, D7). */
export type Form = 'full' | 'disclosed' | 'limited'

/** The kinds of viewer of D6. */
export type ViewerKind = 'super' | 'staff' | 'supplier' | 'enduser' | 'member'

/** Someone looking at the world, with what decides what they see. */
export interface Viewer extends Account {
  readonly kind: ViewerKind
  /** Spaces their organisation is a member of. */
  readonly spaces: readonly string[]
  /** Suppliers of the visible matches on their organisation's dossiers. */
  readonly matchedSuppliers: readonly string[]
}

/** The kind of an account (D6). Whole names only: `administrator` is no role. The one with fewer rights wins where role and organisation disagree. */
export function kindOf(account: Account): ViewerKind {
  if (isSuperAccount(account)) return 'super'
  const organisation = account.organisation ? typeOfId(account.organisation._id) : undefined
  if (account.role === 'suppliers' || organisation === 'supplier') return 'supplier'
  if (organisation === 'lead') return 'enduser'
  if (organisation === 'space' && (account.role === 'staff' || account.role === 'admin')) return 'staff'
  return 'member'
}

/** Whether these are the fields of the account of a super user (D6); the store asks the same of its rows. */
export function isSuperAccount({ role, _feed }: { readonly role?: unknown; readonly _feed?: unknown }): boolean {
  return role === 'admin' && _feed === 'ROOT'
}

/** The organisation whose world this viewer reads in full; a suppliers role outside a supplier reads none (S6.5). */
export function homeOf(viewer: Viewer): string | undefined {
  const id = viewer.organisation?._id
  const type = id === undefined ? undefined : typeOfId(id)
  if (type === undefined || !isOrganisationType(type)) return undefined
  if (viewer.kind === 'supplier') return type === 'supplier' ? id : undefined
  if (type === 'space' && viewer.kind === 'member') return undefined
  return id
}

/** The words by which items know this viewer: matched against an item's `readers` and `limited_readers` (D6). */
export interface Keys {
  /** Held against both lists. */
  readonly all: readonly string[]
  /** The key that opens what was disclosed to this viewer's organisation, if it is a supplier (D7). */
  readonly disclosed: string
}

/** The keys of a viewer. Super users need none: they read everything. */
export function keysOf(viewer: Viewer): Keys {
  const home = homeOf(viewer)
  const keys = ['all', viewer._id, ownerKey(viewer._id)]
  if (home !== undefined) keys.push(home, ownerKey(home))
  if (viewer.kind === 'staff') keys.push('staff')
  if (viewer.kind !== 'staff') keys.push(...viewer.spaces.map(cardKey))
  if (viewer.kind === 'enduser' || viewer.kind === 'member') keys.push(...viewer.spaces.map(setsKey))
  if (viewer.kind === 'enduser') keys.push(...viewer.matchedSuppliers.map(publicKey))
  if (viewer.kind === 'supplier' && home !== undefined) keys.push(matchKey(home), disclosedKey(home))
  return { all: keys, disclosed: viewer.kind === 'supplier' && home !== undefined ? disclosedKey(home) : '' }
}

/** Opens what has no other place than with its owner, and what was sent (D8.7). */
const ownerKey = (owner: string): string => `own:${owner}`
/** Opens the card of a space to its members. */
const cardKey = (space: string): string => `card:${space}`
/** Opens the published requirement sets of a space to those who ask for software (F1.3). */
const setsKey = (space: string): string => `sets:${space}`
/** Opens the public card of a supplier to the end-users it is matched with. */
export const publicKey = (supplier: string): string => `public:${supplier}`
/** Opens an anonymised dossier to a matched supplier. */
export const matchKey = (supplier: string): string => `match:${supplier}`
/** Opens a disclosed dossier to a matched supplier. */
const disclosedKey = (supplier: string): string => `open:${supplier}`
