import { type AnyItem, isSame, type TypeName, whereFieldOf } from '@schakel/domain'
import { call, newIdempotencyKey } from '../../../api/call.ts'
import type { Saved, ViewerUser } from '../../../api/types.ts'
import { editableOf } from '../../../entities/inplace/editable.ts'
import { useRefresh } from '../../../entities/items/mutations.ts'
import { itemsIn } from '../../../entities/items/read.ts'
import { titleOf } from '../../../entities/items/titleOf.ts'
import { isCentreKind, rightsOf } from '../../../entities/items/useRights.ts'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { notifyError, notifyUndo } from '../../../ui/notify.ts'
import { useFailure } from '../../../ui/useFailure.ts'

const OWNER = '_owner'

/** A card on its way from one lane to another. */
export interface LaneMove {
  readonly item: AnyItem
  readonly from: string
  readonly to: string
}

/** The way back of a move; who owned it already beside the one before goes on owning it. */
interface WayBack extends LaneMove {
  readonly isKept?: boolean
}

/**
 * Whether a viewer may bring an item to another lane: what its lanes have in common is theirs to write (D6), and is edited where it stands.
 * A switch that discloses a lead asks first (D22.1), so no card is let go on it.
 */
export function mayChangeLane(viewer: ViewerUser, item: AnyItem, by: string | undefined): boolean {
  if (by === undefined) return false
  if (by === OWNER) return rightsOf(viewer, item).update && isCentreKind(viewer.kind)
  return editableOf(viewer, item).has(by)
}

/** Gives an item what the cards of a lane have in common: its owner, a choice, yes or no; taken back by a press, unless somebody else moved it since (D2.3). */
export function useLaneMove(type: TypeName, by: string | undefined) {
  const { t } = useTranslation('list')
  const common = useTranslation('common')
  const items = useTranslation('items')
  const words = useWords()
  const refresh = useRefresh()
  const fail = useFailure()
  const idempotent = () => ({ idempotencyKey: newIdempotencyKey() })

  const valueIn = (lane: string) => {
    if (by !== undefined && whereFieldOf(type, by)?.kind === 'flag') return lane === 'yes'
    return lane === '' ? null : lane
  }
  /** Answers the version of the item then. */
  const put = async ({ item, from, to, isKept }: WayBack, version?: { readonly _version: number }): Promise<number> => {
    if (by === OWNER) {
      const isLeft = from !== '' && !isKept
      // Of both at once, so that no half of it stays (D2.4).
      if (to !== '')
        await call(`/api/space/edge/OWNERS/${item._id}/${to}`, isLeft ? { instead: from } : {}, idempotent())
      else if (isLeft) await call(`/api/space/delete/OWNERS/${item._id}/${from}`, {}, idempotent())
    } else if (by !== undefined) {
      const props = { [by]: valueIn(to), ...version }
      return (await call<Saved>(`/api/space/update/${item._id}`, { props }, idempotent()))._version
    }
    return item._version
  }
  const isStillThere = (now: AnyItem, { from, to }: LaneMove): boolean => {
    if (by !== OWNER) return by !== undefined && isSame(now[by] ?? valueIn(''), valueIn(to))
    return to === '' ? !owns(now, from) : owns(now, to)
  }
  const readNow = ({ _id }: AnyItem) => call<AnyItem>(`/api/space/${_id}`, { depth: 1 })
  /** Answers whether who gets it owned it already: with several owners it stands in the lane of each. */
  const go = async (move: LaneMove) => {
    const isKept = by === OWNER && move.to !== '' && owns(await readNow(move.item), move.to)
    return { isKept, version: await put(move) }
  }
  // An owner hangs on an edge, which has no version: what is there now is read for both.
  const takeBack = async (move: LaneMove, isKept: boolean): Promise<void> => {
    const now = await readNow(move.item)
    const back = { item: now, from: move.to, to: move.from, isKept }
    if (isStillThere(now, move)) await put(back, { _version: now._version })
    else notifyError(t('laneMovedSince', { name: titleOf(now, words) }), items.t('fieldChangedSinceHint'))
  }
  /** Nothing when it was refused, which was said. */
  const tried = async <T>(deed: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await deed()
    } catch (error) {
      fail(error)
      return undefined
    } finally {
      await refresh()
    }
  }
  /** Answers the item with its version then; nothing when it was refused, which was said. */
  return async (move: LaneMove): Promise<AnyItem | undefined> => {
    const gone = await tried(() => go(move))
    if (gone === undefined) return undefined
    const undo = () => void tried(() => takeBack(move, gone.isKept))
    notifyUndo(t('laneMoved', { name: titleOf(move.item, words) }), common.t('undo'), undo)
    return { ...move.item, _version: Math.max(move.item._version, gone.version) }
  }
}

function owns(item: AnyItem, id: string): boolean {
  return itemsIn(item, '_owners').some(({ _id }) => _id === id)
}
