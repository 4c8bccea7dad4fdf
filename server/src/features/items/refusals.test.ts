import { arrayOf, isStatusEntry } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const everybody: readonly Somebody[] = ['super', 'staff', 'supplier', 'enduser', 'member']
const centre: readonly Somebody[] = ['super', 'staff']

const save = (somebody: Somebody, item: object, parent?: string, edge?: string) =>
  app.as(somebody).post('/api/space/save', { item, ...(parent ? { parent } : {}), ...(edge ? { edge } : {}) })
const update = (somebody: Somebody, id: string, props: object) =>
  app.as(somebody).post(`/api/space/update/${id}`, { props })
const codes = (answer: Answer) =>
  answer.body?.errors?.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)

/** A status with a reason, as the form sends it. */
async function choose(somebody: Somebody, id: string, status: string): Promise<Answer> {
  const { history = [] } = (await app.as(somebody).post(`/api/space/${id}`)).body
  const entry = { status, date: app.world.now.toISOString(), description: 'Met een reden' }
  return update(somebody, id, { status, history: [...history, entry] })
}

describe('what is refused to everyone', () => {
  test('D5: a step that the list does not allow', async () => {
    for (const somebody of centre) {
      const { match, dossier } = await app.aMatch()
      for (const status of ['delivered', 'reserved', 'won', 'registered', 'match']) {
        const answer = await choose(somebody, match, status)
        expect([somebody, status, answer.status]).toEqual([
          somebody,
          status,
          status === 'registered' ? answer.status : 422,
        ])
        if (status !== 'registered') expect(codes(answer)).toEqual(['status notReachable'])
      }
      expect((await choose(somebody, dossier, 'meeting')).status).toBe(422)
      expect(codes(await update(somebody, match, { status: 'unknown' }))).toEqual(['status choice'])
      expect((await app.world.read(match)).status).toBe('registered')
    }
  })

  test('D5.2: rewriting the history to get around the list', async () => {
    for (const somebody of centre) {
      const { match } = await app.aMatch({ path: ['offered'] })
      const { history } = await app.world.read(match)
      const date = '2026-01-01T00:00:00.000Z'
      const forged = { status: 'won', date, description: 'Vroeger al', user: { _id: 'user/x', name: 'Iemand' } }
      for (const list of [[forged], [...arrayOf(history), forged], [{ status: 'won', date }]]) {
        expect((await update(somebody, match, { status: 'won', history: list })).status).toBe(422)
        expect((await update(somebody, match, { history: list })).status).toBe(422)
      }
      const { body } = await app.as(somebody).post(`/api/space/${match}`)
      expect(body.status).toBe('offered')
      expect(body.history.filter(isStatusEntry)).toHaveLength(2)
    }
  })

  test('D3: a place, a role or an edge that the type does not know', async () => {
    const { space, lead, supplier } = app.places
    const person = { _type: 'person', name: 'Femke Voorbeeld', gender: 'female' }
    for (const somebody of centre) {
      const refused = [
        await save(somebody, { _type: 'dossier', name: 'ERP', users: 3 }, space),
        await save(somebody, { _type: 'dossier', name: 'ERP', users: 3 }, supplier),
        await save(somebody, { _type: 'lead', name: 'Hotel', employees: 1 }, lead),
        await save(somebody, { _type: 'lead', name: 'Hotel', employees: 1 }),
        await save(somebody, person, space, 'MEMBERS'),
        await save(somebody, person, space, 'FRIENDS'),
        await save(somebody, { ...person, $role: 'Baas' }, lead),
        await save(somebody, { _type: 'match' }, await app.aDossier()),
        await save(somebody, { _type: 'robot', name: 'Robot Een' }, space),
        await save(somebody, { name: 'Zonder soort' }, space),
      ]
      expect(refused.map(({ status }) => status)).toEqual(Array(refused.length).fill(422))
    }
    expect((await app.as('staff').post(`/api/space/edge/MEMBERS/${lead}/${space}`)).status).toBe(422)
    expect((await app.as('super').post(`/api/space/edge/MEMBERS/${lead}/${space}`)).status).toBe(422)
    expect((await app.as('super').post(`/api/space/edge/MATCH/${lead}/${supplier}`)).status).toBe(422)
    expect((await app.as('super').post(`/api/space/edge/MEMBERS/${space}/${space}`)).status).toBe(422)
  })

  test('D19.3: a field that no type knows, that the server keeps, or with a wrong value', async () => {
    const { lead } = app.places
    for (const somebody of ['super', 'staff', 'enduser'] as const) {
      const refused = async (props: object) => codes(await update(somebody, lead, props))
      expect(await refused({ colour_of_door: 'red' })).toEqual(['colour_of_door unknownField'])
      expect(await refused({ isAdmin: true, readers: ['all'] })).toHaveLength(2)
      expect(await refused({ _owners: [{ _id: app.as(somebody).id }] })).toEqual(['_owners readOnly'])
      expect(await refused({ _parents: [] })).toEqual(['_parents readOnly'])
      expect(await refused({ registered: '2020-01-01T00:00:00.000Z' })).toEqual(['registered readOnly'])
      expect(await refused({ email: 'geen adres', employees: -1 })).toEqual(['email email', 'employees tooSmall'])
      expect(await refused({ employees: 1.5 })).toEqual(['employees integer'])
      expect(await refused({ website: 'javascript:alert(1)' })).toEqual(['website website'])
      expect(await refused({ name: '' })).toEqual(['name required'])
      expect(await refused({ name: 'a\0b' })).toEqual(['name notAllowed'])
      expect(await refused({ name: 'a'.repeat(201) })).toEqual(['name tooLong'])
      expect(await refused({ address: { zipcode: 'x'.repeat(13) } })).toEqual(['address.zipcode tooLong'])
    }
    const { match } = await app.aMatch()
    expect(codes(await update('super', match, { $amount: 1 }))).toEqual(['$amount readOnly'])
    const dossier = await app.aDossier({ name: 'ERP' })
    expect(codes(await update('super', dossier, { name: 'CRM' }))).toEqual(['name addOnly'])
  })

  test('D19.3: an item that another type or id was written into', async () => {
    const { lead, supplier } = app.places
    expect(codes(await update('super', lead, { _type: 'supplier' }))).toEqual(['_type readOnly'])
    expect(codes(await update('staff', lead, { _id: supplier, description: 'Verhuisd' }))).toEqual(['_id readOnly'])
    expect((await app.world.read(supplier)).description).toBeUndefined()
  })
})

