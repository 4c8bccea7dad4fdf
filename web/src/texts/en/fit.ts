import type { fit as nl } from '../nl/fit.ts'
import type { SameKeys } from '../sameKeys.ts'

export const fit = {} as const satisfies SameKeys<typeof nl>
