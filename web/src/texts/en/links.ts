import type { links as nl } from '../nl/links.ts'
import type { SameKeys } from '../sameKeys.ts'

export const links = {} as const satisfies SameKeys<typeof nl>
