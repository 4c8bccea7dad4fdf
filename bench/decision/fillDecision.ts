// Run as a process of its own: puts the largest dossier of F1.16 into the filled database of the first argument, under the space of the
// second, and prints as JSON what the measurements need to know of it.

import { openSession } from '@schakel/server/src/store/auth/sessions.ts'
import { Store, type ViewerStore } from '@schakel/server/src/store/store.ts'
import { systemViewer } from '@schakel/server/src/store/system.ts'
import { commit } from '@schakel/server/src/store/write/commit.ts'
import { loadOne } from '@schakel/server/src/store/write/load.ts'
import { freezeRequirements, saveRequirements } from '@schakel/server/src/store/write/requirements.ts'
import { planSheet } from '@schakel/server/src/store/write/sheet.ts'
import { openTarget, readTarget } from '../data/target.ts'

/** The dossier, and a supplier whose match is still empty. */
export interface DecisionFilled {
  readonly dossier: string
  readonly keys: readonly string[]
  /** Suppliers with a profile and an empty match, each with a session. */
  readonly suppliers: readonly { readonly match: string; readonly token: string }[]
}

const ROWS = 300
const SUPPLIERS = 20
/** Suppliers of these that take over from their profile, which is measured. */
const EMPTY = 5
const PROFILE = 100
/** Eleven criteria of requirements, and the price. */
const GROUPS = 11
const values = ['yes', 'partly', 'no', 'roadmap'] as const

async function fill(store: Store, space: string): Promise<DecisionFilled> {
  const system = store.as(systemViewer)
  const make = async (item: Readonly<Record<string, unknown>>, parent: string) =>
    (await system.create({ item, parent }))._id
  const lead = await make({ _type: 'lead', name: 'Grand Café Zilvermeeuw', employees: 40 }, space)
  const dossier = await make({ _type: 'dossier', name: 'ERP', users: 20, implementation_date: '2027-01-01' }, lead)
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    ...{
      group: 105 + (at % GROUPS),
      nl: `De kassa doet ${at} zonder internet en werkt dat later bij`,
      weight: (at % 5) + 1,
    },
    // Shown in no demo: that would be a thirteenth criterion, and groups would be joined for it (F2.1).
    ...({ level: at % 3 === 0 ? 'must' : 'should', proof: 'document' } as const),
  }))
  const saved = await saveRequirements(system, dossier, { rows, remove: [] })
  await freezeRequirements(system, dossier, { version: 0, rows: [], remove: [] })
  const keys = saved.rows.map(({ key }) => key)
  const suppliers: { match: string; token: string }[] = []
  for (let number = 0; number < SUPPLIERS; number += 1) {
    const supplier = await make({ _type: 'supplier', name: `Softwarehuis ${number}` }, space)
    const { _id: match } = await system.link({
      edge: 'MATCH',
      parent: dossier,
      child: supplier,
      props: { $visible: true },
    })
    await system.update({ id: match, fields: { status: 'offered', $license: 4000 + number * 90, $implement: 9000 } })
    if (number >= EMPTY) await answer(system, match, keys, number, true)
    else {
      await answer(system, supplier, keys.slice(0, PROFILE), number, false)
      const user = { _type: 'user', name: `Verkoper ${number}`, username: `verkoper.${number}`, role: 'suppliers' }
      const id = await make({ ...user, email: `verkoper${number}@bench.example`, $role: 'Leverancier' }, supplier)
      suppliers.push({ match, token: await openSession(store, id) })
    }
  }
  await store.flushAnonymisation([dossier])
  await store.database.exec('vacuum (analyze) items')
  await store.database.exec('vacuum (analyze) edges')
  return { dossier, keys, suppliers }
}

async function answer(
  system: ViewerStore,
  parent: string,
  keys: readonly string[],
  number: number,
  isSubmitted: boolean,
): Promise<void> {
  const at = new Date().toISOString()
  const known = isSubmitted
    ? { version: 1, submitted: at, status: 'submitted' }
    : { confirmed: at, status: 'submitted' }
  const make = keys.map((key, index) => {
    const value = values[(index * 7 + number * 3) % values.length] ?? 'yes'
    const remark = value === 'partly' ? { remark: 'Deels, met een koppeling' } : {}
    const due = value === 'roadmap' ? { due: '2027-03-01' } : {}
    return { type: 'answer' as const, input: { key, value, ...remark, ...due }, known }
  })
  const { plan } = planSheet(system, await loadOne(system, parent), { make })
  await commit(system, plan, { _id: parent, _version: 1 })
}

const database = await openTarget(readTarget(process.argv[2] ?? ''))
try {
  const store = new Store(database, {
    clock: () => new Date(),
    secret: 'a secret of the bench that is long enough',
    defaultPrice: 575,
    chatDays: 60,
    hashPassword: async () => 'nobody logs in with a password here',
  })
  process.stdout.write(`${JSON.stringify(await fill(store, process.argv[3] ?? ''))}\n`)
} finally {
  await database.close()
}
