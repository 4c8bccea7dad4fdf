import { type AnyItem, isSame, unenteredOf } from '@schakel/domain'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyUndo } from '../../ui/notify.ts'
import type { ShownField } from '../forms/shape.ts'
import { inputOf } from '../forms/values.ts'
import { wireOf } from '../forms/wire.ts'
import { useTakeBack } from '../items/useTakeBack.ts'

interface Written {
  /** The item before it. */
  readonly before: AnyItem
  /** What was put there, and the version that it became with it. */
  readonly held: unknown
  readonly version: number
}

/** Says that one field was saved and offers to take that back, which is done as long as nobody else wrote it since (D2.3). */
export function useOfferBack({ _id: id, _type }: AnyItem, { name, field }: ShownField) {
  const { t } = useTranslation('items')
  const common = useTranslation('common')
  const words = useWords()
  const takeBack = useTakeBack()
  const label = words.field(_type, name)
  return ({ before, held, version }: Written) => {
    const props = { [name]: wireOf(field, inputOf(field, before[name])), ...unenteredOf(_type, before, [name]) }
    const isHeld = (current: AnyItem) => isSame(inputOf(field, current[name]), held)
    const undo = () => void takeBack({ id, props, version, label, isHeld })
    notifyUndo(t('fieldSaved', { label }), common.t('undo'), undo)
  }
}
