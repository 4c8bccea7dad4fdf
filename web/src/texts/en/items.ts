import type { items as nl } from '../nl/items.ts'
import type { SameKeys } from '../sameKeys.ts'

export const items = {
  removed: '“{{name}}” is in the trash',
  restored: '“{{name}}” has been put back',
  unnamed: 'Without a name',
} as const satisfies SameKeys<typeof nl>
