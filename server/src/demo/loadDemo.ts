import { accounts, demoSpace, memberOrganisations } from '../../../demo/accounts.ts'
import type { LeadRow, SupplierRow } from '../../../demo/cast.ts'
import type { Account } from '../../../demo/steps.ts'
import { makeStory } from '../../../demo/story.ts'
import { viewerOfUser } from '../store/auth/viewers.ts'
import { isEmpty } from '../store/isEmpty.ts'
import type { Store, ViewerStore } from '../store/store.ts'
import { systemViewer } from '../store/system.ts'
import { addChoices } from './choices.ts'
import { makeAccount } from './demoAccounts.ts'
import { readDemoData } from './demoData.ts'
import { loadBranches, loadBusinesses, loadVendors } from './openData.ts'
import { Replay } from './replay.ts'

/** How long before the first step of the story the knowledge centre began. */
const BEFORE_MS = 5 * 86_400_000

/** The planner has no statistics of a database that is filled in one go: it gets them after this many steps. */
const STEPS_PER_ANALYZE = 2500

/**
 * Fills an empty database with the demo world (D17.1) in one transaction: who is stopped half-way finds it empty and begins anew.
 * Answers whether it did; a world that is not empty stays as it is.
 */
export async function loadDemo(store: Store, log: (line: string) => void): Promise<boolean> {
  if (!(await isEmpty(store))) return false
  const began = performance.now()
  log('Making the demo world …')
  const clock = { now: store.settings.clock() }
  const isMade = await store.together((inner) => makeWorld(inner, clock, log), {
    clock: () => clock.now,
    announce: [],
    alone: 'demo',
    isFirst: true,
  })
  if (isMade) log(`The demo world is there, after ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  return isMade
}

interface Clock {
  now: Date
}

async function makeWorld(store: Store, clock: Clock, log: (line: string) => void): Promise<boolean> {
  const admin = store.as(systemViewer)
  // Another node may have made it while this one waited for its turn.
  if (!(await isEmpty(store))) return false
  const data = readDemoData()
  const today = clock.now
  const leads = data.businesses.map((row, index): LeadRow => ({ ...row, key: `business-${index}` }))
  const suppliers = data.vendors.map(({ name, kinds }, index): SupplierRow => ({ name, kinds, key: `vendor-${index}` }))
  const story = makeStory({ now: today, space: 'space', leads, suppliers })

  clock.now = new Date(Date.parse(story.begins) - BEFORE_MS)
  const { _id: space } = await admin.create({ item: { _type: 'space', ...demoSpace, $role: 'Space' } })
  const stores = new Map<Account, ViewerStore>()
  const seat = async (place: string, organisation: string) => {
    for (const account of accounts.filter((one) => one.seat === place)) {
      const viewer = await viewerOfUser(store, await makeAccount(admin, account, organisation))
      if (viewer) stores.set(account.account, store.as(viewer))
    }
  }
  await seat('space', space)
  const staff = storeOf(stores, 'staff')

  const branches = await loadBranches(staff, data.branches)
  const businesses = await loadBusinesses(store, staff, space, data.businesses)
  const vendors = await loadVendors(staff, space, data.vendors, branches)
  log(`${businesses.length} businesses, ${vendors.length} suppliers and ${branches.size} branches are there.`)
  const members = memberOrganisations.map(({ city, ...fields }) => ({
    item: { _type: 'organisation', ...fields, address: { city } },
  }))
  const memberIds: string[] = []
  await staff.createMany(space, members, { onCreated: (_row, id) => memberIds.push(id) })

  const ids = new Map([['space', space]])
  for (const [index, id] of businesses.entries()) ids.set(`business-${index}`, id)
  for (const [index, id] of vendors.entries()) ids.set(`vendor-${index}`, id)
  for (const [code, id] of branches) ids.set(`branche-${code}`, id)
  const replay = new Replay(ids, (account) => storeOf(stores, account))
  for (const [place, ref] of Object.entries(story.seats)) await seat(place, replay.id(ref))
  const [member] = memberIds
  if (member) await seat('member', member)

  for (const [index, step] of story.steps.entries()) {
    if (index % STEPS_PER_ANALYZE === 0) await store.analyze()
    clock.now = new Date(step.at)
    await replay.run(step)
  }
  clock.now = new Date(today.getTime() - 60_000)
  await addChoices(store, {
    ...{ staff, space },
    passTime: () => {
      clock.now = today
    },
    asking: [storeOf(stores, 'enduser'), storeOf(stores, 'enduser2')],
    advisers: [staff, storeOf(stores, 'staff2')],
  })
  return true
}

function storeOf(stores: ReadonlyMap<Account, ViewerStore>, account: Account): ViewerStore {
  const found = stores.get(account)
  if (!found) throw new RangeError(`The demo has no account ${account}`)
  return found
}
