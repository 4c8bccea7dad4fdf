import { isStatusEntry } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const bulk = (body: object, somebody: Parameters<TestApp['as']>[0] = 'staff') =>
  app.as(somebody).post('/api/space/bulk', body)
const read = async (id: string) => (await app.as('super').post(`/api/space/${id}`, { depth: 1 })).body
const idsOf = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id)

describe('doing the same to many items', () => {
  test('D2.3: a field is changed on each, what was there is told, and sent back it is that again', async () => {
    const ids = [await app.aLead({ employees: 4 }), await app.aLead({ employees: 9 })]
    const { status, body } = await bulk({ ids, props: { employees: 20 } })
    expect(status).toBe(200)
    expect(idsOf(body.done)).toEqual(ids)
    expect(body.refused).toEqual([])
    expect((await read(ids[0] ?? '')).employees).toBe(20)
    const items = body.done.map((one: { _id: string; _version: number; before: object }) => ({
      _id: one._id,
      _version: one._version,
      props: one.before,
    }))
    expect((await bulk({ items })).body.refused).toEqual([])
    expect([(await read(ids[0] ?? '')).employees, (await read(ids[1] ?? '')).employees]).toEqual([4, 9])
  })

  test('D22.3: an amount that is said to be typed is entered, also over a default that is the same; taken back it is none', async () => {
    const dossier = await app.aDossier({})
    expect(await read(dossier)).toMatchObject({ budget: 575, _entered: [] })
    const { body } = await bulk({ ids: [dossier], props: { budget: 575, _entered: ['budget'] } })
    expect(await read(dossier)).toMatchObject({ budget: 575, _entered: ['budget'] })
    const [{ _id, _version, before: props }] = body.done
    expect((await bulk({ items: [{ _id, _version, props }] })).body.refused).toEqual([])
    expect(await read(dossier)).toMatchObject({ budget: 575, _entered: [] })
  })

  test('D2.4: sent again under its key it is done once, and one that was broken off goes on where it was', async () => {
    const [first, second, third] = [await app.aLead(), await app.aLead(), await app.aLead()]
    const headers = { 'idempotency-key': 'velen-1' }
    const body = { ids: [first, second], props: { employees: 20 } }
    const answer = (await app.as('staff').post('/api/space/bulk', body, { headers })).body
    await app.as('staff').post(`/api/space/update/${first}`, { props: { employees: 33 } })
    expect((await app.as('staff').post('/api/space/bulk', body, { headers })).body).toEqual(answer)
    expect((await read(first)).employees).toBe(33)
    const other = await app.as('staff').post('/api/space/bulk', { ...body, ids: [third] }, { headers })
    expect(other.status).toBe(422)

    // Broken off after the first of them: its own answer is kept, that of the whole is not.
    const whole = { ids: [second, third], props: { employees: 44 } }
    const key = { headers: { 'idempotency-key': 'velen-2' } }
    const done = (await app.as('staff').post('/api/space/bulk', whole, key)).body
    await app.world.database.query(`delete from idempotency where key in ('velen-2', 'velen-2 ${third}')`)
    await app.as('super').post(`/api/space/update/${second}`, { props: { employees: 1 } })
    await app.as('super').post(`/api/space/update/${third}`, { props: { employees: 2 } })
    const again = (await app.as('staff').post('/api/space/bulk', whole, key)).body
    expect(again.done[0]).toEqual(done.done[0])
    expect(again.done[1].before).toEqual({ employees: 2 })
    expect([(await read(second)).employees, (await read(third)).employees]).toEqual([1, 44])
  })

  test('D2.3: an undo does not overwrite what somebody else changed since', async () => {
    const id = await app.aLead({ employees: 4 })
    const { body } = await bulk({ ids: [id], props: { employees: 20 } })
    await app.as('super').post(`/api/space/update/${id}`, { props: { employees: 33 } })
    const [{ _version, before }] = body.done
    const undone = (await bulk({ items: [{ _id: id, _version, props: before }] })).body
    expect(undone.refused).toMatchObject([{ _id: id, code: 'stale' }])
    expect((await read(id)).employees).toBe(33)
  })

  test('D2.3: what was there is told as it last was, also when somebody writes at the same moment', async () => {
    const id = await app.aLead({ employees: 4 })
    for (const employees of [101, 102, 103, 104, 105, 106, 107, 108]) {
      const [{ body }] = await Promise.all([
        bulk({ ids: [id], props: { employees: 9 } }),
        app.as('super').post(`/api/space/update/${id}`, { props: { employees } }),
      ])
      const { lines } = (await app.as('staff').post('/api/log/list', { item: id })).body
      const changes = lines.flatMap((line: { fields: readonly object[] }) => line.fields)
      expect(changes.find(({ after }: { after: unknown }) => after === 9)).toMatchObject({
        before: body.done[0].before.employees,
      })
      await app.as('super').post(`/api/space/update/${id}`, { props: { employees: 4 } })
    }
  })

  test('S4.8, D5.3: a status with its reason stands in the history of each; where it may not be chosen the reason why is told', async () => {
    const { match: offered } = await app.aMatch({ path: ['offered'] })
    const { match: registered } = await app.aMatch()
    const refusedAll = await bulk({ ids: [offered], props: { status: 'reserved' } })
    expect(refusedAll.body).toMatchObject({ done: [], refused: [{ code: 'invalid' }] })
    const body = { ids: [offered, registered], props: { status: 'reserved' }, reason: 'Past goed' }
    const answer = (await bulk(body)).body
    expect(idsOf(answer.done)).toEqual([offered])
    expect(answer.refused).toMatchObject([{ _id: registered, code: 'invalid', errors: [{ path: 'status' }] }])
    const now = await read(offered)
    expect(now.status).toBe('reserved')
    expect(now.history[0]).toMatchObject({ status: 'reserved', description: 'Past goed' })
    const [{ _version, before }] = answer.done
    expect((await bulk({ items: [{ _id: offered, _version, props: before }] })).body.refused).toEqual([])
    const back = await read(offered)
    expect(back.status).toBe('offered')
    expect(back.history.filter(isStatusEntry)).toMatchObject([{ status: 'offered' }, { status: 'registered' }])
  })

  test('D5.2, D5.3: taken back, a plan that was let in leaves the status before it', async () => {
    const { match } = await app.aMatch({ path: ['offered'] })
    const { history } = await read(match)
    const plan = { status: 'reserved', date: new Date(app.world.now.getTime() + 86_400_000).toISOString() }
    const props = { history: [...history, { ...plan, description: 'Past goed' }] }
    expect((await app.as('staff').post(`/api/space/update/${match}`, { props })).status).toBe(200)
    const [{ _version, before }] = (await bulk({ ids: [match], props: { status: 'reserved' } })).body.done
    expect((await read(match)).status).toBe('reserved')
    expect((await bulk({ items: [{ _id: match, _version, props: before }] })).body.refused).toEqual([])
    const back = await read(match)
    expect(back.status).toBe('offered')
    expect(back.history.filter(isStatusEntry)).toMatchObject([{ status: 'offered' }, { status: 'registered' }])
  })

  test('D19.2: a tag is put on many, and only where it is new it is taken off again', async () => {
    const tag = await app.world.make({ _type: 'tag', name: 'Terras', type: 'branche' })
    const ids = [await app.aLead(), await app.aLead()]
    await app.as('staff').post(`/api/space/edge/TAGS/${ids[0]}/${tag}`, {})
    const { body } = await bulk({ ids, link: { edge: 'TAGS', to: tag, as: 'parent' } })
    expect(body.done.map((one: { isNew: boolean }) => one.isNew)).toEqual([false, true])
    const added = body.done.filter((one: { isNew: boolean }) => one.isNew)
    await bulk({ ids: idsOf(added), unlink: { edge: 'TAGS', to: tag, as: 'parent' } })
    expect((await read(ids[0] ?? ''))._tags).toHaveLength(1)
    expect((await read(ids[1] ?? ''))._tags).toBeUndefined()
  })

  test('S2.25, D2.3: who was linked already keeps the role of that link, and the undo leaves it alone', async () => {
    const ids = [await app.aLead(), await app.aLead()]
    const [first = ''] = ids
    const person = await app.aPerson(first)
    await app.as('staff').post(`/api/space/edge/CONTACTS/${first}/${person}`, { props: { $role: 'Case Manager' } })
    const rolesOf = async () => {
      const { _parents } = (await app.as('staff').post(`/api/space/${person}`, { depth: 1 })).body
      return _parents.map((parent: { _id: string; $role: string }) => [parent._id, parent.$role])
    }
    const link = { edge: 'CONTACTS', to: person, as: 'parent' }
    const { body } = await bulk({ ids, link: { ...link, props: { $role: 'Contact' } } })
    expect(body.done).toMatchObject([{ isNew: false }, { isNew: true }])
    expect(await rolesOf()).toEqual([
      [first, 'Case Manager'],
      [ids[1], 'Contact'],
    ])
    const added = body.done.filter((one: { isNew: boolean }) => one.isNew)
    await bulk({ ids: idsOf(added), unlink: link })
    expect(await rolesOf()).toEqual([[first, 'Case Manager']])
  })

  test('S2.25: many are linked under one space', async () => {
    const inner = await app.world.space({}, app.places.space)
    const ids = [await app.aLead(), await app.aLead()]
    const { body } = await bulk({ ids, link: { edge: 'MEMBERS', to: inner, as: 'child' } })
    expect(body.refused).toEqual([])
    const found = await app.as('staff').post('/api/space/search', { parent: inner, feed: 'lead' })
    expect(idsOf(found.body).sort()).toEqual([...ids].sort())
  })

  test('D2.5: many go to the trash and come back', async () => {
    const ids = [await app.aLead(), await app.aLead(), await app.aLead()]
    expect((await bulk({ ids, remove: true })).body.refused).toEqual([])
    expect((await app.as('staff').post(`/api/space/${ids[0]}`)).status).toBe(404)
    expect(idsOf((await bulk({ ids, restore: true })).body.done)).toEqual(ids)
    expect((await app.as('staff').post(`/api/space/${ids[2]}`)).status).toBe(200)
  })

  test('D2.5: what went before its place comes back with it, in whatever order they are named', async () => {
    const lead = await app.aLead()
    const dossier = await app.aDossier({}, lead)
    const todo = await app.world.make({ _type: 'todo', name: 'Bel even terug' }, dossier)
    const ids = [todo, dossier, lead]
    for (const by of ['staff', 'super'] as const) {
      for (const _id of ids) await app.as('staff').post('/api/space/delete', { item: { _id } })
      const { body } = await bulk({ ids, restore: true }, by)
      expect([idsOf(body.done), body.refused]).toEqual([ids, []])
      expect((await app.as('staff').post(`/api/space/${todo}`)).status).toBe(200)
    }
  })

  test('D6: what does not exist for the caller is not there, what they may not do is refused, and the others are done', async () => {
    const [mine, foreign] = [await app.aPerson(), await app.aLead({}, app.places.otherSpace)]
    const own = { ids: [mine, foreign, app.places.supplier], props: { description: 'Zo gezegd' } }
    const answer = (await bulk(own, 'enduser')).body
    expect(idsOf(answer.done)).toEqual([mine])
    expect(answer.refused).toMatchObject([
      { _id: foreign, code: 'missing' },
      { _id: app.places.supplier, code: 'forbidden' },
    ])
    expect(JSON.stringify(answer)).not.toContain('Zilvermeeuw')
    const kept = await read(app.places.supplier)
    expect(kept.description).toBeUndefined()
    const removed = (await bulk({ ids: [app.places.lead], remove: true }, 'enduser')).body
    expect(removed.refused).toMatchObject([{ code: 'forbidden', title: 'Niet toegestaan' }])
  })

  test('D2.5: what may not come out of the trash is refused and holds up no other', async () => {
    const id = await app.aLead()
    const { viewer } = await app.world.user(app.places.lead, 'endusers')
    for (const one of [id, viewer._id]) await app.as('super').post('/api/space/delete', { item: { _id: one } })
    const answer = await bulk({ ids: [viewer._id, id], restore: true })
    expect(answer).toMatchObject({ status: 200, body: { done: [{ _id: id }], refused: [{ _id: viewer._id }] } })
    expect((await bulk({ ids: [id], restore: true }, 'enduser')).body.refused).toMatchObject([{ code: 'forbidden' }])
  })

  test('D8.10: one work at a time, and at most five hundred items', async () => {
    const id = await app.aLead()
    for (const body of [{ ids: [id] }, { ids: [id], remove: true, restore: true }, {}])
      expect((await bulk(body)).status).toBe(422)
    expect((await bulk({ ids: Array.from({ length: 501 }, (_, n) => `lead/${n}`), remove: true })).status).toBe(422)
    expect((await bulk({ ids: [id, id], props: { employees: 5 } })).body.done).toHaveLength(1)
  })
})

