import type { Comparison } from '@schakel/domain/calls'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Choice, Choices } from '../../ui/Choices.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { useMedia } from '../../ui/useMedia.ts'
import { upTo } from '../../ui/widths.ts'
import { CellPanel } from './CellPanel.tsx'
import { Chosen } from './Chosen.tsx'
import classes from './Comparison.module.css'
import { type GridFilter, gridFilters, inOrder, rowsByFilter, rowsFor } from './cells.ts'
import { Grid } from './Grid.tsx'
import { Legend } from './Legend.tsx'
import { PhoneGrid } from './PhoneGrid.tsx'
import { WhoAsked } from './WhoAsked.tsx'

/** A cell by its place. */
export interface Place {
  readonly key: string
  readonly match: string
}

/** The grid with its filters, and the cell that is looked into (F1.13). */
export function ComparisonView({ comparison }: { readonly comparison: Comparison }) {
  const { t } = useTranslation('comparison')
  const isNarrow = useMedia(upTo.small)
  const [filters, setFilters] = useState<ReadonlySet<GridFilter>>(new Set())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<Place>()
  // The chip answers at once, the grid follows.
  const deferred = useDeferredValue(filters)
  const all = useMemo(() => inOrder(comparison.columns), [comparison.columns])
  const columns = useMemo(() => all.filter(({ match }) => !left.has(match)), [all, left])
  const byFilter = useMemo(() => rowsByFilter(comparison.rows, columns), [comparison.rows, columns])
  const rows = useMemo(() => rowsFor(deferred, comparison.rows, byFilter), [deferred, comparison.rows, byFilter])
  const row = open && comparison.rows.find(({ key }) => key === open.key)
  const column = open && columns.find(({ match }) => match === open.match)
  const toggle = (filter: GridFilter) => {
    const next = new Set(filters)
    if (!next.delete(filter)) next.add(filter)
    setFilters(next)
  }
  return (
    <div className={classes.view}>
      {all.length === 0 && <EmptyState compact title={t('noSuppliers')} />}
      <WhoAsked columns={all} count={comparison.rows.length} />
      {/* On a phone one chooses two of them, which is as much as fits. */}
      {all.length > 2 && !isNarrow && <Chosen columns={all} left={left} onChange={setLeft} />}
      <Row wrap justify="between" gap={2} gapX={4} fluid data-screen>
        <Choices legend={t('filter')} inOneRow>
          {gridFilters
            // With one supplier there is nothing to differ from (F1.15).
            .filter((filter) => filter !== 'differences' || columns.length > 1)
            .map((filter) => (
              <Choice key={filter} isOn={filters.has(filter)} onChoose={() => toggle(filter)}>
                {t(`filters.${filter}`)}{' '}
                <Text as="span" size="xs" tone="muted" digits>
                  {byFilter.get(filter)?.size}
                </Text>
              </Choice>
            ))}
        </Choices>
        <Hint aria-live="polite">{t('shown', { count: rows.length, all: comparison.rows.length })}</Hint>
      </Row>
      {rows.length === 0 ? (
        <EmptyState compact title={t('noneFits')} />
      ) : isNarrow ? (
        <PhoneGrid rows={rows} columns={columns} onOpen={setOpen} />
      ) : (
        <Grid rows={rows} columns={columns} onOpen={setOpen} />
      )}
      <Legend />
      {row && column && <CellPanel row={row} column={column} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
