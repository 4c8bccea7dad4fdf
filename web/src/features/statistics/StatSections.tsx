import type { Statistics } from '@schakel/domain/calls'
import { figureNames } from '@schakel/domain/statistics'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale, useWords } from '../../texts/i18n.ts'
import { formatCount, formatMoney } from '../../ui/format.ts'
import { Loading, SkeletonBar } from '../../ui/Skeleton.tsx'
import { ItemLink } from '../items/ItemLink.tsx'
import { Section } from '../items/page/Section.tsx'
import { monthName, shortMoney } from './monthName.ts'
import { StatChart } from './StatChartPart.ts'
import classes from './Statistics.module.css'
import { type StatColumn, StatTable } from './StatTable.tsx'
import type { Series } from './series.ts'
import { figureText } from './Tiles.tsx'

type Month = Statistics['months'][number]
type Line = Statistics['suppliers'][number]

/** A chart and the table of its numbers, under one heading. */
function Part({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <Section title={title}>
      {note && <p className={classes.note}>{note}</p>}
      <Suspense
        fallback={
          <Loading>
            <SkeletonBar height={240} />
          </Loading>
        }
      >
        {children}
      </Suspense>
    </Section>
  )
}

/** How many dossiers came in, month by month, beside the year before. */
export function DossiersPart({ data }: { readonly data: Statistics }) {
  const { t } = useTranslation('statistics')
  const locale = useLocale()
  const rows = data.months.map((month, at) => ({
    name: monthName(month, locale),
    now: month.count,
    before: data.before.months[at]?.count ?? 0,
  }))
  const series: Series[] = [
    { key: 'now', name: t('now'), colour: 'var(--sk-brand)', mark: 'solid' },
    { key: 'before', name: t('before'), colour: 'var(--sk-accent)', mark: 'solid', line: true },
  ]
  return (
    <Part title={t('dossiers')}>
      <StatChart rows={rows} series={series} format={formatCount} />
      <StatTable
        caption={t('dossiers')}
        keyOf={({ name }) => name}
        rows={rows}
        total={{ name: t('total'), now: data.total.count, before: data.before.total.count }}
        columns={[
          { key: 'name', label: t('month'), read: ({ name }) => name },
          { key: 'now', label: t('now'), read: ({ now }) => formatCount(now) },
          { key: 'before', label: t('before'), read: ({ before }) => formatCount(before) },
        ]}
      />
    </Part>
  )
}

// What was won or lost was a match first: stacked, each match is drawn once.
function outcomeRow({ pending, delivered, match, won, lost, mismatch }: Line | Month) {
  return { pending, delivered, match: match - won - lost, won, lost, mismatch }
}

function useOutcomeSeries(): Series[] {
  const { t } = useTranslation('statistics')
  return [
    { key: 'pending', name: t('figures.pending'), colour: 'var(--sk-muted)', mark: 'dots', stack: 'all' },
    { key: 'delivered', name: t('figures.delivered'), colour: 'var(--sk-brand)', mark: 'stripes', stack: 'all' },
    { key: 'match', name: t('openMatch'), colour: 'var(--sk-accent)', mark: 'grid', stack: 'all' },
    { key: 'won', name: t('figures.won'), colour: 'var(--sk-success)', mark: 'solid', stack: 'all' },
    { key: 'lost', name: t('figures.lost'), colour: 'var(--sk-warning)', mark: 'back', stack: 'all' },
    { key: 'mismatch', name: t('figures.mismatch'), colour: 'var(--sk-danger)', mark: 'lines', stack: 'all' },
  ]
}

/** What became of the matches, month by month, with every figure and who asked in the table (S3.18). */
export function OutcomesPart({ data }: { readonly data: Statistics }) {
  const { t } = useTranslation('statistics')
  const locale = useLocale()
  const series = useOutcomeSeries()
  const figures = useFigureColumns<Month>()
  const columns: StatColumn<Month>[] = [
    { key: 'month', label: t('month'), read: (month) => (month.month === 0 ? t('total') : monthName(month, locale)) },
    ...figures,
    { key: 'leads', label: t('leads'), read: (month) => <Leads month={month} /> },
  ]
  const rows = data.months.map((month) => ({ name: monthName(month, locale), ...outcomeRow(month) }))
  return (
    <Part title={t('outcomes')}>
      <StatChart rows={rows} series={series} format={formatCount} />
      <StatTable
        caption={t('allFigures')}
        keyOf={({ year, month }) => `${year}-${month}`}
        rows={data.months}
        total={{ ...data.total, year: 0, month: 0, leads: [], leadCount: 0 }}
        columns={columns}
      />
    </Part>
  )
}

