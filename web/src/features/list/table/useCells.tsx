import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { AnyItem } from '../../../api/types.ts'
import { editableOf } from '../../../entities/inplace/editable.ts'
import { Editor } from '../../../entities/inplace/editorPart.ts'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import { useBlockedReason } from '../../../ui/writeBlocked.ts'
import { CellValue } from './CellValue.tsx'
import { NAME } from './columns.ts'
import classes from './Table.module.css'
import type { Rows } from './useRows.ts'

interface CellsInput {
  readonly rows: Rows
  readonly columns: readonly string[]
  /** The keyboard goes back to it. */
  readonly grid: RefObject<HTMLDivElement | null>
}

interface Place {
  /** Where its row was when one began: what is written moves a row in a list by date. */
  readonly index: number
  /** By name: columns come and go while one types. */
  readonly column: string
  readonly item: AnyItem
}

/** The field of which a column shows the value or a part: `address.city` is written as the address. */
const fieldOf = (column: string) => column.split('.')[0] ?? ''

/** The cells of the table that are being edited where they stand: by the rights and the inputs of the form. */
export function useCells({ rows, columns, grid }: CellsInput) {
  const viewer = useViewer()
  const blocked = useBlockedReason('now')
  const [open, setOpen] = useState<readonly Place[]>([])
  const shownIn = (item: AnyItem, column: string) => editableOf(viewer, item).get(fieldOf(column))

  const beginOn = (item: AnyItem, index: number, column: string): boolean => {
    if (blocked || !shownIn(item, column)) return false
    const isSame = (place: Place) => place.item._id === item._id && place.column === column
    setOpen((now) => (now.some(isSame) ? now : [...now, { index, column, item }]))
    return true
  }
  const begin = (index: number, column: string): boolean => {
    const item = rows.at(index)
    return item !== undefined && beginOn(item, index, column)
  }
  /** What is edited in a row: it belongs to the item, wherever its row has gone; one that is not there waits where it was. */
  const placesIn = (index: number): readonly Place[] => {
    const id = rows.at(index)?._id
    return open.filter((place) => (id === undefined ? place.index === index : place.item._id === id))
  }
  const end = (place: Place, isByKey: boolean) => {
    setOpen((now) => now.filter((one) => one !== place))
    if (isByKey) grid.current?.focus()
  }
  /** The next cell of the row that may be written. */
  const beside = ({ item, column }: Place, step: 1 | -1): string | undefined => {
    const at = columns.indexOf(column)
    const mayBe = (one: string, place: number) => (step === 1 ? place > at : place < at) && shownIn(item, one)
    return step === 1 ? columns.find(mayBe) : columns.findLast(mayBe)
  }

  return {
    begin,
    /** By which the rows are known: by their items, so that what is typed goes along where its row goes. */
    keysOf(indexes: readonly number[]): ReadonlyMap<number, string | number> {
      const ids = indexes.map((index) => rows.at(index)?._id ?? placesIn(index)[0]?.item._id)
      // While pages are read again one item may stand on two of them.
      return new Map(indexes.map((index, at) => [index, ids.indexOf(ids[at]) === at ? (ids[at] ?? index) : index]))
    },
    /** Rows that stay drawn out of view, with what is being typed in them. */
    kept: open.map(({ index }) => index).filter((index) => index < rows.total && placesIn(index).length > 0),
    /** The cells of a row that are being edited, by column: while one is saved the next is typed in. */
    editingIn(index: number): ReadonlyMap<string, ReactNode> | undefined {
      const here = placesIn(index)
      if (here.length === 0) return undefined
      return new Map(here.map((place) => [place.column, editorOf(place)]))
    },
  }

  function editorOf(place: Place): ReactNode {
    const shown = shownIn(place.item, place.column)
    if (!shown) return null
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps the row from taking the click
      // biome-ignore lint/a11y/noStaticElementInteractions: as above
      <div className={classes.editor} onClick={(event) => event.stopPropagation()}>
        <Editor
          item={place.item}
          shown={shown}
          meanwhile={<CellValue item={place.item} column={place.column} />}
          onDone={(_saved, how) => end(place, how === 'key')}
          onStep={(step) => {
            const next = beside(place, step)
            return next !== undefined && beginOn(place.item, place.index, next)
          }}
        />
      </div>
    )
  }
}

/** What a press on a cell does: the same function at all times, so that scrolling draws no row again. */
export function useEditByPress(begin: (index: number, column: string) => boolean, setCell: (column: string) => void) {
  const latest = useRef(begin)
  useEffect(() => {
    latest.current = begin
  })
  return useCallback(
    (index: number, column: string) => {
      setCell(column)
      // The name leads to the card.
      return column !== NAME && latest.current(index, column)
    },
    [setCell],
  )
}