describe('D6: nobody raises their own rights', () => {
  const account = (fields: object) => ({
    _type: 'user',
    name: 'Nieuwe Gebruiker',
    username: 'nieuw1',
    email: 'nieuw@schakel.example',
    _pass: 'een lang wachtwoord',
    $role: 'Eigenaar',
    ...fields,
  })

  test('D19.1: accounts are made by super users alone', async () => {
    for (const somebody of everybody.filter((name) => name !== 'super')) {
      const { organisation } = app.as(somebody)
      expect([somebody, (await save(somebody, account({ role: 'members' }), organisation)).status]).toEqual([
        somebody,
        403,
      ])
      expect((await save(somebody, account({ role: 'admin', _feed: 'ROOT' }), organisation)).status).toBe(403)
      expect([403, 422]).toContain((await save(somebody, account({ role: 'admin' }))).status)
    }
    expect((await save('super', account({ role: 'members' }), app.places.organisation)).status).toBe(200)
    expect(codes(await save('super', account({ role: 'members' }), app.places.organisation))).toHaveLength(1)
    const odd = account({ role: 'administrator', username: 'anders', email: 'anders@schakel.example' })
    expect(codes(await save('super', odd, app.places.organisation))).toEqual(['role choice'])
  })

  test('D6: role, feed and password are not one’s own to write', async () => {
    for (const somebody of everybody.filter((name) => name !== 'super')) {
      const { id } = app.as(somebody)
      for (const props of [
        { role: 'admin' },
        { _feed: 'ROOT' },
        { role: 'admin', _feed: 'ROOT' },
        { _pass: 'nog een wachtwoord' },
      ]) {
        const answer = await update(somebody, id, props)
        expect([somebody, props, answer.status]).toEqual([somebody, props, 403])
        expect((await save(somebody, { _id: id, ...props })).status).toBe(403)
      }
      expect((await update(somebody, id, { name: `Nieuwe naam ${somebody}` })).status).toBe(200)
    }
  })

  test('D6: nobody moves themselves, or somebody else, into another organisation', async () => {
    for (const somebody of everybody.filter((name) => name !== 'super')) {
      const { id } = app.as(somebody)
      for (const place of [app.places.space, app.places.lead, app.places.supplier]) {
        const moved = await app
          .as(somebody)
          .post(`/api/space/edge/MEMBERS/${place}/${id}`, { props: { $role: 'Beheerder' } })
        expect([403, 404]).toContain(moved.status)
        expect([403, 404]).toContain((await save(somebody, { _id: id, $role: 'Beheerder' }, place)).status)
      }
      const owned = await app.as(somebody).post(`/api/space/edge/OWNERS/${app.places.supplier2}/${id}`)
      if (somebody !== 'staff') expect([403, 404]).toContain(owned.status)
    }
  })

  test('D6: what is for super users alone is refused when written and absent when read', async () => {
    const { match } = await app.aMatch()
    await app.world.system.update({ id: match, fields: { matchnote: 'Tussen ons' } })
    await app.world.system.update({ id: app.places.supplier, fields: { note: 'Let op' } })
    expect((await app.as('super').post(`/api/space/${match}`)).body.matchnote).toBe('Tussen ons')
    for (const somebody of ['staff', 'supplier', 'enduser'] as const) {
      for (const id of [match, app.places.supplier]) {
        const answer = await app.as(somebody).post(`/api/space/${id}`, { depth: 5 })
        expect(answer.text).not.toMatch(/Tussen ons|Let op/)
      }
      expect([403, 422]).toContain((await update(somebody, match, { matchnote: 'Van mij' })).status)
    }
    expect((await app.world.read(match)).matchnote).toBe('Tussen ons')
  })

  test('D6: spaces and users are deleted by super users alone, and nobody deletes themselves', async () => {
    for (const somebody of everybody) {
      const { id } = app.as(somebody)
      expect([somebody, (await app.as(somebody).post('/api/space/delete', { item: { _id: id } })).status]).toEqual([
        somebody,
        403,
      ])
    }
    expect((await app.as('staff').post('/api/space/delete', { item: { _id: app.places.space } })).status).toBe(403)
  })
})

