import type { forms as nl } from '../nl/forms.ts'
import type { SameKeys } from '../sameKeys.ts'

export const forms = {} as const satisfies SameKeys<typeof nl>
