import { SEE_AS } from '@schakel/domain'
import type { AgendaLayer } from '@schakel/domain/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, PASSWORD, type Somebody, type TestApp } from '../../../test/app.ts'
import { readGoogle } from '../../calendar/googleEvents.ts'
import { ServiceAway } from '../../outside/fetchFrom.ts'
import { TestProvider } from '../auth/testProvider.ts'

const SCOPES = ['events', 'calendarlist'].map((of) => `https://www.googleapis.com/auth/calendar.${of}.readonly`)
const start = new Date('2026-03-02T09:00:00.000Z').getTime()
const march = { from: '2026-03-01T00:00:00.000Z', to: '2026-04-01T00:00:00.000Z' }
const persona = { sub: 'jo' }

let provider: TestProvider
let app: TestApp
let tests = 0
beforeAll(async () => {
  provider = await TestProvider.open()
  app = await openTestApp({
    PUBLIC_URL: 'https://schakel.example',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    GOOGLE_URL: provider.issuer,
  })
})
afterAll(async () => {
  await app.close()
  await provider.close()
})
beforeEach(async () => {
  tests += 1
  app.world.now = new Date(start + tests * 20 * 60_000)
  app.world.store.viewers.clear()
  Object.assign(provider.google, {
    events: [meeting],
    others: [],
    listed: 0,
    scope: (asked: string) => asked,
    spoil: () => false,
    pageSize: 4,
  })
  provider.google.lasting.clear()
  provider.google.read.length = 0
  await app.world.database.query('delete from google_calendars')
})

const meeting = {
  kind: 'calendar#event',
  id: 'a1',
  status: 'confirmed',
  summary: 'Kennismaking met de kok',
  location: 'Utrecht',
  start: { dateTime: '2026-03-20T10:00:00+01:00', timeZone: 'Europe/Amsterdam' },
  end: { dateTime: '2026-03-20T11:00:00+01:00', timeZone: 'Europe/Amsterdam' },
}

const post = (by: Somebody, path: string, body: object = {}) => app.as(by).post(`/api/agenda/${path}`, body)
const going = async (by: Somebody): Promise<string> => (await post(by, 'google/start')).body.url
const connect = async (by: Somebody) =>
  (await post(by, 'google/finish', { query: provider.logIn(await going(by), persona) })).body
const layers = async (by: Somebody, range = march): Promise<AgendaLayer[]> => (await post(by, 'external', range)).body
const shown = async (by: Somebody, range = march) =>
  (await layers(by, range)).flatMap(({ name, events }) => events.map((event) => ({ overlay: name, ...event })))
const connection = async (by: Somebody) => (await post(by, 'google/look')).body.connection
/** All that the database keeps of it, as text. */
async function kept(): Promise<string> {
  const rows = await app.world.database.query<{ told: string }>(
    `select coalesce(string_agg(to_jsonb(g)::text || encode(g.token, 'escape'), ''), '') as told from google_calendars g`,
  )
  return rows[0]?.told ?? ''
}

