import { IconClock, IconRepeat } from '@tabler/icons-react'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { Clamp } from '../../../ui/Clamp.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { classOf } from '../../../ui/layout/look.ts'
import { isLate } from '../due.ts'
import { isOn, textIn } from '../read.ts'
import { TaskList, TodoBox } from '../TaskList.tsx'
import { organisationOf, titleOf } from '../titleOf.ts'
import { CardFrame, type CardProps } from './CardFrame.tsx'
import classes from './Cards.module.css'
import { Fact, FactRow } from './Fact.tsx'

/** Something to do: the box that ticks it off, when, what, and its checklist with boxes (S2.30). */
export function TodoCard(props: CardProps) {
  const { item, parent } = props
  const { t } = useTranslation('items')
  const words = useWords()
  const due = textIn(item, 'due')
  const rule = textIn(item, 'repeat')
  const description = textIn(item, 'description')
  const role = textIn(item, '$role')
  const subtitle = [role ? words.role(role) : words.type('todo'), parent ? undefined : organisationOf(item)?.name]
  const isDone = isOn(item, 'done')
  return (
    <CardFrame
      {...props}
      subtitle={subtitle.filter(Boolean).join(' · ')}
      face={<TodoBox todo={item} parent={parent} name={titleOf(item, words)} />}
      title={<span className={isDone ? classes.done : undefined}>{titleOf(item, words)}</span>}
      chips={isDone && <Chip tone="success">{t('done')}</Chip>}
    >
      {due && (
        <FactRow>
          <Fact icon={<IconClock size={15} aria-hidden="true" />} label={words.field('todo', 'due')}>
            <span className={isLate(item) ? classOf([], { tone: 'danger', weight: 'strong' }) : undefined}>
              <DateText iso={due} />
              {isLate(item) && ` · ${t('late')}`}
            </span>
          </Fact>
          {rule && (
            <Fact icon={<IconRepeat size={15} aria-hidden="true" />} label={words.field('todo', 'repeat')}>
              {words.repeat(rule)}
            </Fact>
          )}
        </FactRow>
      )}
      {description && <Clamp lines={3}>{description}</Clamp>}
      <TaskList todo={item} parent={parent} />
    </CardFrame>
  )
}
