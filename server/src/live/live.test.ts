import { setTimeout } from 'node:timers/promises'
import { FORM_RULES } from '@schakel/domain/anonymity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../test/app.ts'
import { everybodyHears, failOnFaults, Tab, tabsAt } from '../../test/live.ts'
import { remakeForms } from '../store/anonymity/forms.ts'

let app: TestApp
const { of: tabOf, keep } = tabsAt(() => app)
beforeAll(async () => {
  app = await openTestApp()
  failOnFaults(app)
})
afterAll(() => app.close())

const update = (somebody: Somebody, id: string, props: object) =>
  app.as(somebody).post(`/api/space/update/${id}`, { props })

describe('D9: who comes in', () => {
  test('D19.8: with a token of a session, and nobody else', async () => {
    await tabOf('staff')
    await expect(Tab.open(app.url, 'geen token')).rejects.toThrow('unauthenticated')
    await expect(Tab.open(app.url, undefined)).rejects.toThrow('unauthenticated')
  })

  test('D8.1: the cookie counts on a page of ours and on no other', async () => {
    const cookie = `auth.token=${app.as('staff').token}`
    keep(await Tab.open(app.url, undefined, { cookie, origin: app.url }))
    await expect(Tab.open(app.url, undefined, { cookie, origin: 'https://elders.example' })).rejects.toThrow(
      'unauthenticated',
    )
    await expect(Tab.open(app.url, undefined, { cookie })).rejects.toThrow('unauthenticated')
  })

  test('D8.1, D20.1: no page that stands under another account', async () => {
    const cookie = `auth.token=${app.as('staff').token}`
    const open = (account: string) => Tab.open(app.url, undefined, { cookie, origin: app.url }, account)
    keep(await open(app.as('staff').id))
    await expect(open(app.as('supplier').id)).rejects.toThrow('otherAccount')
    await expect(open('user/nobody')).rejects.toThrow('otherAccount')
  })

  test('D8.8: who logs out is disconnected at once, in every tab of that session', async () => {
    const { body } = await app.nobody.post('/api/auth/login', {
      email: app.as('member').email,
      password: 'een lang wachtwoord',
    })
    const gone = [await Tab.open(app.url, body.user.token), await Tab.open(app.url, body.user.token)]
    const other = await tabOf('member')
    const ended = gone.map((tab) => new Promise((resolve) => tab.socket.once('disconnect', resolve)))
    await app.with({ authorization: `Bearer ${body.user.token}` }).post('/api/auth/logout')
    await Promise.all(ended)
    expect(other.socket.connected).toBe(true)
  })

  test('D20.6: who comes in while forms are made again is heard from their first word on', async () => {
    const { dossier } = await app.aMatch()
    const { store } = app.world
    await store.database.query('update items set form_rules = 0 where form_rules is not null')
    // A second later.
    store.formsMade.clear()
    const joined = Tab.connect(app.url, app.as('supplier').token).then((tab) => keep(tab).join(`item:${dossier}`))
    // They have come as far as they may by then.
    await setTimeout(300)
    await remakeForms(store)
    expect(await joined).toEqual({ ok: true })
  })

  test('D20.6: a form that a node of another version made is not told to be gone, and comes by itself', async () => {
    const { dossier } = await app.aMatch()
    const { store } = app.world
    // All were made.
    store.formsMade.clear()
    const [staff, supplier] = [await tabOf('staff'), await tabOf('supplier')]
    const { promise: isSentAway, resolve: sentAway } = Promise.withResolvers<unknown>()
    supplier.socket.once('disconnect', sentAway)
    supplier.socket.once('delete', sentAway)
    await store.database.query(
      `update items set form_rules = ${FORM_RULES - 1}, fields = fields || '{"users": 77}', version = version + 1 where id = $1`,
      [dossier],
    )
    store.announce([], null)
    expect(await staff.frame('update', dossier)).toMatchObject({ users: 77 })
    expect(await isSentAway).toBe('io server disconnect')
    store.formsMade.clear()
    const again = Tab.connect(app.url, app.as('supplier').token).then(keep)
    const read = app.as('supplier').post(`/api/space/${dossier}`)
    await remakeForms(store)
    expect(await (await again).join(`item:${dossier}`)).toEqual({ ok: true })
    expect(await (await again).send('replayMissed', { since: supplier.cursor })).toEqual({ ok: true, reload: false })
    expect((await again).about(dossier)).toContain('update')
    expect((await read).status).toBe(200)
  })

  test('D8.8: so is who was thrown away', async () => {
    const asUser = await app.world.user(app.places.space, 'staff')
    const { openSession } = await import('../store/auth/sessions.ts')
    const tab = await Tab.open(app.url, await openSession(app.world.store, asUser.viewer._id))
    const ended = new Promise((resolve) => tab.socket.once('disconnect', resolve))
    await app.as('super').post('/api/space/delete', { item: { _id: asUser.viewer._id } })
    await ended
  })
})

