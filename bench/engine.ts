import { execFile } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Filled } from './data/fill.ts'
import { type Target, writeTarget } from './data/target.ts'
import { checkAgreement } from './measure/agree.ts'
import { type Boot, measureBoot } from './measure/boot.ts'
import { type Bytes, measureBytes } from './measure/browser.ts'
import { type Comparison, compare, type Side } from './measure/compare.ts'
import { memoryOf } from './measure/processes.ts'
import { productOn, root, startServer } from './measure/server.ts'
import { operationsOn } from './operations.ts'
import { isAsked, type Options } from './options.ts'
import { measureScreens, type ScreenFigures } from './screens/measureScreens.ts'

/** Where the run may write, where its servers listen, and what it found on this machine. */
export interface Surroundings {
  readonly folder: string
  readonly ports: { readonly product: number; readonly floor: number }
  readonly postgres: { readonly url: string; readonly pid: number } | undefined
  readonly browser: string | undefined
  readonly say: (line: string) => void
}

/** What was found at one size. */
export interface SizeResult {
  readonly rows: number
  readonly fillSeconds: number
  /** Of the server on this database, ms. */
  readonly start: number
  /** MB: after the start, after everything, and the most in between. */
  readonly memory: { readonly idle: number; readonly after: number; readonly most: number } | undefined
  readonly comparisons: readonly Comparison[]
  /** How the screens come on a slow device and line; at the smallest size alone. */
  readonly screens?: readonly ScreenFigures[]
}

export interface EngineResult {
  readonly boot: Boot | undefined
  readonly bytes: Bytes | undefined
  readonly sizes: readonly SizeResult[]
}

/** Measures everything on one engine. */
export async function measureEngine(
  engine: Target['engine'],
  options: Options,
  around: Surroundings,
): Promise<EngineResult> {
  const found = isAsked(options, 'boot') ? await boot(engine, around) : undefined
  const sizes: SizeResult[] = []
  const names = ['page', 'search', 'item', 'card', 'counts', 'update', 'create', 'screens']
  if (names.some((name) => isAsked(options, name)))
    for (const rows of options.rows) sizes.push(await measureSize(engine, rows, options, around))
  return { boot: found?.boot, bytes: found?.bytes, sizes }
}

async function boot(engine: Target['engine'], around: Surroundings): Promise<{ boot: Boot; bytes: Bytes | undefined }> {
  around.say(`${engine}: starting the product twice`)
  const target = await newTarget(engine, 'boot', around)
  let bytes: Bytes | undefined
  const measured = await measureBoot(
    around.ports.product,
    envOf(target, around),
    log(around, 'boot'),
    floorOn(target, around),
    async (server) => {
      if (around.browser) bytes = await measureBytes(server.port, around.browser)
    },
  )
  return { boot: measured, bytes }
}

function floorOn(target: Target, around: Surroundings) {
  return {
    script: [join(root, 'bench', 'floor', 'main.ts'), writeTarget(target), String(around.ports.floor)],
    port: around.ports.floor,
    log: log(around, 'floor'),
  }
}

async function measureSize(
  engine: Target['engine'],
  rows: number,
  options: Options,
  around: Surroundings,
): Promise<SizeResult> {
  const target = await newTarget(engine, `rows${rows}`, around)
  around.say(`${engine}: filling with ${rows} organisations and their contacts`)
  const filled = await fill(target, rows)
  const floorTarget = copyOf(target)
  const product = await startServer(productOn(around.ports.product, envOf(target, around), log(around, 'product')))
  const floor = await startServer(floorOn(floorTarget, around))
  try {
    await wait(2000)
    const idle = memoryOf(product.pid)?.now
    const databasePid = target.engine === 'postgres' ? around.postgres?.pid : undefined
    const sides = { product: { ...product, databasePid }, floor: { ...floor, databasePid } }
    const comparisons = await measureOperations(filled, options, around, sides.product, sides.floor)
    const isSmallest = rows === Math.min(...options.rows)
    const screens =
      around.browser && isSmallest && isAsked(options, 'screens')
        ? await measureScreens(filled, around.ports, around.browser, around.say)
        : []
    const after = memoryOf(product.pid)
    const memory = idle === undefined || !after ? undefined : { idle, after: after.now, most: after.most }
    return { rows, fillSeconds: filled.seconds, start: product.startedIn, memory, comparisons, screens }
  } finally {
    await product.stop()
    await floor.stop()
  }
}

async function measureOperations(
  filled: Filled,
  options: Options,
  around: Surroundings,
  product: Side,
  floor: Side,
): Promise<Comparison[]> {
  const comparisons: Comparison[] = []
  for (const operation of operationsOn(filled)) {
    if (!isAsked(options, operation.name)) continue
    await checkAgreement(operation, product, floor)
    for (const connections of operation.connections) {
      const comparison = await compare(operation, connections, options.seconds, product, floor)
      comparisons.push(comparison)
      const { speed, cost } = comparison
      around.say(
        `  ${operation.name.padEnd(20)} ${String(connections).padStart(2)} at a time: ${speed.toFixed(2)} of the floor's speed, ${cost?.toFixed(2) ?? '?'} of its processor time`,
      )
    }
  }
  return comparisons
}

/** A database that holds nothing yet. */
export async function newTarget(engine: Target['engine'], name: string, around: Surroundings): Promise<Target> {
  if (engine === 'embedded') {
    const folder = join(around.folder, name)
    mkdirSync(folder, { recursive: true })
    return { engine, folder }
  }
  if (!around.postgres) throw new Error('there is no PostgreSQL')
  const client = new pg.Client({ connectionString: around.postgres.url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return { engine, url: new URL(`/${name}`, around.postgres.url).href }
}

/** The embedded engine serves one process, so the floor gets a copy of the folder; a server serves both. */
function copyOf(target: Target): Target {
  if (target.engine === 'postgres') return target
  const folder = `${target.folder}-floor`
  cpSync(target.folder, folder, { recursive: true })
  return { engine: 'embedded', folder }
}

/** By what the product finds it. */
export function envOf(target: Target, { folder }: Surroundings): Record<string, string> {
  return target.engine === 'postgres'
    ? { DATABASE_URL: target.url, DATA_DIR: join(folder, 'data') }
    : { DATA_DIR: target.folder }
}

function log({ folder }: Surroundings, name: string): string {
  return join(folder, `${name}.log`)
}

/** Fills a database in a process of its own. */
export async function fill(target: Target, rows: number): Promise<Filled> {
  const script = join(root, 'bench', 'data', 'fill.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, writeTarget(target), String(rows)], {
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout)
}
