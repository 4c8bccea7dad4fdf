import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../test/app.ts'
import { everybodyHears, failOnFaults, tabsAt } from '../../test/live.ts'
import { readDatabaseMark } from '../store/read/touched.ts'
import { Store } from '../store/store.ts'
import { Cursors } from './cursor.ts'

let app: TestApp
const { of: tabOf } = tabsAt(() => app)
beforeAll(async () => {
  app = await openTestApp()
  failOnFaults(app)
})
afterAll(() => app.close())

const update = (somebody: Somebody, id: string, props: object) =>
  app.as(somebody).post(`/api/space/update/${id}`, { props })

describe('D9: after a gap', () => {
  test('D9: who comes back hears what they missed, and nothing else', async () => {
    const [lead, kept, gone] = [await app.aLead(), await app.aLead(), await app.aLead()]
    const before = await tabOf('staff')
    const { cursor } = before
    before.close()
    await update('staff', lead, { name: 'Intussen anders' })
    await app.as('staff').post('/api/space/delete', { item: { _id: gone } })
    const back = await tabOf('staff')
    expect(await back.send('replayMissed', { since: cursor })).toEqual({ ok: true, reload: false })
    expect(back.about(lead)).toEqual(['update'])
    expect(back.about(gone)).toEqual(['delete'])
    expect(back.about(kept)).toEqual([])
  })

  test('D9: who read a page before the line was there hears what changed in between', async () => {
    const lead = await app.aLead()
    await update('staff', lead, { name: 'Net gewijzigd' })
    const staff = await tabOf('staff')
    expect(await staff.send('replayMissed', { age: 2000 })).toEqual({ ok: true, reload: false })
    expect(staff.about(lead)).toEqual(['update'])
    expect(await staff.send('replayMissed', { age: -1 })).toEqual({ ok: false, error: 'malformed' })
  })

  test('D9: who asks twice at once is told both times', async () => {
    const lead = await app.aLead()
    const before = await tabOf('staff')
    const { cursor } = before
    before.close()
    await update('staff', lead, { name: 'Twee keer gevraagd' })
    const back = await tabOf('staff')
    const asked = [back.send('replayMissed', { since: cursor }), back.send('replayMissed', { since: cursor })]
    expect(await Promise.all(asked)).toEqual([
      { ok: true, reload: false },
      { ok: true, reload: false },
    ])
    expect(back.about(lead)).toEqual(['update', 'update'])
  })

  test('D9, D7: who hears while catching up that something is gone leaves its room', async () => {
    const { match, dossier } = await app.aMatch()
    const supplier = await tabOf('supplier')
    const room = `item:${dossier}`
    expect(await supplier.join(room)).toEqual({ ok: true })
    // A process that tells nobody.
    const quiet = new Store(app.world.database, app.world.store.settings)
    await quiet.as(app.world.system.viewer).update({ id: match, fields: { $visible: false } })
    expect(await supplier.send('replayMissed', { since: supplier.cursor })).toEqual({ ok: true, reload: false })
    expect(supplier.about(dossier)).toContain('delete')
    expect(app.live.clientsIn(room)).toEqual([])
  })

  test('D6: a cursor tells nothing of what happens out of scope', async () => {
    const member = await tabOf('member')
    const { cursor } = member
    for (let n = 0; n < 5; n++) await update('staff', app.places.lead, { name: `Grand Café ${n}` })
    const again = await tabOf('member')
    expect(again.cursor).toHaveLength(cursor.length)
    expect(again.cursor).not.toBe(cursor)
    expect(member.cursor).toBe(cursor)
    expect(await again.send('replayMissed', { since: cursor })).toEqual({ ok: true, reload: false })
    expect(again.heard).toEqual([])
  })

  test('D17.2: more than anybody wants to hear one by one is told as one word to who reads it', async () => {
    const [staff, supplier] = await Promise.all((['staff', 'supplier'] as const).map(tabOf))
    if (!staff || !supplier) throw new Error('a tab is missing')
    const rows = Array.from({ length: 30 }, (_, n) => ({
      item: { _type: 'lead', name: `Ingelezen zaak ${n}`, employees: 1 },
    }))
    await app.world.system.createMany(app.places.space, rows)
    await staff.until(() => staff.heard.some(({ name }) => name === 'reload'))
    await everybodyHears(app, [supplier])
    expect(supplier.heard.filter(({ name }) => name === 'reload')).toEqual([])
  })

  test('D9: a cursor from before the database was put back from a copy means reading anew', async () => {
    const asUser = app.world.system
    const [before, after] = [new Cursors('a secret of the tests'), new Cursors('a secret of the tests')]
    before.database = await readDatabaseMark(app.world.store)
    after.database = '0'
    const cursor = before.seal(asUser, '1:1:')
    expect([before.open(asUser, cursor), after.open(asUser, cursor)]).toEqual(['1:1:', undefined])
  })

  test('D9: a cursor that is not ours, of somebody else or too old means reading anew', async () => {
    const staff = await tabOf('staff')
    const stranger = await tabOf('stranger')
    expect(await staff.send('replayMissed', { since: 'onzin' })).toEqual({ ok: true, reload: true })
    expect(await staff.send('replayMissed', { since: stranger.cursor })).toEqual({ ok: true, reload: true })
    const { cursor } = staff
    app.world.wait(11 * 3_600_000)
    expect(await staff.send('replayMissed', { since: cursor })).toEqual({ ok: true, reload: false })
    app.world.wait(2 * 3_600_000)
    expect(await staff.send('replayMissed', { since: cursor })).toEqual({ ok: true, reload: true })
  })
})
