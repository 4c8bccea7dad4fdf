import { useState } from 'react'
import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { Section } from '../../entities/items/page/Section.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { chartTooltip } from '../../ui/chartTooltip.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { formatCount, formatDate } from '../../ui/format.ts'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Select } from '../../ui/Select.tsx'
import { Loading, SkeletonBar } from '../../ui/Skeleton.tsx'
import classes from './LoginChart.module.css'
import { type LoginWeek, useLoginWeeks } from './queries.ts'

const periods = ['13', '26', '52', '104'] as const
const HEIGHT = 200

/** How often was logged in, week by week: what really happened (D11.2), drawn and as a table. */
export default function LoginChart() {
  const { t } = useTranslation('users')
  const [period, setPeriod] = useState<(typeof periods)[number]>('26')
  const { data, error, refetch } = useLoginWeeks(Number(period))
  return (
    <Box fluid>
      <Section
        title={t('chart')}
        actions={
          <Select
            label={t('period')}
            value={period}
            onChange={setPeriod}
            options={periods.map((value) => ({ value, label: t('weeks', { count: Number(value) }) }))}
          />
        }
      >
        {error && !data ? (
          <ErrorState compact error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Loading>
            <SkeletonBar height={HEIGHT} />
          </Loading>
        ) : (
          <>
            <Chart weeks={data} />
            <WeekTable weeks={data} />
          </>
        )}
      </Section>
    </Box>
  )
}

/** For who sees it; the table below it says the same in words. */
function Chart({ weeks }: { readonly weeks: readonly LoginWeek[] }) {
  const { t } = useTranslation('users')
  const total = weeks.reduce((sum, { logins }) => sum + logins, 0)
  return (
    <Stack as="figure" gap={2}>
      <Hint as="figcaption">{t('total', { count: total, shown: formatCount(total), weeks: weeks.length })}</Hint>
      <div aria-hidden="true">
        <ResponsiveContainer width="100%" height={HEIGHT}>
          <ComposedChart data={[...weeks]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <CartesianGrid stroke="var(--sk-border)" vertical={false} />
            <XAxis
              dataKey="week"
              tickFormatter={shortDay}
              minTickGap={28}
              stroke="var(--sk-border-strong)"
              tick={{ fill: 'var(--sk-muted)', fontSize: 12 }}
              tickLine={false}
            />
            <YAxis
              allowDecimals={false}
              width={34}
              axisLine={false}
              tickLine={false}
              tick={{ fill: 'var(--sk-muted)', fontSize: 12 }}
            />
            <Tooltip
              {...chartTooltip}
              labelFormatter={(week) => t('weekOf', { date: formatDate(String(week)) })}
              itemStyle={{ color: 'var(--sk-text)' }}
            />
            <Bar
              dataKey="logins"
              name={t('logins')}
              fill="var(--sk-brand)"
              radius={[4, 4, 0, 0]}
              maxBarSize={26}
              isAnimationActive={false}
            />
            <Line
              dataKey="users"
              name={t('people')}
              stroke="var(--sk-accent)"
              strokeWidth={2}
              dot={{ r: 2.5, fill: 'var(--sk-accent)' }}
              isAnimationActive={false}
            />
          </ComposedChart>
        </ResponsiveContainer>
        <Row as="p" gap={4} align="stretch" justify="center" size="sm" tone="soft" className={classes.legend}>
          <span data-mark="bar">{t('logins')}</span>
          <span data-mark="line">{t('people')}</span>
        </Row>
      </div>
    </Stack>
  )
}

function shortDay(week: string): string {
  return formatDate(week).slice(0, 5)
}

function WeekTable({ weeks }: { readonly weeks: readonly LoginWeek[] }) {
  const { t } = useTranslation('users')
  return (
    <details>
      <summary>{t('asTable')}</summary>
      <table className={classOf([], { above: 2, size: 'sm', digits: true, className: classes.weeks })}>
        <caption className="sk-hidden">{t('chart')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('week')}</th>
            <th scope="col">{t('logins')}</th>
            <th scope="col">{t('people')}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ week, logins, users }) => (
            <tr key={week}>
              <th scope="row">{formatDate(week)}</th>
              <td>{formatCount(logins)}</td>
              <td>{formatCount(users)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
