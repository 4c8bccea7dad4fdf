import type { comments as nl } from '../nl/comments.ts'
import type { SameKeys } from '../sameKeys.ts'

export const comments = {} as const satisfies SameKeys<typeof nl>
