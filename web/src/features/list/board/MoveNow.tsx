import { type AnyItem, definitionOf } from '@schakel/domain'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { tableOf } from '../../../entities/history/statusOf.ts'
import { type StatusChange, useStatusChange } from '../../../entities/history/useStatusChange.ts'
import { useUpdate } from '../../../entities/items/mutations.ts'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { notifyError, notifyUndo } from '../../../ui/notify.ts'
import { planFor } from './useBoard.ts'

/** A card on its way to another column. */
export interface Move {
  readonly item: AnyItem
  readonly to: string
}

export interface MoveDialogProps extends Move {
  readonly change: StatusChange
  readonly onDone: () => void
}

interface MoveNowProps {
  readonly move: Move
  readonly onDone: () => void
  /** Asks for the reason where the status wants one. */
  readonly dialog: (props: MoveDialogProps) => ReactNode
}

/** Carries a move out: at once, or after the reason that its status asks for (S4.8). It is shown before the server answers. */
export function MoveNow({ move: { item, to }, onDone, dialog }: MoveNowProps) {
  const { t } = useTranslation('list')
  const common = useTranslation('common')
  const words = useWords()
  const plan = planFor(item, to)
  const asksReason = tableOf(item)?.entries[to]?.prompt === true && !plan?.description
  const refused = (text: string) => {
    notifyError(t('notMoved', { status: words.status(item._type, to) }), text)
    onDone()
  }
  // A dialog says itself what was said against it.
  const change = useStatusChange(item, asksReason ? undefined : refused)
  const update = useUpdate()
  const { doneField } = definitionOf(item._type)
  const start = useEffectEvent(() => {
    if (doneField !== undefined) {
      const set = (isDone: boolean) => update.mutate({ id: item._id, props: { [doneField]: isDone } })
      set(to === 'done')
      notifyUndo(t('movedTo', { status: words.status(item._type, to) }), common.t('undo'), () => set(to !== 'done'))
      onDone()
    } else if (!asksReason && plan) {
      void change.pick(plan).then((isDone) => isDone && onDone())
    } else if (!asksReason) void change.choose({ status: to }).then((isDone) => isDone && onDone())
  })
  useEffect(() => start(), [])
  return asksReason ? dialog({ item, to, change, onDone }) : null
}
