import type { exporting as nl } from '../nl/exporting.ts'
import type { SameKeys } from '../sameKeys.ts'

export const exporting = {
  export: 'Export',
  csv: 'As CSV',
  xlsx: 'As an Excel workbook',
  workbook: 'As Excel, with contacts and matches',
  json: 'As JSON',
  vcard: 'As address cards (vCard)',
  done: 'The file is among your downloads',
  failed: 'Exporting failed: {{reason}}',
} as const satisfies SameKeys<typeof nl>
