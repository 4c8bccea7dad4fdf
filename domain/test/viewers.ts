import { type Account, kindOf, type Viewer } from '../src/access/viewer.ts'

/** A viewer of an organisation; the kind follows from role and organisation, as it does after login. */
export function aViewer(
  account: Pick<Account, 'role'> & Partial<Account> & { readonly of?: string },
  reach: Partial<Pick<Viewer, 'spaces' | 'matchedSuppliers'>> = {},
): Viewer {
  const { of, ...rest } = account
  const organisation = of === undefined ? {} : { organisation: { _id: of, name: of } }
  const known = { _id: 'user/me', name: 'Wie kijkt', ...organisation, ...rest }
  return { ...known, kind: kindOf(known), spaces: [], matchedSuppliers: [], ...reach }
}

/** One of each kind of D6. */
export const viewers = {
  super: aViewer({ role: 'admin', _feed: 'ROOT', of: 'space/kc', _id: 'user/admin' }),
  staff: aViewer({ role: 'staff', of: 'space/kc', _id: 'user/els' }),
  supplier: aViewer({ role: 'suppliers', of: 'supplier/a', _id: 'user/sam' }, { spaces: ['space/kc'] }),
  enduser: aViewer(
    { role: 'endusers', of: 'lead/zon', _id: 'user/jan' },
    { spaces: ['space/kc'], matchedSuppliers: ['supplier/a'] },
  ),
  member: aViewer({ role: 'members', of: 'organisation/bond', _id: 'user/lid' }, { spaces: ['space/kc'] }),
} satisfies Record<string, Viewer>
