import { type AnyItem, definitionOf } from '@schakel/domain'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { tableOf } from '../../../entities/history/statusOf.ts'
import { type StatusChange, useStatusChange } from '../../../entities/history/useStatusChange.ts'
import { useUpdate } from '../../../entities/items/mutations.ts'
import { isOn } from '../../../entities/items/read.ts'
import { useTakeBack } from '../../../entities/items/useTakeBack.ts'
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
  const takeBack = useTakeBack()
  const { doneField } = definitionOf(item._type)
  const tick = async (name: string, isDone: boolean) => {
    const id = item._id
    try {
      const { _version: version } = await update.mutateAsync({ id, props: { [name]: isDone } })
      const isHeld = (current: AnyItem) => isOn(current, name) === isDone
      const back = { id, props: { [name]: !isDone }, version, label: words.field(item._type, name), isHeld }
      notifyUndo(t('movedTo', { status: words.status(item._type, to) }), common.t('undo'), () => void takeBack(back))
    } catch {
      // What went wrong was said by the update itself.
    }
    onDone()
  }
  const start = useEffectEvent(() => {
    if (doneField !== undefined) {
      void tick(doneField, to === 'done')
    } else if (!asksReason && plan) {
      void change.pick(plan).then((isDone) => isDone && onDone())
    } else if (!asksReason) void change.choose({ status: to }).then((isDone) => isDone && onDone())
  })
  useEffect(() => start(), [])
  return asksReason ? dialog({ item, to, change, onDone }) : null
}
