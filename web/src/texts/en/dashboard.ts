import type { dashboard as nl } from '../nl/dashboard.ts'
import type { SameKeys } from '../sameKeys.ts'

export const dashboard = {
  title: 'Dashboard',
} as const satisfies SameKeys<typeof nl>
