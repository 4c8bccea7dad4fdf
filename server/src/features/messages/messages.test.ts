import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function send(as: Somebody, name: string, to: readonly string[], description = '<p>Hallo</p>'): Promise<string> {
  app.world.wait(60_000)
  const [parent, ...others] = to
  const item = { _type: 'message', name, description, _to: others }
  const answer = await app.as(as).post('/api/space/save', { item, parent })
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
  return answer.body._id
}

const box = (as: Somebody, body: object = {}) => app.as(as).post('/api/messages/list', body)
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name)

describe('messages', () => {
  it('D13: reach the inbox of whom they are sent to, newest first, and stand in what was sent', async () => {
    const { lead, organisation } = app.places
    await send('staff', 'Aan een mens', [app.as('enduser').id])
    await send('staff', 'Aan een organisatie', [lead])
    await send('staff', 'Aan anderen', [organisation])
    const inbox = await box('enduser', { box: 'inbox' })
    expect(names(inbox.body)).toEqual(['Aan een organisatie', 'Aan een mens'])
    expect([inbox.headers.get('x-total-count'), inbox.headers.get('x-unread-count')]).toEqual(['2', '2'])
    expect(inbox.body[0]).toMatchObject({ status: 'sent', from: { name: 'Test staff' }, _to: [{ _id: lead }] })
    expect(names((await box('staff', { box: 'sent' })).body)).toEqual([
      'Aan anderen',
      'Aan een organisatie',
      'Aan een mens',
    ])
    expect((await box('staff')).body).toEqual([])
    expect((await box('stranger')).body).toEqual([])
  })

  it('D13: a whole space is written to by its staff, and read by its members', async () => {
    const { space } = app.places
    await send('staff', 'Kennisdag in mei', [space])
    for (const name of ['supplier', 'enduser', 'member'] as const) {
      expect(names((await box(name)).body)).toContain('Kennisdag in mei')
    }
    expect((await box('enduser2')).body).toEqual([])
    const item = { _type: 'message', name: 'Van ons aan allen' }
    expect((await app.as('supplier').post('/api/space/save', { item, parent: space })).status).toBe(403)
  })

  it('D13, D5: each reader reads for themselves; the message is read with its first reader', async () => {
    const { lead, supplier } = app.places
    const message = await send('staff', 'Aan u beiden', [lead, supplier])
    const status = async (as: Somebody, of: 'inbox' | 'sent' = 'inbox') =>
      (await box(as, { box: of })).body.find(({ _id }: { _id: string }) => _id === message)
    expect(await status('staff', 'sent')).toMatchObject({ status: 'sent', _reads: 0 })
    const answer = await app.as('enduser').post('/api/messages/read', { ids: [message] })
    expect(answer.body.unread).toBe(Number((await box('enduser')).headers.get('x-unread-count')))
    expect((await status('enduser')).status).toBe('read')
    expect((await status('supplier')).status).toBe('sent')
    expect(await status('staff', 'sent')).toMatchObject({ status: 'read', _reads: 1 })
    const card = async (as: Somebody) => (await app.as(as).post(`/api/space/${message}`)).body
    expect(await card('supplier')).toMatchObject({ status: 'sent', history: [{ status: 'sent' }] })
    // Nor do filters, counts and orders tell one that the other has read it.
    const mine = { feed: 'message', parent: undefined, sort: 'status' }
    const found = async (as: Somebody, wanted: string, feed: string | undefined = 'message') =>
      (await app.as(as).post('/api/space/search', { ...mine, feed, status: wanted })).body
        .map(({ _id }: { _id: string }) => _id)
        .includes(message)
    expect([await found('supplier', 'read'), await found('supplier', 'sent')]).toEqual([false, true])
    expect([await found('supplier', 'read', '*'), await found('supplier', 'sent', '*')]).toEqual([false, true])
    expect([await found('enduser', 'read'), await found('staff', 'read')]).toEqual([true, true])
    const counts = (await app.as('supplier').post('/api/lists/statuses', { feed: 'message' })).body
    expect(counts.map((row: { status: string }) => row.status)).toEqual(['sent'])
    expect(await card('enduser')).toMatchObject({ status: 'read', history: [{ status: 'read' }, { status: 'sent' }] })
    const back = await app.as('supplier').post('/api/space/save', { item: await card('supplier') })
    expect([back.status, (await card('supplier')).status]).toEqual([200, 'sent'])
    await app.as('supplier').post(`/api/space/update/${message}`, { props: { status: 'read' } })
    expect((await status('supplier')).status).toBe('read')
    expect(await card('supplier')).toMatchObject({ status: 'read', read: expect.any(String) })
    const unread = await app.as('supplier').post(`/api/space/update/${message}`, { props: { status: 'sent' } })
    expect(unread.status).toBe(403)
    await app.as('supplier').post('/api/messages/read', { ids: [message], read: false })
    expect((await status('supplier')).status).toBe('sent')
    expect((await status('enduser')).status).toBe('read')
  })

  it('D7: who of several has read a message is told to none of them', async () => {
    const { lead, supplier } = app.places
    const message = await send('staff', 'Nog eens aan beiden', [lead, supplier])
    await app.as('enduser').post('/api/messages/read', { ids: [message] })
    const seen = [await box('supplier'), await app.as('supplier').post(`/api/space/${message}`, { depth: 3 })]
    for (const { text } of seen) {
      expect(text).toContain('Nog eens aan beiden')
      expect(text).not.toContain('Test enduser')
      expect(text).not.toContain(lead)
      expect(text).not.toContain(app.as('enduser').id)
    }
  })

  it('D13: many are read at once, found by words and by who sent them, and what is unread by itself', async () => {
    const ids = [
      await send('staff', 'Offerte kassasysteem', [app.as('member').id], '<p>Zie de bijlage</p>'),
      await send('super', 'Planning', [app.as('member').id], '<p>Over de kassa</p>'),
    ]
    expect(names((await box('member', { q: 'kassa' })).body)).toEqual(['Planning', 'Offerte kassasysteem'])
    expect(names((await box('member', { q: 'super plan' })).body)).toEqual(['Planning'])
    await app.as('member').post('/api/messages/read', { ids })
    const unread = await box('member', { unread: true })
    expect(names(unread.body)).not.toContain('Planning')
    expect(unread.headers.get('x-unread-count')).toBe(unread.headers.get('x-total-count'))
    const second = await box('member', { page: 2, page_size: 1 })
    expect([second.body.length, names(second.body)]).toEqual([1, ['Offerte kassasysteem']])
  })

  it('D6: what one was not sent cannot be marked, nor told from what never was', async () => {
    const message = await send('staff', 'Niet voor u', [app.places.supplier])
    for (const id of [message, 'message/nooit']) {
      const answer = await app.as('member').post('/api/messages/read', { ids: [id] })
      expect([answer.status, answer.body.type]).toEqual([404, '/problems/missing'])
    }
  })

  it('D13: one finds to whom one may write, and nobody else', async () => {
    const find = async (as: Somebody, q: string) => {
      const { body } = await app.as(as).post('/api/messages/recipients', { q })
      return body.map(({ _id }: { _id: string }) => _id)
    }
    const { space, otherLead } = app.places
    expect(await find('staff', 'test end')).toEqual([app.as('enduser').id])
    expect(await find('staff', 'kenniscentrum')).toContain(space)
    expect(await find('member', 'kenniscentrum')).toEqual([])
    // Somebody who wrote to one may be answered.
    expect(await find('enduser', 'test staff')).toEqual([app.as('staff').id])
    expect(await find('enduser2', 'test staff')).toEqual([])
    expect(await find('staff', 'zilvermeeuw')).not.toContain(otherLead)
    expect(await find('staff', '')).toEqual([])
  })

  it('D13: who wrote much hides nobody who wrote one thing', async () => {
    const { space } = app.places
    const [much, once] = [
      await app.world.user(space, 'staff', { name: 'Janneke Bakker' }),
      await app.world.user(space, 'staff', { name: 'Janneke Visser' }),
    ]
    const to = app.as('supplier').id
    for (let at = 0; at < 45; at++) await app.world.make({ _type: 'message', name: `Bericht ${at}` }, to, much)
    await app.world.make({ _type: 'message', name: 'Een vraag' }, to, once)
    const { body } = await app.as('supplier').post('/api/messages/recipients', { q: 'janneke' })
    expect(names(body)).toEqual(['Janneke Bakker', 'Janneke Visser'])
  })

  it('D13, D7: each of several addressees is asked for, or nothing is sent', async () => {
    const save = (as: Somebody, _to: unknown) => {
      const item = { _type: 'message', name: 'Aan meer', _to }
      return app.as(as).post('/api/space/save', { item, parent: app.as('staff').id })
    }
    expect((await save('enduser', [app.as('stranger').id])).status).toBe(404)
    expect((await save('enduser', [12])).status).toBe(422)
    expect((await save('enduser', [app.as('staff').id])).status).toBe(200)
    expect(names((await box('staff')).body)).toEqual(['Aan meer'])
  })

  it('D13: who looks at a message that was sent to others has not read it for them', async () => {
    const id = await send('member', 'Wie kijkt mee', [app.as('staff').id])
    const sent = async () => {
      const { body } = await box('member', { box: 'sent' })
      return body.find(({ _id }: { _id: string }) => _id === id)
    }
    expect((await app.as('super').post('/api/messages/read', { ids: [id] })).status).toBe(200)
    expect((await app.as('super').post(`/api/space/update/${id}`, { props: { status: 'read' } })).status).toBe(200)
    expect(await sent()).toMatchObject({ status: 'sent', _reads: 0 })
    await app.as('staff').post('/api/messages/read', { ids: [id] })
    expect(await sent()).toMatchObject({ status: 'read', _reads: 1 })
  })
})
