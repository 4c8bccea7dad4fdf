import { definitionOf, hexOf, type TypeName } from '@schakel/domain'
import { useWords } from '../texts/i18n.ts'
import { iconOf } from './icons.ts'
import { Row } from './layout/Row.tsx'
import classes from './StatusChip.module.css'

interface StatusChipProps {
  readonly type: TypeName
  readonly status: string | undefined
  /** Only planned: drawn with a dashed edge. */
  readonly planned?: boolean
  readonly size?: 'sm' | 'md'
}

/** A status with its label, colour and icon from the registry (S3.15, D5); nothing for a type or item without one. */
export function StatusChip({ type, status, planned = false, size = 'sm' }: StatusChipProps) {
  const words = useWords()
  const entry = status === undefined ? undefined : definitionOf(type).statuses?.entries[status]
  if (status === undefined || entry === undefined) return null
  const Icon = iconOf(entry.icon)
  return (
    <Row
      as="span"
      gap={1}
      inline
      rigid
      size="xs"
      weight="strong"
      corners="full"
      className={classes.chip}
      nowrap
      style={{ '--item-color': hexOf(entry.colour) }}
      data-size={size}
      data-planned={planned || undefined}
      data-status={status}
    >
      <Icon size={size === 'sm' ? 13 : 15} stroke={2} aria-hidden="true" />
      {words.status(type, status)}
    </Row>
  )
}
