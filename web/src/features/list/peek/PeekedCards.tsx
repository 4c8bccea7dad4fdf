import { type ComponentProps, useEffect, useRef } from 'react'
import { itemsOf } from '../../../entities/items/countLine.ts'
import { useSearchList } from '../../../entities/items/queries.ts'
import { ResultList } from '../../../entities/items/ResultList.tsx'
import { picksAmong, type Selection } from '../useSelection.ts'
import { useWalkKeys } from '../useWalkKeys.ts'
import type { Peek } from './usePeek.ts'

interface PeekedCardsProps extends Omit<ComponentProps<typeof ResultList>, 'peek' | 'picks'> {
  readonly peek: Peek
  readonly selection: Selection
}

/** A list of cards, each of which can be opened beside it; one walks through those that have come. */
export function PeekedCards({ peek, selection, ...list }: PeekedCardsProps) {
  const { data, hasNextPage, fetchNextPage } = useSearchList(list.body)
  const items = itemsOf(data)
  const lastPick = useRef<string>(undefined)
  const picks = picksAmong(selection, items, lastPick)
  const { walk } = peek
  useWalkKeys({
    columns: [{ items, picks, peek }],
    onEnd: () => void (hasNextPage && fetchNextPage()),
  })
  useEffect(() => {
    walk.current = {
      step(by) {
        const at = items.findIndex(({ _id }) => _id === peek.id)
        const next = items[at + by]
        if (next && at >= 0) peek.follow(next._id)
        else if (by === 1 && hasNextPage) void fetchNextPage()
      },
      placeOf(id) {
        const at = items.findIndex(({ _id }) => _id === id)
        return at < 0 ? undefined : { at: at + 1, total: data?.pages[0]?.total ?? items.length }
      },
    }
  })
  return <ResultList {...list} picks={picks} peek={peek} />
}
