import type { AnyItem, TypeName } from '@schakel/domain'
import { useState } from 'react'
import { useSaving } from '../../../entities/items/mutations.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { notifyInfo } from '../../../ui/notify.ts'
import type { Selection } from '../useSelection.ts'
import type { Move } from './MoveNow.tsx'
import { columnOf } from './useBoard.ts'
import { useLaneMove } from './useLaneMove.ts'

interface MovesInput {
  readonly type: TypeName
  readonly by: string | undefined
  readonly selection: Selection
  /** Brings all that was chosen to a status. */
  readonly onMoveChosen: (to: string) => void
}

/** The lane that a card comes from, and the one that it goes to. */
export interface Between {
  readonly from: string
  readonly to: string
}

/** Brings a card to a column, and to a lane where that is another one than it came from. */
export type OnMove = (item: AnyItem, to: string, lanes?: Between) => void

/** The cards of a board that are on their way: of several each goes its own way, and none twice at once. */
export function useBoardMoves({ type, by, selection, onMoveChosen }: MovesInput) {
  const [moves, setMoves] = useState<readonly Move[]>([])
  const [changing, setChanging] = useState<readonly string[]>([])
  const saving: ReadonlySet<string> = new Set([...useSaving(), ...changing])
  const { t } = useTranslation('list')
  const changeLane = useLaneMove(type, by)

  async function inLane(item: AnyItem, lanes: Between) {
    setChanging((before) => [...before, item._id])
    const moved = await changeLane({ item, ...lanes })
    setChanging((before) => before.filter((id) => id !== item._id))
    return moved
  }

  const onMove = async (item: AnyItem, to: string, lanes?: Between) => {
    const id = item._id
    if (saving.has(id) || moves.some((one) => one.item._id === id)) return
    const isOfSeveral = selection.has(id) && selection.ids.size > 1
    if (lanes && isOfSeveral) {
      selection.clear()
      notifyInfo(t('laneMovesOne'))
    }
    // Its status on top of what the lane changed: on the version before it would be somebody else's.
    const now = lanes ? await inLane(item, lanes) : item
    if (!now || (lanes && to === columnOf(item))) return
    if (isOfSeveral && !lanes) onMoveChosen(to)
    else setMoves((before) => [...before, { item: now, to }])
  }

  return {
    saving,
    moves,
    onMove,
    /** A move is over, whatever became of it. */
    onMoved: (move: Move) => setMoves((before) => before.filter((one) => one !== move)),
  }
}
