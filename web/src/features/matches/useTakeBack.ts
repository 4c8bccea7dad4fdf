import { call } from '../../api/call.ts'
import { useRefresh, useUpdate } from '../../entities/items/mutations.ts'
import { useFailure } from '../../ui/useFailure.ts'

/** Takes back an answer to a match: to what it was before, or away where it was the first one. */
export function useTakeBack() {
  const update = useUpdate()
  const refresh = useRefresh()
  const fail = useFailure()
  return async (id: string, before: Readonly<Record<string, unknown>> | undefined): Promise<void> => {
    try {
      if (before) await update.mutateAsync({ id, props: before, quiet: true })
      else await call('/api/space/delete', { item: { _id: id } })
    } catch (error) {
      fail(error)
    } finally {
      await refresh()
    }
  }
}
