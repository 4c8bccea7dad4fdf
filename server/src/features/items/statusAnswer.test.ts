import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

type Answer = Readonly<Record<string, unknown>>
const read = async (id: string, as: Somebody): Promise<Answer> => (await app.as(as).post(`/api/space/${id}`)).body
const update = async (id: string, props: object, as: Somebody = 'staff'): Promise<Answer> =>
  (await app.as(as).post(`/api/space/update/${id}`, { props })).body

/** What the answer to a status change must be: what the same person reads afterwards. */
async function told(id: string, status: string, as: Somebody = 'staff') {
  const item = await read(id, as)
  expect(item.status).toBe(status)
  const date = Object.hasOwn(item, status) ? { [status]: item[status] } : {}
  return { _id: id, _version: item._version, status, history: item.history, ...date }
}

describe('D23.1: the answer of a write that changes a status', () => {
  test('D23.1: has the status, the history and the field of that name, for every type that has statuses', async () => {
    const { match, dossier } = await app.aMatch()
    const activity = await app.world.make({ _type: 'activity', name: 'Kennisdag', date: later() }, app.places.space)
    const all = [
      [match, 'offered'],
      [dossier, 'intake'],
      [await app.aLead(), 'prospect'],
      [app.places.supplier, 'active'],
      [activity, 'cancelled'],
    ] as const
    for (const [id, status] of all) {
      const answer = await update(id, { status })
      expect(answer).toEqual(await told(id, status))
      expect(answer.history).toEqual(expect.arrayContaining([expect.objectContaining({ status })]))
    }
    expect(Object.keys(await update(dossier, { status: 'match' }))).toContain('match')
  })

  test('D23.1: save answers it as update does, and a planned entry is told as well', async () => {
    const lead = await app.aLead()
    const saved = await app.as('staff').post('/api/space/save', { item: { _id: lead, status: 'suspect' } })
    expect(saved.body).toEqual(await told(lead, 'suspect'))
    const { history } = await read(lead, 'staff')
    const planned = await update(lead, { history: [...list(history), { status: 'active', date: later() }] })
    expect(planned).toEqual(await told(lead, 'suspect'))
  })

  test('D23.1: a write that changes no status answers the version alone', async () => {
    const lead = await app.aLead()
    const { status, history } = await read(lead, 'staff')
    expect(await update(lead, { description: 'Aan zee' })).toEqual({ _id: lead, _version: 2 })
    expect(await update(lead, { description: 'Aan het meer', status, history })).toEqual({ _id: lead, _version: 3 })
  })

  test('D23.1, D7: a supplier is told its limited form, in which the lead does not stand', async () => {
    const { match } = await app.aMatch()
    await update(match, { status: 'offered' })
    const props = {
      history: [...list((await read(match, 'supplier')).history), { status: 'reserved', description: 'Ja' }],
    }
    const answer = await update(match, props, 'supplier')
    expect(answer).toEqual(await told(match, 'reserved', 'supplier'))
    const lead = await read(app.places.lead, 'super')
    expect(JSON.stringify(answer)).not.toContain(String(lead.name))
    expect(JSON.stringify(answer)).not.toContain(app.places.lead)
  })

  test('D2.4, D23.1: the same key is answered the same', async () => {
    const { match } = await app.aMatch({ path: ['offered'] })
    const history = [...list((await read(match, 'supplier')).history), { status: 'reserved', description: 'Ja' }]
    for (const [as, id, props] of [
      ['supplier', match, { history }],
      ['staff', await app.aLead(), { status: 'customer' }],
    ] as const) {
      const headers = { 'idempotency-key': `told-${as}` }
      const write = () => app.as(as).post(`/api/space/update/${id}`, { props }, { headers })
      const first = (await write()).body
      expect(first).toMatchObject({ status: as === 'staff' ? 'customer' : 'reserved' })
      expect((await write()).body).toEqual(first)
    }
  })

  test('D23.1, D13: who reads a message is told it is read, once; to who sent it that is said of them alone', async () => {
    const item = { _type: 'message', name: 'Hallo', description: '<p>Dag</p>' }
    const message = await app.as('staff').post('/api/space/save', { item, parent: app.as('enduser').id })
    const id = String(message.body._id)
    expect(await update(id, { status: 'read' }, 'enduser')).toEqual(await told(id, 'read', 'enduser'))
    expect(Object.keys(await update(id, { status: 'read' }, 'enduser'))).toEqual(['_id', '_version'])
  })
})

function later(): string {
  return new Date(app.world.now.getTime() + 86_400_000).toISOString()
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
