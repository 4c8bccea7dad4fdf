import { typeOfId } from '@schakel/domain'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Suggestion, SuggestionList } from '../../ui/SuggestionList.tsx'
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
        <SuggestionList id={listId} label={t('mentionList')} className={classes.list}>
          {people.map((person, index) => (
            <Option
              key={person._id}
              id={optionId(index)}
              person={person}
              isActive={index === active}
              onPick={() => pick(person)}
            />
          ))}
        </SuggestionList>
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
  const type = typeOfId(person._id) ?? 'user'
  const place = textIn(groupIn(person, 'organisation'), 'name')
  return (
    <Suggestion id={id} isActive={isActive} onPick={onPick} className={classOf(['row'], { gap: 2.5 })}>
      <ItemAvatar type={type} name={person.name} avatar={textIn(person, 'avatar')} size={30} />
      <Stack as="span" fluid tight>
        <Text as="span" weight="medium" truncate>
          {person.name}
        </Text>
        <Hint as="span" truncate>
          {[words.type(type), place].filter(Boolean).join(' · ')}
        </Hint>
      </Stack>
    </Suggestion>
  )
}