describe('connecting a calendar at Google', () => {
  test('D14, D16: reading events is asked when one connects and never at login, by PKCE and a state, for /callback', async () => {
    const login = (await app.nobody.post('/api/auth/oidc/start')).body.url
    expect(new URL(login).searchParams.get('scope')).toBe('openid email profile')
    const url = new URL(await going('member'))
    expect(url.origin + url.pathname).toBe(`${provider.issuer}/authorize`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'schakel',
      redirect_uri: 'https://schakel.example/callback',
      response_type: 'code',
      scope: SCOPES.join(' '),
      access_type: 'offline',
      prompt: 'consent',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^agenda\.[\w-]{43}$/),
    })
    expect((await app.nobody.get('/api/config')).body.google).toBe(true)
  })

  test('D14, D16: its key is sealed, and in no answer; it says since when, and under which name', async () => {
    expect(await connection('member')).toBeNull()
    expect(await connect('member')).toEqual({ outcome: 'connected' })
    expect(await connection('member')).toEqual({
      since: app.world.now.toISOString(),
      name: 'jo@gmail.example',
      lost: null,
      isSilent: false,
      isOwnAlone: false,
      calendars: [{ _id: expect.stringMatching(/^[\w-]{16}$/), name: 'jo@gmail.example', isSilent: false }],
    })
    const [lasting = ''] = provider.google.lasting
    const texts = await Promise.all(
      ['google/look', 'overlays/list', 'list', 'external'].map((path) => post('member', path, march)),
    )
    for (const { text } of texts) expect(text).not.toContain(lasting)
    expect(await kept()).toContain('Kennismaking')
    expect(await kept()).not.toContain(lasting)
  })

  test('D16: the answer counts once, for the session that went, within ten minutes', async () => {
    const query = provider.logIn(await going('member'), persona)
    expect((await post('enduser', 'google/finish', { query })).status).toBe(404)
    // It is used up by that.
    expect((await post('member', 'google/finish', { query })).status).toBe(404)

    const another = provider.logIn(await going('member'), persona)
    const { email } = app.as('member')
    const login = await app.nobody.post('/api/auth/login', { email, password: PASSWORD })
    const device = app.with({ authorization: `Bearer ${login.body.user.token}` })
    expect((await device.post('/api/agenda/google/finish', { query: another })).status).toBe(404)

    const good = provider.logIn(await going('member'), persona)
    expect((await post('member', 'google/finish', { query: good })).body.outcome).toBe('connected')
    expect((await post('member', 'google/finish', { query: good })).status).toBe(404)

    const late = provider.logIn(await going('member'), persona)
    app.world.wait(10 * 60_000 + 1)
    expect((await post('member', 'google/finish', { query: late })).status).toBe(404)
    for (const state of ['', 'agenda.', 'agenda.onbekend', 'x'])
      expect((await post('member', 'google/finish', { query: `code=x&state=${state}` })).status).toBe(404)
  })

  test('D16: a code for another state, of another client or made up connects nothing', async () => {
    const [mine, other] = [await going('member'), await going('member')]
    const query = new URLSearchParams(provider.logIn(mine, persona))
    query.set('state', new URL(other).searchParams.get('state') ?? '')
    // The code was given for another challenge.
    expect((await post('member', 'google/finish', { query: String(query) })).body).toEqual({ outcome: 'failed' })
    query.set('state', new URL(mine).searchParams.get('state') ?? '')
    query.set('iss', 'https://elders.example')
    expect((await post('member', 'google/finish', { query: String(query) })).body).toEqual({ outcome: 'failed' })
    expect(await connection('member')).toBeNull()
  })

  test('D16: who refuses there, or leaves the calendar out of what they allow, has connected nothing', async () => {
    const refused = provider.refuse(await going('member'))
    expect((await post('member', 'google/finish', { query: refused })).body).toEqual({ outcome: 'refused' })
    for (const scope of ['openid email', '']) {
      provider.google.scope = () => scope
      expect(await connect('member')).toEqual({ outcome: 'refused' })
    }
    expect(await connection('member')).toBeNull()
    expect(await kept()).toBe('')
  })

  test('D14: disconnecting gives the access back to Google and forgets all of it', async () => {
    await connect('member')
    expect((await post('member', 'google/remove')).body).toEqual({ revoked: true })
    expect([provider.google.lasting.size, await kept()]).toEqual([0, ''])
    expect((await post('member', 'google/remove')).status).toBe(404)
    expect(await shown('member')).toEqual([])
    // Also when Google does not say that it did.
    await connect('member')
    provider.google.lasting.clear()
    expect((await post('member', 'google/remove')).body).toEqual({ revoked: false })
    expect(await kept()).toBe('')
  })
})

