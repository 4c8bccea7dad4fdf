import { isStatusEntry } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../test/app.ts'

let app: TestApp
let staff: Person
let admin: Person
beforeAll(async () => {
  app = await openTestApp()
  staff = app.as('staff')
  admin = app.as('super')
})
afterAll(() => app.close())

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const read = async (id: string) => (await admin.post(`/api/space/${id}`)).body
const write = (id: string, props: object, by = staff) => by.post(`/api/space/update/${id}`, { props })
const pathOf = async (id: string) =>
  (await read(id)).history.filter(isStatusEntry).map(({ status }: { status: string }) => status)
const later = (ms: number) => new Date(app.world.now.getTime() + ms).toISOString()

describe('a history sent without a version', () => {
  test('D2.3, D5.3: adding to an older list keeps what another added meanwhile', async () => {
    const lead = await app.aLead()
    const { history } = await read(lead)
    app.world.wait(MINUTE_MS)
    await write(lead, { status: 'prospect' }, admin)
    app.world.wait(MINUTE_MS)
    const entry = { status: 'customer', date: later(0) }
    expect((await write(lead, { status: 'customer', history: [...history, entry] })).status).toBe(200)
    expect(await pathOf(lead)).toEqual(['customer', 'prospect', 'registered'])
    expect(await read(lead)).toMatchObject({ status: 'customer' })
  })

  test('D2.3: with the older version it is refused with the item as it stands now', async () => {
    const lead = await app.aLead()
    const { history, _version } = await read(lead)
    await write(lead, { status: 'prospect' }, admin)
    const props = { status: 'customer', history: [...history, { status: 'customer', date: later(0) }], _version }
    expect((await write(lead, props)).body).toMatchObject({ status: 409, current: { status: 'prospect' } })
    expect(await pathOf(lead)).toEqual(['prospect', 'registered'])
  })

  test('D5.3, D6: a supplier that answers from an older list leaves the plan of staff alone', async () => {
    const dossier = await app.aDossier()
    const match = await app.world.match(dossier, app.places.supplier, { $visible: true }, ['offered'])
    const { history } = await read(match)
    const plan = { status: 'delivered', date: later(3 * DAY_MS), description: 'Afgesproken' }
    expect((await write(match, { history: [...history, plan] })).status).toBe(200)
    app.world.wait(MINUTE_MS)
    const entry = { status: 'reserved', date: later(0), description: 'Past bij ons' }
    const answer = await write(match, { status: 'reserved', history: [...history, entry] }, app.as('supplier'))
    expect(answer.status).toBe(200)
    expect(await pathOf(match)).toEqual(['delivered', 'reserved', 'offered', 'registered'])
    const cleared = await write(match, { history: (await read(match)).history.slice(1) }, app.as('supplier'))
    expect(cleared.status).toBe(403)
  })

  test('D5.2, D5.3: staff delete the current entry by leaving it out, and the newest that remains is current', async () => {
    const lead = await app.aLead()
    app.world.wait(MINUTE_MS)
    await write(lead, { status: 'prospect' }, admin)
    const { history } = await read(lead)
    expect((await write(lead, { history: history.slice(1) })).status).toBe(200)
    const left = await read(lead)
    expect(left).toMatchObject({ status: 'registered', history: [{ status: 'registered' }] })
    expect(left).not.toHaveProperty('prospect')
  })
})
