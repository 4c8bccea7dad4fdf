import { SEE_AS } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'
import { showForms } from '../../store/anonymity/forms.ts'
import { gatherNews, readNewsMail } from '../../store/mail/newsMails.ts'
import { readFollowNews } from '../../store/read/followNews.ts'
import { systemViewer } from '../../store/system.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const MINUTE_MS = 60_000
const follow = (as: Somebody, item: string, on = true) => app.as(as).post('/api/follow/set', { item, follow: on })
const followed = async (as: Somebody): Promise<string[]> =>
  (await app.as(as).post('/api/follow/list', {})).body.map((one: { item: { _id: string } }) => one.item._id)
const news = async (as: Somebody, item: string) =>
  (await app.as(as).post('/api/notifications/list', {})).body.filter(
    (one: { kind: string; item: { _id: string } }) => one.kind === 'follow' && one.item._id === item,
  )
const say = (as: Somebody, parent: string) => {
  app.world.wait(MINUTE_MS)
  return app.as(as).post('/api/space/save', { item: { _type: 'comment', text: '<p>Wie belt?</p>' }, parent })
}

const waiting = async () =>
  (
    await app.world.database.query<{ reader: string }>(
      'select reader from mails where done_at is null and reader is not null',
    )
  ).map(({ reader }) => reader)

