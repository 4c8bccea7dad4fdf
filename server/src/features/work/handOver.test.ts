import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'
import { remindTodos } from '../../store/work/ownMoments.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  app.world.now = new Date('2026-03-02T09:00:00.000Z')
})
afterAll(() => app.close())

const save = async (who: Somebody, item: object, parent?: string): Promise<string> => {
  const { status, body } = await app.as(who).post('/api/space/save', { item, parent })
  expect(status).toBe(200)
  return body._id
}
const post = (who: Somebody, path: string, body: object) => app.as(who).post(`/api/work/${path}`, body)
const aTodo = (name: string, fields: object = {}) => save('staff', { _type: 'todo', name, ...fields }, app.places.lead)
const news = async (who: Somebody) => (await app.as(who).post('/api/notifications/list')).body
const kinds = async (who: Somebody, item: string) =>
  (await news(who))
    .filter((one: { item: { _id: string } }) => one.item._id === item)
    .map(({ kind }: { kind: string }) => kind)
const owners = async (id: string) => {
  const { _owners } = (await app.as('super').post(`/api/space/${id}`, { depth: 1 })).body
  return _owners.map((one: { _id: string }) => one._id)
}
const comments = async (id: string) =>
  (await app.as('staff').post('/api/space/search', { parent: id, feed: 'comment' })).body

