import { isTypeName, optionalText } from '@schakel/domain'
import type { LivePerson } from '@schakel/domain/calls'
import { useTranslation } from 'react-i18next'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'
import classes from './Chat.module.css'

interface PeopleProps {
  readonly people: readonly LivePerson[]
  /** A drawer names itself. */
  readonly isTitled?: boolean
}

/** Who is in the room, oneself first (S2.20). */
export function People({ people, isTitled = true }: PeopleProps) {
  const { t } = useTranslation('chat')
  const viewer = useViewer()
  const others = people.filter(({ _id }) => _id !== viewer._id)
  return (
    <>
      {isTitled && <h2 className={classes.peopleTitle}>{t('people')}</h2>}
      <ul className="sk-list" aria-label={t('people')}>
        <li className={classes.person}>
          <ItemAvatar type="user" name={viewer.name} avatar={viewer.avatar} size={32} />
          <span>{t('youAre', { name: viewer.name })}</span>
        </li>
        {others.map((person) => (
          <li key={person._id ?? person.name} className={classes.person}>
            <ItemAvatar
              type={typeof person._type === 'string' && isTypeName(person._type) ? person._type : 'user'}
              name={person.name}
              avatar={optionalText(person.avatar)}
              size={32}
            />
            <span>{person.name ?? t('someone')}</span>
          </li>
        ))}
      </ul>
      {others.length === 0 && <p className={classes.alone}>{t('onlyYou')}</p>}
    </>
  )
}
