import { type TypeName, typeNames } from '@schakel/domain'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../texts/i18n.ts'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { useViewer } from '../auth/viewer.tsx'
import classes from './TypeFilter.module.css'

interface TypeFilterProps {
  readonly chosen: TypeName | undefined
  readonly onChoose: (type: TypeName | undefined) => void
  readonly types: readonly TypeName[]
  /** Whether "all" is a choice. */
  readonly withAll?: boolean
}

const forCentre: readonly TypeName[] = ['tag', 'space']

/** The types that a person may come across in a search. Users are listed by super users alone (D6). */
export function useSearchTypes(): readonly TypeName[] {
  const { kind } = useViewer()
  const isCentre = kind === 'super' || kind === 'staff'
  return typeNames.filter((type) => {
    if (type === 'user') return kind === 'super'
    if (type === 'match' || type === 'comment') return false
    if (type === 'lead') return kind !== 'supplier' && kind !== 'member'
    if (type === 'supplier') return kind !== 'member'
    return isCentre || !forCentre.includes(type)
  })
}

/** Chips that narrow a list to one type. */
export function TypeFilter({ chosen, onChoose, types, withAll = true }: TypeFilterProps) {
  const { t } = useTranslation('search')
  const words = useWords()
  return (
    <fieldset className={classes.chips}>
      <legend className="sk-hidden">{t('filter')}</legend>
      {withAll && (
        <button
          type="button"
          className={classes.chip}
          aria-pressed={chosen === undefined}
          onClick={() => onChoose(undefined)}
        >
          {t('all')}
        </button>
      )}
      {types.map((type) => (
        <button
          key={type}
          type="button"
          className={classes.chip}
          aria-pressed={chosen === type}
          onClick={() => onChoose(type)}
        >
          <TypeIcon type={type} size={16} />
          {words.type(type, 2)}
        </button>
      ))}
    </fieldset>
  )
}
