import type { ReactNode } from 'react'
import { Row } from './layout/Row.tsx'
import { Stack } from './layout/Stack.tsx'
import classes from './Masonry.module.css'
import { useColumns } from './useColumns.ts'

interface MasonryProps<T> {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  readonly children: (item: T) => ReactNode
  /** About how tall the card of an item is, in any unit; the same for all when left out. */
  readonly weightOf?: (item: T) => number
}

/**
 * Divides items over columns: each goes to the shortest so far. Only the items before it decide where one goes, so nothing
 * that is on the screen moves when more are added.
 */
export function divide<T>(items: readonly T[], columns: number, weightOf: (item: T) => number): T[][] {
  const lists = Array.from({ length: columns }, (): T[] => [])
  const heights = lists.map(() => 0)
  for (const item of items) {
    const shortest = heights.indexOf(Math.min(...heights))
    lists[shortest]?.push(item)
    heights[shortest] = (heights[shortest] ?? 0) + weightOf(item)
  }
  return lists
}

/** Cards in 3, 2 or 1 columns, 20 apart (S2.26). What is far outside the window is not laid out or painted. */
export function Masonry<T>({ items, keyOf, children, weightOf = () => 1 }: MasonryProps<T>) {
  const columns = divide(items, useColumns(), weightOf)
  return (
    <Row align="start" className={classes.grid}>
      {columns.map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <Stack grow fluid key={index} className={classes.column}>
          {column.map((item) => (
            <div key={keyOf(item)} className={classes.cell}>
              {children(item)}
            </div>
          ))}
        </Stack>
      ))}
    </Row>
  )
}
