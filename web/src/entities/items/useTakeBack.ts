import type { AnyItem } from '@schakel/domain'
import { isApiError } from '../../api/apiError.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyError } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import { useUpdate } from './mutations.ts'

interface Back {
  readonly id: string
  /** What stood there before. */
  readonly props: Readonly<Record<string, unknown>>
  /** The version that the item became with what is taken back. */
  readonly version: number
  /** What was written, in words. */
  readonly label: string
  /** Whether it still stands there as it was written. */
  readonly isHeld: (current: AnyItem) => boolean
}

/** Takes back what was written, which is done as long as nobody else wrote it since (D2.3). Answers whether it was. */
export function useTakeBack(): (back: Back) => Promise<boolean> {
  const { t } = useTranslation('items')
  const update = useUpdate()
  const fail = useFailure()
  return async ({ id, props, version, label, isHeld }) => {
    const put = async (_version: number) => {
      await update.mutateAsync({ id, props: { ...props, _version }, quiet: true })
      return true
    }
    const failed = (error: unknown) => {
      fail(error)
      return false
    }
    try {
      return await put(version)
    } catch (error) {
      const current = isApiError(error, 409) ? error.current : undefined
      if (!current) return failed(error)
      // Somebody else changed something else.
      if (isHeld(current)) return put(current._version).catch(failed)
      notifyError(t('fieldChangedSince', { label }), t('fieldChangedSinceHint'))
      return false
    }
  }
}
