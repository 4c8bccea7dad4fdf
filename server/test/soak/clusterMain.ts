// The program behind `npm run cluster -- --soak`: URL BLOW,BLOW,…. People write and read through the proxy while `scripts/cluster.mjs`, asked by
// message, strikes a part of the cluster; afterwards all that was acknowledged must be there.
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '../../src/config.ts'
import { openStore } from '../../src/openStore.ts'
import { checkAcknowledged } from './check.ts'
import { findHalfRows } from './halves.ts'
import { Ledger } from './ledger.ts'
import { makeSeed, type Seed } from './product.ts'
import { longestGap, watchReads } from './reader.ts'
import { write } from './writer.ts'

/** People who write at once, and how long they do so before and after the blow, ms. */
const WRITERS = 4
const BEFORE_MS = 2000
const AFTER_MS = 3000
/** After whatever happens people write again within so long, ms. */
const MOST_WRITES_MS = 30_000

const [url = '', blows = ''] = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  process.exitCode = (await soak(blows.split(','))) ? 0 : 1
} catch (error) {
  say(error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exitCode = 1
} finally {
  process.disconnect?.()
}

async function soak(all: readonly string[]): Promise<boolean> {
  const place = { url, isBehindProxy: true }
  const store = await openStore(readConfig(process.env))
  const ledger = new Ledger()
  const longest = { writes: 0, reads: 0 }
  try {
    const seed = await makeSeed(store)
    for (const [round, blow] of all.entries()) {
      const since = ledger.writes.length
      const gaps = await strike(place, seed, ledger, blow)
      const wrong = [...(await checkAcknowledged(place, seed, ledger, since)), ...(await findHalfRows(store))]
      if (gaps.writes > MOST_WRITES_MS) wrong.push(`nobody could write for ${seconds(gaps.writes)}`)
      const written = ledger.writes.length - since
      const stood = `writing stood still for ${seconds(gaps.writes)}, reading for ${seconds(gaps.reads)}`
      say(
        `${round + 1}/${all.length} ${blow}: ${written} writes; ${stood}: ${wrong.length === 0 ? 'all there' : 'WRONG'}`,
      )
      for (const line of wrong) say(`  ${line}`)
      if (wrong.length > 0) return false
      longest.writes = Math.max(longest.writes, gaps.writes)
      longest.reads = Math.max(longest.reads, gaps.reads)
    }
  } finally {
    await store.database.close()
  }
  const stood = `at most ${seconds(longest.writes)} without writing and ${seconds(longest.reads)} without reading`
  say(
    `${all.length} rounds, ${ledger.acknowledged.length} acknowledged writes, nothing lost and nothing half; ${stood}`,
  )
  return true
}

/** Has the parent strike while people write and read; answers the longest that nobody could. */
async function strike(place: { url: string }, seed: Seed, ledger: Ledger, blow: string) {
  let isOver = false
  const gap = longestGap()
  const acknowledge = ledger.acknowledge.bind(ledger)
  ledger.acknowledge = (asked, answer) => {
    gap.mark()
    acknowledge(asked, answer)
  }
  const isDone = () => isOver
  const reading = watchReads(place.url, seed, isDone)
  const writing = Array.from({ length: WRITERS }, () =>
    write({ ...place, isBehindProxy: true }, seed, ledger, () => undefined, isDone),
  )
  await wait(BEFORE_MS)
  const struck = new Promise((resolve) => process.once('message', resolve))
  process.send?.(blow)
  await struck
  const before = ledger.acknowledged.length
  const end = performance.now() + MOST_WRITES_MS
  while (ledger.acknowledged.length < before + 5 * WRITERS && performance.now() < end) await wait(50)
  await wait(AFTER_MS)
  isOver = true
  await Promise.all(writing)
  ledger.acknowledge = acknowledge
  return { writes: gap.longest(), reads: await reading }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