describe('what stands in a calendar at Google', () => {
  test('D14: is shown as it is there: whole days, time zones, what was cancelled, declined or is private', async () => {
    const at = (date: string) => ({ start: { date }, end: { date } })
    provider.google.events = [
      meeting,
      {
        id: 'zone',
        summary: 'New York',
        start: { dateTime: '2026-03-10T09:00:00-04:00' },
        end: { dateTime: '2026-03-10T10:30:00-04:00' },
      },
      { id: 'day', summary: 'Vrij', start: { date: '2026-03-12' }, end: { date: '2026-03-13' }, nieuw: { veld: 1 } },
      { id: 'days', summary: 'Vakantie', start: { date: '2026-03-16' }, end: { date: '2026-03-21' } },
      { id: 'gone', summary: 'Afgezegd', status: 'cancelled', ...at('2026-03-12') },
      { id: 'no', summary: 'Niet mee', attendees: [{ self: true, responseStatus: 'declined' }], ...at('2026-03-12') },
      { ...meeting, id: 'own', summary: 'Huisarts', location: 'Thuis', visibility: 'private' },
      { id: 'where', summary: 'Kantoor', eventType: 'workingLocation', ...at('2026-03-12') },
      { id: 'bad', summary: 'Kapot', start: { dateTime: 'ooit' } },
      'geen afspraak',
      { id: 'nul', summary: `Raar\u0000\ud800`, start: { date: '2026-03-27' }, end: { date: '2026-03-28' } },
    ]
    await connect('member')
    expect(await shown('member')).toEqual([
      {
        overlay: 'jo@gmail.example',
        uid: 'a1',
        name: meeting.summary,
        location: 'Utrecht',
        start: '2026-03-20T09:00:00.000Z',
        end: '2026-03-20T10:00:00.000Z',
      },
      {
        overlay: 'jo@gmail.example',
        uid: 'zone',
        name: 'New York',
        start: '2026-03-10T13:00:00.000Z',
        end: '2026-03-10T14:30:00.000Z',
      },
      { overlay: 'jo@gmail.example', uid: 'day', name: 'Vrij', start: '2026-03-12' },
      { overlay: 'jo@gmail.example', uid: 'days', name: 'Vakantie', start: '2026-03-16', end: '2026-03-20' },
      {
        overlay: 'jo@gmail.example',
        uid: 'own',
        name: '',
        isPrivate: true,
        start: '2026-03-20T09:00:00.000Z',
        end: '2026-03-20T10:00:00.000Z',
      },
      { overlay: 'jo@gmail.example', uid: 'nul', name: 'Raar\ufffd', start: '2026-03-27' },
    ])
    expect(await kept()).not.toMatch(/Huisarts|Thuis/)
    const [first, second] = provider.google.read
    expect(Object.fromEntries(first ?? [])).toMatchObject({
      singleEvents: 'true',
      orderBy: 'startTime',
      maxAttendees: '1',
    })
    expect(first?.get('fields')).not.toMatch(/description|email/)
    expect(second?.get('pageToken')).toBe('4')
    expect(await shown('member', { from: '2026-03-11T00:00:00Z', to: '2026-03-13T00:00:00Z' })).toHaveLength(1)
  })

  test('D14: is read again after a quarter of an hour, or for another time of the year', async () => {
    await connect('member')
    const reads = () => provider.google.read.length
    await shown('member')
    const before = reads()
    await shown('member')
    expect(reads()).toBe(before)
    await shown('member', { from: '2026-08-01T00:00:00.000Z', to: '2026-09-01T00:00:00.000Z' })
    expect(reads()).toBe(before + 1)
    expect(provider.google.read.at(-1)?.get('timeMin')?.slice(0, 7)).toBe('2026-06')
    await shown('member')
    app.world.wait(15 * 60_000)
    provider.google.events = []
    expect(await shown('member')).toEqual([])
  })

  test('D14: one who takes it back at Google reads it no more, is told so, and connects again', async () => {
    await connect('member')
    expect(await shown('member')).toHaveLength(1)
    provider.google.takeBack()
    app.world.wait(15 * 60_000)
    expect(await shown('member')).toEqual([])
    expect(await connection('member')).toMatchObject({ lost: 'revoked' })
    expect(await kept()).not.toContain('Kennismaking')
    const asked = provider.google.read.length
    app.world.wait(15 * 60_000)
    await shown('member')
    expect(provider.google.read).toHaveLength(asked)
    expect(await connect('member')).toEqual({ outcome: 'connected' })
    expect(await connection('member')).toMatchObject({ lost: null })
    expect(await shown('member')).toHaveLength(1)
    // There is nothing left to give back.
    provider.google.takeBack()
    app.world.wait(15 * 60_000)
    await shown('member')
    expect((await post('member', 'google/remove')).body).toEqual({ revoked: true })
  })

  test.each([
    ['a fault', (response) => response.writeHead(500).end('{}')],
    ['a refusal', (response) => response.writeHead(403).end('{"error":{"errors":[{"reason":"rateLimitExceeded"}]}}')],
    ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['what is no calendar', (response) => response.writeHead(200).end('<html>')],
    ['another shape', (response) => response.writeHead(200).end('{"items":{"length":1}}')],
    ['a flood', (response) => response.writeHead(200).end(`{"items":["${'x'.repeat(3_000_000)}"]}`)],
    ['hanging up', (response) => response.destroy()],
  ] satisfies [string, (response: import('node:http').ServerResponse) => unknown][])(
    'D14: %s keeps what was read before, is said, and asked again a minute later at the earliest',
    async (_what, answer) => {
      await connect('member')
      await shown('member')
      app.world.wait(15 * 60_000)
      provider.google.spoil = (response) => {
        answer(response)
        return true
      }
      expect(await shown('member')).toMatchObject([{ uid: 'a1' }])
      expect(await connection('member')).toMatchObject({ isSilent: true, lost: null })
      const asked = provider.google.read.length
      await shown('member')
      expect(provider.google.read).toHaveLength(asked)
      provider.google.spoil = () => false
      app.world.wait(60_000)
      await shown('member')
      expect(await connection('member')).toMatchObject({ isSilent: false })
    },
  )

  test('D14: the calendars that one has in view there are each read, by its name and colour, and no more than some', async () => {
    const at = (id: string) => [{ ...meeting, id, summary: `Van ${id}` }]
    provider.google.others = [
      { id: 'team@group', summary: 'Team', backgroundColor: '#16a765', selected: true, events: at('team') },
      {
        id: 'thuis',
        summary: 'Gezin',
        summaryOverride: 'Thuis',
        backgroundColor: 'red',
        selected: true,
        events: at('t'),
      },
      { id: 'uit', summary: 'Niet in beeld', events: at('uit') },
    ]
    await connect('member')
    expect(await layers('member')).toMatchObject([
      { name: 'jo@gmail.example', source: 'google', colour: '#9fe1e7', isSilent: false, events: [{ uid: 'a1' }] },
      { name: 'Team', colour: '#16a765', events: [{ uid: 'team' }] },
      { name: 'Thuis', events: [{ uid: 't' }] },
    ])
    const [own, team, home] = await layers('member', { from: '2026-03-01T00:00:00Z', to: '2026-03-02T00:00:00Z' })
    expect([own?.events, team?.events, home?.colour]).toEqual([[], [], undefined])
    expect(new Set([own?._id, team?._id, home?._id]).size).toBe(3)
    expect(own?._id).not.toContain('jo')
    expect((await connection('member')).calendars).toHaveLength(3)

    const [one] = provider.google.others
    provider.google.others = Array.from({ length: 30 }, (_, n) => ({
      ...one,
      id: `c${n}`,
      summary: `${n}`,
      selected: true,
      events: [],
    }))
    app.world.wait(15 * 60_000)
    expect((await layers('member')).map(({ name }) => name)).toEqual([
      'jo@gmail.example',
      ...Array.from({ length: 9 }, (_, n) => `${n}`),
    ])
    // One that is in view no more is forgotten.
    expect(await kept()).not.toContain('Van team')
  })

  test('D14: one calendar that does not answer hides no other, tells what it said before and is said to be silent', async () => {
    const team = { id: 'team@group', summary: 'Team', selected: true, events: [{ ...meeting, id: 'team' }] }
    provider.google.others = [team]
    await connect('member')
    provider.google.spoil = (response, calendar) => {
      if (calendar === team.id) response.writeHead(500).end('{}')
      return calendar === team.id
    }
    app.world.wait(15 * 60_000)
    provider.google.events = [{ ...meeting, id: 'a2' }]
    expect(await layers('member')).toMatchObject([
      { isSilent: false, events: [{ uid: 'a2' }] },
      { name: 'Team', isSilent: true, events: [{ uid: 'team' }] },
    ])
    expect(await connection('member')).toMatchObject({
      isSilent: false,
      calendars: [{}, { name: 'Team', isSilent: true }],
    })
  })

  test('D14, D16: who leaves the list of calendars out of what they allow, or connected before it was asked, reads their own', async () => {
    provider.google.others = [{ id: 'team', summary: 'Team', selected: true, events: [meeting] }]
    provider.google.scope = () => SCOPES[0] ?? ''
    expect(await connect('member')).toEqual({ outcome: 'connected' })
    expect(await layers('member')).toMatchObject([{ name: 'jo@gmail.example', events: [{ uid: 'a1' }] }])
    expect(await connection('member')).toMatchObject({ name: 'jo@gmail.example', isOwnAlone: true, lost: null })
  })

  test('D14: a key that was sealed with another secret is said to be that, and not to be ended', async () => {
    await connect('member')
    await app.world.database.query(`update google_calendars set token = '\\x00112233'::bytea`)
    expect(await connection('member')).toMatchObject({ lost: 'sealed' })
    expect((await post('member', 'google/remove')).body).toEqual({ revoked: false })
    expect([provider.google.lasting.size, await kept()]).toEqual([1, ''])
    expect(await connection('member')).toBeNull()
  })

  test('D14: pages without end are read no further than some, and one who is slow is not waited for', async () => {
    provider.google.events = Array.from({ length: 50 }, (_, n) => ({ ...meeting, id: `e${n}` }))
    await connect('member')
    expect(provider.google.read).toHaveLength(4)
    expect(await shown('member')).toHaveLength(16)
    provider.google.spoil = () => true
    const slow = readGoogle({ calendars: `${provider.issuer}/calendar/v3`, access: 'x', timeMs: 50 }, march)
    await expect(slow).rejects.toThrow(ServiceAway)
  })
})

