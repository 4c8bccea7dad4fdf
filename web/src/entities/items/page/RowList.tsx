import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import classes from './RowList.module.css'

interface RowListProps<T> {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  readonly children: (item: T) => ReactNode
  /** What stands there when there is nothing. */
  readonly empty: ReactNode
  readonly most?: number
  /** Cards need more room between them than rows. */
  readonly spread?: boolean
}

const MOST = 6

/** Rows, the first ones at once and the rest when asked for. */
export function RowList<T>({ items, keyOf, children, empty, most = MOST, spread = false }: RowListProps<T>) {
  const { t } = useTranslation('items')
  const [isAll, setAll] = useState(false)
  if (items.length === 0) return <Hint>{empty}</Hint>
  // One more than the limit is shown as well: a button for a single row helps nobody.
  const isLong = items.length > most + 1
  const shown = isLong && !isAll ? items.slice(0, most) : items
  return (
    <>
      <Stack as="ul" gap={0.5} fluid className={classes.list} data-spread={spread || undefined}>
        {shown.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </Stack>
      {isLong && (
        <Button tone="plain" size="sm" className={classes.more} aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? t('showLess') : t('showAll', { count: items.length })}
        </Button>
      )}
    </>
  )
}
