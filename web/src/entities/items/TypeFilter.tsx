import { definitionOf, may, type TypeName, typeNames, type ViewerKind } from '@schakel/domain'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Choice, Choices } from '../../ui/Choices.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { useViewer } from '../viewer/viewer.tsx'
import { isCentreKind } from './useRights.ts'

interface TypeFilterProps {
  readonly chosen: TypeName | undefined
  readonly onChoose: (type: TypeName | undefined) => void
  readonly types: readonly TypeName[]
  /** Whether "all" is a choice. */
  readonly withAll?: boolean
}

/** The types that a person may come across in a search. Users are listed by super users alone (D6). */
export function useSearchTypes(): readonly TypeName[] {
  return searchTypesOf(useViewer().kind)
}

/** The types that somebody of this kind searches and lists. */
export function searchTypesOf(kind: ViewerKind): readonly TypeName[] {
  const isCentre = isCentreKind(kind)
  return typeNames.filter((type) => {
    if (type === 'user') return may({ kind }, 'listUsers')
    if (type === 'decision') return may({ kind }, 'seeWeighing')
    if (type === 'lead') return may({ kind }, 'findLeads')
    if (type === 'supplier') return may({ kind }, 'findSuppliers')
    const { searched } = definitionOf(type).screen
    return searched === 'all' || (isCentre && searched === 'centre')
  })
}

/** Chips that narrow a list to one type. */
export function TypeFilter({ chosen, onChoose, types, withAll = true }: TypeFilterProps) {
  const { t } = useTranslation('search')
  const words = useWords()
  return (
    <Choices legend={t('filter')} inOneRow>
      {withAll && (
        <Choice isOn={chosen === undefined} onChoose={() => onChoose(undefined)}>
          {t('all')}
        </Choice>
      )}
      {types.map((type) => (
        <Choice key={type} isOn={chosen === type} onChoose={() => onChoose(type)}>
          <TypeIcon type={type} size={16} />
          {words.type(type, 2)}
        </Choice>
      ))}
    </Choices>
  )
}