describe('handing over', () => {
  test('D6: the colleague owns it in one’s place, the word stays as a comment, and they are told', async () => {
    const id = await aTodo('Offerte nabellen')
    const colleagues = (await post('staff', 'colleagues', { item: id })).body
    expect(colleagues.map((one: { _id: string }) => one._id)).toContain(app.as('super').id)
    const { status, body } = await post('staff', 'handover', {
      item: id,
      to: app.as('super').id,
      text: 'Ik ben <b>vrij</b> morgen',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ item: id, to: app.as('super').id, owners: [app.as('staff').id] })
    expect(await owners(id)).toEqual([app.as('super').id])
    const [said] = await comments(id)
    expect(said).toMatchObject({ _id: body.comment })
    // What was typed is words, and no markup.
    expect(String((await app.world.read(body.comment)).text)).toContain('Ik ben &lt;b&gt;vrij&lt;/b&gt; morgen')
    expect(await kinds('super', id)).toEqual(['mention'])
    const mine = (await app.as('super').post('/api/work')).body.lines
    expect(
      mine.some((line: { item: { _id: string }; why: string }) => line.item._id === id && line.why === 'todo'),
    ).toBe(true)
  })

  test('D6, S2.36: the lines of the word stay lines, the first of them behind the name', async () => {
    const id = await aTodo('Offerte in regels')
    const text = 'Graag voor morgen:\n\n1. bellen & vragen\r\n 2. mailen\n'
    const { body } = await post('staff', 'handover', { item: id, to: app.as('super').id, text })
    const said = String((await app.world.read(body.comment)).text)
    expect(said).toMatch(/^<p><a data-type="mention"[^>]*>@[^<]+<\/a> Graag voor morgen:<\/p><p>1\./)
    expect(said).toContain('<p>1. bellen &amp; vragen</p><p>2. mailen</p>')
  })

  test('D6: it is taken back whole, and only as long as the colleague has it', async () => {
    const id = await save('staff', { _type: 'dossier', name: 'ERP', users: 3 }, app.places.lead)
    const handed = (await post('staff', 'handover', { item: id, to: app.as('super').id, text: '' })).body
    expect(await owners(id)).toEqual([app.as('super').id])
    expect((await post('staff', 'handback', handed)).status).toBe(200)
    expect(await owners(id)).toEqual([app.as('staff').id])
    expect(await comments(id)).toEqual([])
    expect(await kinds('super', id)).toEqual([])
    // A second time there is nothing left to take back, and nothing of it is done by half.
    expect((await post('staff', 'handback', handed)).status).toBe(404)
    expect(await owners(id)).toEqual([app.as('staff').id])
  })

  test('D6: who owned it with one goes on owning it when it is taken back', async () => {
    const id = await aTodo('Van ons beiden')
    await app.as('super').post(`/api/space/edge/OWNERS/${id}/${app.as('super').id}`)
    const handed = (await post('staff', 'handover', { item: id, to: app.as('super').id, text: '' })).body
    // Its answer was lost, and it is asked anew: the colleague has it already.
    const again = (await post('staff', 'handover', { item: id, to: app.as('super').id, text: '' })).body
    expect(await owners(id)).toEqual([app.as('super').id])
    expect((await post('staff', 'handback', again)).status).toBe(200)
    expect(await owners(id)).toEqual([app.as('super').id])
    expect((await post('staff', 'handback', handed)).status).toBe(200)
    expect((await owners(id)).sort()).toEqual([app.as('staff').id, app.as('super').id].sort())
  })

  test('D2.4: sent again under its key it answers the same, by which it can be taken back', async () => {
    const id = await aTodo('Een keer')
    const ask = () =>
      app
        .as('staff')
        .post(
          '/api/work/handover',
          { item: id, to: app.as('super').id, text: 'x' },
          { headers: { 'idempotency-key': `once ${id}` } },
        )
    const first = (await ask()).body
    const second = (await ask()).body
    expect(second).toMatchObject(first)
    expect(await comments(id)).toHaveLength(1)
    expect((await post('staff', 'handback', second)).status).toBe(200)
    expect(await owners(id)).toEqual([app.as('staff').id])
  })

  test('D6: taking back removes nothing but the word, and gives it to nobody else', async () => {
    const id = await aTodo('Blijft heel')
    const other = await aTodo('Iets anders')
    const handed = (await post('staff', 'handover', { item: id, to: app.as('super').id, text: 'x' })).body
    const by = await save('super', { _type: 'comment', text: '<p>Van een ander</p>' }, id)
    for (const wrong of [
      { comment: other },
      { comment: app.places.lead },
      { comment: by },
      { owners: [app.as('enduser').id] },
      { to: app.as('enduser').id },
    ])
      expect((await post('staff', 'handback', { ...handed, ...wrong })).status).toBe(404)
    expect(await owners(id)).toEqual([app.as('super').id])
    expect((await post('staff', 'handback', handed)).status).toBe(200)
  })

  test('D6: owners of another organisation stay', async () => {
    const id = await save('enduser', { _type: 'dossier', name: 'HRM', users: 3 }, app.places.lead)
    await app.as('super').post(`/api/space/edge/OWNERS/${id}/${app.as('staff').id}`)
    await post('staff', 'handover', { item: id, to: app.as('super').id, text: 'Voor jou' })
    expect((await owners(id)).sort()).toEqual([app.as('enduser').id, app.as('super').id].sort())
  })

  test('D6: what was of a colleague whose account was removed goes to another', async () => {
    const leaver = (await app.world.user(app.places.space, 'staff')).viewer._id
    const id = await aTodo('Van wie vertrok')
    await app.world.system.link({ edge: 'OWNERS', parent: id, child: leaver, props: {} })
    await app.world.system.unlink({ edge: 'OWNERS', parent: id, child: app.as('staff').id })
    await app.world.system.remove(leaver)
    const { status, body } = await post('staff', 'handover', { item: id, to: app.as('super').id, text: 'Voor u' })
    expect([status, body.owners]).toEqual([200, []])
    expect(await owners(id)).toEqual([app.as('super').id])
    expect((await post('staff', 'handback', body)).status).toBe(200)
  })

  test('D6: only to colleagues who may have it, and by whom it is theirs to give', async () => {
    const id = await aTodo('Blijft hier')
    for (const to of ['stranger', 'enduser', 'supplier', 'staff'] as const)
      expect((await post('staff', 'handover', { item: id, to: app.as(to).id, text: 'x' })).status).toBe(404)
    expect((await post('enduser', 'handover', { item: id, to: app.as('staff').id, text: 'x' })).status).toBe(403)
    expect((await post('enduser', 'colleagues', { item: id })).body).toEqual([])
    expect((await post('stranger', 'handover', { item: id, to: app.as('stranger').id, text: 'x' })).status).toBe(404)
    // D8.7: without a place it is for oneself.
    const own = await save('staff', { _type: 'todo', name: 'Voor mijzelf' })
    expect((await post('staff', 'handover', { item: own, to: app.as('super').id, text: 'x' })).status).toBe(403)
    expect((await post('staff', 'colleagues', { item: own })).body).toEqual([])
    const { match } = await app.aMatch()
    expect((await post('staff', 'handover', { item: match, to: app.as('super').id, text: 'x' })).status).toBe(403)
    expect(await owners(id)).toEqual([app.as('staff').id])
  })
})

