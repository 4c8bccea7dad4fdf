import { type AnyItem, isSame } from '@schakel/domain'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../api/apiError.ts'
import { useWords } from '../../texts/i18n.ts'
import { notifyError } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import type { ShownField } from '../forms/shape.ts'
import { inputOf } from '../forms/values.ts'
import { wireOf } from '../forms/wire.ts'
import { useUpdate } from '../items/mutations.ts'

interface Written {
  /** What stood there before. */
  readonly before: unknown
  /** What was put there, and the version that it became with it. */
  readonly held: unknown
  readonly version: number
}

/** Takes back what was written in one field, as long as nobody else wrote it since (D2.3). */
export function useTakeBack({ _id, _type }: AnyItem, { name, field }: ShownField) {
  const { t } = useTranslation('items')
  const words = useWords()
  const update = useUpdate()
  const fail = useFailure()
  return async ({ before, held, version }: Written): Promise<void> => {
    const props = { [name]: wireOf(field, inputOf(field, before)) }
    const put = (_version: number) => update.mutateAsync({ id: _id, props: { ...props, _version }, quiet: true })
    try {
      await put(version)
    } catch (error) {
      const current = isApiError(error, 409) ? error.current : undefined
      if (!current) fail(error)
      // Somebody else changed another field: this one still stands as it was put there.
      else if (isSame(inputOf(field, current[name]), held)) await put(current._version).catch(fail)
      else notifyError(t('fieldChangedSince', { label: words.field(_type, name) }), t('fieldChangedSinceHint'))
    }
  }
}
