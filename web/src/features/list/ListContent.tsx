import { definitionOf, type TypeName } from '@schakel/domain'
import { IconList, IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SearchBody } from '../../api/types.ts'
import { openItemForm } from '../../entities/forms/openItemForm.ts'
import { prefetchItemForm } from '../../entities/forms/prefetch.ts'
import { creatableBy } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { inText, useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { barePart, plainPart } from '../../ui/lazyPart.ts'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import type { Asked } from './bulk/BulkBar.tsx'
import { useBulk } from './bulk/useBulk.ts'
import { isNarrowed, type ListState, type Look } from './filters.ts'
import { isColumn } from './groups.ts'
import { BulkBar } from './laterParts.ts'
import { PeekedCards } from './peek/PeekedCards.tsx'
import type { Peek } from './peek/usePeek.ts'
import type { Prefs } from './prefs.ts'
import { firstRows } from './table/useRows.ts'
import { useSelection } from './useSelection.ts'

// In the words of a list, which are there by then.
const ListTable = barePart(async () => (await import('./table/ListTable.tsx')).default)
const GroupedTable = plainPart(async () => (await import('./table/GroupedTable.tsx')).default, 'board')
const Board = plainPart(async () => (await import('./board/Board.tsx')).default, 'board')

interface ListContentProps {
  readonly state: ListState
  /** How it is to be ordered, also while it is still drawn otherwise. */
  readonly order: Pick<ListState, 'sort' | 'order'>
  readonly body: SearchBody
  readonly look: Look
  readonly prefs: Prefs
  readonly onPrefs: (change: Partial<Prefs>) => void
  readonly onChange: (change: Partial<ListState>) => void
  readonly peek: Peek
}

const SHAPES = [1, 2, 3, 4, 5, 6, 7, 8]

/** The items of a list, in the look one chose. */
export function ListContent({ state, order, body, look, prefs, onPrefs, onChange, peek }: ListContentProps) {
  const { t } = useTranslation('list')
  const { kind } = useViewer()
  const selection = useSelection(body)
  const bulk = useBulk(selection.drop)
  const [asked, setAsked] = useState<Asked>()
  const cache = useQueryClient()
  useEffect(() => {
    if (look === 'table' && state.group === undefined) void cache.prefetchQuery(firstRows(body))
  }, [cache, look, body, state.group])
  const narrowed = isNarrowed(state)
  const action = narrowed ? (
    <Button onClick={() => onChange({ filters: {} })}>{t('showAll')}</Button>
  ) : (
    creatableBy(kind).includes(state.type) && <AddFirst type={state.type} />
  )
  const empty = {
    title: t(narrowed ? 'emptyFiltered' : 'empty'),
    text: narrowed ? '' : t(`emptyOf.${state.type}`),
    icon: <IconList size={34} stroke={1.6} />,
  }
  const nothing = (
    <EmptyState icon={empty.icon} title={empty.title} action={action}>
      {empty.text}
    </EmptyState>
  )
  const waiting = (
    <Loading>
      {SHAPES.map((shape) => (
        <SkeletonRow key={shape} />
      ))}
    </Loading>
  )
  const table = {
    type: state.type,
    order,
    body,
    prefs,
    onPrefs,
    selection,
    peek,
    onSort: (sort: string, next: 'asc' | 'desc') => onChange({ sort, order: next }),
    empty: nothing,
  }
  const isAtWork = selection.ids.size > 0 || bulk.progress !== undefined
  const bar = isAtWork && <BulkBar type={state.type} selection={selection} bulk={bulk} asked={asked} onAsk={setAsked} />
  const onMoveChosen = (to: string) => {
    const { doneField, statuses } = definitionOf(state.type)
    // A status that asks for a reason asks for it once, for all of them.
    if (statuses?.entries[to]?.prompt) setAsked({ kind: 'status', status: to })
    else
      void bulk.run({ props: doneField === undefined ? { status: to } : { [doneField]: to === 'done' } }, [
        ...selection.ids,
      ])
  }
  // Cards are drawn from the top in another order, and so is a board.
  const key = JSON.stringify([body, state.group])
  if (look === 'cards') {
    return (
      <>
        <PeekedCards
          key={key}
          body={body}
          emptyTitle={empty.title}
          emptyText={empty.text}
          emptyAction={action}
          selection={selection}
          peek={peek}
        />
        {bar}
      </>
    )
  }
  return (
    <>
      {look === 'board' ? (
        <Board
          key={key}
          type={state.type}
          body={body}
          only={state.filters.status}
          by={state.group !== undefined && !isColumn(state.type, state.group) ? state.group : undefined}
          selection={selection}
          peek={peek}
          onMoveChosen={onMoveChosen}
          empty={nothing}
          meanwhile={waiting}
        />
      ) : state.group === undefined ? (
        <ListTable {...table} meanwhile={waiting} />
      ) : (
        <GroupedTable {...table} by={state.group} meanwhile={waiting} />
      )}
      {bar}
    </>
  )
}

/** The first of a type, for who may make it. */
function AddFirst({ type }: { readonly type: TypeName }) {
  const { t } = useTranslation('items')
  const words = useWords()
  return (
    <Button
      writes="now"
      tone="brand"
      icon={<IconPlus size={17} aria-hidden="true" />}
      onPointerEnter={prefetchItemForm}
      onFocus={prefetchItemForm}
      onClick={() => openItemForm({ type })}
    >
      {t('addTitle', inText(words.type(type)))}
    </Button>
  )
}
