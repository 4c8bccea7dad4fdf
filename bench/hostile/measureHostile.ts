import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Filled } from '../data/fill.ts'
import { callerWith } from '../live/people.ts'
import { productOn, root, startServer } from '../measure/server.ts'
import type { AttackCounts, AttackPlan } from './attack.ts'
import type { Counts } from './attacker.ts'
import { kinds } from './kinds.ts'
import { makeAround } from './materials.ts'
import { type Seen, Witness } from './witness.ts'

const script = fileURLToPath(new URL('./attack.ts', import.meta.url))
/** Around the organisation that is written about: few enough for one burst of writes. */
const DOSSIERS = 30
const PEOPLE = 20
/** What an attack began is given so long to end, s. */
const SETTLE_S = 60
/** All at once for so long at least, s (D21). */
const TOGETHER_S = 60
/** As everybody has it (D21.1). */
const LIMIT = { RATE_LIMIT: '20/100' }

/** What one kind of attack, or all at once, did to another person. */
export interface Attack {
  readonly kind: string
  readonly seen: Seen
  /** Of what the attacker asked; nothing where nobody attacked. */
  readonly counts: Counts | undefined
  /** The longest that the event loop of the server was held, ms, and how often longer than 50 ms. */
  readonly held: { readonly longest: number; readonly times: number }
}

/** One account at its worst, on a database of so many organisations (D21.1). */
export interface HostileResult {
  readonly rows: number
  readonly seconds: number
  readonly alone: Attack
  readonly attacks: readonly Attack[]
  /** Processes that wait for a processor or use one, in the minute before the run. */
  readonly load: number
}

interface Around {
  readonly folder: string
  readonly port: number
  readonly env: Readonly<Record<string, string>>
  readonly filled: Filled
  readonly seconds: number
  /** Which kinds; all of them, and then all at once, when empty. */
  readonly only: readonly string[]
  /** Where the server writes what it did when; `longest.ts` reads it. */
  readonly profile: string | undefined
  readonly say: (line: string) => void
}

/** Lets one account do its worst, kind by kind and then all at once, while another person works. */
export async function measureHostile({ folder, port, env, filled, ...options }: Around): Promise<HostileResult> {
  const { seconds, only, profile, say } = options
  const load = loadavg()[0] ?? 0
  const start = productOn(port, { ...env, ...LIMIT }, join(folder, 'hostile.log'))
  const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]
  const script = [...flags, ...start.script]
  const server = await startServer({ ...start, script })
  try {
    const { space, leads, tokens, rows } = filled
    const attacker = callerWith(port, tokens.staff)
    const witness = new Witness(port, tokens.branch, rows)
    await witness.begin()
    const around = await makeAround(attacker.post, space, DOSSIERS, PEOPLE)
    const plan = { port, token: tokens.staff, space, around, leads }
    const measure = async (kind: string, names: readonly string[], lasts = seconds): Promise<Attack> => {
      await wait(2000)
      const before = await heldAt(port)
      const attack = names.length > 0 ? await begin({ ...plan, seconds: lasts, kinds: names }) : undefined
      const seen = await witness.watch(lasts)
      const counts = attack && together(await attack)
      const after = await heldAt(port)
      if (attack) await settle(attacker.post)
      const found = {
        kind,
        seen,
        counts,
        held: { longest: after.longest, times: after.times - before.times },
      }
      say(`  ${kind}: p99 of a page ${seen.page.p99.toFixed(0)} ms, loop held ${after.longest.toFixed(0)} ms`)
      return found
    }
    const alone = await measure('nobody', [])
    const attacks: Attack[] = []
    const asked = [...kinds.keys()].filter((name) => only.length === 0 || only.includes(name))
    for (const kind of asked) attacks.push(await measure(kind, [kind]))
    if (only.length === 0 || only.includes('together'))
      attacks.push(await measure('together', [...kinds.keys()], Math.max(TOGETHER_S, seconds)))
    return { rows, seconds, alone, attacks, load }
  } finally {
    await server.stop()
  }
}

/** Starts the attack; answers, once it goes, what comes of it. */
async function begin(plan: AttackPlan): Promise<Promise<AttackCounts>> {
  const child = spawn(process.execPath, [script], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  let said = ''
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString()
  })
  child.stdin.end(JSON.stringify(plan))
  const ended = once(child, 'exit').then((): AttackCounts => {
    process.removeListener('exit', kill)
    const [, counts] = said.split('\n')
    if (!counts) throw new Error('the attacker did not say what came of it')
    return JSON.parse(counts)
  })
  await Promise.race([once(child.stdout, 'data'), ended])
  return ended
}

/** All kinds in one. */
function together(all: AttackCounts): Counts {
  const sum: Counts = { asked: 0, refused: 0, busy: 0, rejected: 0, failed: 0 }
  for (const counts of Object.values(all))
    for (const name of ['asked', 'refused', 'busy', 'rejected', 'failed'] as const) sum[name] += counts[name]
  return sum
}

type Post = ReturnType<typeof callerWith>['post']

/** Stops what the attacker left running, so that the next kind is measured alone. */
async function settle(post: Post): Promise<void> {
  for (const until = performance.now() + SETTLE_S * 1000; performance.now() < until; await wait(500)) {
    const imports: unknown = await post('/api/import/list', {}).catch(() => undefined)
    if (!Array.isArray(imports)) continue
    const open = imports.filter(({ state }) => state === 'checking' || state === 'writing')
    if (open.length === 0) return
    for (const { _id } of open) await post('/api/import/cancel', { _id }).catch(() => undefined)
  }
}

/** How the event loop of the server was held since this was asked last. */
async function heldAt(port: number): Promise<{ longest: number; times: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  return { longest: figure('schakel_loop_held_seconds') * 1000, times: figure('schakel_loop_held_total') }
}
