// Run as a process of its own: fills the database of the first argument with the number of organisations of the second, and prints as
// JSON what the measurements need to know of it.

import { openSession } from '@schakel/server/src/store/auth/sessions.ts'
import { viewerOfUser } from '@schakel/server/src/store/auth/viewers.ts'
import type { Database } from '@schakel/server/src/store/database/index.ts'
import { migrate } from '@schakel/server/src/store/migrate.ts'
import { Store, type ViewerStore } from '@schakel/server/src/store/store.ts'
import { systemViewer } from '@schakel/server/src/store/system.ts'
import { carryOut } from './carryOut.ts'
import { checkFill } from './check.ts'
import { makeDossiers } from './dossiers.ts'
import { withoutIndexes } from './indexes.ts'
import { type Place, Planner } from './plans.ts'
import { openTarget, readTarget } from './target.ts'

/** What is known of a filled database. */
export interface Filled {
  readonly rows: number
  readonly seconds: number
  /** Tokens of a super user, of staff of the knowledge centre, and of staff of one of the spaces under it. */
  readonly tokens: { readonly super: string; readonly staff: string; readonly branch: string }
  /** The space of new organisations. */
  readonly space: string
  /** Organisations to read and change, picked evenly. */
  readonly leads: readonly string[]
}

const batch = 1000
const picked = 4000

async function fill(database: Database, rows: number): Promise<Omit<Filled, 'seconds'>> {
  await migrate(database)
  const store = new Store(database, {
    clock: () => new Date(),
    secret: 'a secret of the bench that is long enough',
    defaultPrice: 575,
    chatDays: 60,
    hashPassword: async () => 'nobody logs in with a password here',
  })
  const system = store.as(systemViewer)
  const centre = await makeSpace(system, 'Kenniscentrum')
  const branches: Place[] = []
  for (const name of ['Noord', 'Oost', 'Zuid', 'West', 'Midden'])
    branches.push(await makeSpace(system, `Regio ${name}`, centre))
  const spaces = [centre, ...branches]
  const admin = await makeUser(store, system, centre, 'admin', { role: 'admin', _feed: 'ROOT' })
  const staff = await makeUser(store, system, centre, 'staff', { role: 'staff' })
  const branch = await makeUser(store, system, branches[0] ?? centre, 'branch', { role: 'staff' })
  const viewer = await viewerOfUser(store, staff)
  if (!viewer) throw new Error('the staff user is not there')
  const leads: string[] = []
  await withoutIndexes(database, async () => {
    const planner = new Planner(store, viewer, spaces, rows)
    for (let from = 0; from < rows; from += batch) {
      const made = []
      for (let number = from; number < Math.min(rows, from + batch); number += 1) made.push(await planner.make(number))
      await carryOut(
        database,
        made.map(({ lead }) => lead),
      )
      await carryOut(
        database,
        made.map(({ person }) => person),
      )
      leads.push(...made.flatMap(({ lead }) => lead.plan.inserts?.[0]?.id ?? []))
    }
  })
  await database.exec('vacuum (analyze) items')
  await database.exec('vacuum (analyze) edges')
  await makeDossiers(store.as(viewer), centre.id, leads)
  await checkFill(database, store.as(viewer), spaces, [4, 7, rows - 1])
  const step = Math.max(1, Math.floor(leads.length / picked))
  return {
    rows,
    tokens: {
      super: await openSession(store, admin),
      staff: await openSession(store, staff),
      branch: await openSession(store, branch),
    },
    space: branches[1]?.id ?? centre.id,
    leads: leads.filter((_, index) => index % step === 0),
  }
}

async function makeSpace(system: ViewerStore, name: string, parent?: Place): Promise<Place> {
  const { _id } = await system.create({
    item: { _type: 'space', name: `${name} Software`, $role: 'Space' },
    parent: parent?.id,
  })
  return { id: _id }
}

async function makeUser(
  store: Store,
  system: ViewerStore,
  space: Place,
  name: string,
  fields: { readonly role: string; readonly _feed?: string },
): Promise<string> {
  const { _id } = await system.create({
    item: {
      _type: 'user',
      name: `Bench ${name}`,
      username: `bench.${name}`,
      email: `${name}@bench.example`,
      $role: 'Aanmaker',
      ...fields,
    },
    parent: space.id,
  })
  store.viewers.clear()
  return _id
}

const began = performance.now()
const database = await openTarget(readTarget(process.argv[2] ?? ''))
try {
  const filled = await fill(database, Number(process.argv[3]))
  process.stdout.write(
    `${JSON.stringify({ ...filled, seconds: Math.round((performance.now() - began) / 100) / 10 })}\n`,
  )
} finally {
  await database.close()
}
