import { may, restorableTypes, type TypeName } from '@schakel/domain'
import { IconTrash, IconTrashOff } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { formatCount } from '../../ui/format.ts'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Page } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Select } from '../../ui/Select.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { useKeptKeyboard } from '../../ui/useKeptKeyboard.ts'
import { useTerm } from '../../ui/useTerm.ts'
import { readTrashSearch, type TrashSearch } from './address.ts'
import { TrashRow } from './TrashRow.tsx'
import { useTrash } from './useTrash.ts'

/** `/trash` (D2.5): what was thrown away and can still come back, for those who may restore it. */
export function TrashPage() {
  const { t } = useTranslation('trash')
  const isTheirs = may(useViewer(), 'restore')
  return (
    <Page title={t('title')} heading={t('title')} lead={isTheirs && t('lead')}>
      {isTheirs ? (
        <Trash />
      ) : (
        <EmptyState icon={<IconTrash size={34} stroke={1.6} />} title={t('notYours')}>
          {t('notYoursText')}
        </EmptyState>
      )}
    </Page>
  )
}

function Trash() {
  const { t } = useTranslation('trash')
  const navigate = useNavigate()
  const asked = readTrashSearch(useSearch({ strict: false }))
  const [typed, setTyped] = useState(asked.q ?? '')
  const term = useTerm(typed)
  // From what is asked by then: an answer of the router comes a moment after it is told where to go.
  const go = (next: (now: TrashSearch) => TrashSearch) =>
    void navigate({ to: '/trash', search: (now) => next(readTrashSearch(now)), replace: true, resetScroll: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows what is typed, not the other way round
  useEffect(() => {
    if (term !== asked.q) go(({ q: _, ...now }) => ({ ...now, ...(term ? { q: term } : {}) }))
  }, [term])
  return (
    <>
      <Row gap={2.5} gapX={4} wrap>
        <SearchField label={t('search')} value={typed} onChange={setTyped} />
        <TypeSelect
          chosen={asked.type}
          onChoose={(type) => go(({ type: _, ...now }) => ({ ...now, ...(type ? { type } : {}) }))}
        />
      </Row>
      <Rows
        asked={asked}
        onClear={() => {
          setTyped('')
          go(() => ({}))
        }}
      />
    </>
  )
}

interface TypeSelectProps {
  readonly chosen: TypeName | undefined
  readonly onChoose: (type: TypeName | undefined) => void
}

/** Of what somebody takes out of the trash: only super users find spaces and accounts here (D6). */
function TypeSelect({ chosen, onChoose }: TypeSelectProps) {
  const { t } = useTranslation('trash')
  const words = useWords()
  const types = restorableTypes(useViewer().kind)
    .map((value) => ({ value, label: words.type(value, 2) }))
    .sort((one, other) => one.label.localeCompare(other.label))
  return (
    <Select<TypeName | ''>
      label={t('type')}
      value={chosen ?? ''}
      options={[{ value: '', label: t('all') }, ...types]}
      onChange={(type) => onChoose(type === '' ? undefined : type)}
    />
  )
}

interface RowsProps {
  readonly asked: TrashSearch
  readonly onClear: () => void
}

function Rows({ asked, onClear }: RowsProps) {
  const { t } = useTranslation('trash')
  const list = useTrash(asked)
  const kept = useKeptKeyboard<HTMLDivElement>()
  const items = list.data?.pages.flatMap(({ data }) => data) ?? []
  const total = list.data?.pages[0]?.total ?? 0
  if (list.isPending) {
    return (
      <Loading>
        <Panel as="div" pad={1.5} raised>
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <SkeletonRow key={row} />
          ))}
        </Panel>
      </Loading>
    )
  }
  if (list.isError && items.length === 0) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
  return (
    <div ref={kept}>
      {items.length === 0 ? (
        <Nothing isNarrowed={asked.q !== undefined || asked.type !== undefined} onClear={onClear} />
      ) : (
        <>
          <Hint role="status">{t('count', { count: total, shown: formatCount(total) })}</Hint>
          <Panel as="ul" pad={1.5} above={2} raised stale={list.isPlaceholderData}>
            {items.map((item) => (
              <TrashRow key={item._id} item={item} />
            ))}
          </Panel>
          <Box above={3}>
            <LoadMore list={list} />
          </Box>
        </>
      )}
    </div>
  )
}

function Nothing({ isNarrowed, onClear }: { readonly isNarrowed: boolean; readonly onClear: () => void }) {
  const { t } = useTranslation('trash')
  return (
    <EmptyState
      icon={<IconTrashOff size={34} stroke={1.6} />}
      title={t(isNarrowed ? 'none' : 'empty')}
      action={isNarrowed ? <Button onClick={onClear}>{t('showAll')}</Button> : undefined}
    >
      {t(isNarrowed ? 'noneText' : 'emptyText')}
    </EmptyState>
  )
}
