import { isObject } from '@schakel/domain'
import { useId } from 'react'
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { useLocale } from '../../texts/useLocale.ts'
import { axisTo } from '../../ui/axis.ts'
import { chartTooltip } from '../../ui/chartTooltip.ts'
import { Box } from '../../ui/layout/Box.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Marks, patternFill } from './Marks.tsx'
import classes from './Statistics.module.css'
import { dashOf, mostOf, type Series, type SeriesRow } from './series.ts'

interface StatChartProps {
  readonly rows: readonly SeriesRow[]
  readonly series: readonly Series[]
  /** Columns that stand, for months; or bars that lie, for names. */
  readonly layout?: 'columns' | 'bars'
  readonly format: (value: number) => string
  readonly isMoney?: boolean
  readonly isPercent?: boolean
  /** A line at what one wants to reach, with its label. */
  readonly target?: { readonly value: number; readonly label: string }
}

const HEIGHT = 240
const BAR_HEIGHT = 34
/** Columns that stand close, beyond which their numbers would lie over one another. */
const NUMBERED = 13
const NAME_WIDTH = 128
const VALUE_WIDTH = { money: 84, count: 52 }
const tick = { fill: 'var(--sk-muted)', fontSize: 12 }

/**
 * A chart for who sees it; the table under it says the same in words. Every series has a pattern or a dash of its own beside its colour,
 * so that nothing is told by colour alone.
 */
export default function StatChart({
  rows,
  series,
  layout = 'columns',
  format,
  isMoney = false,
  isPercent = false,
  target,
}: StatChartProps) {
  const id = useId()
  const locale = useLocale()
  const axis = axisTo(Math.max(mostOf(rows, series), target?.value ?? 0), locale, isMoney)
  const isLying = layout === 'bars'
  // Of one series each bar says its number, as long as they have room beside one another.
  const isNumbered = series.length === 1 && (isLying || rows.length <= NUMBERED)
  const height = isLying
    ? rows.length * BAR_HEIGHT * (series.some(({ stack }) => stack) ? 1 : series.length) + 40
    : HEIGHT
  const names = {
    dataKey: 'name',
    stroke: 'var(--sk-border-strong)',
    tick,
    tickLine: false,
  } as const
  const values = {
    tickFormatter: isPercent ? format : axis.write,
    ticks: [...axis.ticks],
    domain: [0, axis.top],
    interval: 0,
    axisLine: false,
    tickLine: false,
    tick,
  } as const
  return (
    <Box fluid aria-hidden="true">
      <Marks id={id} series={series} />
      <ResponsiveContainer width="100%" height={height}>
        <ComposedChart
          data={[...rows]}
          layout={isLying ? 'vertical' : 'horizontal'}
          margin={marginOf(isLying, isNumbered, isMoney, target !== undefined)}
          accessibilityLayer={false}
        >
          <CartesianGrid stroke="var(--sk-border)" vertical={isLying} horizontal={!isLying} />
          {isLying ? (
            <>
              <XAxis type="number" {...values} />
              <YAxis type="category" {...names} width={NAME_WIDTH} tickFormatter={short} />
            </>
          ) : (
            <>
              <XAxis {...names} minTickGap={16} />
              <YAxis {...values} width={isMoney ? VALUE_WIDTH.money : VALUE_WIDTH.count} />
            </>
          )}
          <Tooltip
            {...chartTooltip}
            formatter={(value) => format(Number(value))}
            itemStyle={{ color: 'var(--sk-text)' }}
          />
          {series.map(({ key, name, colour, mark, stack, line, open }, at) =>
            line ? (
              <Line
                key={key}
                dataKey={key}
                name={name}
                stroke={colour}
                strokeWidth={2}
                strokeDasharray={dashOf(at)}
                dot={{ r: 2.5, fill: colour, strokeDasharray: '' }}
                activeDot={pointOf(open)}
                isAnimationActive={false}
              />
            ) : (
              <Bar
                key={key}
                dataKey={key}
                name={name}
                fill={patternFill(id, mark, colour)}
                stroke={colour}
                {...(stack ? { stackId: stack } : {})}
                maxBarSize={26}
                {...(open ? { cursor: 'pointer', onClick: (_bar: unknown, index: number) => open(index) } : {})}
                isAnimationActive={false}
              >
                {isNumbered && (
                  <LabelList
                    dataKey={key}
                    position={isLying ? 'right' : 'top'}
                    formatter={(value) => (typeof value === 'number' ? format(value) : '')}
                    fill="var(--sk-text)"
                    fontSize={12}
                  />
                )}
              </Bar>
            ),
          )}
          {target && (
            <ReferenceLine
              {...(isLying ? { x: target.value } : { y: target.value })}
              stroke="var(--sk-text)"
              strokeWidth={2}
              strokeDasharray="8 4"
              label={{
                value: target.label,
                position: isLying ? 'top' : 'insideTopRight',
                fill: 'var(--sk-text)',
                fontSize: 12,
              }}
            />
          )}
        </ComposedChart>
      </ResponsiveContainer>
      {(series.length > 1 || series[0]?.line) && <Legend id={id} series={series} />}
    </Box>
  )
}

/** The room around the bars, with that of their numbers and of the word at the target. */
function marginOf(isLying: boolean, isNumbered: boolean, isMoney: boolean, hasTarget: boolean) {
  const sides = { bottom: 0, left: 0 }
  if (!isLying) return { ...sides, top: isNumbered ? 20 : 8, right: 12 }
  const numbers = isMoney ? VALUE_WIDTH.money : VALUE_WIDTH.count
  return { ...sides, top: hasTarget ? 24 : 8, right: isNumbered ? numbers : 12 }
}

/** What each series is drawn with. */
function Legend({ id, series }: { readonly id: string; readonly series: readonly Series[] }) {
  return (
    <Cluster as="ul" gap={1} gapX={4} justify="center" size="sm" tone="soft" above={1.5} className={classes.legend}>
      {series.map(({ key, name, colour, mark, line }, at) => (
        <li key={key}>
          <svg width="22" height="12" aria-hidden="true">
            {line ? (
              <line x1="0" y1="6" x2="22" y2="6" stroke={colour} strokeWidth="2.5" strokeDasharray={dashOf(at)} />
            ) : (
              <rect x="0.5" y="0.5" width="21" height="11" fill={patternFill(id, mark, colour)} stroke={colour} />
            )}
          </svg>
          {name}
        </li>
      ))}
    </Cluster>
  )
}

/** The point of a line that is pointed at. */
function pointOf(open: Series['open']) {
  if (!open) return { r: 4 }
  const onClick = (dot: { readonly index: number }) => open(dot.index)
  return { r: 5, cursor: 'pointer', onClick: (dot: unknown) => isAt(dot) && onClick(dot) }
}

function isAt(dot: unknown): dot is { readonly index: number } {
  return isObject(dot) && typeof dot.index === 'number'
}

const LONGEST = 18

function short(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name
}
