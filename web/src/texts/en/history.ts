import type { history as nl } from '../nl/history.ts'
import type { SameKeys } from '../sameKeys.ts'

export const history = {} as const satisfies SameKeys<typeof nl>
