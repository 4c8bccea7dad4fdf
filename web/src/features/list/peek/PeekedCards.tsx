import { type ComponentProps, useEffect } from 'react'
import { itemsOf } from '../../../entities/items/countLine.ts'
import type { Picks } from '../../../entities/items/PickMark.tsx'
import { useSearchList } from '../../../entities/items/queries.ts'
import { ResultList } from '../../../entities/items/ResultList.tsx'
import { useWalkKeys } from '../useWalkKeys.ts'
import type { Peek } from './usePeek.ts'

interface PeekedCardsProps extends Omit<ComponentProps<typeof ResultList>, 'peek'> {
  readonly peek: Peek
  readonly picks: Picks
}

/** A list of cards, each of which can be opened beside it; one walks through those that have come. */
export function PeekedCards({ peek, ...list }: PeekedCardsProps) {
  const { data, hasNextPage, fetchNextPage } = useSearchList(list.body)
  const items = itemsOf(data)
  const { walk } = peek
  useWalkKeys({
    columns: [{ items, picks: list.picks, peek }],
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
  return <ResultList {...list} peek={peek} />
}
