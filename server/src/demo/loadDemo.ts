import { leadAlias } from '../store/anonymity/alias.ts'
import { viewerOfUser } from '../store/auth/viewers.ts'
import { dropEverything, makeAsCopied, monthsFrom, writeRows } from '../store/backup/backup.ts'
import type { Database } from '../store/database/index.ts'
import { isEmpty } from '../store/isEmpty.ts'
import { migrate, ownNames } from '../store/migrate.ts'
import type { Store, ViewerStore } from '../store/store.ts'
import { layIndexesAside } from '../store/write/layIndexesAside.ts'
import { changedSteps, type KeptWorld, readKeptWorld } from './keptWorld.ts'
import { moverOf, weeksBetween } from './moveMoments.ts'
import { Replay, storeOf } from './replay.ts'

/**
 * Fills an empty database with the demo world (D17.1), as it would be had it been made now: from the rows that were kept of its making, moved on
 * by whole weeks, and what its story tells of the days since. All of it is one transaction: who is stopped half-way finds it empty and begins
 * anew. Answers whether it did; a world that is not empty stays as it is.
 */
export async function loadDemo(store: Store, log: (line: string) => void): Promise<boolean> {
  if (!(await isEmpty(store))) return false
  const began = performance.now()
  log('Loading the demo world …')
  const now = store.settings.clock()
  const clock = { now }
  const isLoaded = await store.together(
    async (inner) => {
      // Another node may have loaded it while this one waited for its turn.
      if (!(await isEmpty(inner))) return false
      const world = readWorldOf(now, inner.settings.secret)
      await fill(inner.database, world, now)
      await inner.analyze()
      log(await contentsOf(inner.database))
      await goOn(inner, world, clock)
      return true
    },
    { clock: () => clock.now, announce: [], alone: 'demo' },
  )
  if (isLoaded) log(`The demo world is there, after ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  return isLoaded
}

/** The kept world with every moment in it as many weeks later as have gone by, and the names that leads have by this secret (D2.1). */
function readWorldOf(now: Date, secret: string): KeptWorld {
  const { head, lines } = readKeptWorld()
  const move = moverOf(weeksBetween(new Date(head.at), now))
  const names = new Map(
    head.aliases.map(({ alias, dossier, supplier }) => [alias, leadAlias(secret, supplier, dossier)]),
  )
  const rename = (line: string) => line.replaceAll(/Lead [A-Z0-9]{6}/g, (was) => names.get(was) ?? was)
  return {
    head: { ...head, following: changedSteps(head.following, move) },
    lines: changed(lines, (line) => move(line.includes('Lead ') ? rename(line) : line)),
  }
}

function* changed(lines: Iterable<string>, change: (line: string) => string): Generator<string> {
  for (const line of lines) yield change(line)
}

/** Makes the tables of this program as they were when the world was kept, puts its rows in, and brings them up to this version. */
async function fill(database: Database, { head, lines }: KeptWorld, now: Date): Promise<void> {
  // A database may be shared: what is not ours stays.
  await dropEverything(database, ownNames())
  await makeAsCopied(database, { ...head, months: monthsFrom(now) }, async (tables) => {
    const putBack = await layIndexesAside(database)
    const left = lines[Symbol.iterator]()
    for (const { name, rows } of head.tables) {
      const table = tables.find((one) => one.name === name)
      if (table) await writeRows(database, table, some(left, rows))
    }
    await putBack()
  })
  await migrate(database)
}

function* some(lines: Iterator<string>, count: number): Generator<string> {
  for (let had = 0; had < count; had += 1) {
    const { value, done } = lines.next()
    if (done) throw new Error('The kept demo world is cut short.')
    yield value
  }
}

async function contentsOf(database: Database): Promise<string> {
  const [found] = await database.query<{ leads: number; suppliers: number; tags: number }>(
    `select count(*) filter (where type = 'lead')::int as leads, count(*) filter (where type = 'supplier')::int as suppliers,
      count(*) filter (where type = 'tag')::int as tags from items`,
  )
  return `${found?.leads} businesses, ${found?.suppliers} suppliers and ${found?.tags} branches are there.`
}

/** Does what the story tells of the days since the world was kept. */
async function goOn(store: Store, { head }: KeptWorld, clock: { now: Date }): Promise<void> {
  const now = clock.now
  const steps = head.following.filter(({ at }) => Date.parse(at) <= now.getTime())
  const stores = new Map<string, ViewerStore>()
  for (const [account, user] of Object.entries(head.users)) {
    const viewer = await viewerOfUser(store, user)
    if (viewer) stores.set(account, store.as(viewer))
  }
  const replay = new Replay(new Map(Object.entries(head.ids)), (account) => storeOf(stores, account))
  for (const step of steps) {
    clock.now = new Date(step.at)
    await replay.run(step)
  }
  clock.now = now
}
