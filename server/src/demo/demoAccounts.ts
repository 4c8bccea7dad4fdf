import { DEMO_PASSWORD, type DemoAccount } from '../../../demo/accounts.ts'
import type { ViewerStore } from '../store/store.ts'

/** Makes an account of the demo in its organisation (D17.1, D19.1); those nobody logs in with have no password. */
export async function makeAccount(
  admin: ViewerStore,
  account: Omit<DemoAccount, 'account' | 'seat'>,
  organisation: string,
): Promise<string> {
  const { name, username, email, role, edgeRole, canLogIn } = account
  const { _id } = await admin.create({
    item: {
      _type: 'user',
      name,
      username,
      email,
      role,
      $role: edgeRole,
      ...(role === 'admin' ? { _feed: 'ROOT' } : {}),
      ...(canLogIn ? { _pass: DEMO_PASSWORD } : {}),
    },
    parent: organisation,
  })
  return _id
}
