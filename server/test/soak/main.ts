import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '../../src/config.ts'
import { openStore } from '../../src/openStore.ts'
import { checkAcknowledged } from './check.ts'
import { findHalves } from './halves.ts'
import { Ledger } from './ledger.ts'
import { Product } from './product.ts'
import { write } from './writer.ts'

// The program behind `npm run soak`: ENGINE ROUNDS [DATABASE_URL]. `scripts/soak.mjs` starts it and crashes the database when asked.

/** People who write at once. */
const WRITERS = 4
/** How long is written before the blow, ms. */
const [LEAST_MS, MOST_MS] = [300, 2500]
/** On the embedded engine the tables can only be looked at while the server does not run: every so many rounds. */
const LOOK_EVERY = 5
/** How long the server may take to find back a database that is up again, ms. */
const BACK_MS = 30_000

const [engine, rounds = '50', databaseUrl] = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'schakel-soak-'))
const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  process.exitCode = (await soak(Number(rounds))) ? 0 : 1
} catch (error) {
  say(error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
  process.disconnect?.()
}

async function soak(total: number): Promise<boolean> {
  const product = new Product(folder, databaseUrl)
  const ledger = new Ledger()
  const seed = await product.seed()
  let crashes = 0
  try {
    await product.start()
    for (let round = 1; round <= total; round += 1) {
      const before = ledger.writes.length
      const isCrash = databaseUrl !== undefined && round % 2 === 0
      const pause = LEAST_MS + Math.random() * (MOST_MS - LEAST_MS)
      const happened = isCrash ? await crashDatabase(product, pause) : await killServer(product, pause)
      if (isCrash) crashes += 1
      const wrong = await checkAcknowledged(product, seed, ledger, before)
      wrong.push(...(await lookAtTables(product, round === total || round % LOOK_EVERY === 0)))
      const written = ledger.writes.length - before
      say(`${engine} ${round}/${total}: ${written} writes, ${happened}: ${wrong.length === 0 ? 'all there' : 'WRONG'}`)
      for (const line of wrong) say(`  ${line}`)
      if (wrong.length > 0) return false
    }
  } finally {
    await product.end('SIGKILL')
  }
  const kills = `${total - crashes} times killed${crashes > 0 ? `, the database ${crashes} times` : ''}`
  say(`${engine}: ${kills}, ${ledger.acknowledged.length} acknowledged writes, nothing lost and nothing half`)
  return true

  async function killServer(running: Product, after: number): Promise<string> {
    const writing = Array.from({ length: WRITERS }, () =>
      write(
        running,
        seed,
        ledger,
        () => undefined,
        () => false,
      ),
    )
    await wait(after)
    await running.end('SIGKILL')
    await Promise.all(writing)
    const began = performance.now()
    await running.start()
    return `killed after ${Math.round(after)} ms, up in ${Math.round(performance.now() - began)} ms`
  }

  async function crashDatabase(running: Product, after: number): Promise<string> {
    let isOver = false
    let away = 0
    const writing = Array.from({ length: WRITERS }, () =>
      write(
        running,
        seed,
        ledger,
        () => {
          away += 1
        },
        () => isOver,
      ),
    )
    await wait(after)
    const up = new Promise((resolve) => process.once('message', resolve))
    process.send?.('crash')
    await up
    const since = ledger.acknowledged.length
    const began = performance.now()
    // All of them must be writing again, by the same server.
    while (ledger.acknowledged.length < since + 5 * WRITERS && performance.now() - began < BACK_MS) await wait(20)
    isOver = true
    await Promise.all(writing)
    if (!running.isRunning) throw new Error(`The server fell over with its database: ${running.said}`)
    if (ledger.acknowledged.length <= since) throw new Error('The server did not find its database again.')
    const ready = await fetch(`${running.url}/readyz`)
    if (ready.status !== 200) throw new Error(`/readyz says ${await ready.text()}`)
    return `database crashed after ${Math.round(after)} ms, ${away} times told that it is away`
  }
}

/** On a server the tables are looked at while the product runs; the embedded one is closed for it, now and then. */
async function lookAtTables(product: Product, isDue: boolean): Promise<string[]> {
  if (databaseUrl !== undefined) {
    const store = await openStore(readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: folder }))
    try {
      return await findHalves(store, product.files)
    } finally {
      await store.database.close()
    }
  }
  if (!isDue) return []
  await product.end('SIGTERM')
  const wrong = await product.store((store) => findHalves(store, product.files))
  await product.start()
  return wrong
}