describe('D9: who hears what', () => {
  test('D6: a change of a lead is heard by who reads it, and by nobody else', async () => {
    const lead = await app.aLead()
    const [staff, boss, ...others] = await Promise.all(
      (['staff', 'super', 'supplier', 'enduser', 'enduser2', 'member', 'stranger'] as const).map(tabOf),
    )
    await update('staff', lead, { name: 'Brasserie Nieuwe Naam' })
    expect(await staff?.frame('update', lead)).toMatchObject({ name: 'Brasserie Nieuwe Naam', _version: 2 })
    await boss?.frame('update', lead)
    await everybodyHears(app, others)
    expect(others.flatMap((tab) => tab.about(lead))).toEqual([])
  })

  test('D7: a supplier hears of a dossier in its anonymous form, disclosed once it is disclosed, and again anonymous', async () => {
    const lead = await app.aLead({ name: 'Hotel Zilvermeeuw', address: { city: 'Harlingen' } })
    const dossier = await app.aDossier(
      { case: 'Hotel Zilvermeeuw zoekt een nieuw systeem voor de receptie en het restaurant.' },
      lead,
    )
    const supplier = await tabOf('supplier')
    const rival = await tabOf('supplier2')
    const { match } = await app.aMatch({ dossier })
    const first = await supplier.frame('update', dossier)
    expect(JSON.stringify(supplier.heard)).not.toMatch(/Zilvermeeuw|Harlingen/)
    expect(JSON.stringify(supplier.heard)).not.toContain(lead)
    expect(first.case).toContain('▇▇▇')
    expect(await supplier.frame('update', match)).toMatchObject({ _id: match, status: 'registered' })

    await update('staff', match, { $open: true })
    expect(await supplier.frame('update', lead)).toMatchObject({ name: 'Hotel Zilvermeeuw' })
    await supplier.until(() => JSON.stringify(supplier.heard).includes('Hotel Zilvermeeuw zoekt'))

    supplier.forget()
    await update('staff', match, { $open: false })
    await supplier.frame('delete', lead)
    expect((await supplier.frame('update', dossier)).case).toContain('▇▇▇')

    await update('staff', match, { $visible: false })
    await supplier.frame('delete', dossier)
    await supplier.frame('delete', match)
    await everybodyHears(app, [rival])
    expect(
      rival.heard.filter(({ body }) => JSON.stringify(body).includes(dossier) || JSON.stringify(body).includes(match)),
    ).toEqual([])
  })

  test('D6: what a viewer does not read changes without a word', async () => {
    const { match, dossier } = await app.aMatch()
    const [supplier, enduser, boss] = await Promise.all((['supplier', 'enduser', 'super'] as const).map(tabOf))
    if (!supplier || !enduser || !boss) throw new Error('a tab is missing')
    await update('super', match, { matchnote: 'Alleen voor ons' })
    expect(await boss.frame('update', match)).toMatchObject({ matchnote: 'Alleen voor ons' })
    await update('staff', dossier, { planning: [{ name: 'Opstarten', days: 0 }] })
    await everybodyHears(app, [supplier, enduser])
    expect(supplier.about(match)).toEqual([])
    expect(supplier.about(dossier)).toEqual([])
    expect(enduser.about(match)).toEqual([])
  })

  test('D2.1: two dossiers of one lead are not joined by what is heard', async () => {
    const lead = await app.aLead()
    const open = await app.aDossier({}, lead)
    await app.aMatch({ dossier: open, props: { $visible: true, $open: true } })
    const supplier = await tabOf('supplier')
    const other = await app.aDossier({ name: 'CRM' }, lead)
    await app.aMatch({ dossier: other })
    await supplier.frame('update', other)
    await everybodyHears(app, [supplier])
    expect(supplier.about(lead)).toEqual([])
  })

  test('D2.1: nor by a contact of both that goes to the trash and comes back', async () => {
    const lead = await app.aLead()
    const person = await app.aPerson(lead)
    await app.aMatch({ dossier: await app.aDossier({}, lead), props: { $visible: true, $open: true } })
    const other = await app.aDossier({ name: 'CRM' }, lead)
    const { match } = await app.aMatch({ dossier: other })
    await app.world.system.link({ edge: 'CONTACTS', parent: other, child: person, props: {} })
    const supplier = await tabOf('supplier')
    await app.as('staff').post('/api/space/delete', { item: { _id: person } })
    await supplier.frame('delete', person)
    await app.as('staff').post('/api/trash/restore', { _id: person })
    await supplier.frame('update', person)
    await everybodyHears(app, [supplier])
    expect([...supplier.about(other), ...supplier.about(match)]).toEqual([])
  })

  test('D9: a new remark changes the card of both ends for who can read it, and tells nobody else', async () => {
    const { match, dossier } = await app.aMatch()
    const [staff, supplier, enduser] = await Promise.all((['staff', 'supplier', 'enduser'] as const).map(tabOf))
    if (!staff || !supplier || !enduser) throw new Error('a tab is missing')
    const { _id } = (
      await app
        .as('staff')
        .post('/api/space/save', { item: { _type: 'comment', text: 'Alleen op het dossier' }, parent: dossier })
    ).body
    await staff.frame('update', _id)
    await staff.frame('update', dossier)
    await enduser.frame('update', _id)
    const said = (
      await app.as('staff').post('/api/space/save', { item: { _type: 'comment', text: 'Op de match' }, parent: match })
    ).body
    await supplier.frame('update', said._id)
    await supplier.frame('update', match)
    expect(supplier.about(dossier)).toEqual([])
    expect(supplier.about(_id)).toEqual([])
  })

  test('D2.5: who read what was thrown away hears that it is gone, and hears it come back', async () => {
    const person = await app.aPerson()
    const [staff, enduser, stranger] = await Promise.all((['staff', 'enduser', 'stranger'] as const).map(tabOf))
    if (!staff || !enduser || !stranger) throw new Error('a tab is missing')
    await app.as('staff').post('/api/space/delete', { item: { _id: person } })
    await Promise.all([staff.frame('delete', person), enduser.frame('delete', person)])
    await staff.frame('update', app.places.lead)
    staff.forget()
    await app.as('staff').post('/api/trash/restore', { _id: person })
    await staff.frame('update', person)
    await everybodyHears(app, [stranger])
    expect(stranger.about(person)).toEqual([])
  })

  test('D9: who comes while a slow look is under way hears of what follows, and of nothing from before they came', async () => {
    const [{ database }, first] = [app.world.store, await tabOf('staff')]
    const { query } = database
    const slow = Promise.withResolvers<void>()
    database.query = async (text, params) => {
      if (text.includes('touches_between')) await slow.promise
      return query(text, params)
    }
    const before = await app.aLead()
    const second = keep(await Tab.connect(app.url, app.as('staff').token))
    expect(await second.join(`item:${before}`)).toEqual({ ok: true })
    slow.resolve()
    await second.until(() => second.cursor !== '')
    database.query = query
    await update('staff', before, { name: 'Nadat zij kwamen' })
    expect(await second.frame('update', before)).toMatchObject({ name: 'Nadat zij kwamen' })
    expect(second.about(before)).toEqual(['update'])
    await first.until(() => first.about(before).length === 2)
  })

  test('S7.18: a new message comes to its recipients as a message, and to its sender as an update', async () => {
    const [staff, enduser, member] = await Promise.all((['staff', 'enduser', 'member'] as const).map(tabOf))
    if (!staff || !enduser || !member) throw new Error('a tab is missing')
    const { _id } = (
      await app.as('staff').post('/api/space/save', {
        item: { _type: 'message', name: 'Uitnodiging' },
        parent: app.as('enduser').id,
        edge: 'TO',
      })
    ).body
    await enduser.frame('message', _id)
    await staff.frame('update', _id)
    expect(staff.about(_id)).not.toContain('message')
    await everybodyHears(app, [member])
    expect(member.about(_id)).toEqual([])
  })

  test('D13, D7: who sent a message hears that it was read, and another addressee learns it from nothing', async () => {
    const { lead, supplier } = app.places
    const item = { _type: 'message', name: 'Aan u beiden', _to: [supplier] }
    const { body } = await app.as('staff').post('/api/space/save', { item, parent: lead })
    const card = async () => (await app.as('supplier').post(`/api/space/${body._id}`, { depth: 0 })).text
    const before = await card()
    const [sender, reader, other, boss] = [
      await tabOf('staff'),
      await tabOf('enduser'),
      await tabOf('supplier'),
      await tabOf('super'),
    ]
    app.world.wait(60_000)
    await app.as('enduser').post('/api/messages/read', { ids: [body._id] })
    expect(await sender.frame('update', body._id)).toMatchObject({ status: 'read' })
    expect(await reader.frame('update', body._id)).toMatchObject({ status: 'read' })
    expect(await boss.frame('update', body._id)).toMatchObject({ status: 'read' })
    await everybodyHears(app, [other])
    expect(other.about(body._id)).toEqual([])
    expect(await card(), 'nor by its version or when it changed').toBe(before)
    await app.as('enduser').post('/api/messages/read', { ids: [body._id], read: false })
    await reader.until(() => reader.about(body._id).length === 2)
    expect(await reader.frame('update', body._id)).toMatchObject({ status: 'sent' })
    expect(await sender.frame('update', body._id), 'once read it stays so to its sender').toMatchObject({
      status: 'read',
    })
  })

  test('D6: an end-user hears of the supplier of a match that becomes visible, and that it is gone afterwards', async () => {
    const supplier = await app.aSupplier({ name: 'Zichtbaar Huis', note: 'niet voor hen' })
    const { match } = await app.aMatch({ supplier, props: {} })
    const enduser = await tabOf('enduser')
    await update('staff', match, { $visible: true })
    expect(await enduser.frame('update', supplier)).toMatchObject({ name: 'Zichtbaar Huis' })
    await update('staff', match, { $visible: false })
    await enduser.frame('delete', supplier)
    await enduser.frame('delete', match)
    expect(JSON.stringify(enduser.heard)).not.toContain('niet voor hen')
  })
})

