import type { AnyItem } from '@schakel/domain'
import { type ReactNode, useState } from 'react'
import cards from '../../entities/items/cards/Cards.module.css'
import { isLate } from '../../entities/items/due.ts'
import { ChildRow } from '../../entities/items/page/ChildRow.tsx'
import { RowList } from '../../entities/items/page/RowList.tsx'
import { isOn, textIn } from '../../entities/items/read.ts'
import { TaskList, TodoBox } from '../../entities/items/TaskList.tsx'
import { titleOf } from '../../entities/items/titleOf.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { classOf } from '../../ui/layout/look.ts'

interface TodoRowsProps {
  readonly parent: AnyItem
  readonly todos: readonly AnyItem[]
  readonly empty: ReactNode
}

/** Todos to tick off in place (S2.30): what is due first on top, what is done hidden until asked for. */
export function TodoRows({ parent, todos, empty }: TodoRowsProps) {
  const { t } = useTranslation('card')
  const [showDone, setShowDone] = useState(false)
  const open = todos.filter((todo) => !isOn(todo, 'done')).toSorted(byDue)
  const done = todos.filter((todo) => isOn(todo, 'done')).toSorted((a, b) => byDue(b, a))
  const shown = showDone ? [...open, ...done] : open
  return (
    <>
      <RowList items={shown} keyOf={({ _id }) => _id} empty={empty}>
        {(todo) => <TodoRow todo={todo} parent={parent} />}
      </RowList>
      {done.length > 0 && (
        <div>
          <Button tone="plain" size="sm" aria-expanded={showDone} onClick={() => setShowDone(!showDone)}>
            {showDone ? t('hideDone') : t('showDone', { count: done.length })}
          </Button>
        </div>
      )}
    </>
  )
}

function TodoRow({ todo, parent }: { readonly todo: AnyItem; readonly parent: AnyItem }) {
  const { t } = useTranslation('items')
  const words = useWords()
  const name = titleOf(todo, words)
  const isDone = isOn(todo, 'done')
  const due = textIn(todo, 'due')
  const rule = isDone ? undefined : textIn(todo, 'repeat')
  return (
    <ChildRow
      item={todo}
      parent={parent}
      face={<TodoBox todo={todo} parent={parent} name={name} />}
      title={<span className={isDone ? cards.done : undefined}>{name}</span>}
      detail={
        due && (
          <span className={isLate(todo) ? classOf([], { tone: 'danger', weight: 'strong' }) : undefined}>
            <DateText iso={due} />
            {isLate(todo) && ` · ${t('late')}`}
            {rule && ` · ${t('repeats', { often: words.repeat(rule) })}`}
          </span>
        )
      }
    >
      {!isDone && <TaskList todo={todo} parent={parent} />}
    </ChildRow>
  )
}

function byDue(a: AnyItem, b: AnyItem): number {
  // What has no date comes after what has one.
  return (textIn(a, 'due') ?? '~').localeCompare(textIn(b, 'due') ?? '~')
}
