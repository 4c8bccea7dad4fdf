import { once } from 'node:events'
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../test/app.ts'
import { Tab } from '../../test/live.ts'
import { portOf } from '../portOf.ts'
import { viewersOf } from '../store/auth/viewers.ts'
import { readDatabaseMark } from '../store/read/touched.ts'
import { Store } from '../store/store.ts'
import { ChangeBroadcaster } from './changeBroadcaster.ts'
import type { ClientSocket, LiveSocket } from './clientSockets.ts'
import { Cursors } from './cursor.ts'

let app: TestApp
const http = createServer()
const io = new Server(http)
const tabs: Tab[] = []
beforeAll(async () => {
  app = await openTestApp()
  await once(http.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  for (const tab of tabs) tab.close()
  await io.close()
  await app.close()
})

/** Somebody connected to the broadcaster under test alone, in these rooms. */
async function aPeer(somebody: Somebody, ...rooms: readonly string[]): Promise<ClientSocket> {
  const [viewer] = await viewersOf(app.world.store, [app.as(somebody).id])
  if (!viewer) throw new Error('nobody')
  const came = new Promise<LiveSocket>((resolve) => io.once('connection', resolve))
  tabs.push(await Tab.connect(`http://127.0.0.1:${portOf(http)}`, undefined))
  return { socket: await came, sessionKey: '', me: app.world.store.as(viewer), rooms: new Set(rooms) }
}

/** A broadcaster that tells these, and what it told them in its order: what, whom and of which name. */
function aBroadcaster(
  clients: Readonly<Record<string, ClientSocket>>,
  onTold: () => void = () => undefined,
  { store = app.world.store, cursors = new Cursors(store.settings.secret) } = {},
) {
  const told: string[] = []
  const here = new Set(Object.values(clients))
  const nameOf = (client: ClientSocket) => Object.entries(clients).find(([, one]) => one === client)?.[0]
  const broadcaster = new ChangeBroadcaster({
    store,
    cursors,
    clients: here,
    send: (those, name, frame) => {
      const about = JSON.stringify(frame).match(/"name":"(.*?)"/)?.[1]
      told.push(...those.map((client) => `${name} ${nameOf(client)}: ${about}`))
      onTold()
    },
    onPlaced: () => undefined,
    onLost: async () => undefined,
    onFault: (error) => {
      throw error
    },
  })
  return { broadcaster, told, here }
}

const rename = (lead: string, name: string) => app.as('staff').post(`/api/space/update/${lead}`, { props: { name } })

test('D9: who looks at an item is told of its change before everybody who has it in a list', async () => {
  const [lead, other] = [await app.aLead(), await app.aLead()]
  const clients = {
    list: await aPeer('staff'),
    elsewhere: await aPeer('staff', `item:${other}`),
    boss: await aPeer('super'),
    reader: await aPeer('staff', `item:${lead}`),
    'boss at it': await aPeer('super', `item:${lead}`),
    stranger: await aPeer('stranger', `item:${lead}`),
  }
  const { broadcaster, told } = aBroadcaster(clients)
  await Promise.all(Object.values(clients).map((client) => broadcaster.begin(client)))
  await rename(lead, 'Nieuwe Naam')
  await broadcaster.poll()
  await broadcaster.stop()
  expect(told.slice(0, 2).sort()).toEqual(['update boss at it: Nieuwe Naam', 'update reader: Nieuwe Naam'])
  expect(told.slice(2).sort()).toEqual(['boss', 'elsewhere', 'list'].map((who) => `update ${who}: Nieuwe Naam`))
})

test('D7, D9: who has it in a list is told what may be read by then, and not what those who look at it were told', async () => {
  const lead = await app.aLead()
  const clients = { list: await aPeer('staff'), reader: await aPeer('staff', `item:${lead}`) }
  const { database } = app.world.store
  const query = database.query.bind(database)
  let change: (() => Promise<unknown>) | undefined
  const { broadcaster, told } = aBroadcaster(clients, () => {
    change ??= () => rename(lead, 'Nog nieuwer')
  })
  await Promise.all(Object.values(clients).map((client) => broadcaster.begin(client)))
  await rename(lead, 'Nieuwe Naam')
  let isChanged = false
  vi.spyOn(database, 'query').mockImplementation(async (text: string, values?: readonly unknown[]) => {
    if (change && !isChanged) {
      isChanged = true
      await change()
    }
    return query(text, values)
  })
  try {
    await broadcaster.poll()
  } finally {
    vi.restoreAllMocks()
  }
  await broadcaster.stop()
  expect(told.slice(0, 2)).toEqual(['update reader: Nieuwe Naam', 'update list: Nog nieuwer'])
})

test('D9: when a database has another past, everybody comes again and no cursor of before counts', async () => {
  const { database, settings } = app.world.store
  let past = 'left(pg_walfile_name(pg_current_wal_lsn()), 8)'
  const elsewhere = (text: string) => text.replaceAll('left(pg_walfile_name(pg_current_wal_lsn()), 8)', past)
  const store = new Store(
    { ...database, query: (text, params) => database.query(elsewhere(text), params) },
    app.world.store.settings,
  )
  const peer = await aPeer('staff')
  const cursors = new Cursors(settings.secret)
  cursors.database = await readDatabaseMark(store)
  const { broadcaster } = aBroadcaster({ peer }, () => undefined, { cursors, store })
  await broadcaster.begin(peer)
  await broadcaster.poll()
  const cursor = cursors.seal(peer.me, '1:1:')
  expect(cursors.open(peer.me, cursor)).toBe('1:1:')
  past = `'0000000F'`
  await broadcaster.poll()
  await broadcaster.stop()
  expect(peer.socket.connected).toBe(false)
  expect(cursors.open(peer.me, cursor)).toBe(undefined)
})

test('D8.8: who comes in while it is looked up whose session ended is not sent away with them', async () => {
  const [ended, late] = [await aPeer('staff'), await aPeer('staff')]
  const { broadcaster, here } = aBroadcaster({ ended })
  const dropping = broadcaster.dropEnded()
  here.add(late)
  await dropping
  expect([ended.socket.connected, late.socket.connected]).toEqual([false, true])
})
