import { typeOfId } from '@schakel/domain'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../texts/i18n.ts'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'
import { groupIn, textIn } from '../items/read.ts'
import classes from './MentionList.module.css'
import type { Mentions, Person } from './useMentions.ts'

/** Whom one may mention, under the box in which one types (D10). The keyboard stays in the box. */
export function MentionList({ mentions }: { readonly mentions: Mentions }) {
  const { t } = useTranslation('comments')
  const { people, isOpen, active, listId, optionId, pick } = mentions
  return (
    <>
      {isOpen && (
        <div id={listId} role="listbox" aria-label={t('mentionList')} className={classes.list}>
          {people.map((person, index) => (
            <Option
              key={person._id}
              id={optionId(index)}
              person={person}
              isActive={index === active}
              onPick={() => pick(person)}
            />
          ))}
        </div>
      )}
      <span className="sk-hidden" role="status">
        {isOpen ? t('mentionCount', { count: people.length }) : ''}
      </span>
    </>
  )
}

interface OptionProps {
  readonly id: string
  readonly person: Person
  readonly isActive: boolean
  readonly onPick: () => void
}

function Option({ id, person, isActive, onPick }: OptionProps) {
  const words = useWords()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const type = typeOfId(person._id) ?? 'user'
  const place = textIn(groupIn(person, 'organisation'), 'name')
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the text box, which walks the list
    <div
      ref={element}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes.option}
      // The box keeps the keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <ItemAvatar type={type} name={person.name} avatar={textIn(person, 'avatar')} size={30} />
      <span className={classes.texts}>
        <span className={classes.name}>{person.name}</span>
        <span className={classes.place}>{[words.type(type), place].filter(Boolean).join(' · ')}</span>
      </span>
    </div>
  )
}
