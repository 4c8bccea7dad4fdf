import { definitionOf, isGrouping, listSorts, statusFilters } from '@schakel/domain'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Select } from '../../ui/Select.tsx'
import type { ListState } from './filters.ts'
import { isColumn } from './groups.ts'
import { useOffered } from './useOffered.ts'
import { useRuleWords } from './useRuleWords.ts'

interface StateProps {
  readonly state: ListState
  readonly onChange: (state: ListState) => void
}

const ANY = '*'
const SEVERAL = 'several'
const NONE = '-'

/** Narrows a list to one status; several are chosen by a filter. */
export function StatusSelect({ state, onChange }: StateProps) {
  const { t } = useTranslation('list')
  const words = useWords()
  const { type, filters } = state
  const { status = [], ...others } = filters
  const statuses = statusFilters(type)
  const chosen = status.length > 1 ? SEVERAL : (status[0] ?? ANY)
  if (statuses.length === 0) return null
  return (
    <Select
      label={t('status')}
      value={chosen}
      onChange={(value) => {
        if (value === SEVERAL) return
        onChange({ ...state, filters: value === ANY ? others : { ...others, status: [value] } })
      }}
      options={[
        { value: ANY, label: t('anyStatus') },
        ...(chosen === SEVERAL ? [{ value: SEVERAL, label: t('severalStatuses', { count: status.length }) }] : []),
        ...statuses.map((value) => ({ value, label: words.status(type, value) })),
      ]}
    />
  )
}

/** By what a list is ordered. */
export function SortSelect({ state, onChange }: StateProps) {
  const { t } = useTranslation('list')
  const words = useWords()
  const { type, sort = 'changed' } = state
  const hasDate = definitionOf(type).dateField !== undefined
  const hasStatus = statusFilters(type).length > 0
  const sorts = listSorts.filter(
    (name) => (hasDate || (name !== 'date' && name !== 'due')) && (name !== 'status' || hasStatus),
  )
  const isField = !listSorts.some((name) => name === sort)
  return (
    <Select
      label={t('sort')}
      value={sort}
      onChange={(next) => onChange({ ...state, sort: next, order: undefined })}
      options={[
        ...sorts.map((value) => ({ value: String(value), label: t(`sorts.${value}`) })),
        ...(isField ? [{ value: sort, label: words.field(type, sort) }] : []),
      ]}
    />
  )
}

interface GroupSelectProps extends StateProps {
  /** A board has its statuses beside each other already. */
  readonly isBoard: boolean
}

/** By what the lines of a table are grouped, and the lanes of a board. */
export function GroupSelect({ state, isBoard, onChange }: GroupSelectProps) {
  const { t } = useTranslation('list')
  const names = useRuleWords(state.type)
  const groupings = useOffered(state.type).filter(
    ({ field }) => isGrouping(state.type, field) && !(isBoard && isColumn(state.type, field)),
  )
  if (groupings.length === 0) return null
  return (
    <Select
      label={t(isBoard ? 'lanesBy' : 'groupBy')}
      value={groupings.find(({ field }) => field === state.group)?.field ?? NONE}
      onChange={(next) => onChange({ ...state, group: next === NONE ? undefined : next })}
      options={[
        { value: NONE, label: t('ungrouped') },
        ...groupings.map(({ field }) => ({ value: field, label: names.labelOf(field) })),
      ]}
    />
  )
}
