import type { WorkLine } from '@schakel/domain/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useUpdate } from '../../entities/items/mutations.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyUndo } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import { useTakeOff } from './queries.ts'

/** Whether a line is ticked off by itself: the others end when what they ask for is done. */
export function isTickable({ why }: WorkLine): boolean {
  return why === 'todo' || why === 'given' || why === 'message'
}

/** Ticks a line off and offers to take that back: a todo is done, a message is read. */
export function useTick() {
  const { t } = useTranslation('work')
  const common = useTranslation('common')
  const cache = useQueryClient()
  const takeOff = useTakeOff()
  const fail = useFailure()
  const update = useUpdate()
  const mark = useMutation({
    mutationFn: ({ id, read }: { readonly id: string; readonly read: boolean }) =>
      call('/api/messages/read', { ids: [id], read }),
    onError: fail,
    onSettled: () => cache.invalidateQueries(),
  })
  return async (line: WorkLine, name: string) => {
    const { _id: id } = line.item
    const set = (isDone: boolean): Promise<unknown> =>
      line.why === 'message'
        ? mark.mutateAsync({ id, read: isDone })
        : update.mutateAsync({ id, props: { done: isDone } })
    const putBack = await takeOff((one) => one.item._id === id && one.why === line.why)
    // The line is gone at once; that it is done is said when it is, of each of several. What failed is said by the call itself.
    await set(true).then(
      () =>
        notifyUndo(t(line.why === 'message' ? 'wasRead' : 'ticked', { name }), common.t('undo'), () => {
          set(false).catch(() => undefined)
        }),
      putBack,
    )
  }
}
