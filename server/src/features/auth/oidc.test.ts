import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, PASSWORD, type TestApp } from '../../../test/app.ts'
import { FakeProvider, type Persona } from '../../../test/fakeProvider.ts'
import { readConfig } from '../../config.ts'
import { ConfigError } from '../../startError.ts'
import { keepKey } from '../../store/auth/accountKeys.ts'
import { seal } from '../../store/auth/sealed.ts'

let provider: FakeProvider
let app: TestApp
let tests = 0
beforeAll(async () => {
  provider = await FakeProvider.open()
  app = await openTestApp({ ...provider.settings, OIDC_NAME: 'Werkaccount' })
})
afterAll(async () => {
  await app.close()
  await provider.close()
})
beforeEach(async () => {
  tests += 1
  provider.spoil = (claims) => claims
  app.world.store.viewers.clear()
  await app.world.database.query('delete from login_failures')
})

/** A browser on its way: where it was sent, and the cookie that it was given. */
async function going(redirect?: string) {
  const { status, body, headers } = await app.nobody.post('/api/auth/oidc/start', { redirect })
  expect(status).toBe(200)
  return {
    url: String(body.url),
    cookie: headers.get('set-cookie')?.split(';')[0] ?? '',
    set: headers.get('set-cookie') ?? '',
  }
}
const finish = (cookie: string, query: string) =>
  app.nobody.post('/api/auth/oidc/finish', { query }, { headers: { cookie } })

async function logIn(persona: Persona, redirect?: string) {
  const { url, cookie } = await going(redirect)
  return finish(cookie, provider.logIn(url, persona))
}

/** Somebody of the lead who was invited, and has no account yet. */
async function invited(): Promise<{ person: string; email: string }> {
  const email = `genodigd${tests}@zilvermeeuw.example`
  const person = await app.aPerson(app.places.lead, { name: 'Ravi Invité', email })
  expect((await app.as('staff').post('/api/auth/invite', { person })).status).toBe(200)
  return { person, email }
}

