import type { matches as nl } from '../nl/matches.ts'
import type { SameKeys } from '../sameKeys.ts'

export const matches = {} as const satisfies SameKeys<typeof nl>