describe('D6: 403 is for what one sees and may not do, 404 for the rest', () => {
  test('D6: a supplier answers what was offered, and nothing more', async () => {
    const { match, dossier } = await app.aMatch({ path: ['offered'] })
    const supplier = app.as('supplier')
    expect((await supplier.post(`/api/space/${match}`)).status).toBe(200)
    expect((await update('supplier', match, { $price: 1 })).status).toBe(403)
    expect((await update('supplier', match, { $visible: false })).status).toBe(403)
    expect((await update('supplier', match, { $open: true })).status).toBe(403)
    expect((await update('supplier', dossier, { open: true })).status).toBe(403)
    expect((await choose('supplier', match, 'delivered')).status).toBe(403)
    expect((await supplier.post('/api/space/delete', { item: { _id: match } })).status).toBe(403)
    expect((await supplier.post('/api/space/delete', { item: { _id: dossier } })).status).toBe(403)
    expect((await update('supplier2', match, { status: 'reserved' })).status).toBe(404)
    expect((await app.as('supplier2').post(`/api/space/${match}`)).status).toBe(404)
    expect((await app.as('supplier2').post(`/api/space/${dossier}`)).status).toBe(404)
    expect((await choose('supplier', match, 'reserved')).status).toBe(200)
    expect((await choose('supplier', match, 'dismissed')).status).toBe(403)
  })

  test('D6: an end-user writes the request until it reaches matching', async () => {
    const dossier = await app.aDossier()
    expect((await update('enduser', dossier, { users: 20, case: '<p>Wij zoeken een kassa</p>' })).status).toBe(200)
    expect((await update('enduser', dossier, { price: 1 })).status).toBe(403)
    expect((await update('enduser', dossier, { open: true })).status).toBe(403)
    expect((await choose('enduser', dossier, 'intake')).status).toBe(403)
    expect((await update('enduser2', dossier, { users: 20 })).status).toBe(404)
    await app.world.status(dossier, 'match')
    expect((await update('enduser', dossier, { users: 30 })).status).toBe(403)
    expect((await app.as('enduser').post('/api/space/delete', { item: { _id: dossier } })).status).toBe(403)
    expect((await update('enduser', app.places.space, { description: 'Van mij' })).status).toBe(403)
    expect((await save('enduser', { _type: 'supplier', name: 'Mijn leverancier' }, app.places.lead)).status).toBe(422)
  })

  test('D6: staff of another space find nothing here', async () => {
    const { lead, space } = app.places
    expect((await update('stranger', lead, { description: 'x' })).status).toBe(404)
    expect((await save('stranger', { _type: 'lead', name: 'Hotel', employees: 1 }, space)).status).toBe(404)
    const steal = `/api/space/edge/MEMBERS/${app.places.otherSpace}/${lead}`
    expect((await app.as('stranger').post(steal)).status).toBe(404)
  })
})

describe('D4.3: text with markup is kept clean', () => {
  test('D4.3: scripts, handlers and foreign links are gone before they are kept', async () => {
    const dossier = await app.aDossier()
    const dirty =
      '<p onclick="x()">Wij zoeken <u>een kassa</u><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">hier</a></p>'
    await update('enduser', dossier, { case: dirty })
    expect((await app.world.read(dossier)).case).toBe('<p>Wij zoeken <u>een kassa</u><a>hier</a></p>')
    const comment = await save('staff', { _type: 'comment', text: '<p>Goed<iframe src="//x"></iframe></p>' }, dossier)
    expect(JSON.stringify(await app.world.read(comment.body._id))).not.toMatch(/iframe/)
  })
})
