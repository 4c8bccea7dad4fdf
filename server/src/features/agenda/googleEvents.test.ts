import { describe, expect, test } from 'vitest'
import {
  app,
  connect,
  connection,
  kept,
  layers,
  march,
  meeting,
  openGoogle,
  post,
  provider,
  SCOPES,
  shown,
} from '../../../test/googleAgenda.ts'
import { readGoogle } from '../../calendar/googleEvents.ts'
import { ServiceAway } from '../../external/fetchFrom.ts'
import { layerId } from './googleOverlay.ts'

openGoogle()

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

  test('D14: a list that Google refuses for now takes away no calendar, and nobody is told to connect again', async () => {
    const team = { id: 'team@group', summary: 'Team', selected: true, events: [{ ...meeting, id: 'team' }] }
    provider.google.others = [team]
    await connect('member')
    provider.google.spoil = (response, calendar) => {
      if (calendar === '') response.writeHead(403).end('{"error":{"errors":[{"reason":"userRateLimitExceeded"}]}}')
      return calendar === ''
    }
    app.world.wait(15 * 60_000)
    expect(await layers('member')).toMatchObject([
      { isSilent: true, events: [{ uid: 'a1' }] },
      { name: 'Team', isSilent: true, events: [{ uid: 'team' }] },
    ])
    expect(await connection('member')).toMatchObject({ isSilent: true, isOwnAlone: false })
  })

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
    provider.google.spoil = () => false
    const asked = provider.google.read.length
    await layers('member')
    expect(provider.google.read).toHaveLength(asked)
    app.world.wait(60_000)
    expect(await layers('member')).toMatchObject([{}, { name: 'Team', isSilent: false }])
  })

  test('D14, D16: who leaves the list of calendars out of what they allow, or connected before it was asked, reads their own', async () => {
    provider.google.others = [{ id: 'team', summary: 'Team', selected: true, events: [meeting] }]
    provider.google.scope = () => SCOPES[0] ?? ''
    expect(await connect('member')).toEqual({ outcome: 'connected' })
    expect(await layers('member')).toMatchObject([{ name: 'jo@gmail.example', events: [{ uid: 'a1' }] }])
    expect(await connection('member')).toMatchObject({ name: 'jo@gmail.example', isOwnAlone: true, lost: null })
    expect(provider.google.listed).toBe(0)
    const [alone] = await layers('member')
    // What was switched off by itself stays off beside others; and it is known by that for this person alone.
    provider.google.scope = (asked) => asked
    await connect('member')
    const [own, team] = await layers('member')
    expect([own?._id, team?.name]).toEqual([alone?._id, 'Team'])
    expect(await connection('member')).toMatchObject({ isOwnAlone: false })
    await connect('enduser')
    expect((await layers('enduser')).map(({ _id }) => _id)).not.toContain(team?._id)
    expect(layerId('x', 'user/1', 'team')).not.toBe(layerId('y', 'user/1', 'team'))
  })

  test('D14: what could not be read now is said so: also where too much was asked, or the key is of another secret', async () => {
    await connect('member')
    await app.world.database.query(`update google_calendars set token = '\\x00112233'::bytea`)
    expect(await layers('member')).toMatchObject([{ isSilent: true, events: [{ uid: 'a1' }] }])
    await connect('member')
    const turns = Array.from({ length: 61 }, (_, n) => n)
    for (const _turn of turns) {
      await app.world.database.query('update google_calendars set fetched_at = null')
      await layers('member')
    }
    expect(await layers('member')).toMatchObject([{ isSilent: true, events: [{ uid: 'a1' }] }])
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
    expect(provider.google.read).toHaveLength(12)
    expect(await shown('member')).toHaveLength(48)
    provider.google.spoil = () => true
    const google = { calendars: `${provider.issuer}/calendar/v3`, access: 'x', mayList: true }
    await expect(readGoogle({ ...google, timeMs: 50 }, march)).rejects.toThrow(ServiceAway)
  })

  test('D14: all calendars of one person share one budget, a few are read at once, and each once for who looks twice', async () => {
    const many = Array.from({ length: 600 }, (_, n) => ({ ...meeting, id: `e${n}` }))
    const others = Array.from({ length: 9 }, (_, n) => ({ id: `c${n}`, summary: `${n}`, selected: true, events: many }))
    Object.assign(provider.google, { events: many, others, pageSize: 600 })
    let [now, most] = [0, 0]
    provider.google.spoil = (response, calendar) => {
      if (calendar === '') return false
      now += 1
      most = Math.max(most, now)
      response.on('finish', () => {
        now -= 1
      })
      return false
    }
    await connect('member')
    expect(most).toBeLessThanOrEqual(3)
    expect(provider.google.read.map((asked) => asked.get('maxResults'))).toEqual(Array(10).fill('200'))
    expect((await layers('member')).map(({ events }) => events.length)).toEqual(Array(10).fill(200))
    app.world.wait(15 * 60_000)
    const asked = provider.google.read.length
    await Promise.all([layers('member'), layers('member'), layers('member')])
    expect(provider.google.read).toHaveLength(asked + 10)
  })
})
