import type { Statistics } from '@schakel/domain/calls'
import { figureNames } from '@schakel/domain/statistics'
import { useTranslation } from '../../texts/useTranslation.ts'
import { type Counted, CountedNumber } from './counted.tsx'
import type { StatColumn } from './StatTable.tsx'
import type { Series } from './series.ts'
import { figureText } from './Tiles.tsx'

export type Month = Statistics['months'][number]
export type Line = Statistics['suppliers'][number]

/** Which list stands behind a figure of a row. */
export type CountedOf<Row> = (figure: Counted['figure'], row: Row) => Counted

// What was won or lost was a match first: stacked, each match is drawn once.
export function outcomeRow({ pending, delivered, match, won, lost, mismatch }: Line | Month) {
  return { pending, delivered, match: match - won - lost, won, lost, mismatch }
}

/** The outcomes as they stand on one another; each opens the list of the row it is of. */
export function useOutcomeSeries(open: (figure: Counted['figure'], at: number) => void): Series[] {
  const { t } = useTranslation('statistics')
  const series: (Series & { readonly figure: Counted['figure'] })[] = [
    {
      figure: 'pending',
      key: 'pending',
      name: t('figures.pending'),
      colour: 'var(--sk-muted)',
      mark: 'dots',
      stack: 'all',
    },
    {
      figure: 'delivered',
      key: 'delivered',
      name: t('figures.delivered'),
      colour: 'var(--sk-brand)',
      mark: 'stripes',
      stack: 'all',
    },
    { figure: 'openMatch', key: 'match', name: t('openMatch'), colour: 'var(--sk-accent)', mark: 'grid', stack: 'all' },
    { figure: 'won', key: 'won', name: t('figures.won'), colour: 'var(--sk-success)', mark: 'solid', stack: 'all' },
    { figure: 'lost', key: 'lost', name: t('figures.lost'), colour: 'var(--sk-warning)', mark: 'back', stack: 'all' },
    {
      figure: 'mismatch',
      key: 'mismatch',
      name: t('figures.mismatch'),
      colour: 'var(--sk-danger)',
      mark: 'lines',
      stack: 'all',
    },
  ]
  return series.map(({ figure, ...one }) => ({ ...one, open: (at) => open(figure, at) }))
}

/** A column for each figure, whose numbers open their lists. */
export function useFigureColumns<Row extends Line | Month>(counted: CountedOf<Row>): StatColumn<Row>[] {
  const { t } = useTranslation('statistics')
  return figureNames.map((name) => ({
    key: name,
    label: t(`figures.${name}`),
    read: (row) => (
      <CountedNumber counted={counted(name, row)} value={row[name]}>
        {figureText(name, row[name])}
      </CountedNumber>
    ),
  }))
}
