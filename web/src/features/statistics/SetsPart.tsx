import type { Statistics } from '@schakel/domain/calls'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatCount, numberWith } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { type Counted, CountedNumber, useOpenCounted } from './counted.tsx'
import { Part } from './Part.tsx'
import { StatChart } from './StatChartPart.tsx'
import { StatTable } from './StatTable.tsx'

type SetLine = Statistics['sets'][number]

/** The chart draws this many; the table has them all. */
const DRAWN = 10

/** Of each requirement set: dossiers that use it, how much was answered and proven, and after how many days (D11.2). */
export function SetsPart({ data: { sets } }: { readonly data: Statistics }) {
  const { t } = useTranslation('statistics')
  const open = useOpenCounted()
  const days = numberWith(1, 0)
  const counted = ({ _id, name }: SetLine): Counted => ({
    title: `${t('setDossiers')}, ${name}`,
    figure: 'count',
    of: _id,
  })
  const openSet = (at: number) => {
    const set = sets[at]
    if (set) open(counted(set))
  }
  if (sets.length === 0) {
    return (
      <Part title={t('sets')}>
        <Hint>{t('none')}</Hint>
      </Part>
    )
  }
  const rows = sets.slice(0, DRAWN).map((set) => ({
    name: set.name,
    answered: percent(set.answered, set.asked),
    proven: percent(set.proven, set.answered),
  }))
  return (
    <Part title={t('sets')} note={t('setsNote')}>
      <StatChart
        layout="bars"
        rows={rows}
        series={[
          { key: 'answered', name: t('answered'), colour: 'var(--sk-brand)', mark: 'stripes', open: openSet },
          { key: 'proven', name: t('proven'), colour: 'var(--sk-accent)', mark: 'dots', open: openSet },
        ]}
        format={(value) => `${value}%`}
        isPercent
      />
      <StatTable
        caption={t('sets')}
        keyOf={({ _id }) => _id}
        rows={sets}
        columns={[
          { key: 'name', label: t('name'), read: ({ name }) => name },
          {
            key: 'count',
            label: t('setDossiers'),
            read: (set) => (
              <CountedNumber counted={counted(set)} value={set.count}>
                {formatCount(set.count)}
              </CountedNumber>
            ),
          },
          { key: 'answered', label: t('answered'), read: ({ answered, asked }) => shown(answered, asked) },
          { key: 'proven', label: t('proven'), read: ({ proven, answered }) => shown(proven, answered) },
          { key: 'days', label: t('setDays'), read: (set) => (set.days === null ? '–' : days(set.days)) },
        ]}
      />
    </Part>
  )
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole)
}

function shown(part: number, whole: number): string {
  return whole === 0 ? '–' : `${percent(part, whole)}%`
}
