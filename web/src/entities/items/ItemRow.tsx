import { type AnyItem, optionalText } from '@schakel/domain'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from '../../texts/i18n.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { ItemFace } from './ItemFace.tsx'
import classes from './ItemRow.module.css'
import { detailOf, subtitleOf, titleOf } from './titleOf.ts'

interface ItemRowProps {
  readonly item: AnyItem
  /** What stands at the end, such as a date. */
  readonly aside?: ReactNode
  readonly onOpen?: () => void
  /** Instead of what the item is called elsewhere. */
  readonly title?: string | undefined
  /** Instead of what stands below that elsewhere. */
  readonly detail?: string | undefined
  /** Among others of the same type and status, which are then left out. */
  readonly compact?: boolean
  /** Among others of the same type, which is then left out. */
  readonly sameType?: boolean
}

/** An item as one row that is a link: face, name, subtitle, status (S2.24). In a narrow place the end goes below. */
export function ItemRow({ item, aside, onOpen, title, detail, compact = false, sameType = false }: ItemRowProps) {
  const words = useWords()
  const status = compact ? undefined : optionalText(item.status)
  return (
    <Link
      to="/card/$"
      params={{ _splat: item._id }}
      className={classOf(['faced'], { pad: 2, padX: 2.5, hover: true, className: classes.row })}
      onClick={onOpen}
      data-row
      data-aside={aside && !compact ? true : undefined}
    >
      <ItemFace item={item} />
      <Stack as="span" fluid className={classes.texts}>
        <Text as="span" weight="strong" truncate tight>
          {title ?? titleOf(item, words)}
        </Text>
        {compact ? (
          <Row nowrap as="span" gap={2} fluid size="sm" tone="muted">
            {aside}
            <Hint as="span" truncate className={classes.subtitle}>
              {detail ?? detailOf(item)}
            </Hint>
          </Row>
        ) : (
          <Hint as="span" truncate className={classes.subtitle}>
            {sameType ? detailOf(item) : subtitleOf(item, words)}
          </Hint>
        )}
      </Stack>
      {!compact && (status || aside) && (
        <Row as="span" gap={3} className={classes.end}>
          <StatusChip type={item._type} status={status} />
          {aside && (
            <Hint as="span" text="end" className={classes.aside}>
              {aside}
            </Hint>
          )}
        </Row>
      )}
    </Link>
  )
}
