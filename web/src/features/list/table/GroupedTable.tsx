import { GROUPS_MAX, groupRule } from '@schakel/domain'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type ComponentProps, useId, useState } from 'react'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatCount } from '../../../ui/format.ts'
import { classOf } from '../../../ui/layout/look.ts'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Loading, SkeletonRow } from '../../../ui/Skeleton.tsx'
import { GroupName } from '../GroupName.tsx'
import { groupsInOrder } from '../groups.ts'
import { type Group, useGroups } from '../queries.ts'
import { useSelection } from '../useSelection.ts'
import ListTable from './ListTable.tsx'
import classes from './Table.module.css'

interface GroupedTableProps extends ComponentProps<typeof ListTable> {
  readonly by: string
}

const SHAPES = [1, 2, 3, 4, 5]

/** A table in groups by what its items have in common: each with how many it has and what those are worth, to be opened and closed. */
export default function GroupedTable({ by, ...table }: GroupedTableProps) {
  const { t } = useTranslation('list')
  const { data, isPending, error, refetch } = useGroups(table.body, by)
  if (isPending) {
    return (
      <Loading>
        {SHAPES.map((shape) => (
          <SkeletonRow key={shape} />
        ))}
      </Loading>
    )
  }
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data.length === 0) return table.empty
  const groups = groupsInOrder(data, table.type, by)
  return (
    <Stack gap={3} fluid>
      {groups.map((group, at) => (
        <TableGroup key={group.status} by={by} group={group} isFirst={at === 0} table={table} />
      ))}
      {data.length >= GROUPS_MAX && (
        <Text size="sm" tone="muted">
          {t('groupsMost', { total: formatCount(GROUPS_MAX) })}
        </Text>
      )}
      {by === '_owner' && (
        <Text size="sm" tone="muted">
          {t('groupsOwners')}
        </Text>
      )}
    </Stack>
  )
}

interface TableGroupProps {
  readonly by: string
  readonly group: Group
  readonly isFirst: boolean
  readonly table: ComponentProps<typeof ListTable>
}

function TableGroup({ by, group, isFirst, table }: TableGroupProps) {
  const { t } = useTranslation('list')
  const id = useId()
  const [isOpen, setOpen] = useState(isFirst)
  const body = { ...table.body, also: groupRule(table.type, by, group.status) }
  const selection = useSelection(body, table.selection.store)
  const Arrow = isOpen ? IconChevronDown : IconChevronRight
  return (
    <Stack as="section" gap={2} fluid aria-labelledby={id}>
      <h2>
        <button
          id={id}
          type="button"
          className={classOf(['row'], {
            gap: 2,
            padX: 2,
            tall: 'md',
            full: true,
            size: 'sm',
            weight: 'bold',
            tone: 'text',
            corners: 'md',
            className: classes.group,
          })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Arrow size={18} stroke={2} aria-hidden="true" />
          <Text as="span" truncate>
            <GroupName type={table.type} by={by} value={group.status} />
          </Text>
          <Text as="span" tone="muted" weight="medium" digits nowrap>
            {t('count', { count: group.count, total: formatCount(group.count) })}
          </Text>
          {group.amount !== undefined && (
            <Text as="span" tone="muted" weight="medium" digits nowrap atEnd>
              <Money amount={group.amount} />
            </Text>
          )}
        </button>
      </h2>
      {/* The same columns in each group, so that they stand below each other. */}
      {isOpen && (
        <ListTable {...table} prefs={{ ...table.prefs, showsEmpty: true }} body={body} selection={selection} isGroup />
      )}
    </Stack>
  )
}
