import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'

const start = new Date('2026-03-02T09:00:00.000Z')
let app: TestApp
let day: string
let count = 0
beforeAll(async () => {
  app = await openTestApp({ PUBLIC_URL: 'https://schakel.example' })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.world.now = start
  await app.world.database.query('delete from login_failures')
  day = await aDay()
})

const aDay = (fields = {}, parent = app.places.space) =>
  app.world.make(
    {
      _type: 'activity',
      name: 'Kennisdag kassa',
      $role: 'Kennisdag',
      date: '2026-03-03T12:00:00.000Z',
      end: '2026-03-03T16:00:00.000Z',
      location: 'Zaal 2',
      ...fields,
    },
    parent,
  )

/** Somebody of the lead who is registered for the day. */
async function guest(fields = {}, on = day): Promise<string> {
  count += 1
  const person = await app.aPerson(app.places.lead, { email: `gast${count}@zilvermeeuw.example`, ...fields })
  const props = { $registered: start.toISOString() }
  await app.world.system.link({ edge: 'CONTACTS', parent: on, child: person, props })
  return person
}

interface Row {
  readonly _id: string
  readonly name: string
  readonly drinks?: number
  readonly bob?: boolean
  readonly $present?: string
  readonly $guests?: number
  readonly $registered?: string
}

async function attendance(on = day): Promise<{ key: string; activity: { name: string }; registrations: Row[] }> {
  return (await app.as('staff').post('/api/checkin/list', { activity: on })).body
}
const rowOf = async (person: string, on = day) => (await attendance(on)).registrations.find(({ _id }) => _id === person)
const tick = (person: string, more: object = { present: true }, headers = {}) =>
  app.as('staff').post('/api/checkin/present', { activity: day, person, ...more }, { headers })

