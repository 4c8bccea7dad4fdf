import type { AnyItem, TypeName } from '@schakel/domain'
import { useCallback, useState } from 'react'
import type { SearchBody } from '../../../api/types.ts'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import { useKeptNames } from '../../../ui/useKeptNames.ts'
import { boardColumns, cardsIn, cellOf, columnCards } from './useBoard.ts'
import { useBoardCounts } from './useBoardCounts.ts'

interface CardsInput {
  readonly type: TypeName
  readonly body: SearchBody
  readonly only: readonly string[] | undefined
  readonly by: string | undefined
}

/** The cards that stand in one column of one lane, and how many there are. */
export interface CellCards {
  readonly cell: string
  readonly lane: string | undefined
  readonly status: string
  readonly items: readonly AnyItem[]
  /** Whether what stands in it has come: until then it is not empty, and asks for no more. */
  readonly isRead: boolean
  readonly count: number | undefined
}

/** What stands on a board: its columns and lanes, which of them are folded, and the cards of each as far as they were read. */
export function useBoardCards({ type, body, only, by }: CardsInput) {
  const { _id } = useViewer()
  const columns = boardColumns(type, only)
  const [folded, setFolded] = useKeptNames(`schakel.board.${_id}.${type}`)
  const [foldedLanes, setFoldedLane] = useKeptNames(`schakel.lanes.${_id}.${type}.${by}`)
  const [read, setRead] = useState<Readonly<Record<string, readonly AnyItem[]>>>({})
  const onItems = useCallback((cell: string, items: readonly AnyItem[] | undefined) => {
    setRead(({ [cell]: _, ...others }) => (items ? { ...others, [cell]: items } : others))
  }, [])
  const everything = new Map(Object.values(read).flatMap((items) => items.map((item) => [item._id, item] as const)))
  const counted = useBoardCounts({ type, body, by, cards: [...everything.values()] })
  const lanes = by === undefined ? [undefined] : (counted.lanes ?? []).map(({ status }) => status)
  const cells = lanes.flatMap((lane): CellCards[] => {
    const inLane = columnCards(columns, read, folded, lane)
    const counts = counted.lanes?.find(({ status }) => status === lane)?.cells
    const all = inLane.flatMap(({ items }) => items)
    return columns.map((status) => {
      const cell = cellOf(lane, status)
      return {
        cell,
        lane,
        status,
        items: cardsIn(status, inLane),
        isRead: Object.hasOwn(read, cell),
        count: (counts ? counted.inCell(counts, status, all) : counted.inColumn(status)).count,
      }
    })
  })
  return {
    columns,
    cells,
    counted,
    onItems,
    find: (id: string) => everything.get(id),
    isFolded: (status: string) => folded.includes(status),
    onFold: (status: string) => setFolded(status, !folded.includes(status)),
    isLaneFolded: (lane: string) => foldedLanes.includes(lane),
    onFoldLane: (lane: string) => setFoldedLane(lane, !foldedLanes.includes(lane)),
  }
}

export type BoardCards = ReturnType<typeof useBoardCards>