describe('following', () => {
  it('D13: tells of what others change, below it as well, once and until it was seen', async () => {
    const { match, dossier } = await app.aMatch()
    expect((await follow('staff', dossier)).body).toEqual({ follow: true })
    expect(await followed('staff')).toEqual([dossier])
    expect(await news('staff', dossier)).toEqual([])
    await say('staff', dossier)
    expect(await news('staff', dossier)).toEqual([])
    await say('enduser', dossier)
    await say('supplier', match)
    const [one, ...rest] = await news('staff', dossier)
    expect(rest).toEqual([])
    expect(one).toMatchObject({ kind: 'follow', read: false, count: 2, by: { name: 'Test supplier' } })
    await app.as('staff').post('/api/notifications/read', { ids: [one._id] })
    expect(await news('staff', dossier)).toEqual([])
    await say('enduser', match)
    expect(await news('staff', dossier)).toMatchObject([{ count: 1 }])
    await follow('staff', dossier, false)
    expect(await followed('staff')).toEqual([])
    expect(await news('staff', dossier)).toEqual([])
  })

  it('D13: who takes back that they stopped is told what they would have been; who follows anew later begins anew', async () => {
    const dossier = await app.aDossier()
    await follow('staff', dossier)
    await say('enduser', dossier)
    const [told] = await news('staff', dossier)
    expect(told).toMatchObject({ count: 1 })
    await follow('staff', dossier, false)
    await follow('staff', dossier, false)
    await say('enduser', dossier)
    expect(await news('staff', dossier)).toEqual([])
    await follow('staff', dossier)
    const [again] = await news('staff', dossier)
    expect(again).toMatchObject({ count: 2 })
    // What was seen stays seen.
    await app.as('staff').post('/api/notifications/read', { ids: [again._id] })
    await follow('staff', dossier, false)
    await follow('staff', dossier)
    expect(await news('staff', dossier)).toEqual([])
    await say('enduser', dossier)
    await follow('staff', dossier, false)
    app.world.wait(11 * MINUTE_MS)
    await follow('staff', dossier)
    expect(await news('staff', dossier)).toEqual([])
    // Nobody gets what another one followed.
    await follow('super', dossier)
    expect(await news('super', dossier)).toEqual([])
  })

  it('D13: what is dated before one last looked is told by when it was written', async () => {
    const { dossier, match } = await app.aMatch()
    await follow('staff', dossier)
    await follow('supplier', dossier)
    const { world } = app
    const colleague = app.as('super')
    const see = async (who: Somebody) => {
      const ids = (await news(who, dossier)).map(({ _id }: { _id: string }) => _id)
      await app.as(who).post('/api/notifications/read', { ids })
    }
    const before = new Date(world.now.getTime() - 60 * MINUTE_MS).toISOString()
    const write = async (item: object, parent: string) => {
      world.wait(MINUTE_MS)
      await colleague.post('/api/space/save', { item, parent })
    }
    await write({ _type: 'activity', name: 'Belde met de kok', date: before }, dossier)
    expect(await news('staff', dossier)).toMatchObject([{ count: 1, at: world.now.toISOString() }])
    await see('staff')
    await write({ _type: 'comment', text: '<p>Gisteren gezegd</p>', date: before }, match)
    for (const who of ['staff', 'supplier'] as const) {
      expect(await news(who, dossier), who).toMatchObject([{ count: 1, at: world.now.toISOString() }])
      await see(who)
      expect(await news(who, dossier), who).toEqual([])
    }
    world.wait(MINUTE_MS)
    const item = (await app.as('staff').post(`/api/space/${dossier}`)).body
    const entry = { status: 'intake', date: before, description: 'Al eerder' }
    const props = { status: 'intake', history: [...(item.history ?? []), entry] }
    expect((await colleague.post(`/api/space/update/${dossier}`, { props })).status).toBe(200)
    expect(await news('staff', dossier)).toMatchObject([{ at: world.now.toISOString() }])
  })

  it('D13: that the day of an appointment comes is no news', async () => {
    const { dossier } = await app.aMatch()
    const soon = new Date(app.world.now.getTime() + 60 * MINUTE_MS).toISOString()
    const item = { _type: 'activity', name: 'Kennismaken met de kok', date: soon, status: 'planned' }
    await app.as('super').post('/api/space/save', { item, parent: dossier })
    await follow('staff', dossier)
    app.world.wait(120 * MINUTE_MS)
    await app
      .as('super')
      .post('/api/space/save', { item: { _type: 'comment', text: '<p>Nog iets</p>' }, parent: dossier })
    expect(await news('staff', dossier)).toMatchObject([{ count: 1 }])
  })

  it('D13: reading it marks as seen what was shown, and not what came since', async () => {
    const { dossier } = await app.aMatch()
    await follow('staff', dossier)
    await say('enduser', dossier)
    const [shown] = await news('staff', dossier)
    await say('enduser', dossier)
    await app.as('staff').post('/api/notifications/read', { ids: [shown._id] })
    const [left] = await news('staff', dossier)
    expect(left).toMatchObject({ count: 1 })
    // Older news that is read again takes nothing back, and a moment to come is now.
    await app.as('staff').post('/api/notifications/read', { ids: [left._id] })
    await app.as('staff').post('/api/notifications/read', { ids: [shown._id] })
    expect(await news('staff', dossier)).toEqual([])
    await app.as('staff').post('/api/notifications/read', { ids: [`follow|${dossier}|2099-01-01T00:00:00.000Z`] })
    await say('enduser', dossier)
    const [last] = await news('staff', dossier)
    expect(last).toMatchObject({ count: 1 })
    for (const odd of ['morgen', '275760-01-01', '+275760-09-13T00:00:00.000Z'])
      expect(
        (await app.as('staff').post('/api/notifications/read', { ids: [`follow|${dossier}|${odd}`] })).status,
      ).toBe(200)
  })

  it('D21.1: asks as many statements for many items as for one', async () => {
    const asked = async () => {
      const me = await app.world.as(app.as('staff').id)
      const spy = vi.spyOn(app.world.store.database, 'query')
      const told = (await readFollowNews(me)).length
      const statements = spy.mock.calls.length
      spy.mockRestore()
      return { told, statements }
    }
    const one = await app.aDossier()
    await follow('staff', one)
    await say('enduser', one)
    const few = await asked()
    expect(few.told).toBeGreaterThan(0)
    for (let n = 0; n < 8; n += 1) {
      const dossier = await app.aDossier()
      await follow('staff', dossier)
      await say('enduser', dossier)
    }
    expect(await asked()).toEqual({ told: few.told + 8, statements: few.statements })
  })

  it('D20: a supplier is not told of what it does not read, and of who asks no name', async () => {
    const { match, dossier } = await app.aMatch()
    await follow('supplier', dossier)
    await say('enduser', dossier)
    await app.as('staff').post(`/api/space/update/${app.places.lead}`, { props: { employees: 77 } })
    expect(await news('supplier', dossier)).toEqual([])
    await gatherNews(app.world.store)
    await say('enduser', match)
    const [one] = await news('supplier', dossier)
    expect(one).toMatchObject({ count: 1, by: { name: expect.stringMatching(/^Lead [A-Z0-9]{6}$/) } })
    expect(JSON.stringify(one)).not.toContain(app.places.lead)
  })

  it('D20.4, D13: a status in a form that is shown later is told by when it is shown, and not by when it was written', async () => {
    const { world } = app
    const matches = [await app.aMatch(), await app.aMatch()]
    const [first = '', second = ''] = matches.map(({ dossier }) => dossier)
    world.wait(60 * MINUTE_MS)
    for (const { dossier } of matches) await follow('supplier', dossier)
    world.wait(MINUTE_MS)
    const date = new Date(world.now.getTime() - 30 * MINUTE_MS).toISOString()
    const history = [{ status: 'intake', date, description: 'Al eerder' }]
    // One write that touches both dossiers of one end-user.
    await world.store.together(async (inner) => {
      for (const id of [first, second]) {
        await inner.as(systemViewer).update({ id, fields: { status: 'intake', history } })
      }
    })
    world.wait(1_000)
    expect(await news('supplier', first)).toEqual([])
    // Somebody who looks between the write and the moment of the form.
    await app.as('supplier').post('/api/notifications/read', { ids: [`follow|${first}|${world.now.toISOString()}`] })
    const dues = await world.database.query<{ item: string; due_at: Date }>('select item, due_at from form_news')
    world.wait(MINUTE_MS)
    await showForms(world.store)
    for (const dossier of [first, second]) {
      const at = dues.find(({ item }) => item === dossier)?.due_at.toISOString()
      expect(at).toBeDefined()
      expect(await news('supplier', dossier)).toEqual([
        expect.objectContaining({ _id: `follow|${dossier}|${at}`, at, count: 1 }),
      ])
    }
  })

  it('D20.4: a form of before disclosure that changed is told of once, and not to whoever changed it', async () => {
    const { match, dossier } = await app.aMatch({ path: ['offered'] })
    const { world } = app
    world.wait(MINUTE_MS)
    await follow('supplier', dossier)
    world.wait(MINUTE_MS)
    await world.status(match, 'reserved', await world.as(app.as('supplier').id))
    expect((await world.read(match)).status).toBe('reserved')
    await world.system.update({ id: match, fields: { matchnote: 'Voor onszelf' } })
    expect(await news('supplier', dossier)).toEqual([])
    world.wait(MINUTE_MS)
    await app.as('staff').post(`/api/space/update/${match}`, { props: { $advise: 'Past goed' } })
    const [one, ...rest] = await news('supplier', dossier)
    expect(rest).toEqual([])
    expect(one).toMatchObject({ count: 1, at: world.now.toISOString() })
    expect(one).not.toHaveProperty('by')
    await app.as('supplier').post('/api/notifications/read', { ids: [one._id] })
    expect(await news('supplier', dossier)).toEqual([])
    world.wait(MINUTE_MS)
    await world.status(match, 'delivered', await world.as(app.as('staff').id))
    expect(await news('supplier', dossier)).toMatchObject([
      { count: 1, at: world.now.toISOString(), by: { _id: app.as('staff').id } },
    ])
  })

  it('D6: what one does not read is not listed nor told, and is nobody else’s to see', async () => {
    const { match, dossier } = await app.aMatch()
    await follow('supplier', dossier)
    expect((await follow('supplier2', dossier)).status).toBe(404)
    expect((await follow('supplier2', dossier, false)).body).toEqual({ follow: false })
    expect(await followed('staff')).not.toContain(dossier)
    const visible = (on: boolean) => app.world.system.update({ id: match, fields: { $visible: on } })
    await visible(false)
    await say('enduser', match)
    expect(await followed('supplier')).not.toContain(dossier)
    expect(await news('supplier', dossier)).toEqual([])
    expect((await follow('staff', app.places.space)).status).toBe(404)
  })

  it('D2.5: what lay in the trash, or had no form for a moment, is followed as before', async () => {
    const { dossier } = await app.aMatch()
    const { database, system } = app.world
    await follow('staff', dossier)
    await follow('supplier', dossier)
    await system.remove(dossier)
    await database.query('update items set form_rules = 0 where id = $1', [dossier])
    for (const who of ['staff', 'supplier'] as const) {
      expect(await followed(who)).not.toContain(dossier)
      expect(await news(who, dossier)).toEqual([])
    }
    await gatherNews(app.world.store)
    await system.restore(dossier)
    for (const who of ['staff', 'supplier'] as const) expect(await followed(who)).toContain(dossier)
  })

  it('D23.5: what is followed, at hand or put aside goes along when two are made one, and back', async () => {
    const [keep, drop] = [await app.aLead(), await app.aLead()]
    const { system, now } = app.world
    const until = new Date(now.getTime() + 60 * MINUTE_MS).toISOString()
    await follow('staff', drop)
    await app.as('staff').post('/api/favourites/put', { _id: drop, at: 0 })
    await app.as('staff').post('/api/work/snooze', { item: drop, until })
    const kept = async () => [
      (await followed('staff')).filter((id) => [keep, drop].includes(id)),
      (await app.as('staff').post('/api/favourites/list', {})).body.map(({ _id }: { _id: string }) => _id),
    ]
    await system.merge({ keep, drop, fields: {} })
    expect(await kept()).toEqual([[keep], [keep]])
    const aside = await app.world.database.query('select item from work_snoozes where item = $1', [keep])
    expect(aside).toHaveLength(1)
    await system.unmerge(drop)
    expect(await kept()).toEqual([[drop], [drop]])
    expect(
      await app.world.database.query('select item from work_snoozes where item = any ($1)', [[keep, drop]]),
    ).toEqual([{ item: drop }])
  })

  it('D23.5: what one followed, had at hand or put aside otherwise oneself stays when a merge is taken back', async () => {
    const [keep, drop] = [await app.aLead(), await app.aLead()]
    const { system, now } = app.world
    const later = (hours: number) => new Date(now.getTime() + hours * 60 * MINUTE_MS).toISOString()
    for (const item of [keep, drop]) {
      await follow('staff', item)
      await app.as('staff').post('/api/favourites/put', { _id: item, at: 0 })
    }
    await app.as('staff').post('/api/work/snooze', { item: drop, until: later(1) })
    await system.merge({ keep, drop, fields: {} })
    await app.as('staff').post('/api/work/snooze', { item: keep, until: later(2) })
    await system.unmerge(drop)
    expect((await followed('staff')).filter((id) => [keep, drop].includes(id)).toSorted()).toEqual(
      [keep, drop].toSorted(),
    )
    const favourites = (await app.as('staff').post('/api/favourites/list', {})).body
    expect(favourites.map(({ _id }: { _id: string }) => _id)).toEqual(expect.arrayContaining([keep, drop]))
    const aside = await app.world.database.query('select until from work_snoozes where item = $1', [keep])
    expect(aside).toEqual([{ until: new Date(later(2)) }])
  })

  it('D6: whoever looks through somebody’s eyes sees nothing of what they follow', async () => {
    const dossier = await app.aDossier()
    await follow('enduser', dossier)
    const headers = { [SEE_AS]: app.as('enduser').id }
    expect((await app.as('staff').post('/api/follow/list', {}, { headers })).body).toEqual([])
    await say('staff', dossier)
    const told = (await app.as('staff').post('/api/notifications/list', {}, { headers })).body
    expect(told.filter(({ kind }: { kind: string }) => kind === 'follow')).toEqual([])
    expect(await followed('enduser')).toContain(dossier)
    expect(await news('enduser', dossier)).toHaveLength(1)
  })

  it('D13: is mailed to whoever wants that, after a while in which it was not seen', async () => {
    const { dossier } = await app.aMatch()
    await follow('enduser', dossier)
    await gatherNews(app.world.store)
    await say('staff', dossier)
    app.world.wait(6 * MINUTE_MS)
    await gatherNews(app.world.store)
    expect(await waiting()).toContain(app.as('enduser').id)
    const mail = await readNewsMail(app.world.store, app.as('enduser').id)
    expect(mail?.news.map(({ kind, item }) => [kind, item._id])).toContainEqual(['follow', dossier])
    await app.as('enduser').post('/api/settings/save', { mail: { follow: false } })
    const less = await readNewsMail(app.world.store, app.as('enduser').id)
    expect(less?.news.map(({ kind }) => kind) ?? []).not.toContain('follow')
    await app.as('enduser').post('/api/settings/save', { mail: { follow: true } })
  })

  it('D13: it is mailed too to whoever changed something there themselves meanwhile', async () => {
    const { dossier } = await app.aMatch()
    await follow('staff', dossier)
    app.world.wait(20 * MINUTE_MS)
    await gatherNews(app.world.store)
    await app.world.database.query('delete from mails')
    await say('enduser', dossier)
    app.world.wait(3 * MINUTE_MS)
    await gatherNews(app.world.store)
    await say('staff', dossier)
    app.world.wait(6 * MINUTE_MS)
    await gatherNews(app.world.store)
    expect(await waiting()).toContain(app.as('staff').id)
  })

  it('D13: one whose news cannot be read stops nobody else, and is looked at again', async () => {
    const { match, dossier } = await app.aMatch()
    await follow('enduser', dossier)
    await follow('staff', dossier)
    await gatherNews(app.world.store)
    await app.world.database.query('delete from mails')
    await say('supplier', match)
    app.world.wait(6 * MINUTE_MS)
    const { store } = app.world
    const first = vi.spyOn(store, 'as').mockImplementationOnce(() => {
      throw new Error('it took too long')
    })
    await gatherNews(store)
    first.mockRestore()
    expect(await waiting()).toHaveLength(1)
    await gatherNews(store)
    expect((await waiting()).toSorted()).toEqual([app.as('enduser').id, app.as('staff').id].toSorted())
  })

  it('D6: what somebody follows is among what is kept of them', async () => {
    const dossier = await app.aDossier()
    await follow('enduser', dossier)
    const { text } = await app.as('enduser').post('/api/privacy/export', { _id: app.as('enduser').id, kind: 'json' })
    const { account } = JSON.parse(text)
    expect(account).toContainEqual(expect.objectContaining({ what: 'follow' }))
  })
})
