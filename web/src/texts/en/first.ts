import { common } from './common.ts'
import { errors } from './errors.ts'

/** What every page says, the login form too; the rest is in index.ts. */
export const first = { common, errors }
