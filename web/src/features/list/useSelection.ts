import { type Dispatch, type RefObject, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react'
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

/** The rows of a list as one sees them now; of those that are not there nothing is known. */
export interface Placed {
  readonly at: (index: number) => { readonly _id: string } | undefined
  /** -1 for one that is not there. */
  readonly indexOf: (id: string) => number
}

/** Which items of a list are chosen. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  /** Where they are kept, for the lists of groups, which choose for the whole. */
  readonly store: SelectionStore
  readonly has: (id: string) => boolean
  readonly toggle: (id: string, index: number) => void
  /** Chooses all from where one last chose up to here, whether they are on the screen or not. */
  readonly reach: (index: number, rows: Placed) => Promise<void>
  /** Chooses a stretch. */
  readonly range: (from: number, to: number, rows: Placed) => Promise<void>
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
  // The item where one last chose: what others change moves it in a list by date.
  const anchor = useRef<{ readonly id?: string; readonly index: number }>({ index: 0 })

  // As it is by the time that an answer comes.
  const now = useRef(ids)
  useEffect(() => {
    now.current = ids
  })
  const add = (more: readonly string[], isCut = false) => {
    setIds((before) => new Set([...new Set([...before, ...more])].slice(0, CHOSEN_MAX)))
    if (isCut || new Set([...now.current, ...more]).size > CHOSEN_MAX)
      notifyInfo(t('chosenMost', { count: CHOSEN_MAX }))
  }
  const drop = (gone: readonly string[]) => {
    const dropped = new Set(gone)
    setIds((before) => new Set([...before].filter((id) => !dropped.has(id))))
  }
  const choose = async (find: () => Promise<readonly string[]>) => {
    try {
      const found = await find()
      // There may be more than one call tells.
      add(found, found.length === CHOSEN_MAX)
    } catch (error) {
      fail(error)
    }
  }
  const stretch = async (from: number, to: number, rows: Placed): Promise<readonly string[]> => {
    const limit = Math.min(Math.abs(to - from) + 1, CHOSEN_MAX)
    return seenIn(rows, Math.min(from, to), limit) ?? readIds(body, Math.min(from, to), limit)
  }
  const reached = async (to: number, rows: Placed): Promise<readonly string[]> => {
    const { id, index } = anchor.current
    const now = id === undefined ? index : rows.indexOf(id)
    if (now >= 0) return stretch(now, to, rows)
    const last = rows.at(to)?._id
    // Out of sight: where it was is where it is asked for first.
    const found = await stretch(index, to, rows)
    if (id === undefined || last === undefined || found.length === CHOSEN_MAX) return found
    return between(found, id, last) ?? between(await readIds(body, 0, CHOSEN_MAX), id, last) ?? [last]
  }
  const clear = useCallback(() => setIds(new Set()), [setIds])

  return {
    ids,
    store,
    has: (id) => ids.has(id),
    toggle(id, index) {
      anchor.current = { id, index }
      if (ids.has(id)) drop([id])
      else add([id])
    },
    reach: (index, rows) => choose(() => reached(index, rows)),
    range: (from, to, rows) => choose(() => stretch(from, to, rows)),
    all: () => choose(() => readIds(body, 0, CHOSEN_MAX)),
    clear,
    add,
    drop,
  }
}

/** The ids of a stretch, when all its rows are there. */
function seenIn(rows: Placed, first: number, count: number): readonly string[] | undefined {
  const ids: string[] = []
  for (let index = first; index < first + count; index++) {
    const id = rows.at(index)?._id
    if (id === undefined) return undefined
    ids.push(id)
  }
  return ids
}

/** From one id to another, whichever comes first; nothing where one of them is not. */
function between(ids: readonly string[], one: string, other: string): readonly string[] | undefined {
  const [first = -1, last = -1] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b)
  return first < 0 ? undefined : ids.slice(first, last + 1)
}

/** The same for cards, each with a box of its own: those of a list, or of one column of a board. The stretch is of what one saw there. */
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
