import { isStatusEntry } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { withoutKeys } from '../../../test/withoutKeys.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const idsOf = (refs: { _id: string }[] | undefined) => (refs ?? []).map(({ _id }) => _id).sort()

describe('merging two into one', () => {
  test('D17.2: fields are chosen one by one, all that hung on the other moves, and it is in the trash', async () => {
    const staff = app.as('staff')
    const { world, places } = app
    const tag = await world.make({ _type: 'tag', name: 'Theehuizen', type: 'branche' })
    const keep = await app.aLead({
      name: 'Theehuis De Berk',
      phone: '020 1111111',
      address: { city: 'Ede' },
      employees: 3,
    })
    const drop = await app.aLead({
      name: 'Theehuis de Berk BV',
      phone: '020 2222222',
      email: 'thee@berk.example',
      status: 'customer',
    })
    const person = await app.aPerson(drop)
    const both = await app.aPerson(drop)
    await world.system.link({ edge: 'CONTACTS', parent: keep, child: both, props: {} })
    const dossier = await app.aDossier({}, drop)
    const { match } = await app.aMatch({ dossier })
    const todo = await world.make({ _type: 'todo', name: 'Bellen met thee', $role: 'Taak' }, drop)
    const comment = await world.make({ _type: 'comment', text: '<p>Denk aan thee</p>' }, drop)
    await world.system.link({ edge: 'TAGS', parent: drop, child: tag, props: {} })

    const done = await staff.post('/api/space/merge', { keep, drop, fields: { phone: 'drop', status: 'drop' } })
    expect(done).toMatchObject({ status: 200, body: { _id: keep } })
    const item = (await staff.post(`/api/space/${keep}`, { depth: 2 })).body
    expect(item).toMatchObject({
      name: 'Theehuis De Berk',
      phone: '+31202222222',
      email: 'thee@berk.example',
      employees: 3,
      status: 'customer',
      _version: done.body._version,
    })
    expect(idsOf(item._contacts)).toEqual([person, both].sort())
    expect(idsOf(item._dossiers)).toEqual([dossier])
    expect(idsOf(item._todos)).toEqual([todo])
    expect(idsOf(item._comments)).toEqual([comment])
    expect(idsOf(item._tags)).toEqual([tag])
    expect(idsOf(item._parents)).toEqual([places.space])
    expect((await staff.post(`/api/space/${match}`)).body.organisation._id).toBe(keep)
    expect((await staff.post(`/api/space/${drop}`)).status).toBe(404)
    expect((await staff.post('/api/trash/list')).body.map(({ _id }: { _id: string }) => _id)).toContain(drop)
    const found = await staff.post('/api/space/search', { q: 'theehuizen', feed: 'lead' })
    expect(idsOf(found.body)).toEqual([keep])

    const back = await staff.post('/api/space/merge/undo', { _id: drop })
    expect(back.status).toBe(200)
    const [one, other] = [
      (await staff.post(`/api/space/${keep}`, { depth: 1 })).body,
      (await staff.post(`/api/space/${drop}`, { depth: 1 })).body,
    ]
    expect(one).toMatchObject({ phone: '+31201111111', status: 'registered' })
    expect(one).not.toHaveProperty('email')
    expect([idsOf(one._contacts), idsOf(one._dossiers), idsOf(one._tags)]).toEqual([[both], [], []])
    expect(other).toMatchObject({ name: 'Theehuis de Berk BV', phone: '+31202222222', status: 'customer' })
    expect([idsOf(other._contacts), idsOf(other._dossiers), idsOf(other._tags)]).toEqual([
      [person, both].sort(),
      [dossier],
      [tag],
    ])
    expect(idsOf(other._todos)).toEqual([todo])
    expect((await staff.post(`/api/space/${match}`)).body.organisation._id).toBe(drop)
    // Taken back once, there is nothing to take back.
    expect((await staff.post('/api/space/merge/undo', { _id: drop })).status).toBe(404)
  })

  test('D17.2: what somebody wrote after a merge stays when it is taken back', async () => {
    const [keep, drop] = [
      await app.aLead({ phone: '020 1111111' }),
      await app.aLead({ phone: '020 2222222', email: 'a@b.example' }),
    ]
    await app.as('staff').post('/api/space/merge', { keep, drop, fields: ['phone'] })
    await app.as('staff').post(`/api/space/update/${keep}`, { props: { phone: '020 3333333' } })
    await app.as('staff').post('/api/space/merge/undo', { _id: drop })
    const kept = await app.world.read(keep)
    expect(kept.phone).toBe('+31203333333')
    expect(kept).not.toHaveProperty('email')
  })

  test('D17.2: two people become one, wherever they were contacts', async () => {
    const [keep, drop] = [await app.aPerson(), await app.aPerson(app.places.organisation, { jobtitle: 'Directeur' })]
    expect((await app.as('staff').post('/api/space/merge', { keep, drop })).status).toBe(200)
    const person = (await app.as('staff').post(`/api/space/${keep}`, { depth: 1 })).body
    expect(person.jobtitle).toBe('Directeur')
    expect(idsOf(person._parents)).toEqual([app.places.lead, app.places.organisation].sort())
  })

  test('D17.2, D23.5: of two people one stands on an appointment of the other: it is of the kept one, and of both again afterwards', async () => {
    const staff = app.as('staff')
    const { world } = app
    for (const isOfKept of [true, false]) {
      const [keep, drop] = [await app.aPerson(), await app.aPerson()]
      const [of, on] = isOfKept ? [keep, drop] : [drop, keep]
      const activity = await world.make(
        { _type: 'activity', name: 'Gesprek', date: '2026-03-10T10:00:00.000Z', $role: 'Afspraak' },
        of,
      )
      await world.system.link({ edge: 'CONTACTS', parent: activity, child: on, props: { $note: 'Komt later' } })
      const read = async () => (await staff.post(`/api/space/${activity}`, { depth: 1 })).body
      expect((await staff.post('/api/space/merge', { keep, drop })).status).toBe(200)
      const now = await read()
      expect([idsOf(now._parents), idsOf(now._contacts)]).toEqual([[keep], []])
      expect((await staff.post('/api/space/merge/undo', { _id: drop })).status).toBe(200)
      expect(await read()).toMatchObject({ _parents: [{ _id: of }], _contacts: [{ _id: on, $note: 'Komt later' }] })
    }
  })

  test('D19.2: of two suppliers the matches move, and where both have one the kept one’s stays', async () => {
    const [keep, drop] = [await app.aSupplier(), await app.aSupplier()]
    const alone = await app.aMatch({ supplier: drop })
    const shared = await app.aMatch({ supplier: keep })
    const { match } = await app.aMatch({ supplier: drop, dossier: shared.dossier })
    await app.as('staff').post('/api/space/merge', { keep, drop })
    expect((await app.as('staff').post(`/api/space/${alone.match}`)).body.supplier._id).toBe(keep)
    expect((await app.as('staff').post(`/api/space/${match}`)).status).toBe(404)
    const dossier = (await app.as('staff').post(`/api/space/${shared.dossier}`, { depth: 1 })).body
    expect(idsOf(dossier._matches)).toEqual([keep])
    await app.as('staff').post('/api/space/merge/undo', { _id: drop })
    expect((await app.as('staff').post(`/api/space/${match}`)).body.supplier._id).toBe(drop)
    expect((await app.as('staff').post(`/api/space/${alone.match}`)).body.supplier._id).toBe(drop)
  })

  test('D23.5: the further of two matches on one dossier stays, with the talk, reasons and amounts of the other', async () => {
    const [keep, drop] = [await app.aSupplier(), await app.aSupplier()]
    const kept = await app.aMatch({ supplier: keep, path: ['offered'], props: { $visible: true, $license: 4000 } })
    const path = ['offered', 'delivered', 'meeting']
    const props = { $visible: true, $license: 5000, $advise: 'Goede keus' }
    const further = await app.aMatch({ supplier: drop, dossier: kept.dossier, path, props })
    const comment = await app.world.make({ _type: 'comment', text: '<p>Bel na de zomer</p>' }, kept.match)
    // Asked before, it says so.
    const preview = await app.as('staff').post('/api/space/merge/preview', { keep, drop })
    expect(preview.body).toMatchObject({
      moves: {},
      joins: [{ edge: 'MATCH', other: { _id: kept.dossier, name: 'ERP' }, stays: 'meeting', goes: 'offered' }],
      total: 1,
    })
    expect(preview.body.joins[0]).not.toHaveProperty('hidden')
    expect((await app.as('supplier').post('/api/space/merge/preview', { keep, drop })).status).toBe(404)
    expect((await app.as('staff').post('/api/space/merge', { keep, drop })).status).toBe(200)

    const match = (await app.as('staff').post(`/api/space/${further.match}`, { depth: 1 })).body
    expect(match).toMatchObject({ status: 'meeting', $license: 5000, $advise: 'Goede keus', supplier: { _id: keep } })
    expect(
      match.history
        .filter(isStatusEntry)
        .map(({ status }: { status: string }) => status)
        .sort(),
    ).toEqual(['delivered', 'meeting', 'offered', 'offered', 'registered', 'registered'].sort())
    expect(idsOf(match._comments)).toContain(comment)
    expect(JSON.stringify(match._comments)).toMatch(/4\.000/)
    expect((await app.as('staff').post(`/api/space/${kept.match}`)).status).toBe(404)
    // It goes on from where it was.
    const next = {
      status: 'match',
      history: [...match.history, { status: 'match', date: app.world.now.toISOString(), description: 'Past' }],
    }
    expect((await app.as('staff').post(`/api/space/update/${further.match}`, { props: next })).status).toBe(200)

    expect((await app.as('staff').post('/api/space/merge/undo', { _id: drop })).status).toBe(200)
    const back = (await app.as('staff').post(`/api/space/${kept.match}`, { depth: 1 })).body
    expect(back).toMatchObject({ status: 'offered', $license: 4000, supplier: { _id: keep } })
    expect(idsOf(back._comments)).toEqual([comment])
    const gone = (await app.as('staff').post(`/api/space/${further.match}`, { depth: 1 })).body
    expect(gone).toMatchObject({ status: 'match', supplier: { _id: drop } })
    expect(gone.history.filter(isStatusEntry)).toHaveLength(5)
  })

  test('D23.5, D7: of a match that the supplier did not see nothing is told to it, and the centre keeps all', async () => {
    const other = await app.aSupplier()
    const shown = await app.aMatch({ props: { $visible: true, $license: 3000 } })
    const path = ['offered', 'delivered']
    const props = { $visible: false, $license: 7000, $advise: 'Te duur' }
    const hidden = await app.aMatch({ supplier: other, dossier: shown.dossier, path, props })
    const open = await app.world.make({ _type: 'comment', text: '<p>Zichtbaar gezegd</p>' }, shown.match)
    const closed = await app.world.make({ _type: 'comment', text: '<p>Onder ons</p>' }, hidden.match)
    const merging = { keep: app.places.supplier, drop: other }
    expect((await app.as('staff').post('/api/space/merge/preview', merging)).body.joins[0]).toMatchObject({
      hidden: true,
    })
    expect((await app.as('staff').post('/api/space/merge', merging)).status).toBe(200)

    const read = async (who: 'staff' | 'supplier' | 'enduser') =>
      (await app.as(who).post(`/api/space/${hidden.match}`, { depth: 2 })).body
    for (const who of ['supplier', 'enduser'] as const) {
      const match = await read(who)
      expect(match).toMatchObject({ status: 'delivered', $license: 3000 })
      expect(idsOf(match._comments)).toEqual([open])
      expect(withoutKeys(JSON.stringify(match))).not.toMatch(/\b7000|7\.000|Te duur|Onder ons|Omdat het zo is/)
    }
    const staff = await read('staff')
    expect(idsOf(staff._comments)).toEqual(expect.arrayContaining([open, closed].sort()))
    expect(JSON.stringify(staff._comments)).toMatch(/7\.000.*Te duur/)
    await app.as('staff').post('/api/space/merge/undo', { _id: other })
    expect((await app.as('supplier').post(`/api/space/${shown.match}`)).body).toMatchObject({ status: 'registered' })
    expect((await app.as('supplier').post(`/api/space/${hidden.match}`)).status).toBe(404)
  })

  test('D7: a merged lead’s dossiers stay anonymous and cannot be joined', async () => {
    const keep = await app.aLead({ name: 'Hotel Roerdomp', address: { city: 'Ede' } })
    const drop = await app.aLead({ name: 'Logement Waterral', website: 'waterral.example' })
    await app.aPerson(drop, { name: 'Zwaantje Garnaalstra' })
    const words = '<p>Hotel Roerdomp, vroeger Logement Waterral, bel Zwaantje Garnaalstra, waterral.example</p>'
    const first = await app.aMatch({ dossier: await app.aDossier({ case: words }, keep) })
    const second = await app.aMatch({ dossier: await app.aDossier({ case: words }, drop) })
    const supplier = app.as('supplier')
    const read = async (id: string) => (await supplier.post(`/api/space/${id}`, { depth: 2 })).body
    const before = [(await read(first.dossier)).organisation.name, (await read(second.dossier)).organisation.name]
    expect((await app.as('staff').post('/api/space/merge', { keep, drop })).status).toBe(200)
    for (const { dossier } of [first, second]) {
      const text = JSON.stringify(await read(dossier))
      expect(text).toContain('▇▇▇')
      expect(text).not.toMatch(/Roerdomp|Waterral|Zwaantje|Garnaalstra/i)
      expect(text).not.toContain(keep)
      expect(text).not.toContain(drop)
    }
    const after = [(await read(first.dossier)).organisation.name, (await read(second.dossier)).organisation.name]
    expect(after).toEqual(before)
    expect(after[0]).not.toBe(after[1])
    expect((await supplier.post(`/api/space/${keep}`)).status).toBe(404)
    // Also what is written later.
    const third = await app.aMatch({ dossier: await app.aDossier({ case: words }, keep) })
    expect(JSON.stringify(await read(third.dossier))).not.toMatch(/Roerdomp|Waterral|Garnaalstra/i)
  })

  test('D6: only who looks after both merges them, and an account moves by a super user alone', async () => {
    const [keep, drop] = [await app.aLead(), await app.aLead()]
    for (const who of ['supplier', 'enduser', 'member', 'stranger'] as const) {
      expect((await app.as(who).post('/api/space/merge', { keep, drop })).status).toBe(404)
    }
    const own = app.places.lead
    expect((await app.as('enduser').post('/api/space/merge', { keep: own, drop: own })).status).toBe(422)
    const mine = [await app.aPerson(own), await app.aPerson(own)]
    expect((await app.as('enduser').post('/api/space/merge', { keep: mine[0], drop: mine[1] })).status).toBe(403)
    expect((await app.as('staff').post('/api/space/merge', { keep, drop: app.places.otherLead })).status).toBe(404)
    expect((await app.as('staff').post('/api/space/merge', { keep, drop: app.places.supplier })).status).toBe(422)
    expect((await app.as('staff').post('/api/space/merge', { keep, drop: keep })).status).toBe(422)
    expect((await app.as('staff').post('/api/space/merge', { keep, drop, fields: { role: 'drop' } })).status).toBe(422)
    const spaces = { keep: app.places.space, drop: app.places.otherSpace }
    expect((await app.as('super').post('/api/space/merge', spaces)).status).toBe(403)
    expect((await app.as('staff').post('/api/space/merge', { keep, drop: own })).status).toBe(403)
    expect((await app.as('super').post('/api/space/merge', { keep, drop: own })).status).toBe(200)
    expect((await app.as('enduser').get('/api/auth/user')).body.user.organisation._id).toBe(keep)
    expect((await app.as('staff').post('/api/space/merge/undo', { _id: own })).status).toBe(403)
    expect((await app.as('enduser').get('/api/auth/user')).body.user.organisation._id).toBe(keep)
    expect((await app.as('super').post('/api/space/merge/undo', { _id: own })).status).toBe(200)
    expect((await app.as('enduser').get('/api/auth/user')).body.user.organisation._id).toBe(own)
  })

  test('D6, D23.5: before a merge is told how many of each type go over, accounts among them', async () => {
    const [keep, drop] = [await app.aSupplier(), await app.aSupplier()]
    await app.world.user(drop, 'suppliers')
    await app.aPerson(drop)
    await app.aMatch({ supplier: drop })
    const { body } = await app.as('super').post('/api/space/merge/preview', { keep, drop })
    expect(body).toMatchObject({ moves: { user: 1, person: 1, match: 1 }, joins: [] })
  })

  test('D6: a supplier’s note is merged by super users, and never lost by others', async () => {
    const [keep, drop] = [await app.aSupplier({ note: 'Van de een' }), await app.aSupplier({ note: 'Van de ander' })]
    const blank = await app.aSupplier()
    await app.as('staff').post('/api/space/merge', { keep, drop, fields: { note: 'drop' } })
    expect((await app.world.read(keep)).note).toBe('Van de een\n\nVan de ander')
    await app.as('staff').post('/api/space/merge', { keep: blank, drop: keep })
    expect((await app.world.read(blank)).note).toBe('Van de een\n\nVan de ander')
    await app.as('staff').post('/api/space/merge/undo', { _id: keep })
    expect(await app.world.read(blank)).not.toHaveProperty('note')
    expect((await app.as('staff').post(`/api/space/${blank}`)).body).not.toHaveProperty('note')
  })

  test('D17.2: what is probably one is found, within one’s own world', async () => {
    const [one, two] = [
      await app.aLead({ name: 'Grand Café De Zwaluw B.V.', address: { city: 'Tiel' }, kvk: '12345678' }),
      await app.aLead({ name: 'GRAND CAFE DE ZWALUW', address: { city: 'Tiel' }, kvk: '1234 5678' }),
    ]
    const far = await app.aLead({ name: 'Grand Café De Zwaluw', address: { city: 'Tiel' } }, app.places.otherSpace)
    const { body, headers } = await app.as('staff').post('/api/duplicates/list', { type: 'lead' })
    const group = body.find(({ items }: { items: { _id: string }[] }) => items.some(({ _id }) => _id === one))
    expect(group.by).toEqual(['kvk', 'nameCity'])
    expect(idsOf(group.items)).toEqual([one, two].sort())
    expect(Number(headers.get('x-total-count'))).toBe(body.length)
    expect(JSON.stringify(body)).not.toContain(far)
    expect((await app.as('supplier').post('/api/duplicates/list', { type: 'lead' })).status).toBe(403)
  })

  describe('people who are probably one', () => {
    const kennisdag = (space: string) =>
      app.world.make(
        { _type: 'activity', name: 'Kennisdag', date: '2026-03-10T10:00:00.000Z', $role: 'Kennisdag' },
        space,
      )
    const comes = (parent: string, child: string) =>
      app.world.system.link({ edge: 'CONTACTS', parent, child, props: {} })
    const groupOf = async (id: string) => {
      const { body } = await app.as('staff').post('/api/duplicates/list', { type: 'person' })
      const group = body.find(({ items }: { items: { _id: string }[] }) => items.some(({ _id }) => _id === id))
      return group && { by: group.by, ids: idsOf(group.items) }
    }

    test('D17.2: they have a name and one of their organisations in common, wherever else they come', async () => {
      const [one, other] = [await app.aLead(), await app.aLead()]
      const day = await kennisdag(app.places.space)
      const strangers = [
        await app.aPerson(one, { name: 'Jan Jansen' }),
        await app.aPerson(other, { name: 'Jan Jansen' }),
      ]
      for (const person of strangers) await comes(day, person)
      expect(await groupOf(strangers[0] ?? '')).toBeUndefined()
      const twice = [
        await app.aPerson(one, { name: 'Piet Pieters' }),
        await app.aPerson(other, { name: 'Piet Pieters' }),
      ]
      await comes(day, twice[1] ?? '')
      await comes(one, twice[1] ?? '')
      expect(await groupOf(twice[0] ?? '')).toEqual({ by: ['nameCity'], ids: twice.toSorted() })
      const typed = { type: 'person', name: 'Piet Pieters', city: other }
      const { body } = await app.as('staff').post('/api/duplicates/like', typed)
      expect(body[0]).toMatchObject({ by: ['nameCity'], item: { _id: twice[1] } })
    })

    test('D6, D17.2: what two have in common where the viewer does not read makes them no group', async () => {
      const people = [
        await app.aPerson(await app.aLead(), { name: 'Koos Kooistra' }),
        await app.aPerson(await app.aLead(), { name: 'Koos Kooistra' }),
      ]
      const unseen = await app.aLead({}, app.places.otherSpace)
      for (const person of people)
        for (const place of [unseen, await kennisdag(app.places.otherSpace)]) await comes(place, person)
      expect(await groupOf(people[0] ?? '')).toBeUndefined()
    })
  })

  test('D17.2, D6: what is probably there already is told while one adds, and only to who reads it in full', async () => {
    const petit = await app.aLead({
      name: 'Best Western Hotel Petit',
      address: { city: 'Ede' },
      phone: '0318 412345',
      website: 'www.hotelpetit.example',
      email: 'info@hotelpetit.example',
      kvk: '87654321',
    })
    const far = await app.aLead({ name: 'Best Western Hotel Petit', phone: '0318 412345' }, app.places.otherSpace)
    await app.aMatch({ dossier: await app.aDossier({}, petit) })
    const ask = async (who: 'staff' | 'supplier' | 'enduser' | 'member' | 'stranger', typed: object) =>
      (await app.as(who).post('/api/duplicates/like', { type: 'lead', ...typed })).body
    const like = { name: 'Best Western Petit Hotel', city: 'Tiel' }
    expect(await ask('staff', like)).toMatchObject([
      { by: ['name'], item: { _id: petit, name: 'Best Western Hotel Petit' } },
    ])
    for (const [typed, by] of [
      [{ phone: '+31 318 41 23 45' }, 'phone'],
      [{ website: 'https://hotelpetit.example/nl' }, 'website'],
      [{ email: 'INFO@hotelpetit.example' }, 'email'],
      [{ kvk: 'KvK 87654321' }, 'kvk'],
      [{ name: 'BEST WESTERN HOTEL PETIT B.V.', city: 'ede' }, 'nameCity'],
    ] as const) {
      expect(await ask('staff', typed)).toMatchObject([{ by: [by], item: { _id: petit } }])
      for (const who of ['supplier', 'enduser', 'member'] as const) expect(await ask(who, typed)).toEqual([])
    }
    expect(await ask('stranger', like)).toMatchObject([{ item: { _id: far } }])
    // Half a name, a percent sign, or nothing at all is no sign.
    for (const typed of [{}, { name: 'Bes' }, { name: 'Hotel' }, { email: '%' }, { website: '%.%' }]) {
      expect(await ask('staff', typed)).toEqual([])
    }
    const person = await app.aPerson(app.places.lead, { name: 'Wietske Garnaalstra', mobile: '06 12345678' })
    const people = await app.as('staff').post('/api/duplicates/like', { type: 'person', phone: '0612345678' })
    expect(people.body).toMatchObject([{ by: ['phone'], item: { _id: person } }])
  })
})