describe('staff take the attendance', () => {
  test('D12, S2.11, S7.16, D8.9: the list tells who is registered by name, with drinks and who drives; by id and by bare key', async () => {
    const late = await guest({ name: 'Zwaan Ottersloot' })
    const early = await guest({ name: 'Álvaro Binnenkort', drinks: 3, bob: true })
    const { body } = await app.as('staff').post('/api/checkin/list', { activity: day.slice('activity/'.length) })
    expect(Object.keys(body).sort()).toEqual(['activity', 'key', 'readBy', 'registrations'])
    expect((await app.nobody.post('/api/checkin/key', { key: body.key })).body).toMatchObject({
      name: 'Kennisdag kassa',
    })
    expect(body.activity).toMatchObject({ _id: day, name: 'Kennisdag kassa' })
    expect(body.registrations.map(({ _id }: Row) => _id)).toEqual([early, late])
    expect(body.registrations[0]).toMatchObject({ drinks: 3, bob: true, $registered: start.toISOString() })
    expect(body.registrations[0].organisation).toMatchObject({ _id: app.places.lead })
  })

  test('D12: somebody is ticked off once, at the time they came, and taken back', async () => {
    const person = await guest()
    app.world.wait(60_000)
    const came = app.world.now.toISOString()
    expect((await tick(person)).status).toBe(200)
    app.world.wait(60_000)
    await tick(person)
    expect(await rowOf(person)).toMatchObject({ $present: came })
    await tick(person, { guests: 2 })
    expect(await rowOf(person)).toMatchObject({ $present: came, $guests: 2 })
    await tick(person, { present: false })
    const row = await rowOf(person)
    expect(row?.$present).toBeUndefined()
    expect(row).toMatchObject({ $guests: 2, $registered: start.toISOString() })
  })

  test('D12, D2.4: what waited for a connection keeps its time, not one to come, and is done once', async () => {
    const person = await guest()
    app.world.wait(5 * 60_000)
    const key = { 'idempotency-key': 'tik-1' }
    const first = await tick(person, { present: '2026-03-02T09:04:00.000Z' }, key)
    expect(await rowOf(person)).toMatchObject({ $present: '2026-03-02T09:04:00.000Z' })
    await tick(person, { present: false })
    const again = await tick(person, { present: '2026-03-02T09:04:00.000Z' }, key)
    expect(again.body).toEqual(first.body)
    expect((await rowOf(person))?.$present).toBeUndefined()
    await tick(person, { present: '2026-04-01T00:00:00.000Z' })
    expect(await rowOf(person)).toMatchObject({ $present: app.world.now.toISOString() })
  })

  test('D12: what was taken back before somebody was ticked off elsewhere does not take that back', async () => {
    const person = await guest()
    app.world.wait(30 * 60_000)
    const there = app.world.now.toISOString()
    await tick(person)
    // A device that was without a connection since nine tells what was done there.
    app.world.wait(60_000)
    await tick(person, { present: '2026-03-02T09:00:00.000Z' })
    expect((await tick(person, { present: false, at: '2026-03-02T09:01:00.000Z' })).status).toBe(200)
    expect(await rowOf(person)).toMatchObject({ $present: there })
    // What is taken back afterwards is, also by a clock that runs ahead.
    await tick(person, { present: false, at: '2026-03-02T12:00:00.000Z' })
    expect((await rowOf(person))?.$present).toBeUndefined()
    app.world.wait(60_000)
    await tick(person)
    expect(await rowOf(person)).toMatchObject({ $present: app.world.now.toISOString() })
    await tick(person, { present: false, at: there })
    expect(await rowOf(person)).toMatchObject({ $present: app.world.now.toISOString() })
  })

  test('D12: a walk-in is registered by being ticked off; a new one is made with the registration', async () => {
    const known = await app.aPerson()
    await tick(known)
    expect(await rowOf(known)).toMatchObject({ $present: start.toISOString(), $registered: start.toISOString() })
    const item = { _type: 'person', name: 'Onverwacht Bezoek', gender: 'unknown', $present: start.toISOString() }
    const { body } = await app.as('staff').post('/api/space/save', { item, parent: day })
    expect(await rowOf(body._id)).toMatchObject({ name: 'Onverwacht Bezoek', $present: start.toISOString() })
  })

  test('D12: who was taken off the list comes back by being ticked off alone, not by a taking back or a guest that comes late', async () => {
    const person = await guest()
    await tick(person)
    await app.as('staff').post(`/api/space/delete/CONTACTS/${day}/${person}`)
    expect((await tick(person, { present: false, at: start.toISOString() })).status).toBe(404)
    expect((await tick(person, { guests: 1 })).status).toBe(404)
    expect(await rowOf(person)).toBeUndefined()
    expect((await tick(person, { present: true, guests: 1 })).status).toBe(200)
    expect(await rowOf(person)).toMatchObject({ $present: start.toISOString(), $guests: 1 })
  })

  test('D12: a walk-in of a device whose clock runs ahead is there from now, and can be taken back', async () => {
    const ahead = '2026-03-02T09:10:00.000Z'
    const item = { _type: 'person', name: 'Onverwacht Bezoek', gender: 'unknown', $present: ahead, $registered: ahead }
    const { body } = await app.as('staff').post('/api/space/save', { item, parent: day })
    const now = start.toISOString()
    expect(await rowOf(body._id)).toMatchObject({ $present: now, $registered: now })
    app.world.wait(20_000)
    expect((await tick(body._id, { present: false, at: '2026-03-02T09:10:20.000Z' })).status).toBe(200)
    expect((await rowOf(body._id))?.$present).toBeUndefined()
    await app.as('staff').post(`/api/space/edge/CONTACTS/${day}/${body._id}`, { props: { $present: ahead } })
    expect(await rowOf(body._id)).toMatchObject({ $present: app.world.now.toISOString() })
  })

  test('D12: who was noted as there at a moment to come can be taken back before it', async () => {
    const person = await guest()
    await tick(person)
    await app.world.database.query(
      `update edges set props = props || '{"$present":"2026-03-02T09:10:00.000Z"}' where parent = $1 and child = $2`,
      [day, person],
    )
    await tick(person, { present: false })
    expect((await rowOf(person))?.$present).toBeUndefined()
  })

  test('D12: the next activity is that of today, also when it has begun, else the first to come; not one that was cancelled', async () => {
    const next = async () => (await app.as('staff').post('/api/checkin/next')).body
    const [{ status }] = [await app.as('staff').post(`/api/space/update/${day}`, { props: { status: 'cancelled' } })]
    expect(status).toBe(200)
    await app.world.database.query("update items set deleted_at = now() where type = 'activity'")
    expect(await next()).toEqual({ activity: null, registered: 0, present: 0 })
    const today = await aDay({ date: '2026-03-02T07:00:00.000Z', end: '2026-03-02T08:00:00.000Z' })
    await aDay({ date: '2026-03-01T12:00:00.000Z', end: null })
    await aDay({ date: '2026-03-05T12:00:00.000Z', end: null })
    // An appointment that nobody is registered for needs no attendance.
    await aDay({ date: '2026-03-02T06:00:00.000Z', end: null, $role: 'Afspraak' })
    const person = await guest({}, today)
    await guest({}, today)
    await app.as('staff').post('/api/checkin/present', { activity: today, person, present: true })
    expect(await next()).toMatchObject({ activity: { _id: today }, registered: 2, present: 1 })
  })

  test('D12, S2.11: what takes several days is the next activity until its last day is over; until midnight is until the day before', async () => {
    const next = async () => (await app.as('staff').post('/api/checkin/next')).body.activity?._id
    await app.world.database.query("update items set deleted_at = now() where type = 'activity'")
    const fair = await aDay({ date: '2026-02-28T12:00:00.000Z', end: '2026-03-02T08:00:00.000Z' })
    const later = await aDay({ date: '2026-04-01T12:00:00.000Z', end: null })
    expect(await next()).toBe(fair)
    await app.world.system.update({ id: fair, fields: { end: '2026-03-01T23:00:00.000Z' } })
    expect(await next()).toBe(later)
  })

  test('D6, D12: the attendance is for the centre that looks after the activity; to others it does not exist', async () => {
    const person = await guest()
    for (const path of ['list', 'code']) {
      const post = (by: 'member' | 'stranger' | 'supplier' | 'super') =>
        app.as(by).post(`/api/checkin/${path}`, { activity: day })
      // A member reads the knowledge day of its space, and no more than that.
      expect([path, (await post('member')).status]).toEqual([path, 403])
      expect([path, (await post('stranger')).status]).toEqual([path, 404])
      expect([path, (await post('super')).status]).toEqual([path, 200])
    }
    const body = { activity: day, person, present: true }
    expect((await app.as('member').post('/api/checkin/present', body)).status).toBe(403)
    expect((await app.as('stranger').post('/api/checkin/present', body)).status).toBe(404)
    expect((await app.as('member').post('/api/checkin/next')).status).toBe(403)
    expect((await rowOf(person))?.$present).toBeUndefined()
    const other = await app.world.person(app.places.otherLead)
    expect((await tick(other)).status).toBe(404)
  })
})

