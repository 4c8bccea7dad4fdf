import { type AnyItem, type TypeName, whereFieldOf } from '@schakel/domain'
import { call, newIdempotencyKey } from '../../../api/call.ts'
import type { ViewerUser } from '../../../api/types.ts'
import { useRefresh } from '../../../entities/items/mutations.ts'
import { titleOf } from '../../../entities/items/titleOf.ts'
import { isCentreKind, rightsOf } from '../../../entities/items/useRights.ts'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { notifyUndo } from '../../../ui/notify.ts'
import { useFailure } from '../../../ui/useFailure.ts'

const OWNER = '_owner'

/** A card on its way from one lane to another. */
export interface LaneMove {
  readonly item: AnyItem
  readonly from: string
  readonly to: string
}

/** Whether a viewer may bring an item to another lane: what its lanes have in common is theirs to write (D6). */
export function mayChangeLane(viewer: ViewerUser, item: AnyItem, by: string | undefined): boolean {
  if (by === undefined) return false
  const rights = rightsOf(viewer, item)
  if (by === OWNER) return rights.update && isCentreKind(viewer.kind)
  return !by.includes('/') && rights.write(by)
}

/** Gives an item what the cards of a lane have in common: its owner, a choice, yes or no; taken back by a press. */
export function useLaneMove(type: TypeName, by: string | undefined) {
  const { t } = useTranslation('list')
  const common = useTranslation('common')
  const words = useWords()
  const refresh = useRefresh()
  const fail = useFailure()
  const idempotent = () => ({ idempotencyKey: newIdempotencyKey() })

  const put = async ({ item, from, to }: LaneMove): Promise<void> => {
    if (by === OWNER) {
      // First who comes, so that it is never nobody's.
      if (to !== '') await call(`/api/space/edge/OWNERS/${item._id}/${to}`, {}, idempotent())
      if (from !== '') await call(`/api/space/delete/OWNERS/${item._id}/${from}`, {}, idempotent())
    } else if (by !== undefined) {
      const value = whereFieldOf(type, by)?.kind === 'flag' ? to === 'yes' : to === '' ? null : to
      await call(`/api/space/update/${item._id}`, { props: { [by]: value } }, idempotent())
    }
  }
  const tried = async (move: LaneMove): Promise<boolean> => {
    try {
      await put(move)
      return true
    } catch (error) {
      fail(error)
      return false
    } finally {
      await refresh()
    }
  }
  return async (move: LaneMove): Promise<void> => {
    const back = { item: move.item, from: move.to, to: move.from }
    if (await tried(move))
      notifyUndo(t('laneMoved', { name: titleOf(move.item, words) }), common.t('undo'), () => void tried(back))
  }
}
