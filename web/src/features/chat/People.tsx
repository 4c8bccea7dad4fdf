import { isTypeName, optionalText } from '@schakel/domain'
import type { LivePerson } from '@schakel/domain/calls'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'

interface PeopleProps {
  /** Nothing while it is not known. */
  readonly people: readonly LivePerson[] | undefined
  /** A drawer names itself. */
  readonly isTitled?: boolean
}

/** Who is in the room, oneself first (S2.20). */
export function People({ people, isTitled = true }: PeopleProps) {
  const { t } = useTranslation('chat')
  const viewer = useViewer()
  const others = people?.filter(({ _id }) => _id !== viewer._id)
  return (
    <>
      {isTitled && (
        <Text as="h2" below={2.5} size="md">
          {t('people')}
        </Text>
      )}
      <ul className="sk-list" aria-label={t('people')}>
        <Row as="li" gap={2.5} pad={1} padX={0} breaks>
          <ItemAvatar type="user" name={viewer.name} avatar={viewer.avatar} size={32} />
          <span>{t('youAre', { name: viewer.name })}</span>
        </Row>
        {others?.map((person) => (
          <Row key={person._id ?? person.name} as="li" gap={2.5} pad={1} padX={0} breaks>
            <ItemAvatar
              type={typeof person._type === 'string' && isTypeName(person._type) ? person._type : 'user'}
              name={person.name}
              avatar={optionalText(person.avatar)}
              size={32}
            />
            <span>{person.name ?? t('someone')}</span>
          </Row>
        ))}
      </ul>
      {others?.length === 0 && <Hint above={2.5}>{t('onlyYou')}</Hint>}
    </>
  )
}