describe('what a board and a selection ask', () => {
  const statuses = async (body: object, somebody: Parameters<TestApp['as']>[0] = 'staff') => {
    const { body: rows } = await app.as(somebody).post('/api/lists/statuses', body)
    return Object.fromEntries(rows.map((row: { status: string; count: number }) => [row.status, row.count]))
  }

  test('S2.5: how many have each status, by filters and by words; todos are open or done', async () => {
    const inner = await app.world.space({}, app.places.space)
    const [a] = [await app.aLead({ name: 'Eethuis Een' }, inner), await app.aLead({ name: 'Eethuis Twee' }, inner)]
    await app.aLead({ name: 'Bistro Drie' }, inner)
    await app.world.status(a, 'prospect')
    expect(await statuses({ feed: 'lead', parent: inner })).toEqual({ registered: 2, prospect: 1 })
    expect(await statuses({ feed: 'lead', parent: inner, q: 'eethuis' })).toEqual({ registered: 1, prospect: 1 })
    expect(await statuses({ feed: 'lead', parent: inner, q: 'eetthuis' })).toEqual({ registered: 1, prospect: 1 })
    for (const done of [true, false, false]) await app.world.make({ _type: 'todo', name: 'Iets doen', done }, inner)
    expect(await statuses({ feed: 'todo', parent: inner })).toEqual({ open: 2, done: 1 })
  })

  test('D6, D19.10: what a viewer does not read is not counted', async () => {
    await app.aMatch({ path: ['offered'] })
    await app.aMatch({ path: ['offered'], supplier: app.places.supplier2 })
    await app.aMatch({ path: ['offered'], props: { $visible: false } })
    expect(await statuses({ feed: 'match' }, 'stranger')).toEqual({})
    const seen = await app.as('supplier2').post('/api/space/search', { feed: 'match' })
    expect(await statuses({ feed: 'match' }, 'supplier2')).toEqual({ offered: seen.body.length })
    expect(seen.body).toHaveLength(1)
  })

  test('S2.5: the ids of a stretch, in the order of the list', async () => {
    const inner = await app.world.space({}, app.places.space)
    const made: string[] = []
    for (const name of ['Café A', 'Café B', 'Café C']) made.push(await app.aLead({ name }, inner))
    const ids = async (body: object) =>
      (await app.as('staff').post('/api/lists/ids', { parent: inner, feed: 'lead', sort: 'name', ...body })).body
    expect(await ids({})).toEqual(made)
    expect(await ids({ offset: 1, limit: 1 })).toEqual([made[1]])
    expect(await ids({ q: 'café', order: 'desc' })).toEqual(made.toReversed())
    expect((await app.as('stranger').post('/api/lists/ids', { parent: inner })).body).toEqual([])
  })
})