function useFigureColumns<Row extends Line | Month>(): StatColumn<Row>[] {
  const { t } = useTranslation('statistics')
  return figureNames.map((name) => ({
    key: name,
    label: t(`figures.${name}`),
    read: (row) => figureText(name, row[name]),
  }))
}

function Leads({ month: { leads, leadCount } }: { readonly month: Month }) {
  const { t } = useTranslation('statistics')
  const words = useWords()
  return (
    <div className={classes.leads}>
      {leads.map(({ _id, name, status }, at) => (
        <span key={_id}>
          {at > 0 && ', '}
          <ItemLink id={_id}>{name}</ItemLink>
          {status && ` (${words.status('lead', status)})`}
        </span>
      ))}
      {leadCount > leads.length && ` ${t('andMore', { count: leadCount - leads.length })}`}
    </div>
  )
}

/** What it comes to in money, month by month. */
export function MoneyPart({ data }: { readonly data: Statistics }) {
  const { t } = useTranslation('statistics')
  const locale = useLocale()
  const names = ['amount', 'cost', 'price'] as const
  const colours = { amount: 'var(--sk-brand)', cost: 'var(--sk-danger)', price: 'var(--sk-success)' }
  const rows = data.months.map((month) => ({
    name: monthName(month, locale),
    amount: month.amount,
    cost: month.cost,
    price: month.price,
  }))
  const series = names.map(
    (key): Series => ({ key, name: t(`figures.${key}`), colour: colours[key], mark: 'solid', line: true }),
  )
  const { amount, cost, price } = data.total
  return (
    <Part title={t('money')}>
      {/* What is offered is so much more than what a lead costs that one scale would flatten the other. */}
      <StatChart rows={rows} series={series.slice(0, 1)} format={formatMoney} axis={shortMoney} />
      <StatChart rows={rows} series={series.slice(1)} format={formatMoney} axis={shortMoney} />
      <StatTable
        caption={t('money')}
        keyOf={({ name }) => name}
        rows={rows}
        total={{ name: t('total'), amount, cost, price }}
        columns={[
          { key: 'name', label: t('month'), read: ({ name }) => name },
          ...names.map((key) => ({
            key,
            label: t(`figures.${key}`),
            read: (row: (typeof rows)[number]) => formatMoney(row[key]),
          })),
        ]}
      />
    </Part>
  )
}

const days = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

/** Which part took each step that was open to them, and after how many days. */
export function StepsPart({ data, type }: { readonly data: Statistics; readonly type: 'match' | 'dossier' }) {
  const { t } = useTranslation('statistics')
  const words = useWords()
  const title = t(type === 'match' ? 'matchSteps' : 'dossierSteps')
  const steps = data.steps
    .filter((step) => step.type === type)
    .map((step) => ({
      ...step,
      name: words.status(type, step.status),
      part: step.came === 0 ? 0 : Math.round((100 * step.took) / step.came),
    }))
  const taken = steps.flatMap(({ name, days }) => (days === null ? [] : [{ name, days }]))
  return (
    <Part title={title} note={t('stepsNote')}>
      <StatChart
        layout="bars"
        rows={steps.map(({ name, part }) => ({ name, part }))}
        series={[{ key: 'part', name: t('part'), colour: 'var(--sk-brand)', mark: 'stripes' }]}
        format={(value) => `${value}%`}
      />
      {taken.length > 0 && (
        <>
          <p className={classes.note}>{t('daysNote')}</p>
          <StatChart
            layout="bars"
            rows={taken}
            series={[{ key: 'days', name: t('days'), colour: 'var(--sk-accent)', mark: 'dots' }]}
            format={(value) => days.format(value)}
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
          { key: 'took', label: t('took'), read: ({ took }) => formatCount(took) },
          { key: 'part', label: t('part'), read: ({ came, part }) => (came === 0 ? '–' : `${part}%`) },
          { key: 'days', label: t('days'), read: (step) => (step.days === null ? '–' : days.format(step.days)) },
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
  const series = useOutcomeSeries()
  const figures = useFigureColumns<Line>()
  const lines = data[part]
  const counted = part === 'suppliers' ? figures.filter(({ key }) => key !== 'users' && key !== 'price') : figures
  return (
    <Part title={t(part)} note={lines.length > DRAWN ? t('drawn', { count: DRAWN }) : undefined}>
      {lines.length === 0 ? (
        <p className={classes.note}>{t('none')}</p>
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
              ...counted,
            ]}
          />
        </>
      )}
    </Part>
  )
}