describe('D9: rooms', () => {
  test('D9: one enters where one reads; what one may not see cannot be told from what is not there', async () => {
    const dossier = await app.aDossier()
    const [staff, stranger] = await Promise.all((['staff', 'stranger'] as const).map(tabOf))
    expect(await staff?.join(`item:${dossier}`)).toEqual({ ok: true })
    expect(await staff?.join(`chat:${dossier}`)).toEqual({ ok: true })
    const refused = await stranger?.join(`item:${dossier}`)
    expect(refused).toEqual({ ok: false, error: 'missing' })
    expect(await stranger?.join('item:dossier/bestaatniet')).toEqual(refused)
    expect(await stranger?.join(`me:${dossier}`)).toEqual({ ok: false, error: 'malformed' })
    expect(await stranger?.send('joinRoom', 'x')).toEqual({ ok: false, error: 'malformed' })
  })

  test('D9, D7: who is there is told as each may know them: of an undisclosed lead nobody to its supplier', async () => {
    const { match, dossier } = await app.aMatch()
    const [staff, supplier, enduser, boss] = await Promise.all(
      (['staff', 'supplier', 'enduser', 'super'] as const).map(tabOf),
    )
    if (!staff || !supplier || !enduser || !boss) throw new Error('a tab is missing')
    const room = `item:${match}`
    for (const tab of [staff, supplier, enduser]) expect(await tab.join(room)).toEqual({ ok: true })
    const users = (tab: Tab) => {
      const frame = tab.heard.findLast(({ name }) => name === 'updateUsers')?.body.users
      return Array.isArray(frame) ? frame.map((user: { name: string }) => user.name).sort() : []
    }
    await staff.until(() => users(staff).length === 3)
    expect(users(staff)).toEqual(['Test enduser', 'Test staff', 'Test supplier'])
    await supplier.until(() => users(supplier).includes('Test supplier'))
    expect(JSON.stringify(supplier.heard)).not.toMatch(/Test enduser|Lead [A-Z0-9]{6}/)
    expect(JSON.stringify(supplier.heard)).not.toContain(app.places.lead)
    await enduser.until(() => users(enduser).length >= 2)
    expect(JSON.stringify(enduser.heard)).not.toContain('Test supplier')

    enduser.close()
    await staff.until(() => users(staff).length === 2)
    expect(await supplier.send('userLeft', { room })).toEqual({ ok: true })
    await staff.until(() => users(staff).length === 1)
    expect(await boss.join(`item:${dossier}`)).toEqual({ ok: true })
  })

  test('D19.10: nobody hears a frame when somebody out of their scope comes or goes', async () => {
    const { dossier } = await app.aMatch()
    await app.aMatch({ dossier, supplier: app.places.supplier2 })
    const [staff, supplier, other] = await Promise.all((['staff', 'supplier', 'supplier2'] as const).map(tabOf))
    if (!staff || !supplier || !other) throw new Error('a tab is missing')
    const room = `item:${dossier}`
    const frames = (tab: Tab) => tab.heard.filter(({ name }) => name === 'updateUsers')
    const isAmongThree = () => Object(frames(staff).at(-1)?.body.users).length === 3
    for (const tab of [supplier, staff]) expect(await tab.join(room)).toEqual({ ok: true })
    await staff.until(() => Object(frames(staff).at(-1)?.body.users).length === 2)
    await everybodyHears(app, [supplier])
    const before = frames(supplier).length
    expect(await other.join(room)).toEqual({ ok: true })
    await staff.until(isAmongThree)
    other.close()
    await staff.until(() => !isAmongThree())
    await everybodyHears(app, [supplier])
    expect(frames(supplier).length).toBe(before)
    // Whoever enters again is told again.
    expect(await supplier.join(room)).toEqual({ ok: true })
    await supplier.until(() => frames(supplier).length === before + 1)
  })

  test('D9: of two tellings of who is there the newer one is heard last, however slow the older one was read', async () => {
    const { match } = await app.aMatch()
    const [staff, supplier] = await Promise.all((['staff', 'supplier'] as const).map(tabOf))
    if (!staff || !supplier) throw new Error('a tab is missing')
    const { database } = app.world.store
    const query = database.query.bind(database)
    const slow = setTimeout(400)
    let isFirst = true
    const held: typeof database.query = async (sql, values) => {
      if (isFirst && sql.includes('keys_around')) {
        isFirst = false
        await slow
      }
      return await query(sql, values)
    }
    database.query = held
    try {
      await staff.join(`item:${match}`)
      // The first telling, of one alone, is being read.
      while (isFirst) await setTimeout(5)
      await supplier.join(`item:${match}`)
      await slow
      await everybodyHears(app, [staff])
      expect(Object(staff.heard.findLast(({ name }) => name === 'updateUsers')?.body.users)).toHaveLength(2)
    } finally {
      database.query = query
    }
  })

  test('D9: who loses access leaves the room', async () => {
    const { match } = await app.aMatch()
    const [staff, supplier] = await Promise.all((['staff', 'supplier'] as const).map(tabOf))
    if (!staff || !supplier) throw new Error('a tab is missing')
    const room = `item:${match}`
    await supplier.join(room)
    await staff.join(room)
    const count = () => staff.heard.findLast(({ name }) => name === 'updateUsers')?.body.users
    await staff.until(() => Object(count()).length === 2)
    await update('staff', match, { $visible: false })
    await supplier.frame('delete', match)
    await staff.until(() => Object(count()).length === 1)
  })
})
