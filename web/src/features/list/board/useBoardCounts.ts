import { type AnyItem, enteredWorth, type TypeName, worthOf } from '@schakel/domain'
import { useState } from 'react'
import type { SearchBody } from '../../../api/types.ts'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import { groupsInOrder } from '../groups.ts'
import { type StatusCount, useLanes, useStatusCounts } from '../queries.ts'
import { type Places, placesOf, sumNow } from './useBoard.ts'

/** How many stand in a column and what they are worth together, whole euros; nothing while that is not known. */
export interface Sum {
  readonly count: number | undefined
  /** Nothing where the type is worth nothing. */
  readonly amount: number | undefined
}

interface CountsInput {
  readonly type: TypeName
  readonly body: SearchBody
  /** What the lanes of the board have in common. */
  readonly by: string | undefined
  /** All cards that were read. */
  readonly cards: readonly AnyItem[]
}

type Counts = ReadonlyMap<string, StatusCount>

/** What the columns of a board and of its lanes add up to: as the server counted it, and followed for what is moved before it counts anew. */
export function useBoardCounts({ type, body, by, cards }: CountsInput) {
  const { kind } = useViewer()
  const columns = useStatusCounts(body)
  const lanes = useLanes(body, by)
  const placesOfColumns = usePlaces(columns.data, cards)
  const placesOfLanes = usePlaces(lanes.data, cards)
  const weigh = (item: AnyItem) => enteredWorth(kind, item) ?? 0
  const sum = (counts: Counts | undefined, status: string, items: readonly AnyItem[], places: Places): Sum => {
    const { count = 0, amount = 0 } = counts?.get(status) ?? {}
    return {
      count: counts && sumNow(status, count, items, places),
      amount: counts && worthOf(type) ? sumNow(status, amount, items, places, weigh) : undefined,
    }
  }
  return {
    error: by === undefined ? undefined : lanes.error,
    retry: () => void lanes.refetch(),
    lanes: by === undefined || !lanes.data ? undefined : groupsInOrder(lanes.data, type, by),
    isPending: by !== undefined && lanes.isPending,
    counts: columns.data,
    inColumn: (status: string) => sum(columns.data, status, cards, placesOfColumns),
    inCell: (counts: Counts, status: string, items: readonly AnyItem[]) => sum(counts, status, items, placesOfLanes),
  }
}

/** Where the cards stood when they were counted. */
function usePlaces(counts: unknown, cards: readonly AnyItem[]): Places {
  const [known, setKnown] = useState<{ readonly counts: unknown; readonly places: Places }>()
  const isNew = known?.counts !== counts
  const places = known?.places ?? new Map()
  // What the server counted anew, it counted where the cards stand now.
  if (isNew) setKnown({ counts, places: placesOf(cards) })
  else if (cards.some(({ _id }) => !places.has(_id))) setKnown({ counts, places: placesOf(cards, places) })
  return places
}
