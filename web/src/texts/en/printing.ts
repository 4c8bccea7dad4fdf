import type { printing as nl } from '../nl/printing.ts'
import type { SameKeys } from '../sameKeys.ts'

export const printing = {
  print: 'Print',
  line: '{{brand}} · {{name}} · printed on {{date}}',
} as const satisfies SameKeys<typeof nl>
