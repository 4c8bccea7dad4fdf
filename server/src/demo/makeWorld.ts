import { accounts, demoSpace, memberOrganisations } from '../../../demo/accounts.ts'
import type { LeadRow, SupplierRow } from '../../../demo/cast.ts'
import type { Account, Ref, Step } from '../../../demo/steps.ts'
import { makeStory } from '../../../demo/story.ts'
import { viewerOfUser } from '../store/auth/viewers.ts'
import type { Store, ViewerStore } from '../store/store.ts'
import { systemViewer } from '../store/system.ts'
import { addChoices } from './choices.ts'
import { makeAccount } from './demoAccounts.ts'
import { readDemoData } from './demoData.ts'
import { loadBranches, loadBusinesses, loadVendors } from './openData.ts'
import { Replay, storeOf } from './replay.ts'

const DAY_MS = 86_400_000
/** How long before the first step of the story the knowledge centre began. */
const BEFORE_MS = 5 * DAY_MS
/** How long after its making the story goes on by itself: whoever loads a kept world is within this, ms. */
const FOLLOWS_MS = 7 * DAY_MS

/** The planner has no statistics of a database that is filled in one go: it gets them after this many steps. */
const STEPS_PER_ANALYZE = 2500

/** A world as it was made: what its story goes on to do, the ids of all that it speaks of, and of the accounts that do it. */
export interface MadeWorld {
  readonly ids: ReadonlyMap<Ref, string>
  readonly users: ReadonlyMap<Account, string>
  readonly following: readonly Step[]
}

/**
 * Fills an empty database with the demo world of a moment (D17.1), in one transaction, by doing all that its story tells in the name of who does
 * it. Takes some twenty seconds: `loadDemo` reads what was kept of it.
 */
export function makeWorld(store: Store, at: Date): Promise<MadeWorld> {
  const clock = { now: at }
  return store.together((inner) => tell(inner, clock), { clock: () => clock.now, announce: [], isFirst: true })
}

async function tell(store: Store, clock: { now: Date }): Promise<MadeWorld> {
  const admin = store.as(systemViewer)
  const data = readDemoData()
  const today = clock.now
  const leads = data.businesses.map((row, index): LeadRow => ({ ...row, key: `business-${index}` }))
  const suppliers = data.vendors.map(({ name, kinds }, index): SupplierRow => ({ name, kinds, key: `vendor-${index}` }))
  const until = new Date(today.getTime() + FOLLOWS_MS)
  const story = makeStory({ now: today, until, space: 'space', leads, suppliers })

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

  const isOver = (step: Step) => Date.parse(step.at) <= today.getTime()
  for (const [index, step] of story.steps.filter(isOver).entries()) {
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
  const users = new Map([...stores].map(([account, { viewer }]) => [account, viewer._id]))
  return { ids, users, following: story.steps.filter((step) => !isOver(step)) }
}
