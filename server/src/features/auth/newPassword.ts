import { Invalid, types } from '@schakel/domain'
import { assertUncommon } from './passwords.ts'

/** Throws Invalid when a password is too short, too long or one that everyone tries (D8.8). */
export function checkNewPassword(path: string, password: string): void {
  const parsed = types.user.fields._pass.parse(password, { now: new Date(0) })
  if ('issues' in parsed) throw new Invalid(parsed.issues.map((issue) => ({ ...issue, path })))
  assertUncommon(path, password)
}
