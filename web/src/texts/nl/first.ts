import { auth } from './auth.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'

/** What the login form says; the rest is in index.ts. */
export const first = { common, auth, errors }
