import { SEE_AS } from '@schakel/domain'
import { describe, expect, test } from 'vitest'
import { openTestApp, PASSWORD } from '../../../test/app.ts'
import {
  app,
  connect,
  connection,
  going,
  kept,
  march,
  openGoogle,
  persona,
  post,
  provider,
  SCOPES,
  shown,
} from '../../../test/googleAgenda.ts'

openGoogle()

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

describe('whose it is', () => {
  test('D6, D14: it is in nobody else’s agenda, feed or export, nor seen through the eyes of another', async () => {
    await connect('enduser')
    expect(await shown('enduser')).toHaveLength(1)
    expect(await shown('staff')).toEqual([])
    const asEnduser = { headers: { [SEE_AS]: app.as('enduser').id } }
    for (const path of ['google/look', 'google/start', 'google/finish', 'google/remove', 'external'])
      expect((await app.as('super').post(`/api/agenda/${path}`, { ...march, query: 'x' }, asEnduser)).status).toBe(403)
    const { url } = (await post('enduser', 'feed')).body
    const feed = await app.nobody.get(String(url).replace('https://schakel.example', ''))
    const list = await post('enduser', 'list', march)
    const seen = await app.as('super').post('/api/agenda/list', march, asEnduser)
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
