import { onlyOf } from '@schakel/domain'
import { useTranslation } from 'react-i18next'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { Choice, Choices } from '../../ui/Choices.tsx'
import type { Filters, ListState } from './filters.ts'

interface QuickFiltersProps {
  readonly state: ListState
  readonly onChange: (filters: Filters) => void
}

/** What the centre asks of a list all day, one press each: what is mine, what is late, what nobody was matched with (D8.3). */
export function QuickFilters({ state: { type, filters }, onChange }: QuickFiltersProps) {
  const { t } = useTranslation('list')
  const { kind, _id } = useViewer()
  if (!isCentreKind(kind)) return null
  const { owner, only, ...others } = filters
  const isMine = owner === _id
  const owned = owner === undefined ? {} : { owner }
  const asked = only === undefined ? {} : { only }
  return (
    <Choices legend={t('quick')} inOneRow>
      <Choice isOn={isMine} onChoose={() => onChange({ ...others, ...asked, ...(isMine ? {} : { owner: _id }) })}>
        {t('mine')}
      </Choice>
      {onlyOf(type).map((one) => (
        <Choice
          key={one}
          isOn={only === one}
          onChoose={() => onChange({ ...others, ...owned, ...(only === one ? {} : { only: one }) })}
        >
          {t(`only.${one}`)}
        </Choice>
      ))}
    </Choices>
  )
}
