import { type Dispatch, type RefObject, type SetStateAction, useCallback, useRef, useState } from 'react'
import type { AnyItem, SearchBody } from '../../api/types.ts'
import type { Picks } from '../../entities/items/PickMark.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyInfo } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import { readIds } from './queries.ts'

/** How many a list lets one choose: as many ids as one call tells. */
export const CHOSEN_MAX = 5000

/** The ids that are chosen, and how to change them. */
export type SelectionStore = readonly [ReadonlySet<string>, Dispatch<SetStateAction<ReadonlySet<string>>>]

/** Which items of a list are chosen. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  /** Where they are kept, for the lists of groups, which choose for the whole. */
  readonly store: SelectionStore
  readonly has: (id: string) => boolean
  readonly toggle: (id: string, index: number) => void
  /** Chooses all from where one last chose up to here, whether they are on the screen or not. */
  readonly reach: (index: number) => Promise<void>
  /** Chooses a stretch. */
  readonly range: (from: number, to: number) => Promise<void>
  readonly all: () => Promise<void>
  readonly clear: () => void
  /** Chooses these too. */
  readonly add: (ids: readonly string[]) => void
  readonly drop: (ids: readonly string[]) => void
}

/** Chooses items of a list; what is not loaded is asked by its place. A group of a list chooses for the whole of it. */
export function useSelection(body: SearchBody, whole?: SelectionStore): Selection {
  const { t } = useTranslation('list')
  const fail = useFailure()
  const own = useState<ReadonlySet<string>>(new Set())
  const store = whole ?? own
  const [ids, setIds] = store
  const anchor = useRef(0)

  const choose = async (offset: number, limit: number) => {
    try {
      const found = await readIds(body, offset, Math.min(limit, CHOSEN_MAX))
      setIds((before) => new Set([...new Set([...before, ...found])].slice(0, CHOSEN_MAX)))
      if (found.length === CHOSEN_MAX) notifyInfo(t('chosenMost', { count: CHOSEN_MAX }))
    } catch (error) {
      fail(error)
    }
  }
  const range = (from: number, to: number) => choose(Math.min(from, to), Math.abs(to - from) + 1)
  const clear = useCallback(() => setIds(new Set()), [setIds])

  return {
    ids,
    store,
    has: (id) => ids.has(id),
    toggle(id, index) {
      anchor.current = index
      setIds((before) => {
        const next = new Set(before)
        if (!next.delete(id) && next.size < CHOSEN_MAX) next.add(id)
        return next
      })
    },
    reach: (index) => range(anchor.current, index),
    range,
    all: () => choose(0, CHOSEN_MAX),
    clear,
    add: (more) => setIds((before) => new Set([...before, ...more].slice(0, CHOSEN_MAX))),
    drop: (gone) =>
      setIds((before) => {
        const next = new Set(before)
        for (const id of gone) next.delete(id)
        return next
      }),
  }
}

/** The same for cards, each with a box of its own. */
export function picksOf(selection: Selection): Picks {
  return {
    size: selection.ids.size,
    has: selection.has,
    toggle(item, index, isReach) {
      if (isReach) void selection.reach(index)
      else selection.toggle(item._id, index)
    },
  }
}

/** The same for the cards of one column of a board, which have an order among themselves: the stretch is of what one saw there. */
export function picksAmong(
  selection: Selection,
  cards: readonly AnyItem[],
  last: RefObject<string | undefined>,
): Picks {
  return {
    size: selection.ids.size,
    has: selection.has,
    toggle(item, index, isReach) {
      const from = isReach ? cards.findIndex(({ _id }) => _id === last.current) : -1
      if (from < 0) selection.toggle(item._id, index)
      else selection.add(cards.slice(Math.min(from, index), Math.max(from, index) + 1).map(({ _id }) => _id))
      last.current = item._id
    },
  }
}
