import { hashOf, type Ledger, type Write } from './ledger.ts'
import type { Seed } from './product.ts'
import { type Place, send } from './writer.ts'

/** Older items that are looked at in each round. */
const SAMPLE = 100
/** Writes that are sent once more. */
const REPEATED = 20

/** Holds what was acknowledged against what the server answers now, and settles what nobody knew. Answers what is wrong. */
export async function checkAcknowledged(product: Place, seed: Seed, ledger: Ledger, since: number): Promise<string[]> {
  const wrong: string[] = []
  const open = ledger.open
  const maybe = new Map(open.map((write) => [targetOf(write), write.leaves]))
  const fresh = new Set(ledger.writes.slice(since).flatMap(({ answer }) => answer?._id ?? []))
  const others = [...ledger.items.keys()].filter((id) => !fresh.has(id))
  const older = others.sort(() => Math.random() - 0.5).slice(0, SAMPLE)
  for (const id of [...fresh, ...older]) {
    const must = ledger.items.get(id) ?? {}
    const item = await read(product, seed, id)
    if (!item) wrong.push(`${id} was acknowledged and is gone`)
    else if (!holds(item, must) && !holds(item, { ...must, ...maybe.get(id) })) wrong.push(differs(id, must, item))
  }
  // Sent again, what nobody knew has happened once, and the answer is there.
  for (const write of open) ledger.acknowledge(write, await send(product, seed, write, () => undefined))
  for (const write of open) {
    const id = write.answer?._id ?? ''
    const item = await read(product, seed, id)
    if (!item || !holds(item, write.leaves)) wrong.push(differs(id, write.leaves, item))
  }
  for (const write of ledger.acknowledged.slice(-REPEATED)) {
    const again = await send(product, seed, write, () => undefined)
    if (again._id !== write.answer?._id || again._version !== write.answer?._version)
      wrong.push(`${write.path} was answered ${JSON.stringify(write.answer)} and then ${JSON.stringify(again)}`)
  }
  return [...wrong, ...(await checkFiles(product, seed, ledger, since))]
}

async function checkFiles(product: Place, { token }: Seed, ledger: Ledger, since: number): Promise<string[]> {
  const wrong: string[] = []
  for (const { answer } of ledger.writes.slice(since)) {
    if (!answer?.location) continue
    const response = await fetch(`${product.url}${answer.location}`, { headers: { authorization: `Bearer ${token}` } })
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (hashOf(bytes) !== ledger.files.get(answer.location))
      wrong.push(`${answer._id} has other contents than were sent`)
  }
  return wrong
}

async function read(product: Place, { token }: Seed, id: string): Promise<Record<string, unknown> | undefined> {
  const response = await fetch(`${product.url}/api/space/${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{"depth":0}',
  })
  return response.status === 200 ? JSON.parse(await response.text()) : undefined
}

/** The item that a write changes, as far as its address says. */
function targetOf({ path }: Write): string {
  return path.replace('/api/space/update/', '')
}

function holds(item: Readonly<Record<string, unknown>>, must: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(must).every(([name, value]) => item[name] === value)
}

function differs(id: string, must: object, item: object | undefined): string {
  return `${id} must have ${JSON.stringify(must)} and is ${JSON.stringify(item)}`
}