describe('whose it is', () => {
  test('D6, D14: it is in nobody else’s agenda, feed or export, nor seen through the eyes of another', async () => {
    await connect('enduser')
    expect(await shown('enduser')).toHaveLength(1)
    expect(await shown('staff')).toEqual([])
    const eyes = { headers: { [SEE_AS]: app.as('enduser').id } }
    for (const path of ['google/look', 'google/start', 'google/finish', 'google/remove', 'external'])
      expect((await app.as('super').post(`/api/agenda/${path}`, { ...march, query: 'x' }, eyes)).status).toBe(403)
    const { url } = (await post('enduser', 'feed')).body
    const feed = await app.nobody.get(String(url).replace('https://schakel.example', ''))
    const list = await post('enduser', 'list', march)
    const seen = await app.as('super').post('/api/agenda/list', march, eyes)
    const rows = await app.as('super').post('/api/export/csv', { feed: 'activity' })
    for (const { status, text } of [feed, list, seen, rows]) {
      expect(status).toBe(200)
      expect(text).not.toContain('Kennismaking')
    }
  })

  test('D6: what is kept of a person says since when it is connected, and whoever is erased takes it along', async () => {
    const id = app.as('enduser').id
    await connect('enduser')
    const [lasting = ''] = provider.google.lasting
    const { body, text } = await app.as('enduser').post('/api/privacy/export', { kind: 'json' })
    const [line] = body.account.filter(({ what }: { what: string }) => what === 'google')
    expect([line.details, new Date(line.since)]).toEqual(['jo@gmail.example', app.world.now])
    expect(text).not.toMatch(new RegExp(`${lasting}|Kennismaking`))
    const erased = await app.as('super').post('/api/privacy/erase', { _id: id, confirm: 'Test enduser' })
    expect([erased.status, await kept()]).toEqual([200, ''])
  })
})

test('D16: without Google there is no such call, and what is still connected can be forgotten', async () => {
  const plain = await openTestApp()
  expect((await plain.nobody.get('/api/config')).body.google).toBeUndefined()
  for (const path of ['start', 'finish', 'remove'])
    expect((await plain.as('member').post(`/api/agenda/google/${path}`, { query: 'x' })).status).toBe(404)
  await plain.world.database.query('insert into google_calendars (user_id, at) values ($1, now())', [
    plain.as('member').id,
  ])
  expect((await plain.as('member').post('/api/agenda/external', march)).body).toEqual([])
  expect((await plain.as('member').post('/api/agenda/google/remove')).status).toBe(200)
  await plain.close()
  const away = await openTestApp({ GOOGLE_URL: 'http://127.0.0.1:9', GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' })
  expect((await away.as('member').post('/api/agenda/google/start')).body).toEqual({ url: null })
  await away.close()
})
