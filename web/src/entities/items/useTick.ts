import type { AnyItem } from '@schakel/domain'
import { isApiError } from '../../api/apiError.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyError } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import { useUpdate } from './mutations.ts'
import { rowsIn } from './read.ts'

type Task = Readonly<Record<string, unknown>>

/** How often somebody else may be first before it is told. */
const TRIES = 3

/** Ticks one task of a todo. The list goes as a whole, so what others did to the other tasks meanwhile stays as they left it (D2.3). */
export function useTick(todo: AnyItem) {
  const { t } = useTranslation('items')
  const update = useUpdate()
  const fail = useFailure()

  const put = (from: AnyItem, place: number, done: boolean) => {
    const tasks = rowsIn(from, 'tasks').map((task, at) => (at === place ? { ...task, done } : task))
    const version = from._version > 0 ? { _version: from._version } : {}
    return update.mutateAsync({ id: todo._id, props: { tasks, ...version }, quiet: true })
  }

  return async (index: number, done: boolean): Promise<void> => {
    const task = rowsIn(todo, 'tasks')[index]
    let [from, place] = [todo, index]
    for (let left = TRIES; task && left > 0; left -= 1) {
      try {
        await put(from, place, done)
        return
      } catch (error) {
        const current = isApiError(error, 409) ? error.current : undefined
        if (!current || left === 1) {
          fail(error)
          return
        }
        from = current
        place = placeOf(task, index, rowsIn(current, 'tasks'))
      }
      if (place < 0) {
        notifyError(t('taskGone', { name: String(task.name ?? '') }), t('fieldChangedSinceHint'))
        return
      }
    }
  }
}

/** Where a task stands in a list that somebody else changed: known by its name, and of equal names by its place. */
function placeOf({ name }: Task, index: number, tasks: readonly Task[]): number {
  return tasks[index]?.name === name ? index : tasks.findIndex((task) => task.name === name)
}
