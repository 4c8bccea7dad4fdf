import { type AnyItem, amountsFor, fieldAt, isEmpty, optionalText } from '@schakel/domain'
import type { ReactNode } from 'react'
import { PhoneText } from '../../../entities/items/PhoneLink.tsx'
import { FactValue } from '../../../entities/items/page/FactValue.tsx'
import { organisationOf } from '../../../entities/items/titleOf.ts'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { valueAt } from './columns.ts'

interface CellValueProps {
  readonly item: AnyItem
  readonly column: string
}

/** What stands in a cell. Nothing in it takes the keyboard: the row does. */
export function CellValue({ item, column }: CellValueProps): ReactNode {
  const { kind } = useViewer()
  if (column === 'organisation') return organisationOf(item)?.name ?? null
  const value = valueAt(amountsFor(kind, item), column)
  if (column === '_changed' || column === '_created')
    return typeof value === 'string' ? <DateText iso={value} form="date" /> : null
  if (column === 'status') return <StatusChip type={item._type} status={optionalText(value)} />
  const field = fieldAt(item._type, column)
  // D22.3: an amount that nobody entered says so.
  const isUnsaid = field?.kind === 'money' && value === null
  if (!field || (isEmpty(value) && !isUnsaid)) return null
  switch (field.kind) {
    case 'email':
      return String(value)
    case 'phone':
      return <PhoneText number={String(value)} />
    case 'website':
      return String(value).replace(/^https?:\/\/(www\.)?|\/$/g, '')
    case 'longText':
      return String(value).slice(0, 200)
    default:
      return <FactValue type={item._type} name={column} field={field} value={value} />
  }
}