describe('logging in by an identity provider', () => {
  test('D16: the browser is sent there with PKCE, a state and a nonce, and comes back to /callback', async () => {
    const { url, set } = await going()
    const asked = Object.fromEntries(new URL(url).searchParams)
    expect(url.startsWith(`${provider.issuer}/authorize?`)).toBe(true)
    expect(asked).toMatchObject({
      client_id: 'schakel',
      redirect_uri: 'https://schakel.example/callback',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]?.length).toBeGreaterThan(20)
    expect(set).toMatch(/HttpOnly; Secure; SameSite=Lax/)
    expect((await app.nobody.get('/api/config')).body.oidc).toBe('Werkaccount')
  })

  test('D16: whoever was invited gets the account of the invitation by their verified address, and comes in by it again', async () => {
    const { email } = await invited()
    const persona = { sub: `sub-${tests}`, email: email.toUpperCase(), email_verified: true }
    const first = await logIn(persona, '/card/lead/1')
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({
      user: { name: 'Ravi Invité', email, role: 'endusers', organisation: { _id: app.places.lead } },
      redirect: '/card/lead/1',
    })
    expect(first.headers.get('set-cookie')).toContain('auth.token=')
    const again = await logIn({ sub: persona.sub, email: 'anders@elders.example', email_verified: true })
    expect(again.body.user._id).toBe(first.body.user._id)
    // The invitation is used up.
    const left = await app.world.database.query("select from account_keys where purpose = 'invite'")
    expect(left).toEqual([])
    expect((await app.nobody.post('/api/auth/login', { email, password: '' })).status).toBe(401)
  })

  test('D16: an account that is there is linked by its verified address; somebody else of the provider does not get it', async () => {
    const { id, email } = app.as('member')
    const first = await logIn({ sub: 'member-1', email, email_verified: true })
    expect(first.body.user._id).toBe(id)
    expect((await logIn({ sub: 'member-2', email, email_verified: true })).status).toBe(403)
    expect((await logIn({ sub: 'member-1' })).body.user._id).toBe(id)
  })

  test('D16, D8.8: who came in by a provider does not after another address or a password that others set', async () => {
    const email = `overdracht-${tests}@elders.example`
    const user = await app.world.make(
      { _type: 'user', name: 'Overdracht', username: `over${tests}xyz`, email, role: 'members' },
      app.places.organisation,
    )
    const persona = { sub: `over-${tests}`, email, email_verified: true }
    const other = { sub: `erna-${tests}`, email, email_verified: true }
    const isIn = async (one: Persona) => (await logIn(one)).status === 200
    expect([await isIn(persona), await isIn({ sub: persona.sub })]).toEqual([true, true])
    await app.world.system.update({ id: user, fields: { name: 'Opvolger' } })
    expect(await isIn({ sub: persona.sub })).toBe(true)
    await app.world.system.update({ id: user, fields: { email: `nieuw-${email}` } })
    expect(await isIn({ sub: persona.sub })).toBe(false)
    expect(await isIn({ ...other, email: `nieuw-${email}` })).toBe(true)
    await app.world.system.update({ id: user, fields: { _pass: 'een-heel-nieuw-wachtwoord-2026' } })
    expect(await isIn({ sub: other.sub })).toBe(false)
  })

  test('D16, D8.8: a password that one changes oneself leaves the way in by a provider; one by a mailed key does not', async () => {
    const { id, email } = app.as('enduser')
    const persona = { sub: `zelf-${tests}`, email, email_verified: true }
    const { token } = (await logIn(persona)).body.user
    const asMe = (bearer: string) => ({ headers: { authorization: `Bearer ${bearer}` } })
    const password = 'een-heel-nieuw-wachtwoord-2026'
    const changed = await app.nobody.post('/api/auth/password', { old: PASSWORD, password }, asMe(token))
    expect(changed.status).toBe(200)
    expect((await app.nobody.get('/api/auth/user', asMe(token))).status, 'every session of before ended').toBe(401)
    expect((await app.nobody.get('/api/auth/user', asMe(changed.body.user.token))).status).toBe(200)
    expect((await logIn({ sub: persona.sub })).body.user?._id).toBe(id)
    const key = await keepKey(app.world.store, { purpose: 'reset', user: id, detail: {} })
    expect((await app.nobody.post('/api/auth/reset', { key, password: PASSWORD })).status).toBe(200)
    expect((await logIn({ sub: persona.sub })).status).toBe(403)
  })

  test('D16: an address that was given to somebody else does not let in who had it before', async () => {
    const account = (name: string, email: string) =>
      app.world.make(
        { _type: 'user', name, username: `${name}${tests}`.toLowerCase(), email, role: 'members' },
        app.places.organisation,
      )
    const email = `balie-${tests}@elders.example`
    const moved = `elders-${email}`
    const before = await account('Voorganger', email)
    const stale = { sub: `voor-${tests}`, email, email_verified: true }
    const opened = async (one: Persona) => (await logIn(one)).body.user?._id
    expect(await opened(stale)).toBe(before)
    await app.world.system.update({ id: before, fields: { email: moved } })
    // It is of nobody, then invited, and then of somebody else: the provider still vouches for who had it.
    expect((await logIn(stale)).status).toBe(403)
    const person = await app.aPerson(app.places.lead, { name: 'Nieuwe Balie', email })
    expect((await app.as('staff').post('/api/auth/invite', { person })).status).toBe(200)
    expect((await logIn(stale)).status).toBe(403)
    const after = await account('Opvolgster', email)
    expect((await logIn(stale)).status).toBe(403)
    expect(await opened({ sub: `na-${tests}`, email, email_verified: true })).toBe(after)
    // By the address that the own account has now it opens that one.
    expect(await opened({ ...stale, email: moved })).toBe(before)

    // While the own account lies in the trash neither, and put back it is theirs again.
    await app.world.system.remove(before)
    const third = await account('Derdebalie', moved)
    expect((await logIn({ ...stale, email: moved })).status).toBe(403)
    await app.world.system.update({ id: third, fields: { email: `derde-${email}` } })
    await app.world.system.restore(before)
    expect(await opened(stale)).toBe(before)
  })

  test('D16, D8.8: nor does it after a password by somebody else or by a mailed key, which ended that way in', async () => {
    for (const way of ['admin', 'reset']) {
      const [email, moved] = [`${way}-${tests}@elders.example`, `nieuw-${way}-${tests}@elders.example`]
      const account = (name: string) =>
        app.world.make(
          { _type: 'user', name, username: `${way}${name.slice(0, 3)}${tests}`.toLowerCase(), email, role: 'members' },
          app.places.organisation,
        )
      const before = await account('Voorganger')
      const stale = { sub: `${way}-${tests}`, email, email_verified: true }
      const opened = async (one: Persona) => (await logIn(one)).body.user?._id
      expect(await opened(stale)).toBe(before)
      const password = 'een-heel-nieuw-wachtwoord-2026'
      if (way === 'admin') await app.world.system.update({ id: before, fields: { _pass: password } })
      else {
        const key = await keepKey(app.world.store, { purpose: 'reset', user: before, detail: {} })
        expect((await app.nobody.post('/api/auth/reset', { key, password })).status).toBe(200)
      }
      await app.world.system.update({ id: before, fields: { email: moved } })
      const after = await account('Opvolgster')
      expect((await logIn(stale)).status).toBe(403)
      expect(await opened({ sub: `${way}-na-${tests}`, email, email_verified: true })).toBe(after)
      expect(await opened({ ...stale, email: moved })).toBe(before)
    }
  })

  test('D16: unknown people are refused, and so is an address that was not verified', async () => {
    const { email } = await invited()
    for (const persona of [
      { sub: 'x1', email: 'niemand@elders.example', email_verified: true },
      { sub: 'x2', email, email_verified: false },
      { sub: 'x3', email },
      { sub: 'x4' },
    ]) {
      const { status, headers } = await logIn(persona)
      expect([persona, status]).toEqual([persona, 403])
      expect(headers.get('set-cookie')).not.toContain('auth.token=')
    }
  })

  test('D16: who invited must still be allowed to, and the person still be who was invited', async () => {
    const { person, email } = await invited()
    await app.world.system.update({ id: person, fields: { email: 'ander@zilvermeeuw.example' } })
    expect((await logIn({ sub: `sub-${tests}`, email, email_verified: true })).status).toBe(403)
  })

  test('D16: the answer counts once, for the browser that went, with its own state', async () => {
    const { email } = app.as('enduser')
    const persona = { sub: 'enduser-1', email, email_verified: true }
    const [mine, other] = [await going(), await going()]
    const query = provider.logIn(mine.url, persona)
    expect((await finish('', query)).status).toBe(404)
    expect((await finish(other.cookie, query)).status).toBe(401)
    expect((await finish(`${mine.cookie}x`, query)).status).toBe(404)
    const next = await going()
    const good = provider.logIn(next.url, persona)
    expect((await finish(next.cookie, good)).status).toBe(200)
    expect((await finish(next.cookie, good)).status).toBe(404)
    const late = await going()
    const lateQuery = provider.logIn(late.url, persona)
    app.world.wait(10 * 60_000 + 1)
    expect((await finish(late.cookie, lateQuery)).status).toBe(404)
  })

  test('D16: a token that is not signed for this login is refused', async () => {
    const { email } = app.as('enduser')
    const persona = { sub: 'enduser-1', email, email_verified: true }
    for (const wrong of [
      { nonce: 'een andere' },
      { aud: 'een ander' },
      { iss: 'https://elders.example' },
      { exp: 1 },
    ]) {
      provider.spoil = (claims) => ({ ...claims, ...wrong })
      expect([wrong, (await logIn(persona)).status]).toEqual([wrong, 401])
    }
    provider.spoil = (claims) => claims
    const { cookie } = await going()
    expect((await finish(cookie, 'error=access_denied&state=x')).status).toBe(401)
  })

  test('D8.8, D16: a second factor is asked here too', async () => {
    const { id, email } = app.as('supplier')
    await app.world.database.query('insert into totp (user_id, secret, confirmed_at) values ($1, $2, now())', [
      id,
      seal(app.world.store.settings.secret, 'JBSWY3DPEHPK3PXP'),
    ])
    const { body, headers } = await logIn({ sub: 'supplier-1', email, email_verified: true }, '/list')
    expect(body).toMatchObject({ second: { totp: true }, redirect: '/list' })
    expect(headers.get('set-cookie')).not.toContain('auth.token=')
  })
})

