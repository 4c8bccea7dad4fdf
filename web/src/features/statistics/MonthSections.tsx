import type { Statistics } from '@schakel/domain/calls'
import { figureNames, yearBefore } from '@schakel/domain/statistics'
import { useState } from 'react'
import { ItemLink } from '../../entities/items/ItemLink.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatCount, formatMoney } from '../../ui/format.ts'
import { wallOf } from '../../ui/wallTime.ts'
import { type Counted, CountedNumber, useOpenCounted } from './counted.tsx'
import { type Month, outcomeRow, useFigureColumns, useOutcomeSeries } from './figures.tsx'
import { moneyRows } from './moneyRows.ts'
import { monthName } from './monthName.ts'
import { Part, Running } from './Part.tsx'
import { StatChart } from './StatChartPart.tsx'
import classes from './Statistics.module.css'
import { type StatColumn, StatTable } from './StatTable.tsx'
import type { Series } from './series.ts'
import { figureText } from './Tiles.tsx'
import { useMonthCounted } from './useMonthCounted.ts'

/** How many dossiers came in, month by month, beside the year before. */
export function DossiersPart({ data }: { readonly data: Statistics }) {
  const { t } = useTranslation('statistics')
  const locale = useLocale()
  const open = useOpenCounted()
  const counted = useMonthCounted(data)
  const countedBefore = useMonthCounted(yearBefore(data))
  const { before } = data
  const rows = data.months.map((month, at) => ({ month, before: before.months[at] }))
  const series: Series[] = [
    {
      ...{ key: 'now', name: t('now'), colour: 'var(--sk-brand)', mark: 'solid' },
      open: (at) => open(counted('count', data.months[at])),
    },
    {
      ...{ key: 'before', name: t('before'), colour: 'var(--sk-accent)', mark: 'solid', line: true },
      open: (at) => open(countedBefore('count', before.months[at])),
    },
  ]
  const number = (of: Counted, value: number) => (
    <CountedNumber counted={of} value={value}>
      {formatCount(value)}
    </CountedNumber>
  )
  return (
    <Part title={t('dossiers')} note={<Running data={data} />}>
      <StatChart
        rows={rows.map(({ month, before }) => ({
          name: monthName(month, locale),
          now: month.count,
          before: before?.count ?? 0,
        }))}
        series={series}
        format={formatCount}
      />
      <StatTable
        caption={t('dossiers')}
        keyOf={({ month }) => monthName(month, locale)}
        rows={rows}
        columns={[
          { key: 'name', label: t('month'), read: ({ month }) => monthName(month, locale) },
          { key: 'now', label: t('now'), read: ({ month }) => number(counted('count', month), month.count) },
          {
            key: 'before',
            label: t('before'),
            read: ({ before }) => number(countedBefore('count', before), before?.count ?? 0),
          },
        ]}
        totals={[
          t('total'),
          number(counted('count', undefined), data.total.count),
          number(countedBefore('count', undefined), before.total.count),
        ]}
      />
    </Part>
  )
}

/** What became of the matches, month by month, with every figure and who asked in the table (S3.18). */
export function OutcomesPart({ data }: { readonly data: Statistics }) {
  const { t } = useTranslation('statistics')
  const locale = useLocale()
  const open = useOpenCounted()
  const counted = useMonthCounted(data)
  const series = useOutcomeSeries((figure, at) => open(counted(figure, data.months[at])))
  const figures = useFigureColumns<Month>(counted)
  const columns: StatColumn<Month>[] = [
    { key: 'month', label: t('month'), read: (month) => monthName(month, locale) },
    ...figures,
    { key: 'leads', label: t('leads'), read: (month) => <Leads month={month} /> },
  ]
  const rows = data.months.map((month) => ({ name: monthName(month, locale), ...outcomeRow(month) }))
  return (
    <Part title={t('outcomes')} note={<Running data={data} />}>
      <StatChart rows={rows} series={series} format={formatCount} />
      <StatTable
        caption={t('allFigures')}
        keyOf={({ year, month }) => `${year}-${month}`}
        rows={data.months}
        totals={[
          t('total'),
          ...figureNames.map((name) => (
            <CountedNumber key={name} counted={counted(name, undefined)} value={data.total[name]}>
              {figureText(name, data.total[name])}
            </CountedNumber>
          )),
        ]}
        columns={columns}
      />
    </Part>
  )
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

const amounts = [
  ['amount', 'var(--sk-brand)'],
  ['cost', 'var(--sk-danger)'],
  ['price', 'var(--sk-success)'],
] as const

/** What it comes to in money, month by month. */
export function MoneyPart({ data }: { readonly data: Statistics }) {
  const { t } = useTranslation('statistics')
  const locale = useLocale()
  const open = useOpenCounted()
  const counted = useMonthCounted(data)
  const [today] = useState(() => wallOf(new Date()).slice(0, 10))
  const rows = moneyRows(data.months, today, locale)
  const series = amounts.map(
    ([key, colour]): Series => ({
      ...{ key, name: t(`figures.${key}`), colour, mark: 'solid', line: true },
      open: (at) => open(counted(key, data.months[at])),
    }),
  )
  const number = (key: (typeof amounts)[number][0], value: number, month?: Month) => (
    <CountedNumber counted={counted(key, month)} value={value}>
      {formatMoney(value)}
    </CountedNumber>
  )
  return (
    <Part title={t('money')} note={<Running data={data} />}>
      {/* What is offered is so much more than what a lead costs that one scale would flatten the other. */}
      <StatChart rows={rows} series={series.slice(0, 1)} format={formatMoney} isMoney />
      <StatChart rows={rows} series={series.slice(1)} format={formatMoney} isMoney />
      <StatTable
        caption={t('money')}
        keyOf={(month) => monthName(month, locale)}
        rows={data.months}
        columns={[
          { key: 'name', label: t('month'), read: (month) => monthName(month, locale) },
          ...amounts.map(([key]) => ({
            key,
            label: t(`figures.${key}`),
            read: (month: Month) => number(key, month[key], month),
          })),
        ]}
        totals={[t('total'), ...amounts.map(([key]) => number(key, data.total[key]))]}
      />
    </Part>
  )
}
