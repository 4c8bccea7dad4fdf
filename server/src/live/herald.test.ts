import { once } from 'node:events'
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../test/app.ts'
import { viewersOf } from '../store/sessions.ts'
import { Cursors } from './cursor.ts'
import { Herald } from './herald.ts'
import type { LiveSocket, Peer } from './peers.ts'
import { Tab } from './testing.ts'

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

/** Somebody connected to the herald under test alone, in these rooms. */
async function aPeer(somebody: Somebody, ...rooms: readonly string[]): Promise<Peer> {
  const [viewer] = await viewersOf(app.world.store, [app.as(somebody).id])
  const address = http.address()
  if (!viewer || typeof address !== 'object' || !address) throw new Error('nobody, or nowhere')
  const came = new Promise<LiveSocket>((resolve) => io.once('connection', resolve))
  tabs.push(await Tab.connect(`http://127.0.0.1:${address.port}`, undefined))
  return { socket: await came, sessionKey: '', me: app.world.store.as(viewer), rooms: new Set(rooms) }
}

test('D9: who looks at an item is told of its change before everybody who has it in a list', async () => {
  const [lead, other] = [await app.aLead(), await app.aLead()]
  const peers = {
    list: await aPeer('staff'),
    elsewhere: await aPeer('staff', `item:${other}`),
    boss: await aPeer('super'),
    reader: await aPeer('staff', `item:${lead}`),
    'boss at it': await aPeer('super', `item:${lead}`),
    stranger: await aPeer('stranger', `item:${lead}`),
  }
  const told: string[] = []
  const nameOf = (peer: Peer) => Object.entries(peers).find(([, one]) => one === peer)?.[0]
  const herald = new Herald({
    store: app.world.store,
    cursors: new Cursors(app.world.store.settings.secret),
    peers: new Set(Object.values(peers)),
    send: (those, name) => told.push(...those.map((peer) => `${name} ${nameOf(peer)}`)),
    onPlaced: () => undefined,
    onLost: async () => undefined,
    onFault: (error) => {
      throw error
    },
  })
  await Promise.all(Object.values(peers).map((peer) => herald.begin(peer)))
  await app.as('staff').post(`/api/space/update/${lead}`, { props: { name: 'Nieuwe Naam' } })
  await herald.look()
  await herald.stop()
  expect(told.slice(0, 2).sort()).toEqual(['update boss at it', 'update reader'])
  expect(told.slice(2).sort()).toEqual(['update boss', 'update elsewhere', 'update list'])
})