describe('without a provider', () => {
  test('D16: there is no such call, and a provider that is away is said to be', async () => {
    const plain = await openTestApp()
    expect((await plain.nobody.post('/api/auth/oidc/start')).status).toBe(404)
    expect((await plain.nobody.post('/api/auth/oidc/finish', { query: '' })).status).toBe(404)
    expect((await plain.nobody.get('/api/config')).body.oidc).toBeUndefined()
    await plain.close()
    const away = await openTestApp({ OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' })
    expect((await away.nobody.post('/api/auth/oidc/start')).body).toEqual({ url: null })
    await away.close()
  })

  test('D17.1, D16: half a provider, or one without https, stops the start with one line that tells no secret', () => {
    const all = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'geheim' }
    expect(readConfig(all).oidc).toEqual({
      issuer: 'https://login.example',
      clientId: 'x',
      clientSecret: 'geheim',
      name: 'login.example',
    })
    for (const env of [
      { ...all, OIDC_CLIENT_ID: '' },
      { ...all, OIDC_ISSUER: '' },
      { ...all, OIDC_ISSUER: 'http://login.example' },
      { ...all, OIDC_ISSUER: 'login' },
    ]) {
      const read = () => readConfig(env)
      expect(read).toThrow(ConfigError)
      expect(read).toThrow(/^OIDC_(CLIENT_ID|ISSUER) must be [^\n]+$/)
      expect(read).not.toThrow(/geheim/)
    }
  })
})
