import type { EngineResult } from '../engine.ts'
import type { Comparison, Figures } from '../measure/compare.ts'

/** What we hold ourselves to; `aim` is what we would like. */
export const goals = {
  read: { least: 0.6, aim: 0.85 },
  write: { least: 0.5, aim: 0.7 },
  dashboardScript: { most: 200, aim: 150 },
  loginScript: { most: 120, aim: 100 },
  demo: { most: 30, aim: 10 },
  secondStart: { most: 3, aim: 1 },
  memory: { most: 400, aim: 300 },
  shift: 0.02,
  delay: 100,
} as const

const columns = [
  'organisations',
  'operation',
  'at a time',
  'product/s',
  'floor/s',
  'speed',
  'p50 ms',
  'p95 ms',
  'processor',
  'ms of the product',
  'ms of the floor',
]

/** The figures of an engine as the rows of a table: ratios first, then what they are made of. */
export function comparisonRows(result: EngineResult): string[][] {
  return [
    columns,
    ...result.sizes.flatMap(({ rows, comparisons }) => comparisons.map((comparison) => rowOf(rows, comparison))),
  ]
}

function rowOf(rows: number, { operation, connections, product, floor, speed, cost }: Comparison): string[] {
  const each = ({ processor }: Figures) =>
    processor ? `${processor.server.toFixed(2)} + ${processor.database.toFixed(2)}` : '?'
  return [
    rows.toLocaleString('en'),
    operation,
    String(connections),
    Math.round(product.perSecond).toLocaleString('en'),
    Math.round(floor.perSecond).toLocaleString('en'),
    speed.toFixed(2),
    `${product.p50.toFixed(1)} / ${floor.p50.toFixed(1)}`,
    `${product.p95.toFixed(1)} / ${floor.p95.toFixed(1)}`,
    cost === undefined ? '?' : `× ${cost.toFixed(2)}`,
    each(product),
    each(floor),
  ]
}

/** How the screens come, each beside the floor of the same run; nothing where they were not measured. */
export function screenRows({ sizes }: EngineResult): string[][] {
  const screens = sizes.flatMap((size) => size.screens ?? [])
  if (screens.length === 0) return []
  return [
    [
      'screen',
      'usable after, ms',
      'of the floor',
      'script gz, KB',
      `slowest answer, ms (≤ ${goals.delay})`,
      `shift (< ${goals.shift})`,
    ],
    ...screens.map(({ name, usable, floor, script, delay, shift }) => [
      name,
      String(Math.round(usable)),
      `× ${(usable / floor).toFixed(2)}`,
      String(Math.round(script)),
      delay === 0 ? '< 16' : String(Math.round(delay)),
      shift.toFixed(3),
    ]),
  ]
}

/** Everything that is one figure with a goal. */
export function goalRows(engine: string, result: EngineResult): string[][] {
  const { boot, bytes, sizes } = result
  const rows: string[][] = [['what', 'measured', 'goal', 'aim']]
  const add = (what: string, value: number | undefined, unit: string, goal?: { most: number; aim: number }) => {
    if (value === undefined) return
    const shown = unit === 's' ? value.toFixed(1) : String(Math.round(value))
    rows.push([what, `${shown} ${unit}`, goal ? `≤ ${goal.most} ${unit}` : '', goal ? `≤ ${goal.aim} ${unit}` : ''])
  }
  const comparisons = sizes.flatMap((size) => size.comparisons)
  if (engine === 'postgres') {
    for (const kind of ['read', 'write'] as const) {
      const speeds = comparisons.filter((one) => one.kind === kind && !one.isMore).map(({ speed }) => speed)
      if (speeds.length > 0)
        rows.push([
          `slowest ${kind}, of the floor's speed`,
          Math.min(...speeds).toFixed(2),
          `≥ ${goals[kind].least}`,
          `≥ ${goals[kind].aim}`,
        ])
    }
  }
  add('first start, with the demo', boot && boot.first / 1000, 's')
  add('of that, the demo', boot?.demo, 's', goals.demo)
  add('second start', boot && boot.second / 1000, 's', goals.secondStart)
  if (boot?.floor) rows.push(['second start, of the floor', `× ${(boot.second / boot.floor).toFixed(2)}`, '', ''])
  for (const size of sizes)
    add(`start on ${size.rows.toLocaleString('en')} organisations`, size.start / 1000, 's', goals.secondStart)
  add('memory after the second start', boot?.idle, 'MB')
  for (const { rows: count, memory } of sizes) {
    const on = `on ${count.toLocaleString('en')} organisations`
    add(`memory at rest ${on}`, memory?.idle, 'MB')
    add(`memory after the run ${on}`, memory?.after, 'MB', engine === 'embedded' ? goals.memory : undefined)
    add(`most memory during the run ${on}`, memory?.most, 'MB')
  }
  add('script up to the login form, gz', bytes?.login.script, 'KB', goals.loginScript)
  add('script up to the dashboard, gz', bytes?.dashboard.script, 'KB', goals.dashboardScript)
  add('style up to the dashboard, gz', bytes?.dashboard.style, 'KB')
  add('login form there after', bytes?.login.milliseconds, 'ms')
  add('dashboard there after logging in', bytes?.dashboard.milliseconds, 'ms')
  return rows
}

/** Rows as text with straight columns; the first row is the head. */
export function plainTable(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n')
}

/** Rows as a table of Markdown. */
export function markdownTable(rows: readonly string[][]): string {
  const [head = [], ...body] = rows
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, column) => (column < 2 ? '---' : '---:'))), ...body.map(line)].join('\n')
}
