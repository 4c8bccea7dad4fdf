import type { DecisionSheet } from '@schakel/domain/calls'
import type { Criterion } from '@schakel/domain/decision'
import { groupsIn } from '@schakel/domain/notes'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'

/** What criteria are called: by staff, by their groups, or by their kind (F2.1). */
export function useCriterionName(sheet: DecisionSheet, criteria: readonly Criterion[]): (id: string) => string {
  const { t } = useTranslation('weighing')
  const locale = useLocale()
  const groups = new Map(groupsIn(locale).map(({ id, text }) => [String(id), text]))
  return (id) => {
    const criterion = criteria.find((one) => one.id === id)
    const joined = sheet.setup.joins.find((join) => join.id === id)?.name
    if (joined) return joined
    if (criterion?.kind !== 'rows') return t(`kinds.${criterion?.kind ?? 'rows'}`)
    const [first = '', ...others] = criterion.groups.map((group) => groups.get(group) ?? group)
    // A join without a name of its own is called by its first group; which the others are stands with the criteria.
    return others.length > 1 ? t('andOthers', { name: first, count: others.length }) : [first, ...others].join(' + ')
  }
}
