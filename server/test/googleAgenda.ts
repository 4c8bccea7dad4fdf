import type { AgendaLayer } from '@schakel/domain/calls'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from './app.ts'
import { FakeProvider } from './fakeProvider.ts'

export const SCOPES = ['events', 'calendarlist'].map((of) => `https://www.googleapis.com/auth/calendar.${of}.readonly`)
const start = new Date('2026-03-02T09:00:00.000Z').getTime()
export const march = { from: '2026-03-01T00:00:00.000Z', to: '2026-04-01T00:00:00.000Z' }
export const persona = { sub: 'jo' }

export let provider: FakeProvider
export let app: TestApp
let tests = 0

/** Google as it answers over a socket, with one meeting in one calendar before each test, and a server that knows it. */
export function openGoogle(): void {
  beforeAll(async () => {
    provider = await FakeProvider.open()
    app = await openTestApp({ ...provider.settings, GOOGLE_URL: provider.issuer })
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
}

export const meeting = {
  kind: 'calendar#event',
  id: 'a1',
  status: 'confirmed',
  summary: 'Kennismaking met de kok',
  location: 'Utrecht',
  start: { dateTime: '2026-03-20T10:00:00+01:00', timeZone: 'Europe/Amsterdam' },
  end: { dateTime: '2026-03-20T11:00:00+01:00', timeZone: 'Europe/Amsterdam' },
}

export const post = (by: Somebody, path: string, body: object = {}) => app.as(by).post(`/api/agenda/${path}`, body)
export const going = async (by: Somebody): Promise<string> => (await post(by, 'google/start')).body.url
export const connect = async (by: Somebody) =>
  (await post(by, 'google/finish', { query: provider.logIn(await going(by), persona) })).body
export const layers = async (by: Somebody, range = march): Promise<AgendaLayer[]> =>
  (await post(by, 'external', range)).body
export const shown = async (by: Somebody, range = march) =>
  (await layers(by, range)).flatMap(({ name, events }) => events.map((event) => ({ overlay: name, ...event })))
export const connection = async (by: Somebody) => (await post(by, 'google/look')).body.connection

/** All that the database keeps of it, as text. */
export async function kept(): Promise<string> {
  const rows = await app.world.database.query<{ told: string }>(
    `select coalesce(string_agg(to_jsonb(g)::text || encode(g.token, 'escape'), ''), '') as told from google_calendars g`,
  )
  return rows[0]?.told ?? ''
}
