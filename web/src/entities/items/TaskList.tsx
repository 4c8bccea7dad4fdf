import type { AnyItem } from '@schakel/domain'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { useWriteBlocked } from '../../ui/writeBlocked.ts'
import { useUpdate } from './mutations.ts'
import { rowsIn } from './read.ts'
import classes from './TaskList.module.css'
import { useRights } from './useRights.ts'
import { useTick } from './useTick.ts'

interface TaskListProps {
  readonly todo: AnyItem
  readonly parent?: AnyItem | undefined
}

/** The checklist of a todo with a box for each task (S2.30); ticking shows at once. */
export function TaskList({ todo, parent }: TaskListProps) {
  const writeBlocked = useWriteBlocked('now')
  const { t } = useTranslation('items')
  const rights = useRights(todo, parent)
  const tick = useTick(todo)
  const tasks = rowsIn(todo, 'tasks')
  if (tasks.length === 0) return null
  const done = tasks.filter((task) => task.done === true).length
  return (
    <Stack gap={2}>
      <Row gap={2.5} size="sm" tone="muted">
        <Text as="span" clip grow ground="sunken" corners="xs" className={classes.bar} most={34} aria-hidden="true">
          <span className={classes.filled} style={{ '--share': done / tasks.length }} />
        </Text>
        <span>{t('tasksDone', { done, count: tasks.length })}</span>
      </Row>
      <Stack as="ul" gap={0.5}>
        {tasks.map((task, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tasks have no id; their place is what the server knows them by
          <li key={index}>
            <Row
              as="label"
              gap={2.5}
              align="start"
              breaks
              className={classes.task}
              data-done={task.done === true || undefined}
            >
              <input
                type="checkbox"
                checked={task.done === true}
                disabled={!rights.write('tasks')}
                onChange={(event) => void tick(index, event.currentTarget.checked)}
                {...writeBlocked}
              />
              <span>{String(task.name ?? '')}</span>
            </Row>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

/** The box with which a todo as a whole is done. */
export function TodoBox({ todo, parent, name }: TaskListProps & { readonly name: string }) {
  const writeBlocked = useWriteBlocked('now')
  const { t } = useTranslation('items')
  const rights = useRights(todo, parent)
  const update = useUpdate()
  return (
    <input
      type="checkbox"
      className={classes.box}
      aria-label={t('doneOf', { name })}
      checked={todo.done === true}
      disabled={!rights.write('done')}
      onChange={(event) => update.mutate({ id: todo._id, props: { done: event.currentTarget.checked } })}
      {...writeBlocked}
    />
  )
}
