import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, PASSWORD, type Somebody, type TestApp } from '../../../test/app.ts'
import { NotFetched } from '../../calendar/fetchCalendar.ts'
import { readIcs } from '../../calendar/readIcs.ts'
import { makeFeed } from '../../store/agenda/calendars.ts'
import { externalLayers, newOverlay, type Reading } from './overlays.ts'

const start = new Date('2026-03-02T09:00:00.000Z').getTime()
let app: TestApp
let tests = 0
beforeAll(async () => {
  app = await openTestApp({ PUBLIC_URL: 'https://schakel.example' })
})
afterAll(() => app.close())
beforeEach(async () => {
  tests += 1
  app.world.now = new Date(start + tests * 16 * 60_000)
  app.world.store.viewers.clear()
})

const zone = 'Europe/Amsterdam'
const year = { from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z', zone }
const feed = async (by: Somebody, body = {}) => (await app.as(by).post('/api/agenda/feed', body)).body.url
const fetched = (url: string) => app.nobody.get(url.replace('https://schakel.example', ''))
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//NL', ...events, 'END:VCALENDAR', ''].join('\r\n')
const event = (uid: string, ...lines: string[]) =>
  ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260301T000000Z', ...lines, 'END:VEVENT'].join('\r\n')

describe('the feed for calendar programs', () => {
  test('D14, D19.9: a secret address gives the agenda as a calendar, until it is renewed or revoked', async () => {
    const name = 'Overleg, met komma; en\\streep'
    await app.world.make(
      {
        _type: 'activity',
        name,
        $role: 'Afspraak',
        date: '2026-03-12T09:00:00Z',
        end: '2026-03-12T10:00:00Z',
        location: 'Zaal 2',
      },
      app.places.lead,
    )
    expect((await app.as('staff').post('/api/agenda/feed', { look: true })).body).toEqual({ url: null })
    const url = await feed('staff')
    expect(url).toMatch(/^https:\/\/schakel\.example\/api\/agenda\/feed\/[\w-]{43}\.ics$/)
    expect(await feed('staff')).toBe(url)
    const answer = await fetched(url)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    for (const line of answer.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(readIcs(answer.text, year).events).toContainEqual(
      expect.objectContaining({
        name,
        start: '2026-03-12T09:00:00.000Z',
        end: '2026-03-12T10:00:00.000Z',
        location: 'Zaal 2',
      }),
    )
    const next = await feed('staff', { renew: true })
    expect(next).not.toBe(url)
    expect((await fetched(url)).status).toBe(404)
    expect((await fetched(next)).status).toBe(200)
    expect(await feed('staff', { revoke: true })).toBeNull()
    expect((await fetched(next)).status).toBe(404)
    const [kept] = await app.world.database.query<{ told: string }>(
      "select coalesce(string_agg(to_jsonb(f)::text, ''), '') as told from agenda_feeds f",
    )
    expect(kept?.told).not.toContain(next.slice(-47, -4))
  })

  test('D21.4: a feed ends when its owner changes the password or logs out everywhere, and no sooner', async () => {
    const { email } = app.as('stranger')
    const again = async (password: string) => {
      const { body } = await app.nobody.post('/api/auth/login', { email, password })
      return app.with({ authorization: `Bearer ${body.user.token}` })
    }
    const feedOf = async (caller: Caller): Promise<string> => (await caller.post('/api/agenda/feed', {})).body.url
    const first = await again(PASSWORD)
    const before = await feedOf(first)
    await first.post('/api/auth/logout', {})
    expect((await fetched(before)).status).toBe(200)
    await (await again(PASSWORD)).post('/api/auth/logout', { everywhere: true })
    expect((await fetched(before)).status).toBe(404)

    const second = await again(PASSWORD)
    const next = await feedOf(second)
    expect(next).not.toBe(before)
    const other = 'een nieuw lang wachtwoord'
    expect((await second.post('/api/auth/password', { old: PASSWORD, password: other })).status).toBe(200)
    expect((await fetched(next)).status).toBe(404)

    const third = await again(other)
    const last = await feedOf(third)
    await third.post('/api/auth/sessions/revoke', {})
    expect((await fetched(last)).status).toBe(404)
    await third.post('/api/auth/password', { old: other, password: PASSWORD })
  })

  test('D14: the feed of an account in the trash gives nothing, and works again once it is put back', async () => {
    const user = await app.world.make(
      {
        _type: 'user',
        name: 'Weg Geweest',
        username: 'weggeweest',
        email: 'weg@zilvermeeuw.example',
        role: 'endusers',
      },
      app.places.lead,
    )
    const url = `https://schakel.example/api/agenda/feed/${await makeFeed(app.world.store, user)}.ics`
    const status = async () => (await fetched(url)).status
    expect(await status()).toBe(200)
    await app.world.system.remove(user)
    expect(await status()).toBe(404)
    await app.world.system.restore(user)
    expect(await status()).toBe(200)
    // With the lead that it belongs to as well.
    const lead = await app.world.lead(app.places.space, { name: 'Eetcafé Weg' })
    const member = await app.world.make(
      { _type: 'user', name: 'Mee Weg', username: 'meegegaan', email: 'mee@zilvermeeuw.example', role: 'endusers' },
      lead,
    )
    const other = `https://schakel.example/api/agenda/feed/${await makeFeed(app.world.store, member)}.ics`
    await app.world.system.remove(lead)
    expect((await fetched(other)).status).toBe(404)
    await app.world.system.restore(lead)
    expect((await fetched(other)).status).toBe(200)
  })

  test('D7, D14: a supplier’s feed names no lead before disclosure, in any line', async () => {
    await app.world.system.update({ id: app.places.lead, fields: { name: 'Brasserie Zeldenrust' } })
    const dossier = await app.aDossier({ selection_date: '2026-03-20', existing: 'Kassa van Zeldenrust' })
    await app.aMatch({ dossier })
    const { text } = await fetched(await feed('supplier'))
    const [entry] = readIcs(text, year).events
    expect(entry).toMatchObject({
      start: '2026-03-20',
      name: expect.stringMatching(/^Selectiedatum · ERP · Lead [A-Z0-9]{6}$/),
    })
    const plain = text.replace(/\r\n /g, '')
    for (const secret of ['Zeldenrust', app.places.lead.slice(5)]) expect(plain).not.toContain(secret)
    expect((await fetched(await feed('supplier2'))).text).not.toContain(dossier)
  })

  test('D14: what opens nothing is no more than a page that is not there, and is slowed down', async () => {
    expect((await app.nobody.get('/api/agenda/feed/onbekend.ics')).status).toBe(404)
    const tries = await Promise.all(Array.from({ length: 120 }, (_, n) => app.nobody.get(`/api/agenda/feed/x${n}.ics`)))
    const statuses = [404, ...tries.map(({ status }) => status)]
    // Of those who come at once some may be told to wait that need not: never more get through.
    while (statuses.at(-1) !== 429 || statuses.filter((status) => status === 404).length < 100) {
      statuses.push((await app.nobody.get('/api/agenda/feed/x.ics')).status)
      expect(statuses.length).toBeLessThan(250)
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(100)
    expect(new Set(statuses)).toEqual(new Set([404, 429]))
  })
})

describe('a calendar file', () => {
  const meeting = event(
    'a@elders',
    'SUMMARY:Kennismaking',
    'DTSTART:20260320T090000Z',
    'DTEND:20260320T100000Z',
    'LOCATION:Utrecht',
  )
  const weekly = event(
    'b@elders',
    'SUMMARY:Weekstart',
    'DTSTART;TZID=Europe/Amsterdam:20260323T090000',
    'RRULE:FREQ=WEEKLY;COUNT=3',
  )
  const send = (ics: string, run = false) => app.as('staff').post('/api/agenda/import', { ics, run })
  const mine = () => app.world.find(app.world.system, { feed: 'activity', q: 'Kennismaking' })

  test('D14: is looked at first, then taken over; again it is the same, and changes what the file changed', async () => {
    const looked = (await send(calendar(meeting))).body
    expect(looked.events).toEqual([
      {
        uid: 'a@elders',
        name: 'Kennismaking',
        start: '2026-03-20T09:00:00.000Z',
        end: '2026-03-20T10:00:00.000Z',
        location: 'Utrecht',
        state: 'new',
      },
    ])
    expect(await mine()).toEqual([])
    expect((await send(calendar(meeting), true)).body.events).toMatchObject([{ state: 'new' }])
    const [id = ''] = await mine()
    expect((await send(calendar(meeting), true)).body.events).toMatchObject([{ state: 'same' }])
    const moved = calendar(meeting.replaceAll('20260320', '20260321'))
    expect((await send(moved)).body.events).toMatchObject([{ state: 'changed' }])
    await send(moved, true)
    expect(await mine()).toEqual([id])
    expect(await app.world.read(id)).toMatchObject({ date: '2026-03-21T09:00:00.000Z', location: 'Utrecht' })
    // What one threw away is new again.
    await app.world.system.remove(id)
    expect((await send(moved, true)).body.events).toMatchObject([{ state: 'new' }])
    expect(await mine()).toHaveLength(1)
  })

  test('D14, D1.4: what recurs comes as often as it takes place, at its own hour; a whole day is its day in Amsterdam', async () => {
    const day = event('c@elders', 'SUMMARY:Beurs', 'DTSTART;VALUE=DATE:20260329')
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Amsterdam',
      'BEGIN:DAYLIGHT',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'DTSTART:19700329T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'DTSTART:19701025T030000',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n')
    const { events } = (await send(calendar(zone, weekly, day), true)).body
    expect(events.map(({ start }: { start: string }) => start)).toEqual([
      '2026-03-23T08:00:00.000Z',
      '2026-03-29',
      '2026-03-30T07:00:00.000Z',
      '2026-04-06T07:00:00.000Z',
    ])
    const [fair = ''] = await app.world.find(app.world.system, { feed: 'activity', q: 'Beurs' })
    expect(await app.world.read(fair)).toMatchObject({ date: '2026-03-28T23:00:00.000Z' })
    expect((await send(calendar(zone, weekly, day))).body.events.map(({ state }: { state: string }) => state)).toEqual([
      'same',
      'same',
      'same',
      'same',
    ])
  })

  test('D14, D1.4: whole days of a file become an activity from the first midnight in Amsterdam until the last', async () => {
    const fair = calendar(
      event('m@elders', 'SUMMARY:Meerdaags', 'DTSTART;VALUE=DATE:20260328', 'DTEND;VALUE=DATE:20260331'),
    )
    expect((await send(fair, true)).body.events).toMatchObject([
      { start: '2026-03-28', end: '2026-03-30', state: 'new' },
    ])
    const [id = ''] = await app.world.find(app.world.system, { feed: 'activity', q: 'Meerdaags' })
    expect(await app.world.read(id)).toMatchObject({
      date: '2026-03-27T23:00:00.000Z',
      end: '2026-03-30T22:00:00.000Z',
    })
    expect((await send(fair)).body.events).toMatchObject([{ state: 'same' }])
  })

  test('D14, D1.4: a whole day lasts until its next midnight, on the wall of who imports', async () => {
    const day = calendar(event('n@elders', 'SUMMARY:Feestdag', 'DTSTART;VALUE=DATE:20260320'))
    await app.as('staff').post('/api/settings/save', { timezone: 'America/New_York' })
    try {
      await send(day, true)
      const [id = ''] = await app.world.find(app.world.system, { feed: 'activity', q: 'Feestdag' })
      const [date, end] = ['2026-03-20T04:00:00.000Z', '2026-03-21T04:00:00.000Z']
      expect(await app.world.read(id)).toMatchObject({ date, end })
      expect((await send(day)).body.events).toMatchObject([{ state: 'same' }])
    } finally {
      await app.as('staff').post('/api/settings/save', { timezone: zone })
    }
  })

  test('D14: the same file taken over twice at once becomes its events once', async () => {
    const days = Array.from({ length: 12 }, (_, at) => `2026031${at % 10}`)
    const ics = calendar(
      ...days.map((day, at) => event(`dubbel${at}@elders`, 'SUMMARY:Dubbelproef', `DTSTART:${day}T090000Z`)),
    )
    await Promise.all([send(ics, true), send(ics, true)])
    expect(await app.world.find(app.world.system, { feed: 'activity', q: 'Dubbelproef' })).toHaveLength(days.length)
  })

  test('D14: events that a file calls alike, or by a very long name, stay apart when it is taken over again', async () => {
    const twin = (name: string, day: string) => event('zelfde@elders', `SUMMARY:${name}`, `DTSTART:${day}T090000Z`)
    const long = event(
      `${'x'.repeat(420)}@elders`,
      'SUMMARY:Reeks',
      'DTSTART:20260320T090000Z',
      'RRULE:FREQ=WEEKLY;COUNT=3',
    )
    const ics = calendar(twin('Tweeling', '20260320'), twin('Tweeling', '20260327'), long)
    const datesOf = async (q: string) => {
      const found = await app.world.find(app.world.system, { feed: 'activity', q })
      const items = await Promise.all(found.map((id) => app.world.read(id)))
      return items.map(({ date }) => String(date).slice(0, 10)).sort()
    }
    for (const state of ['new', 'same', 'same']) {
      const { events } = (await send(ics, true)).body
      expect(new Set(events.map((one: { state: string }) => one.state))).toEqual(new Set([state]))
      expect(await datesOf('Tweeling')).toEqual(['2026-03-20', '2026-03-27'])
      expect(await datesOf('Reeks')).toEqual(['2026-03-20', '2026-03-27', '2026-04-03'])
    }
  })

  test('D23.4: hours are those of the zone they name, else of who imports; a zone that is none is said of its event', async () => {
    const lines = ['Europe/Amsterdam', 'W. Europe Standard Time', 'constructor'].map((name, at) =>
      event(`z${at}@elders`, `SUMMARY:Zone ${at}`, `DTSTART;TZID=${name}:20260420T090000`),
    )
    const ics = calendar(...lines, event('z3@elders', 'SUMMARY:Zone 3', 'DTSTART:20260420T090000'))
    const seen = async () =>
      (await send(ics)).body.events.map(({ uid, start, unknownZone }: Record<string, string>) => [
        uid?.slice(0, 2),
        start?.slice(11, 16),
        unknownZone,
      ])
    const named = [
      ['z0', '07:00', undefined],
      ['z1', '07:00', undefined],
    ]
    expect(await seen()).toEqual([...named, ['z2', '07:00', 'constructor'], ['z3', '07:00', undefined]])
    await app.as('staff').post('/api/settings/save', { timezone: 'Europe/London' })
    expect(await seen()).toEqual([...named, ['z2', '08:00', 'constructor'], ['z3', '08:00', undefined]])
    await app.as('staff').post('/api/settings/save', { timezone: 'Europe/Amsterdam' })
    await send(ics, true)
    const [id = ''] = await app.world.find(app.world.system, { feed: 'activity', q: 'Zone' })
    expect(await app.world.read(id)).toMatchObject({ date: '2026-04-20T07:00:00.000Z' })
  })

  test('D14: what is no calendar is refused, and one bad event keeps no other away', async () => {
    for (const ics of ['', 'geen agenda', '<html>', 'BEGIN:VCARD\r\nEND:VCARD']) {
      const { status, body } = await send(ics)
      expect([ics, status, body.errors?.[0]?.code]).toEqual([ics, 422, 'calendar'])
    }
    const bad = event('bad@elders', 'SUMMARY:Kapot', 'DTSTART:ooit')
    const good = event('good@elders', 'SUMMARY:Goed gesprek', 'DTSTART:20260401T090000Z')
    const endless = event('endless@elders', 'SUMMARY:Altijd', 'DTSTART:19000101T000000Z', 'RRULE:FREQ=SECONDLY')
    expect((await send(calendar(bad, good))).body).toMatchObject({ isPartlyRead: false })
    expect((await send(calendar(bad, endless, good))).body).toMatchObject({
      events: [{ name: 'Goed gesprek' }],
      isCut: false,
      isPartlyRead: true,
    })
  })

  test('D14: its description comes along as text', async () => {
    const lines = ['SUMMARY:Met toelichting', 'DTSTART:20260410T080000Z']
    const file = (says: string) => calendar(event('d@elders', ...lines, `DESCRIPTION:${says}`))
    const says = 'Neem <b>de offerte</b> mee\\n\\nR&D "belt" om 10\\, <script>x</script>'
    await send(file(says), true)
    const [id = ''] = await app.world.find(app.world.system, { feed: 'activity', q: 'Met toelichting' })
    expect((await app.world.read(id)).description).toBe(
      '<p>Neem &lt;b&gt;de offerte&lt;/b&gt; mee</p><p>R&amp;D "belt" om 10, &lt;script&gt;x&lt;/script&gt;</p>',
    )
    expect((await send(file(says))).body.events).toMatchObject([{ state: 'same' }])
    expect((await send(file('&'.repeat(5000)), true)).body.events).toMatchObject([{ state: 'changed' }])
    expect((await send(file('&'.repeat(5000)))).body.events).toMatchObject([{ state: 'same' }])
  })

  test('D14: what one wrote oneself since the import stays, as long as the file says the same', async () => {
    const file = (...lines: string[]) =>
      calendar(event('w@elders', 'SUMMARY:Eigen werk', 'DTSTART:20260411T080000Z', 'LOCATION:Ede', ...lines))
    await send(file('DESCRIPTION:Van hen'), true)
    const [id = ''] = await app.world.find(app.world.system, { feed: 'activity', q: 'Eigen werk' })
    const mine = { name: 'Eigen werk, tweede keer', location: 'Zaal 3', description: '<p>Van mij</p>' }
    await app.world.system.update({ id, fields: mine })
    expect((await send(file('DESCRIPTION:Van hen'), true)).body.events).toMatchObject([{ state: 'same' }])
    expect(await app.world.read(id)).toMatchObject(mine)
    const moved = file('DESCRIPTION:Van hen').replace('LOCATION:Ede', 'LOCATION:Epe')
    expect((await send(moved, true)).body.events).toMatchObject([{ state: 'changed' }])
    expect(await app.world.read(id)).toMatchObject({ ...mine, location: 'Epe' })
    // Of an import of before it was noted what the file said, a description of one's own stays too.
    await app.world.database.query(`update agenda_imports set said = null where uid = 'w@elders'`)
    await send(file(), true)
    expect(await app.world.read(id)).toMatchObject({ name: 'Eigen werk', description: '<p>Van mij</p>' })
  })

  test('D14: an event with a long or a short name of emoji keeps no other event away', async () => {
    const named = [`${'x'.repeat(199)}😀 slot`, '😀😀😀', 'Derde afspraak']
    const events = named.map((name, n) => event(`e${n}@elders`, `SUMMARY:${name}`, `DTSTART:2026050${n + 1}T080000Z`))
    const sent = await send(calendar(...events), true)
    expect([sent.status, sent.body.events]).toMatchObject([200, [{ state: 'new' }, { state: 'new' }, { state: 'new' }]])
    expect((await send(calendar(...events))).body.events).toMatchObject([
      { state: 'same' },
      { state: 'same' },
      { state: 'same' },
    ])
  })

  test('D14: one event that cannot be taken over is said to be kept, and keeps no other away', async () => {
    const at = (hour: number, day = '03') => `DTSTART:202607${day}T${String(hour).padStart(2, '0')}0000Z`
    const until = (hour: number, day = '03') => at(hour, day).replace('DTSTART', 'DTEND')
    const file = (third: string, ...first: readonly string[]) =>
      calendar(
        event('k1@elders', 'SUMMARY:Zelf verzet', ...first),
        event('k2@elders', 'SUMMARY:Van een ander', at(9, '04')),
        event('k3@elders', `SUMMARY:${third}`, at(9, '05')),
      )
    await send(file('Wat volgt', at(9), until(10)), true)
    const idOf = async (q: string) => (await app.world.find(app.world.system, { feed: 'activity', q }))[0] ?? ''
    const [moved, other] = [await idOf('Zelf verzet'), await idOf('Van een ander')]
    const own = { date: '2026-07-10T09:00:00.000Z', end: '2026-07-10T10:00:00.000Z' }
    await app.world.system.update({ id: moved, fields: own })
    // One that they read no more.
    await app.world.system.link({ edge: 'OWNERS', parent: other, child: app.as('stranger').id, props: {} })
    await app.world.system.unlink({ edge: 'OWNERS', parent: other, child: app.as('staff').id })
    const states = async (ics: string, run = false) => {
      const { status, body } = await send(ics, run)
      return [status, body.events?.map(({ state }: { state: string }) => state)]
    }
    // The file says another end, which lies before when it is now.
    const longer = file('Wat volgt is nieuw', at(9), until(11))
    expect(await states(longer)).toEqual([200, ['changed', 'kept', 'changed']])
    expect(await states(longer, true)).toEqual([200, ['changed', 'kept', 'changed']])
    expect(await app.world.read(moved)).toMatchObject({
      date: '2026-07-03T09:00:00.000Z',
      end: '2026-07-03T11:00:00.000Z',
    })
    expect(await idOf('Wat volgt is nieuw')).not.toBe('')
    // What the file itself has the wrong way round is left as it is.
    await app.world.system.update({ id: moved, fields: own })
    expect(await states(longer)).toEqual([200, ['same', 'kept', 'same']])
  })

  test('D6: what one imported is one’s own', async () => {
    const ics = calendar(event('eigen@elders', 'SUMMARY:Privéafspraak', 'DTSTART:20260402T090000Z'))
    await app.as('enduser').post('/api/agenda/import', { ics, run: true })
    const found = (await app.as('enduser').post('/api/space/search', { feed: 'activity', q: 'Privéafspraak' })).body
    expect(found).toHaveLength(1)
    expect((await app.as('enduser2').post('/api/space/search', { feed: 'activity', q: 'Privéafspraak' })).body).toEqual(
      [],
    )
    expect((await app.as('enduser2').post('/api/agenda/import', { ics })).body.events).toMatchObject([{ state: 'new' }])
  })
})

describe('calendars of elsewhere', () => {
  const holiday = calendar(event('h@elders', 'SUMMARY:Vrije dag', 'DTSTART;VALUE=DATE:20260427'))
  const range = { from: '2026-04-01T00:00:00.000Z', to: '2026-05-01T00:00:00.000Z' }

  test('D14: are read again after a quarter of an hour, and tell what they said before when they cannot be read', async () => {
    const user = app.as('member').id
    let reads = 0
    let says: () => string = () => holiday
    const fetchText = async () => {
      reads += 1
      return says()
    }
    let refusedAfter: number | undefined
    const layers = () =>
      externalLayers(app.world.store, user, range, { fetchText, ...(refusedAfter ? { refusedAfter } : {}) })
    const read = async () => (await layers()).flatMap(({ events }) => events)
    const added = await newOverlay(
      app.world.store,
      user,
      { name: 'Vrij', url: 'https://elders.example/x.ics' },
      { fetchText },
    )
    expect(await layers()).toMatchObject([
      {
        _id: added._id,
        name: 'Vrij',
        source: 'ics',
        isSilent: false,
        events: [{ name: 'Vrije dag', start: '2026-04-27' }],
      },
    ])
    expect(reads).toBe(1)
    app.world.wait(15 * 60_000)
    refusedAfter = 1
    says = () => {
      throw new NotFetched('time')
    }
    expect(await layers()).toMatchObject([{ isSilent: true, events: [{ name: 'Vrije dag' }] }])
    expect(await layers()).toMatchObject([{ isSilent: true }])
    const listed = (await app.as('member').post('/api/agenda/overlays/list')).body
    expect(listed).toMatchObject([{ _id: added._id, name: 'Vrij', host: 'elders.example', error: 'silent' }])
    expect(JSON.stringify(listed)).not.toContain('x.ics')
    app.world.wait(15 * 60_000)
    refusedAfter = undefined
    says = () => calendar()
    expect(await read()).toEqual([])
    expect((await app.as('enduser').post('/api/agenda/overlays/list')).body).toEqual([])
    expect((await app.as('enduser').post('/api/agenda/overlays/remove', { _id: added._id })).status).toBe(404)
    expect((await app.as('member').post('/api/agenda/overlays/remove', { _id: added._id })).status).toBe(200)
    expect((await app.as('member').post('/api/agenda/overlays/list')).body).toEqual([])
  })

  test('D23.4: of a calendar of elsewhere as well, by the zone of who reads it along', async () => {
    const user = app.as('enduser').id
    const text = calendar(
      event('n@elders', 'SUMMARY:Met', 'DTSTART;TZID=W. Europe Standard Time:20260420T090000'),
      event('f@elders', 'SUMMARY:Zonder', 'DTSTART:20260420T090000'),
      event('u@elders', 'SUMMARY:Onbekend', 'DTSTART;TZID=__proto__:20260421T090000'),
    )
    const fetchText = async () => text
    await newOverlay(app.world.store, user, { name: 'Werk', url: 'https://elders.example/w.ics' }, { fetchText })
    const told = async () =>
      (await externalLayers(app.world.store, user, range, { fetchText })).flatMap(({ events }) =>
        events.map(({ name, start, unknownZone }) => [name, start.slice(8, 16), unknownZone]),
      )
    expect(await told()).toEqual([
      ['Met', '20T07:00', undefined],
      ['Zonder', '20T07:00', undefined],
      ['Onbekend', '21T07:00', '__proto__'],
    ])
    await app.as('enduser').post('/api/settings/save', { timezone: 'America/New_York' })
    expect(await told()).toEqual([
      ['Met', '20T07:00', undefined],
      ['Zonder', '20T13:00', undefined],
      ['Onbekend', '21T13:00', '__proto__'],
    ])
  })

  test('D14, D1.4: what takes whole days stands on each of them, in Amsterdam, over the night that clocks change', () => {
    const fair = event('f@elders', 'SUMMARY:Beurs', 'DTSTART;VALUE=DATE:20260328', 'DTEND;VALUE=DATE:20260331')
    const course = event(
      'l@elders',
      'SUMMARY:Cursus',
      'DTSTART;VALUE=DATE:20261024',
      'DURATION:P3D',
      'RRULE:FREQ=MONTHLY;COUNT=2',
    )
    const day = event('d@elders', 'SUMMARY:Dag', 'DTSTART;VALUE=DATE:20260501', 'DTEND;VALUE=DATE:20260502')
    const empty = event('e@elders', 'SUMMARY:Leeg', 'DTSTART;VALUE=DATE:20260502', 'DTEND;VALUE=DATE:20260502')
    const file = calendar(fair, course, day, empty)
    const read = (from: string, to: string) =>
      readIcs(file, { from, to, zone }).events.map(({ name, start, end }) => [name, start, end])
    expect(read(year.from, year.to)).toEqual([
      ['Beurs', '2026-03-28', '2026-03-30'],
      ['Dag', '2026-05-01', undefined],
      ['Leeg', '2026-05-02', undefined],
      ['Cursus', '2026-10-24', '2026-10-26'],
      ['Cursus', '2026-11-24', '2026-11-26'],
    ])
    // Its last day is in it, the day after is not: midnight in Amsterdam is the evening before in UTC.
    expect(read('2026-03-29T22:00:00.000Z', '2026-03-30T22:00:00.000Z')).toHaveLength(1)
    expect(read('2026-03-30T22:00:00.000Z', '2026-03-31T22:00:00.000Z')).toEqual([])
    expect(read('2026-03-26T23:00:00.000Z', '2026-03-27T23:00:00.000Z')).toEqual([])
  })

  test('D14: of one that holds more than is shown, that is said', async () => {
    const user = app.as('super').id
    const hourly = (count: number) =>
      calendar(event('v@elders', 'SUMMARY:Vol', 'DTSTART:20260402T090000Z', `RRULE:FREQ=HOURLY;COUNT=${count}`))
    const texts = [
      hourly(500),
      hourly(501),
      calendar(event('s@elders', 'DTSTART:19000101T000000Z', 'RRULE:FREQ=SECONDLY')),
    ]
    for (const [at, text] of texts.entries())
      await newOverlay(
        app.world.store,
        user,
        { name: `Vol ${at}`, url: `https://elders.example/${at}.ics` },
        { fetchText: async () => text },
      )
    const layers = await externalLayers(app.world.store, user, range)
    expect(layers.map(({ isCut, events }) => [isCut, events.length])).toEqual([
      [false, 500],
      [true, 500],
      [true, 0],
    ])
  })

  const fails = (reason: NotFetched['reason']) => () => Promise.reject(new NotFetched(reason))
  /** What comes of laying it under the agenda. */
  const refusal = (url: string, reading: Reading) =>
    newOverlay(app.world.store, app.as('enduser2').id, { name: 'Elders', url }, reading).then(
      () => 'added',
      (error) => error.issues,
    )
  const silent = [{ path: 'url', code: 'addressSilent' }]

  test('D20: why an address could not be read is told by no word of a refusal or a list', async () => {
    const add = (fetchText: Reading['fetchText']) => refusal('https://elders.example/', { fetchText, refusedAfter: 1 })
    for (const fetchText of [fails('private'), fails('answer'), fails('tooLarge'), fails('time'), async () => '<html>'])
      expect(await add(fetchText)).toEqual(silent)
    expect(await refusal('https://elders.example/', { fetchText: async () => holiday })).toBe('added')
    for (const reason of ['private', 'answer', 'time'] as const) {
      app.world.wait(15 * 60_000)
      const reading = { fetchText: fails(reason), refusedAfter: 1 }
      await externalLayers(app.world.store, app.as('enduser2').id, range, reading)
      const { body } = await app.as('enduser2').post('/api/agenda/overlays/list')
      expect([reason, body[0].error]).toEqual([reason, 'silent'])
    }
  })

  test('D20: nor by when: whether a name is found soon, late or never, it is refused at the same moment', async () => {
    const refusedAfter = 700
    const late = async () => {
      await pause(400)
      throw new NotFetched('private')
    }
    const never = () => new Promise<string>(() => undefined)
    const took = async (fetchText: Reading['fetchText']) => {
      const since = performance.now()
      expect(await refusal('https://elders.example/', { fetchText, refusedAfter })).toEqual(silent)
      return performance.now() - since
    }
    const all = await Promise.all([fails('private'), fails('answer'), late, never].map(took))
    expect(Math.min(...all)).toBeGreaterThanOrEqual(refusedAfter - 1)
    expect(Math.max(...all) - Math.min(...all)).toBeLessThan(100)
  })

  test('D14: an address inside is refused, however it is written', async () => {
    expect(await refusal('http://localhost:8000/', { refusedAfter: 300 })).toEqual(silent)
    for (const url of [
      'http://127.0.0.1:8009/x.ics',
      'http://0x7f000001:8000/',
      'http://2130706433:8000/',
      'http://[::1]:8000/',
      'http://[::ffff:10.0.0.1]/',
      'http://169.254.169.254/latest/meta-data',
      'webcal://192.168.1.1/x.ics',
      'http://[fd00::1]/',
    ]) {
      const { status, body } = await app.as('staff').post('/api/agenda/overlays/add', { name: 'Binnen', url })
      expect([url, status, body.errors?.[0]?.code]).toEqual([url, 422, 'addressSilent'])
    }
    for (const url of [
      'file:///etc/passwd',
      'ftp://x.example/',
      'http://u:p@x.example/',
      'http://x.example:22/',
      'geen adres',
    ]) {
      const { status, body } = await app.as('staff').post('/api/agenda/overlays/add', { name: 'Vreemd', url })
      expect([url, status, body.errors?.[0]?.code]).toEqual([url, 422, 'website'])
    }
  })
})
