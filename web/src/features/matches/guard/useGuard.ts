import type { AnyItem } from '@schakel/domain'
import { useUpdate } from '../../../entities/items/mutations.ts'
import { useFailure } from '../../../ui/useFailure.ts'
import type { GuardAction } from './askGuard.tsx'

/** Shows a match to its supplier, or keeps it shown, once staff have read what it reads (D20.9). Whoever stops has done nothing. */
export function useGuard(): (match: AnyItem, action: GuardAction) => Promise<void> {
  const update = useUpdate()
  const fail = useFailure()
  return async (match, action) => {
    try {
      const { askGuard } = await import('./askGuard.tsx')
      await askGuard(match, action, ({ reviewed, ...shown }) => {
        const props = { ...shown, ...(reviewed === undefined ? {} : { reviewed }) }
        return update.mutateAsync({ id: match._id, props, shown: { ...shown, _unread: false }, quiet: true })
      })
    } catch (error) {
      fail(error)
    }
  }
}
