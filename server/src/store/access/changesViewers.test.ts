import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'
import { viewerOfToken, viewerOfUser } from '../auth/viewers.ts'

const everybody: readonly Somebody[] = ['super', 'staff', 'supplier', 'enduser', 'member', 'stranger']

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** What is remembered of everybody, against what the database says. */
async function expectKnown(): Promise<void> {
  for (const name of everybody) {
    const { id, token } = app.as(name)
    const { store } = app.world
    expect(await viewerOfToken(store, token), name).toEqual(await viewerOfUser(store, id))
  }
}

it('D6: after every kind of write each is known as who they are by then', async () => {
  const { world, places } = app
  const { system } = world
  const steps: (() => Promise<unknown>)[] = []
  const step = (work: () => Promise<unknown>) => steps.push(work)
  let dossier = ''
  let match = ''
  step(async () => (dossier = await world.dossier(places.lead)))
  step(async () => (match = await world.match(dossier, places.supplier)))
  step(() => system.update({ id: match, fields: { $visible: true } }))
  step(() => system.update({ id: match, fields: { $visible: false } }))
  step(() => system.update({ id: match, fields: { $visible: true } }))
  step(() => system.update({ id: places.lead, fields: { employees: 77 } }))
  step(() => system.update({ id: places.lead, fields: { name: 'Grand Café De Nieuwe Naam' } }))
  step(() => system.update({ id: places.space, fields: { name: 'Een ander kenniscentrum' } }))
  step(() => system.update({ id: app.as('staff').id, fields: { name: 'Iemand Anders' } }))
  step(() => world.person(places.lead))
  step(() => world.lead(places.space))
  step(() => system.link({ edge: 'MEMBERS', parent: places.otherSpace, child: places.supplier, props: {} }))
  step(() => system.unlink({ edge: 'MEMBERS', parent: places.space, child: places.supplier }))
  step(() => system.remove(dossier))
  step(() => system.restore(dossier))
  step(() => system.link({ edge: 'DOSSIERS', parent: places.otherLead, child: dossier, props: {} }))
  step(() => system.unlink({ edge: 'DOSSIERS', parent: places.lead, child: dossier }))
  step(() => system.remove(match))
  step(() => system.remove(places.otherSpace))
  step(() => system.remove(app.as('member').organisation))
  await expectKnown()
  for (const work of steps) {
    await work()
    await expectKnown()
  }
})
