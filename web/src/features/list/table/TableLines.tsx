import type { Selection } from '../useSelection.ts'
import { HEAD, ROW } from './sizes.ts'
import { TableRow } from './TableRow.tsx'
import type { useTable } from './useTable.ts'

/** Rows that stand for those that are being fetched. */
export const SHAPES = 12

interface TableLinesProps {
  /** What the ids of its rows begin with. */
  readonly id: string
  readonly table: ReturnType<typeof useTable>
  readonly columns: readonly string[]
  readonly selection: Selection
  /** The item that is open beside the list. */
  readonly peeked: string | undefined
}

/** The rows in view, each in its place; shapes of them until the first have come. */
export function TableLines({ id, table, columns, selection, peeked }: TableLinesProps) {
  const { view, drawn, rows, cells, keys, onRow } = table
  if (rows.isPending) {
    return Array.from({ length: SHAPES }, (_, index) => (
      <TableRow
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes that never move
        key={index}
        id={`${id}-shape-${index}`}
        index={index}
        top={HEAD + index * ROW}
        item={undefined}
        columns={columns}
        isActive={false}
        isChosen={false}
        isPeeked={false}
        {...onRow}
      />
    ))
  }
  const rowKeys = cells.keysOf(drawn)
  return drawn.map((index) => {
    const item = rows.at(index)
    return (
      <TableRow
        key={rowKeys.get(index)}
        id={`${id}-${index}`}
        index={index}
        top={view.topOf(index)}
        item={item}
        columns={columns}
        isActive={index === keys.active}
        isChosen={item !== undefined && selection.has(item._id)}
        isPeeked={item !== undefined && item._id === peeked}
        {...onRow}
        activeCell={index === keys.active ? keys.cell : undefined}
        editing={cells.editingIn(index)}
      />
    )
  })
}
