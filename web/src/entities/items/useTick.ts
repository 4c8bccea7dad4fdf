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

/** What the ticks that had to go again wrote, of each todo: the next one begins there, and not at what it heard before that. */
const written = new Map<string, Promise<AnyItem | undefined>>()

/** Ticks one task of a todo. The list goes as a whole, so what others did to the other tasks meanwhile stays as they left it (D2.3). */
export function useTick(todo: AnyItem) {
  const { t } = useTranslation('items')
  const update = useUpdate()
  const fail = useFailure()

  /** Answers the todo as it is then. */
  const put = async (from: AnyItem, place: number, done: boolean): Promise<AnyItem> => {
    const tasks = rowsIn(from, 'tasks').map((task, at) => (at === place ? { ...task, done } : task))
    const version = from._version > 0 ? { _version: from._version } : {}
    const { _version } = await update.mutateAsync({ id: todo._id, props: { tasks, ...version }, quiet: true })
    return { ...from, tasks, _version }
  }

  /** The same on top of what somebody else changed; nothing when it did not come to be, which was said. */
  const putOver = async (task: Task, index: number, done: boolean, theirs: AnyItem): Promise<AnyItem | undefined> => {
    let from = theirs
    for (let left = TRIES - 1; left > 0; left -= 1) {
      const place = placeOf(task, index, rowsIn(from, 'tasks'))
      if (place < 0) {
        notifyError(t('taskGone', { name: String(task.name ?? '') }), t('fieldChangedSinceHint'))
        return undefined
      }
      try {
        return await put(from, place, done)
      } catch (error) {
        const current = currentOf(error)
        if (current && left > 1) from = current
        else fail(error)
      }
    }
    return undefined
  }

  return async (index: number, done: boolean): Promise<void> => {
    const task = rowsIn(todo, 'tasks')[index]
    if (!task) return
    try {
      await put(todo, index, done)
    } catch (error) {
      const current = currentOf(error)
      if (!current) {
        fail(error)
        return
      }
      const before = written.get(todo._id)
      const again = Promise.resolve(before).then((known) =>
        putOver(task, index, done, known && known._version > current._version ? known : current),
      )
      written.set(todo._id, again)
      await again
      if (written.get(todo._id) === again) written.delete(todo._id)
    }
  }
}

function currentOf(error: unknown): AnyItem | undefined {
  return isApiError(error, 409) ? error.current : undefined
}

/** Where a task stands in a list that somebody else changed: known by its name, and of equal names by its place. */
function placeOf({ name }: Task, index: number, tasks: readonly Task[]): number {
  return tasks[index]?.name === name ? index : tasks.findIndex((task) => task.name === name)
}