describe('a visitor checks in', () => {
  const self = (key: string, email: string, attempt?: string) =>
    app.nobody.post('/api/checkin/self', { key, email, attempt })

  test('D12: the QR code holds an address with the key; with it one sees what it is for', async () => {
    const { body } = await app.as('staff').post('/api/checkin/code', { activity: day })
    const { key } = await attendance()
    expect(body.url).toBe(`https://schakel.example/checkin/${day.slice('activity/'.length)}?key=${key}`)
    expect(body.qr).toMatch(/^<svg/)
    expect(body.until).toBe('2026-03-03T23:00:00.000Z')
    const told = await app.nobody.post('/api/checkin/key', { key })
    expect(told.body).toEqual({
      name: 'Kennisdag kassa',
      date: '2026-03-03T12:00:00.000Z',
      end: '2026-03-03T16:00:00.000Z',
      location: 'Zaal 2',
    })
  })

  test('D12: by e-mail address, without a hint whether it is registered: one answer, in one time', async () => {
    const person = await guest({ email: 'Noor.Servet@zilvermeeuw.example' })
    const { key } = await attendance()
    const times: number[] = []
    const answers = []
    for (const email of ['niemand@zilvermeeuw.example', ' NOOR.servet@zilvermeeuw.example ', 'geen adres']) {
      const began = performance.now()
      const { status, text, headers } = await self(key, email)
      times.push(performance.now() - began)
      answers.push([status, text, headers.get('content-length')])
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['[200,"{}","2"]']))
    for (const time of times) expect(time).toBeGreaterThanOrEqual(295)
    expect(await rowOf(person)).toMatchObject({ $present: start.toISOString() })
    app.world.wait(60_000)
    await self(key, 'noor.servet@zilvermeeuw.example')
    expect(await rowOf(person)).toMatchObject({ $present: start.toISOString() })
  })

  test('D12: of several with one address each visitor checks in one of them, in their order', async () => {
    const email = 'info@zilvermeeuw.example'
    const [anna, bert] = [await guest({ email, name: 'Anna Balie' }), await guest({ email, name: 'Bert Barman' })]
    const { key } = await attendance()
    const present = async () => [(await rowOf(anna))?.$present, (await rowOf(bert))?.$present]
    const first = app.world.now.toISOString()
    await self(key, email)
    expect(await present()).toEqual([first, undefined])
    app.world.wait(60_000)
    await self(key, email)
    expect(await present()).toEqual([first, app.world.now.toISOString()])
  })

  /** So many who are registered with one address. */
  const sharing = async (email: string, many: number) => {
    for (let n = 0; n < many; n += 1) await guest({ email })
  }
  const howMany = async () => (await attendance()).registrations.filter((row) => row.$present !== undefined).length

  test('D12, D2.4: a visitor who tries again since the answer was lost checks in nobody else of that address', async () => {
    const email = 'balie@zilvermeeuw.example'
    await sharing(email, 3)
    const { key } = await attendance()
    const first = await self(key, email, 'page 1')
    const again = await self(key, email, 'page 1')
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(await howMany()).toBe(1)
    await self(key, email, 'page 2')
    expect(await howMany()).toBe(2)
    // Who mistyped it goes on in the same page.
    const typed = await guest({ email: 'juist@zilvermeeuw.example' })
    await self(key, 'juist@zilvermeeuw.example', 'page 2')
    expect(await rowOf(typed)).toMatchObject({ $present: start.toISOString() })
  })

  test('D12: of several with one address who check in at one moment each comes in', async () => {
    const email = 'receptie@zilvermeeuw.example'
    await sharing(email, 4)
    const { key } = await attendance()
    await Promise.all(['a', 'b', 'c'].map((attempt) => self(key, email, attempt)))
    expect(await howMany()).toBe(3)
  })

  test('D12: all who are registered with one address come in, also when each tried twice', async () => {
    const email = 'allen@zilvermeeuw.example'
    await sharing(email, 12)
    const { key } = await attendance()
    const pages = Array.from({ length: 12 }, (_, n) => `page ${n}`)
    await Promise.all([...pages, ...pages].map((attempt) => self(key, email, attempt)))
    expect(await howMany()).toBe(12)
  })

  test('D12: the key works to the end of the day in Amsterdam, for this activity, as it was signed', async () => {
    const { key } = await attendance()
    const [activity = '', mark = ''] = key.split('.')
    const other = (await aDay()).slice('activity/'.length)
    const false_ = [`${other}.${mark}`, `${activity}.abc.${mark}`, `${activity}.`, `.${mark}`, mark, activity, 'x', '']
    for (const made of false_) {
      expect([made, (await self(made, 'gast@x.example')).status]).toEqual([made, 404])
      expect([made, (await app.nobody.post('/api/checkin/key', { key: made })).status]).toEqual([made, 404])
    }
    app.world.now = new Date('2026-03-03T22:59:59.000Z')
    expect((await self(key, 'gast@x.example')).status).toBe(200)
    app.world.now = new Date('2026-03-03T23:00:00.000Z')
    expect((await self(key, 'gast@x.example')).status).toBe(404)
  })

  test('D23.6: what was printed goes on working when the activity moves, until the end of its new last day', async () => {
    const person = await guest({ email: 'verzet@zilvermeeuw.example' })
    const { key } = await attendance()
    const move = (date: string, end: string) => app.world.system.update({ id: day, fields: { date, end } })
    await move('2026-03-10T12:00:00.000Z', '2026-03-11T16:00:00.000Z')
    expect((await attendance()).key).toBe(key)
    app.world.now = new Date('2026-03-04T12:00:00.000Z')
    expect((await self(key, 'verzet@zilvermeeuw.example')).body.errors).toMatchObject([{ code: 'tooEarly' }])
    app.world.now = new Date('2026-03-11T22:59:59.000Z')
    expect((await self(key, 'verzet@zilvermeeuw.example')).status).toBe(200)
    app.world.now = new Date('2026-03-11T23:00:00.000Z')
    expect((await self(key, 'verzet@zilvermeeuw.example')).status).toBe(404)
    // Brought forward to a day that is over it is over at once.
    app.world.now = new Date('2026-03-10T12:00:00.000Z')
    await move('2026-03-09T12:00:00.000Z', '2026-03-09T16:00:00.000Z')
    expect((await app.nobody.post('/api/checkin/key', { key })).status).toBe(404)
    app.world.now = start
    app.world.store.viewers.clear()
    expect(await rowOf(person)).toMatchObject({ $present: '2026-03-11T22:59:59.000Z' })
  })

  test('D23.6: a key that was printed with a moment in it works as those without', async () => {
    const name = day.slice('activity/'.length)
    const old = (until: string, said = `${name}.${Date.parse(until).toString(36)}`) =>
      `${said}.${createHmac('sha256', app.world.store.settings.secret).update(`checkin:${said}`).digest('base64url')}`
    const key = old('2026-03-03T23:00:00.000Z')
    expect((await self(key, 'gast@x.example')).status).toBe(200)
    await app.world.system.update({ id: day, fields: { date: '2026-03-05T12:00:00.000Z', end: null } })
    app.world.now = new Date('2026-03-05T22:59:59.000Z')
    expect((await self(key, 'gast@x.example')).status).toBe(200)
    const later = old('2026-04-01T00:00:00.000Z')
    app.world.now = new Date('2026-03-05T23:00:00.000Z')
    for (const one of [key, later]) expect((await self(one, 'gast@x.example')).status).toBe(404)
  })

  test('D12: of what takes several days the key works to the end of the last; until midnight is until the day before', async () => {
    const untilOf = async (fields: object) =>
      (await app.as('staff').post('/api/checkin/code', { activity: await aDay(fields) })).body.until
    // The clock goes an hour on in between.
    const fair = { date: '2026-03-27T23:00:00.000Z', end: '2026-03-30T22:00:00.000Z' }
    expect(await untilOf(fair)).toBe('2026-03-30T22:00:00.000Z')
    expect(await untilOf({ ...fair, end: '2026-03-30T22:30:00.000Z' })).toBe('2026-03-31T22:00:00.000Z')
    expect(await untilOf({ date: '2026-03-04T23:00:00.000Z', end: null })).toBe('2026-03-05T23:00:00.000Z')
  })

  test('D12: visitors check in from the day before in Amsterdam, and are told from when; whatever address they type', async () => {
    const later = await aDay({ date: '2026-03-04T12:00:00.000Z', end: null })
    const person = await guest({ email: 'vroeg@zilvermeeuw.example' }, later)
    const { key } = await attendance(later)
    const opens = '2026-03-02T23:00:00.000Z'
    // Staff are seen in the evening, so that their session is not over by midnight.
    app.world.now = new Date('2026-03-02T19:00:00.000Z')
    app.world.store.viewers.clear()
    expect((await rowOf(person, later))?.$present).toBeUndefined()
    app.world.now = new Date('2026-03-02T22:59:59.000Z')
    expect((await app.nobody.post('/api/checkin/key', { key })).body).toMatchObject({ name: 'Kennisdag kassa', opens })
    for (const email of ['vroeg@zilvermeeuw.example', 'niemand@zilvermeeuw.example']) {
      const { status, body } = await self(key, email)
      expect([status, body.errors]).toMatchObject([422, [{ path: 'key', code: 'tooEarly' }]])
    }
    expect((await rowOf(person, later))?.$present).toBeUndefined()
    // Staff tick off whenever they like.
    const early = { activity: later, person, present: true }
    expect((await app.as('staff').post('/api/checkin/present', early)).status).toBe(200)
    await app.as('staff').post('/api/checkin/present', { ...early, present: false })
    app.world.now = new Date(opens)
    expect((await app.nobody.post('/api/checkin/key', { key })).body.opens).toBeUndefined()
    expect((await self(key, 'vroeg@zilvermeeuw.example')).status).toBe(200)
    expect(await rowOf(person, later)).toMatchObject({ $present: opens })
  })

  test('D12: the key of a cancelled or deleted activity opens nothing', async () => {
    const { key } = await attendance()
    await app.world.system.remove(day)
    expect((await self(key, 'gast@x.example')).status).toBe(404)
    day = await aDay()
    const { key: second } = await attendance()
    await app.world.status(day, 'cancelled')
    expect((await app.nobody.post('/api/checkin/key', { key: second })).status).toBe(404)
  })

  test('D12, D19.7, D20: an address that is tried often is looked at no more, and nobody hears how often others tried it', async () => {
    const person = await guest({ email: 'vaak@zilvermeeuw.example' })
    const { key } = await attendance()
    // As many at once as may be, and two more: which of several at once are above the limit is not said.
    const answers = async (email: string) => {
      const tries = await Promise.all(Array.from({ length: 10 }, () => self(key, email)))
      for (let more = 0; more < 2; more += 1) tries.push(await self(key, email))
      return tries.map(({ status, text, headers }) => [status, text, headers.get('retry-after')])
    }
    const known = await answers('vaak@zilvermeeuw.example')
    expect(known).toEqual(Array.from({ length: 12 }, () => [200, '{}', null]))
    expect(await answers('nooit@zilvermeeuw.example')).toEqual(known)
    await tick(person, { present: false })
    await self(key, 'vaak@zilvermeeuw.example')
    expect((await rowOf(person))?.$present).toBeUndefined()
  })
})