describe('reminders', () => {
  // Later the same day, while the session still holds (D8.8).
  const at = '2026-03-02T18:00:00.000Z'

  test('S3.6, D13: one is reminded at the moment, once, whatever the number of nodes and starts', async () => {
    const id = await aTodo('Contract verlengen')
    expect((await post('staff', 'remind', { item: id, at })).body).toEqual({ at })
    const line = (await app.as('staff').post('/api/work')).body.lines.find(
      (one: { item: { _id: string } }) => one.item._id === id,
    )
    expect(line.remind).toBe(at)
    expect(await remindTodos(app.world.store)).toBe(0)
    app.world.now = new Date(at)
    const told = await Promise.all([
      remindTodos(app.world.store),
      remindTodos(app.world.store),
      remindTodos(app.world.store),
    ])
    expect(told.reduce((sum, one) => sum + one, 0)).toBe(1)
    app.world.now = new Date('2026-03-02T19:00:00.000Z')
    expect(await remindTodos(app.world.store)).toBe(0)
    expect(await kinds('staff', id)).toEqual(['reminder'])
    expect(await kinds('super', id)).toEqual([])
    const [one] = (await news('staff')).filter(({ kind }: { kind: string }) => kind === 'reminder')
    await app.as('staff').post('/api/notifications/read', { ids: [one._id] })
    expect((await news('staff')).find(({ _id }: { _id: string }) => _id === one._id)?.read).toBe(true)
    app.world.now = new Date('2026-03-02T09:00:00.000Z')
  })

  test('S3.6: of what is done, thrown away, read no more or called off nobody is reminded', async () => {
    const [done, gone, off, moved] = [
      await aTodo('Is al klaar'),
      await aTodo('Is weggegooid'),
      await aTodo('Is afgezegd'),
      await aTodo('Is verzet'),
    ]
    for (const item of [done, gone, off, moved]) await post('staff', 'remind', { item, at })
    await app.as('staff').post(`/api/space/update/${done}`, { props: { done: true } })
    await app.as('staff').post('/api/space/delete', { item: { _id: gone } })
    expect((await post('staff', 'remind', { item: off, at: null })).body).toEqual({ at: null })
    await post('staff', 'remind', { item: moved, at: '2026-03-02T20:00:00.000Z' })
    app.world.now = new Date(at)
    expect(await remindTodos(app.world.store)).toBe(0)
    app.world.now = new Date('2026-03-02T20:00:00.000Z')
    expect(await remindTodos(app.world.store)).toBe(1)
    app.world.now = new Date('2026-03-02T09:00:00.000Z')
  })

  test('S3.6: of what lies in the trash one is reminded once it is put back', async () => {
    const id = await aTodo('Terug uit de prullenbak')
    await post('staff', 'remind', { item: id, at })
    await app.as('staff').post('/api/space/delete', { item: { _id: id } })
    app.world.now = new Date(at)
    expect(await remindTodos(app.world.store)).toBe(0)
    await app.as('staff').post('/api/trash/restore', { _id: id })
    expect(await remindTodos(app.world.store)).toBe(1)
    expect(await kinds('staff', id)).toEqual(['reminder'])
    app.world.now = new Date('2026-03-02T09:00:00.000Z')
  })

  test('D6: only of a todo that one reads, and at a moment ahead', async () => {
    const id = await aTodo('Van het kenniscentrum')
    expect((await post('stranger', 'remind', { item: id, at })).status).toBe(404)
    expect((await post('supplier', 'remind', { item: id, at: null })).status).toBe(404)
    expect((await post('staff', 'remind', { item: app.places.lead, at })).status).toBe(404)
    expect((await post('staff', 'remind', { item: id, at: '2026-03-01T08:00:00.000Z' })).status).toBe(422)
    expect((await post('staff', 'remind', { item: id, at: '2036-03-01T08:00:00.000Z' })).status).toBe(422)
    // Longer than the database takes it, and the same moment.
    const long = `2026-03-02T18:00:00.${'0'.repeat(150)}Z`
    expect((await post('staff', 'remind', { item: id, at: long })).body).toEqual({ at })
    expect((await post('staff', 'snooze', { item: id, until: long })).body).toEqual({ until: at })
  })
})
