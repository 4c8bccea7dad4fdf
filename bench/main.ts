// What `npm run bench` runs once everything is installed and built; `scripts/bench.mjs` hands it a PostgreSQL server and a browser.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureDecision } from './decision/measureDecision.ts'
import { envOf, fill, measureEngine, newTarget, type Surroundings } from './engine.ts'
import { measureHostile } from './hostile/measureHostile.ts'
import { measureLive } from './live/measureLive.ts'
import { canMeasure } from './measure/processes.ts'
import { root } from './measure/server.ts'
import { type Engine, type Options, readOptions } from './options.ts'
import { decisionRows } from './report/decisionTable.ts'
import { hostileRows } from './report/hostileTable.ts'
import { keep, keepDecision, keepHostile, keepLive, writeReadme } from './report/keep.ts'
import { liveRows } from './report/liveTable.ts'
import { comparisonRows, goalRows, plainTable, screenRows } from './report/table.ts'

const { BENCH_POSTGRES, BENCH_POSTGRES_PID, BENCH_POSTGRES_VERSION, BENCH_PORTS, CHROMIUM_PATH } = process.env
const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function run(options: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'schakel-bench-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const [product = 0, floor = 0] = (BENCH_PORTS ?? '').split(',').map(Number)
  const around: Surroundings = {
    folder,
    ports: { product, floor },
    postgres: BENCH_POSTGRES ? { url: BENCH_POSTGRES, pid: Number(BENCH_POSTGRES_PID) } : undefined,
    browser: CHROMIUM_PATH,
    say,
  }
  if (options.isLive) {
    for (const engine of options.engines) await live(engine, around)
    return
  }
  if (options.isHostile) {
    for (const engine of options.engines) await hostile(engine, options, around)
    return
  }
  if (options.isDecision) {
    for (const engine of options.engines) await decision(engine, options, around)
    return
  }
  if (!canMeasure) say('Processor time and memory are left out: this system does not tell them in /proc.')
  if (!around.browser) say('What a browser loads is left out: there is no browser.')
  for (const engine of options.engines) {
    const result = await measureEngine(engine, options, around)
    say(`\n${engine}, ${availableParallelism()} cores, Node ${process.versions.node}; product / floor\n`)
    if (result.sizes.length > 0) say(`${plainTable(comparisonRows(result))}\n`)
    if (screenRows(result).length > 0) say(`${plainTable(screenRows(result))}\n`)
    say(`${plainTable(goalRows(engine, result))}\n`)
    if (!options.isWhole) continue
    const kept = { ...today(engine), seconds: options.seconds, result }
    say(`Kept in ${keep(kept).slice(root.length)}`)
    writeReadme()
  }
  if (!options.isWhole) say('Not kept: only a run of everything, at both sizes and for 2 seconds or more, is.')
}

/** What is live, on one engine: on the embedded one when there is no PostgreSQL. */
async function live(engine: Engine, around: Surroundings): Promise<void> {
  say(`${engine}: what is live, beside a bare echo`)
  const env = envOf(await newTarget(engine, 'live', around), around)
  const result = await measureLive({ ...around, env })
  say(`\n${engine}, ${availableParallelism()} cores, load ${result.load.toFixed(1)} before; product / echo\n`)
  say(`${plainTable(liveRows(result))}\n`)
  say(`Kept in ${keepLive({ ...today(engine), result }).slice(root.length)}`)
  writeReadme()
}

/** What one account at its worst does to another person, on one engine. */
async function hostile(
  engine: Engine,
  { rows: [rows = 0], seconds, only, profile, isWhole }: Options,
  around: Surroundings,
) {
  say(`${engine}: one account at its worst, on ${rows} organisations`)
  const target = await newTarget(engine, 'hostile', around)
  const filled = await fill(target, rows)
  const { folder, ports } = around
  const env = envOf(target, around)
  const result = await measureHostile({ folder, port: ports.product, env, filled, seconds, only, profile, say })
  say(`\n${engine}, ${availableParallelism()} cores, load ${result.load.toFixed(1)} before\n`)
  say(`${plainTable(hostileRows(engine, result))}\n`)
  if (!isWhole) return say('Not kept: only a run of everything, for 20 seconds or more each, is.')
  say(`Kept in ${keepHostile({ ...today(engine), result }).slice(root.length)}`)
  writeReadme()
}

/** Choosing at its largest, on one engine. */
async function decision(engine: Engine, { rows: [rows = 0], isWhole }: Options, around: Surroundings) {
  say(`${engine}: 300 requirements and 20 suppliers, beside ${rows} organisations`)
  const target = await newTarget(engine, 'decision', around)
  const filled = await fill(target, rows)
  const { folder, ports, browser } = around
  const env = envOf(target, around)
  const result = await measureDecision({ folder, port: ports.product, env, target, filled, browser, say })
  say(`\n${engine}, ${availableParallelism()} cores, load ${result.load.toFixed(1)} before\n`)
  say(`${plainTable(decisionRows(result))}\n`)
  if (!isWhole) return say('Not kept: only a run beside 100,000 organisations is.')
  say(`Kept in ${keepDecision({ ...today(engine), result }).slice(root.length)}`)
  writeReadme()
}

/** When a run was, and on what. */
function today(engine: Engine) {
  const machine = { cores: availableParallelism(), node: process.versions.node, postgres: versionOf(engine) }
  return { date: new Date().toISOString().slice(0, 10), engine, machine }
}

function versionOf(engine: Engine): string {
  if (engine === 'postgres') return BENCH_POSTGRES_VERSION ?? ''
  const file = readFileSync(join(root, 'node_modules', '@electric-sql', 'pglite', 'package.json'), 'utf8')
  return `PGlite ${/"version": "(.+?)"/.exec(file)?.[1]}`
}

try {
  await run(readOptions(process.argv.slice(2)))
  process.exit(0)
} catch (error) {
  process.stderr.write(
    `${error instanceof Error ? (process.env.DEBUG ? error.stack : error.message) : String(error)}\n`,
  )
  process.exit(1)
}
