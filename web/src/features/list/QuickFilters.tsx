import type { WhereRule } from '@schakel/domain'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Choice, Choices } from '../../ui/Choices.tsx'
import { notifyInfo } from '../../ui/notify.ts'
import type { Filters, ListState } from './filters.ts'
import { quickFilters } from './quick.ts'
import { filtersOf, hasRule, toggled, whereOf } from './where.ts'

interface QuickFiltersProps {
  readonly state: ListState
  readonly onChange: (filters: Filters) => void
  readonly className?: string | undefined
}

/** What the centre asks of a list all day, one press each: what is mine, what is late, what nobody was matched with (D8.3). */
export function QuickFilters({ state: { type, filters }, onChange, className }: QuickFiltersProps) {
  const { t } = useTranslation('list')
  const { kind, _id } = useViewer()
  if (!isCentreKind(kind)) return null
  const quick = quickFilters(type, _id)
  const rules = quick.map(({ rule }) => rule)
  const where = whereOf(type, filters)
  const choose = (rule: WhereRule) => {
    const next = toggled(where, rule, rules)
    if (next === where) notifyInfo(t('quickNot'))
    else onChange(filtersOf(type, next, filters))
  }
  return (
    <Choices legend={t('quick')} inOneRow className={className}>
      {quick.map(({ name, rule }) => (
        <Choice key={name} isOn={hasRule(where, rule)} onChoose={() => choose(rule)}>
          {t(`quickly.${name}`)}
        </Choice>
      ))}
    </Choices>
  )
}
