import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { productOn, type Running, root, startServer } from '../measure/server.ts'
import { type Waits, waitsOf } from '../measure/waits.ts'
import { measureChanges } from './changes.ts'
import { measureKeystrokes } from './keystrokes.ts'
import { anybodyAt, type Caller, logIn, type Watcher } from './people.ts'
import { crowdAt, editorsAt, type LiveSide } from './side.ts'

/** How many look on, at how many items, and how many people they are: the product takes at most fifty tabs of one. */
const SOCKETS = 2000
const ITEMS = 50
const PEOPLE = 50
const EDITORS = [2, 10, 50] as const
const STROKES = 10
const CHANGES = 10
/** Short ones, there and back: what else the machine does falls on both sides. */
const ROUNDS = 4
const PASSWORD = 'een lang wachtwoord voor de meting'

/** What was waited for at both sides. */
export interface LiveComparison {
  /** Such as a keystroke with ten editors. */
  readonly what: string
  readonly product: Waits
  readonly echo: Waits
  /** p95 of the product, times that of the echo. */
  readonly times: number
  /** By how much p95 of the product is over twice that of the echo, ms. */
  readonly over: number
}

/** What is live, against a bare socket.io echo in the same run. */
export interface LiveResult {
  readonly sockets: number
  readonly items: number
  readonly comparisons: readonly LiveComparison[]
  /** Of the server for each socket, KB. */
  readonly memory: { readonly product: number; readonly echo: number } | undefined
  /** Processes that wait for a processor or use one, in the minute before the run. */
  readonly load: number
}

interface Around {
  readonly folder: string
  readonly ports: { readonly product: number; readonly floor: number }
  /** Where the product keeps its data. */
  readonly env: Readonly<Record<string, string>>
  readonly say: (line: string) => void
}

/** Measures the product and the echo in turn, each with everybody connected. */
export async function measureLive({ folder, ports, env, say }: Around): Promise<LiveResult> {
  const load = loadavg()[0] ?? 0
  // The demo has somebody who may make accounts.
  const inDevelopment = { ...env, NODE_ENV: 'development', PUBLIC_URL: `http://127.0.0.1:${ports.product}` }
  const server = await startServer(productOn(ports.product, inDevelopment, join(folder, 'live.log')))
  const floor = await startServer({
    script: [join(root, 'bench', 'live', 'echo.ts')],
    port: ports.floor,
    env: { PORT: String(ports.floor) },
    log: join(folder, 'echo.log'),
  })
  const sides: LiveSide[] = []
  try {
    const { boss, people } = await peopleAt(server)
    say(`  ${people.length} people come in at each side`)
    const product = await crowdAt(server, boss, people)
    sides.push(product)
    const echo = await crowdAt(floor, anybodyAt(floor.port), people)
    sides.push(echo)
    const comparisons: LiveComparison[] = []
    const add = async (what: string, measure: (side: LiveSide) => Promise<number[]>) => {
      const comparison = await inTurn(what, measure, product, echo)
      comparisons.push(comparison)
      say(
        `  ${what}: p95 ${comparison.times.toFixed(1)} times that of the echo, ${comparison.over.toFixed(1)} ms over twice`,
      )
    }
    for (const count of EDITORS) await add(`a keystroke, ${count} editors`, (side) => keystrokes(side, count))
    for (const watching of ['at the item', 'in a list'] as const)
      await add(`a change, ${watching}`, (side) => measureChanges(side, CHANGES, watching))
    const memory =
      product.memory === undefined || echo.memory === undefined
        ? undefined
        : { product: product.memory, echo: echo.memory }
    return { sockets: people.length, items: ITEMS, comparisons, memory, load }
  } finally {
    for (const side of sides) await side.stop()
    await server.stop()
    await floor.stop()
  }
}

async function inTurn(
  what: string,
  measure: (side: LiveSide) => Promise<number[]>,
  product: LiveSide,
  echo: LiveSide,
): Promise<LiveComparison> {
  const times = new Map<LiveSide, number[]>([product, echo].map((side) => [side, []]))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of round % 2 === 0 ? [product, echo] : [echo, product])
      times.get(side)?.push(...(await measure(side)))
  const [ours, floor] = [waitsOf(times.get(product) ?? []), waitsOf(times.get(echo) ?? [])]
  return { what, product: ours, echo: floor, times: ours.p95 / floor.p95, over: ours.p95 - 2 * floor.p95 }
}

let turn = 0

/** In a note of its own each time: one holds no more than so many letters. */
async function keystrokes(side: LiveSide, count: number): Promise<number[]> {
  turn += 1
  const { item = '' } = side.people[turn % ITEMS] ?? {}
  const editors = await editorsAt(side, item, count)
  await wait(500)
  const times = await measureKeystrokes(editors, item, STROKES)
  for (const editor of editors) editor.disconnect()
  return times
}

/** Staff with accounts of their own, and at which dossiers they look. */
async function peopleAt({ port }: Running): Promise<{ boss: Caller; people: readonly Watcher[] }> {
  const boss = await logIn(port, 'admin@schakel.example', 'schakel-demo-2026')
  const space = await made(boss, { _type: 'space', name: 'Kenniscentrum Meting', $role: 'Space' })
  const lead = await made(boss, { _type: 'lead', name: 'Hotel Meting', employees: 12 }, space)
  const text = `<p>${'De kassa van dit hotel is aan vervanging toe. '.repeat(10)}</p>`
  const items: string[] = []
  for (let at = 0; at < ITEMS; at += 1)
    items.push(await made(boss, { _type: 'dossier', name: 'ERP', users: 24, case: text }, lead))
  const tokens: string[] = []
  for (let at = 0; at < PEOPLE; at += 1) tokens.push(await adviser(port, boss, space, at))
  const people = Array.from({ length: SOCKETS }, (_, at) => ({
    item: items[at % ITEMS] ?? '',
    // At each item forty of them, and at every one others.
    token: tokens[(at + Math.floor(at / ITEMS)) % PEOPLE] ?? '',
  }))
  return { boss, people }
}

async function adviser(port: number, boss: Caller, space: string, at: number): Promise<string> {
  const username = `meting.${at}`
  const email = `${username}@meting.example`
  const account = { username: username.padEnd(8, 'x'), email, role: 'staff', _pass: PASSWORD, $role: 'Beheerder' }
  await made(boss, { _type: 'user', name: `Adviseur ${at}`, ...account }, space)
  return (await logIn(port, email, PASSWORD)).token
}

async function made(boss: Caller, item: object, parent?: string): Promise<string> {
  const { _id } = await boss.post('/api/space/save', { item, ...(parent ? { parent } : {}) })
  if (!_id) throw new Error('nothing was made')
  return _id
}
