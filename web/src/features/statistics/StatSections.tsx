import type { Statistics } from '@schakel/domain/calls'
import { ItemLink } from '../../entities/items/ItemLink.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatCount, numberWith } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { type Counted, CountedNumber, useOpenCounted } from './counted.tsx'
import { type Line, outcomeRow, useFigureColumns, useOutcomeSeries } from './figures.tsx'
import { Part } from './Part.tsx'
import { StatChart } from './StatChartPart.tsx'
import { StatTable } from './StatTable.tsx'

const days = numberWith(1, 0)

/** Which part took each step that was open to them, and after how many days. */
export function StepsPart({ data, type }: { readonly data: Statistics; readonly type: 'match' | 'dossier' }) {
  const { t } = useTranslation('statistics')
  const words = useWords()
  const open = useOpenCounted()
  const counted = (step: (typeof steps)[number]): Counted => ({
    title: `${t('took')}: ${step.name}`,
    // Every match has an amount: all of the type that took the step.
    figure: type === 'match' ? 'amount' : 'count',
    step: step.status,
  })
  const title = t(type === 'match' ? 'matchSteps' : 'dossierSteps')
  const steps = data.steps
    .filter((step) => step.type === type)
    .map((step) => ({
      ...step,
      name: words.status(type, step.status),
      part: step.came === 0 ? 0 : Math.round((100 * step.took) / step.came),
    }))
  const opens = (drawn: typeof steps) => (at: number) => {
    const step = drawn[at]
    if (step) open(counted(step))
  }
  const taken = steps.filter(({ days }) => days !== null)
  return (
    <Part title={title} note={t('stepsNote')}>
      <StatChart
        layout="bars"
        rows={steps.map(({ name, part }) => ({ name, part }))}
        series={[{ key: 'part', name: t('part'), colour: 'var(--sk-brand)', mark: 'stripes', open: opens(steps) }]}
        format={(value) => `${value}%`}
        isPercent
      />
      {taken.length > 0 && (
        <>
          <Hint>{t('daysNote')}</Hint>
          <StatChart
            layout="bars"
            rows={taken.map(({ name, days }) => ({ name, days }))}
            series={[{ key: 'days', name: t('days'), colour: 'var(--sk-accent)', mark: 'dots', open: opens(taken) }]}
            format={days}
          />
        </>
      )}
      <StatTable
        caption={title}
        keyOf={({ status }) => status}
        rows={steps}
        columns={[
          { key: 'name', label: t('step'), read: ({ name }) => name },
          { key: 'came', label: t('came'), read: ({ came }) => formatCount(came) },
          {
            key: 'took',
            label: t('took'),
            read: (step) => (
              <CountedNumber counted={counted(step)} value={step.took}>
                {formatCount(step.took)}
              </CountedNumber>
            ),
          },
          { key: 'part', label: t('part'), read: ({ came, part }) => (came === 0 ? '–' : `${part}%`) },
          { key: 'days', label: t('days'), read: (step) => (step.days === null ? '–' : days(step.days)) },
        ]}
      />
    </Part>
  )
}

/** The chart draws this many; the table has them all. */
const DRAWN = 10

/** Per supplier or per branche: what became of the matches, most first. */
export function NamesPart({ data, part }: { readonly data: Statistics; readonly part: 'suppliers' | 'branches' }) {
  const { t } = useTranslation('statistics')
  const open = useOpenCounted()
  const lines = data[part]
  const counted = (figure: Counted['figure'], { _id, name }: Line): Counted => ({
    title: `${figure === 'openMatch' ? t('openMatch') : t(`figures.${figure}`)}, ${name}`,
    figure,
    of: _id,
  })
  const series = useOutcomeSeries((figure, at) => {
    const line = lines[at]
    if (line) open(counted(figure, line))
  })
  const figures = useFigureColumns<Line>(counted)
  const columns = part === 'suppliers' ? figures.filter(({ key }) => key !== 'users' && key !== 'price') : figures
  return (
    <Part title={t(part)} note={lines.length > DRAWN ? t('drawn', { count: DRAWN }) : undefined}>
      {lines.length === 0 ? (
        <Hint>{t('none')}</Hint>
      ) : (
        <>
          <StatChart
            layout="bars"
            rows={lines.slice(0, DRAWN).map((line) => ({ name: line.name, ...outcomeRow(line) }))}
            series={series}
            format={formatCount}
          />
          <StatTable
            caption={t(part)}
            keyOf={({ _id }) => _id}
            rows={lines}
            columns={[
              { key: 'name', label: t('name'), read: ({ _id, name }) => <ItemLink id={_id}>{name}</ItemLink> },
              ...columns,
            ]}
          />
        </>
      )}
    </Part>
  )
}
