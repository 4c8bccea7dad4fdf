import { type AnyItem, isSame, unenteredOf } from '@schakel/domain'
import { isApiError } from '../../api/apiError.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyError, notifyUndo } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import type { ShownField } from '../forms/shape.ts'
import { inputOf } from '../forms/values.ts'
import { wireOf } from '../forms/wire.ts'
import { useUpdate } from '../items/mutations.ts'

interface Written {
  /** The item before it. */
  readonly before: AnyItem
  /** What was put there, and the version that it became with it. */
  readonly held: unknown
  readonly version: number
}

/** Says that one field was saved and offers to take that back, which is done as long as nobody else wrote it since (D2.3). */
export function useOfferBack({ _id, _type }: AnyItem, { name, field }: ShownField) {
  const { t } = useTranslation('items')
  const common = useTranslation('common')
  const words = useWords()
  const update = useUpdate()
  const fail = useFailure()
  const label = words.field(_type, name)
  const takeBack = async ({ before, held, version }: Written): Promise<void> => {
    const props = { [name]: wireOf(field, inputOf(field, before[name])), ...unenteredOf(_type, before, [name]) }
    const put = (_version: number) => update.mutateAsync({ id: _id, props: { ...props, _version }, quiet: true })
    try {
      await put(version)
    } catch (error) {
      const current = isApiError(error, 409) ? error.current : undefined
      if (!current) fail(error)
      // Somebody else changed another field: this one still stands as it was put there.
      else if (isSame(inputOf(field, current[name]), held)) await put(current._version).catch(fail)
      else notifyError(t('fieldChangedSince', { label }), t('fieldChangedSinceHint'))
    }
  }
  return (written: Written) => notifyUndo(t('fieldSaved', { label }), common.t('undo'), () => void takeBack(written))
}
