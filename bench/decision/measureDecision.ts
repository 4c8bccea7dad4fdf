import { execFile } from 'node:child_process'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { DecisionSheet } from '@schakel/domain/calls'
import type { Filled } from '../data/fill.ts'
import { type Target, writeTarget } from '../data/target.ts'
import { productOn, root, startServer } from '../measure/server.ts'
import { waitsOf } from '../measure/waits.ts'
import { measureDraws } from './draws.ts'
import type { DecisionFilled } from './fillDecision.ts'
import { measureInBrowser } from './inBrowser.ts'

/** One bound of F1.16 or F2.19: what was found, and what it is held against. */
export interface Bound {
  readonly rule: 'F1.16' | 'F2.19'
  readonly name: string
  /** The 95th percentile, or the longest, ms. */
  readonly found: number
  readonly limit: number
  /** The same work done barely, in the same run, ms; nothing where there is no such thing. */
  readonly floor?: number
}

/** Choosing at its largest: 300 requirements, 20 suppliers, 12 criteria. */
export interface DecisionRun {
  readonly rows: number
  readonly bounds: readonly Bound[]
  /** Processes that wait for a processor or use one, in the minute before the run. */
  readonly load: number
}

interface Around {
  readonly folder: string
  readonly port: number
  readonly env: Readonly<Record<string, string>>
  readonly target: Target
  readonly filled: Filled
  readonly browser: string | undefined
  readonly say: (line: string) => void
}

/** Measures what F1.16 and F2.19 bound. */
export async function measureDecision({
  folder,
  port,
  env,
  target,
  filled,
  browser,
  say,
}: Around): Promise<DecisionRun> {
  const load = loadavg()[0] ?? 0
  const script = join(root, 'bench', 'decision', 'fillDecision.ts')
  const made = await promisify(execFile)(process.execPath, [script, writeTarget(target), filled.space], {
    maxBuffer: 16 * 1024 * 1024,
  })
  const world: DecisionFilled = JSON.parse(made.stdout)
  const server = await startServer(productOn(port, env, join(folder, 'decision.log')))
  try {
    say('  calls')
    const calls = await measureCalls(port, filled.tokens.staff, world)
    const sheet = await ask<DecisionSheet>(port, '/api/decision/read', { dossier: world.dossier }, filled.tokens.staff)
    say('  draws')
    const draws = await measureDraws(sheet)
    say('  beside requests')
    const beside = await measureBeside(port, filled.tokens.staff, world.dossier)
    if (browser) say('  browser')
    const screen = browser ? await measureInBrowser(port, browser, filled.tokens.staff, world.dossier) : []
    return { rows: filled.rows, load, bounds: [...calls, ...draws, beside, ...screen] }
  } finally {
    await server.stop()
  }
}

/** Before they are timed: of a server that was just started the first few take several times as long. */
const WARM_READS = 10
const READS = 30
const SAVES = 60

async function measureCalls(
  port: number,
  staff: string,
  { dossier, keys, suppliers }: DecisionFilled,
): Promise<Bound[]> {
  const read = () => ask(port, '/api/comparison/read', { dossier }, staff)
  await times(WARM_READS, read)
  const reads = await times(READS, read)
  const [first, ...others] = suppliers
  if (!first) throw new Error('a supplier that answers')
  // Behind the rows that a profile fills.
  const saves = await times(SAVES, (at) =>
    ask(
      port,
      '/api/answers/save',
      { parent: first.match, rows: [{ key: keys[keys.length - 1 - at], value: at % 2 ? 'yes' : 'no' }] },
      first.token,
    ),
  )
  const taken = await times(others.length, (at) =>
    ask(port, '/api/answers/takeOver', { match: others[at]?.match, keys: keys.slice(0, 100) }, others[at]?.token ?? ''),
  )
  return [
    { rule: 'F1.16', name: 'comparison of 300 × 20', found: waitsOf(reads).p95, limit: 250 },
    { rule: 'F1.16', name: 'save of a row', found: waitsOf(saves).p95, limit: 60 },
    { rule: 'F1.16', name: 'take-over of 100 rows', found: Math.max(...taken), limit: 400 },
  ]
}

/** How long others wait while the server draws: it does so on a thread of its own (F2.19). */
async function measureBeside(port: number, staff: string, dossier: string): Promise<Bound> {
  let isDrawing = true
  const drawing = ask(port, '/api/decision/firmness', { dossier, lens: 'any' }, staff).finally(() => {
    isDrawing = false
  })
  const waits: number[] = []
  while (isDrawing) {
    const began = performance.now()
    await fetch(`http://127.0.0.1:${port}/healthz`)
    waits.push(performance.now() - began)
  }
  await drawing
  return { rule: 'F2.19', name: 'another request while the server draws', found: waitsOf(waits).p95, limit: 50 }
}

async function times(count: number, work: (at: number) => Promise<unknown>): Promise<number[]> {
  const found: number[] = []
  for (let at = 0; at < count; at += 1) {
    const began = performance.now()
    await work(at)
    found.push(performance.now() - began)
  }
  return found
}

async function ask<T>(port: number, path: string, body: object, token: string): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
  return answer.json()
}
