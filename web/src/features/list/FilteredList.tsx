import { definitionOf, type TypeName } from '@schakel/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { searchOf, stateOf } from './filters.ts'
import { ListScreen } from './ListScreen.tsx'
import type { ChangeList } from './peek/usePeek.ts'

interface FilteredListProps {
  readonly type: TypeName
  /** What is looked for; `*` is anything. */
  readonly value: string
  readonly status: string | undefined
  readonly actions?: ReactNode
}

/** `/search/{type}/{value}/{status?}` (S2.13): the value and the status stand in the path, all other filters behind it. */
export function FilteredList({ type, value, status, actions }: FilteredListProps) {
  const { t } = useTranslation('search')
  const words = useWords()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const path = { ...(value === '*' ? {} : { q: value }), ...(status === undefined ? {} : { status }) }
  // What is to be done is shown as it is due.
  const due = status === 'open' && definitionOf(type).doneField ? { sort: 'due' } : {}
  const state = stateOf(type, { ...due, ...search, ...path })
  const go: ChangeList = (next, how) => {
    const { type: _type, q, status: wanted, ...rest } = searchOf(next)
    // A path has one status; several stand behind it.
    const isOne = wanted !== undefined && !wanted.includes(',')
    // Of tags the path says which tag things carry: a word among their names stands behind it.
    const isBehind = type === 'tag' && q !== undefined
    void navigate({
      to: '/search/$type/$value/{-$status}',
      params: { type, value: isBehind ? '*' : (q ?? '*'), status: isOne ? wanted : undefined },
      search: { ...rest, ...(isBehind ? { q } : {}), ...(isOne || wanted === undefined ? {} : { status: wanted }) },
      replace: how !== 'push',
      resetScroll: false,
    })
  }
  const name = words.type(type, 2)
  const { q: word } = state.filters
  const heading = word === undefined ? name : `${name} ${t('withValue', { value: word })}`
  const hasChip = status !== undefined && definitionOf(type).statuses !== undefined
  return (
    <ListScreen
      state={state}
      onChange={go}
      title={heading}
      heading={heading}
      actions={actions}
      lead={
        status !== undefined &&
        (hasChip ? <StatusChip type={type} status={status} size="md" /> : words.status(type, status))
      }
    />
  )
}
