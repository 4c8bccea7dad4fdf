import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { AnyItem } from '../../../api/types.ts'
import { editableOf } from '../../../entities/inplace/editable.ts'
import { Editor } from '../../../entities/inplace/editorPart.ts'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import { useBlockedReason } from '../../../ui/writeBlocked.ts'
import { CellValue } from './CellValue.tsx'
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
  readonly cell: number
  readonly item: AnyItem
}

/** The field of which a column shows the value or a part: `address.city` is written as the address. */
const fieldOf = (column = '') => column.split('.')[0] ?? ''

/** The cells of the table that are being edited where they stand: by the rights and the inputs of the form. */
export function useCells({ rows, columns, grid }: CellsInput) {
  const viewer = useViewer()
  const blocked = useBlockedReason('now')
  const [open, setOpen] = useState<readonly Place[]>([])
  const shownIn = (item: AnyItem, cell: number) => editableOf(viewer, item).get(fieldOf(columns[cell]))

  const beginOn = (item: AnyItem, index: number, cell: number): boolean => {
    if (blocked || !shownIn(item, cell)) return false
    const isSame = (place: Place) => place.item._id === item._id && place.cell === cell
    setOpen((now) => (now.some(isSame) ? now : [...now, { index, cell, item }]))
    return true
  }
  const begin = (index: number, cell: number): boolean => {
    const item = rows.at(index)
    return item !== undefined && beginOn(item, index, cell)
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
  const beside = ({ item, cell }: Place, step: 1 | -1): number | undefined => {
    const places = columns.map((_, place) => place).filter((place) => shownIn(item, place))
    return step === 1 ? places.find((place) => place > cell) : places.findLast((place) => place < cell)
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
    /** The cells of a row that are being edited, by their place: while one is saved the next is typed in. */
    editingIn(index: number): ReadonlyMap<number, ReactNode> | undefined {
      const here = placesIn(index)
      if (here.length === 0) return undefined
      return new Map(here.map((place) => [place.cell, editorOf(place)]))
    },
  }

  function editorOf(place: Place): ReactNode {
    const shown = shownIn(place.item, place.cell)
    if (!shown) return null
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps the row from taking the click
      // biome-ignore lint/a11y/noStaticElementInteractions: as above
      <div className={classes.editor} onClick={(event) => event.stopPropagation()}>
        <Editor
          item={place.item}
          shown={shown}
          meanwhile={<CellValue item={place.item} column={columns[place.cell] ?? ''} />}
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
export function useEditByPress(begin: (index: number, cell: number) => boolean, setCell: (cell: number) => void) {
  const latest = useRef(begin)
  useEffect(() => {
    latest.current = begin
  })
  return useCallback(
    (index: number, cell: number) => {
      setCell(cell)
      // The name leads to the card.
      return cell > 0 && latest.current(index, cell)
    },
    [setCell],
  )
}
