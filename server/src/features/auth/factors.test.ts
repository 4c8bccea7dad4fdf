import { generate } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, PASSWORD, type TestApp } from '../../../test/app.ts'
import { TestPasskey } from '../../../test/passkey.ts'

const ORIGIN = 'https://schakel.example'
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ PUBLIC_URL: ORIGIN })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.world.wait(60_000)
  await app.world.database.query('delete from login_failures')
})

const logIn = (email: string) => app.nobody.post('/api/auth/login', { email, password: PASSWORD })
const second = (body: object) => app.nobody.post('/api/auth/second', body)
const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(app.world.now.getTime() / 1000) })

async function anAccount() {
  const asUser = await app.world.user(app.places.lead, 'endusers', { _pass: PASSWORD })
  const email = String((await app.world.read(asUser.viewer._id)).email)
  const { token } = (await logIn(email)).body.user
  return { id: asUser.viewer._id, email, caller: app.with({ authorization: `Bearer ${token}` }) }
}

async function withApp() {
  const account = await anAccount()
  const { secret } = (await account.caller.post('/api/auth/totp/start', { password: PASSWORD })).body
  const { body } = await account.caller.post('/api/auth/totp/confirm', { code: await codeOf(secret) })
  app.world.wait(60_000)
  const recovery: string[] = body.recovery
  return { ...account, secret: String(secret), recovery }
}

async function withPasskey() {
  const account = await anAccount()
  const passkey = new TestPasskey(ORIGIN)
  const { key, options } = (await account.caller.post('/api/auth/passkey/start', { password: PASSWORD })).body
  const added = await account.caller.post('/api/auth/passkey/add', {
    key,
    name: 'Laptop',
    response: passkey.make(options),
  })
  expect(added.status).toBe(200)
  const recovery: string[] = added.body.recovery
  return { ...account, passkey, recovery }
}

describe('codes of an app', () => {
  test('D8.8: the app counts from its first code, and then the password alone opens nothing', async () => {
    const { caller, email } = await anAccount()
    expect((await caller.post('/api/auth/totp/start', { password: 'niet het mijne' })).status).toBe(422)
    const { body } = await caller.post('/api/auth/totp/start', { password: PASSWORD })
    expect(body).toMatchObject({
      uri: expect.stringMatching(/^otpauth:\/\/totp\/Schakel/),
      qr: expect.stringMatching(/^<svg/),
    })
    expect((await logIn(email)).body).toHaveProperty('user')
    expect((await caller.post('/api/auth/totp/confirm', { code: '000000' })).body.errors).toMatchObject([
      { code: 'codeWrong' },
    ])
    const confirmed = await caller.post('/api/auth/totp/confirm', { code: await codeOf(body.secret) })
    expect(confirmed.body.recovery).toHaveLength(10)
    const asked = await logIn(email)
    expect(asked.body).toEqual({ second: { key: expect.any(String), totp: true, passkey: null } })
    expect(asked.headers.getSetCookie()).toEqual([])
    expect((await app.with({ authorization: `Bearer ${asked.body.second.key}` }).get('/api/auth/user')).status).toBe(
      401,
    )
    expect((await caller.post('/api/auth/totp/start', { password: PASSWORD })).status).toBe(422)
  })

  test('D2.4: where the answer to the first code was lost the next one gives recovery codes anew, for ten minutes', async () => {
    const { caller, email } = await anAccount()
    const { secret } = (await caller.post('/api/auth/totp/start', { password: PASSWORD })).body
    const confirm = async (code?: string) =>
      caller.post('/api/auth/totp/confirm', { code: code ?? (await codeOf(secret)) })
    const first = await codeOf(secret)
    const lost: string[] = (await confirm(first)).body.recovery
    expect((await confirm(first)).status, 'each code is taken once').toBe(422)
    app.world.wait(60_000)
    const recovery: string[] = (await confirm()).body.recovery
    expect(recovery).toHaveLength(10)
    const enter = async (code?: string) => second({ key: (await logIn(email)).body.second.key, code })
    expect((await enter(lost[0])).status).toBe(401)
    expect((await enter(recovery[0])).status).toBe(200)
    app.world.wait(60_000)
    expect((await confirm('000000')).status).toBe(422)
    app.world.wait(9 * 60_000)
    expect((await confirm()).status).toBe(422)
  })

  test('D8.8: a code opens once, as does the step, and a clock may be half a minute off', async () => {
    const { email, secret } = await withApp()
    const code = await codeOf(secret)
    app.world.wait(30_000)
    const { key } = (await logIn(email)).body.second
    expect((await second({ key, code: '123' })).status).toBe(401)
    const opened = await second({ key, code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect(opened.body.user).toMatchObject({ email })
    expect((await second({ key, code })).status).toBe(404)
    const again = (await logIn(email)).body.second.key
    expect((await second({ key: again, code })).status).toBe(401)
    app.world.wait(30_000)
    expect((await second({ key: again, code: await codeOf(secret) })).status).toBe(200)
  })

  test('D8.8: the step ends after ten minutes', async () => {
    const { email, secret } = await withApp()
    const { key } = (await logIn(email)).body.second
    app.world.wait(10 * 60_000 + 1)
    expect((await second({ key, code: await codeOf(secret) })).status).toBe(404)
  })

  test('D19.7: nobody guesses a code: ten wrong ones close the account for a quarter of an hour', async () => {
    const { email, secret } = await withApp()
    const { key } = (await logIn(email)).body.second
    const tries = await Promise.all(Array.from({ length: 15 }, (_, n) => second({ key, code: String(100_000 + n) })))
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10)
    expect((await second({ key, code: await codeOf(secret) })).status).toBe(429)
    app.world.wait(16 * 60_000)
    const fresh = (await logIn(email)).body.second.key
    expect((await second({ key: fresh, code: await codeOf(secret) })).status).toBe(200)
  })

  test('D8.8: a recovery code stands in, once each, and new ones end the old', async () => {
    const { email, recovery, caller } = await withApp()
    const enter = async (code: string | undefined) => second({ key: (await logIn(email)).body.second.key, code })
    expect((await enter(recovery[0]?.toUpperCase().replace('-', ' '))).status).toBe(200)
    expect((await enter(recovery[0])).status).toBe(401)
    expect((await caller.post('/api/auth/factors')).body).toMatchObject({ totp: true, recovery: 9 })
    const renewed = await caller.post('/api/auth/recovery', { password: PASSWORD })
    expect((await enter(recovery[1])).status).toBe(401)
    expect((await enter(renewed.body.recovery[0])).status).toBe(200)
  })

  test('D8.8: taken away, the password is all again, and its owner is told by mail', async () => {
    const { caller, email } = await withApp()
    await app.world.database.query('delete from mails')
    expect((await caller.post('/api/auth/totp/remove', { password: PASSWORD })).status).toBe(200)
    expect((await logIn(email)).body).toHaveProperty('user')
    expect((await caller.post('/api/auth/factors')).body).toEqual({ totp: false, recovery: 0, passkeys: [] })
    const mails = await app.world.database.query('select recipient, subject from mails')
    expect(mails).toEqual([{ recipient: email, subject: 'De beveiliging van uw account is gewijzigd' }])
  })

  test('D8.8: another password by mail does not take the second factor away', async () => {
    const { email } = await withApp()
    await app.nobody.post('/api/auth/forgot', { email })
    const [mail] = await app.world.database.query<{ body: string }>(
      "select body from mails where recipient = $1 and body like '%key=%'",
      [email],
    )
    const key = /key=([\w-]+)/.exec(mail?.body ?? '')?.[1]
    expect((await app.nobody.post('/api/auth/reset', { key, password: PASSWORD })).status).toBe(200)
    expect((await logIn(email)).body).toHaveProperty('second')
  })

  test('D8.8: neither the secret nor a recovery code can be read in the database', async () => {
    const { secret, recovery } = await withApp()
    for (const table of ['totp', 'recovery_codes', 'account_keys', 'mails']) {
      const rows = await app.world.database.query<{ row: string }>(`select ${table}::text as row from ${table}`)
      const all = rows.map(({ row }) => row).join('\n')
      for (const hidden of [secret, ...recovery]) {
        expect(all).not.toContain(hidden)
        expect(all).not.toContain(Buffer.from(hidden).toString('hex'))
      }
    }
  })
})

describe('passkeys', () => {
  test('D8.8: a passkey is the second step', async () => {
    const { email, passkey, recovery } = await withPasskey()
    expect(recovery).toHaveLength(10)
    const { key, totp, passkey: options } = (await logIn(email)).body.second
    expect(totp).toBe(false)
    expect(options.allowCredentials).toMatchObject([{ id: passkey.id }])
    const response = passkey.answer(options, { isVerified: false })
    expect((await second({ key, response })).body.user).toMatchObject({ email })
  })

  test('D8.8: a passkey that proves who holds it opens without a password', async () => {
    const { email, passkey, caller } = await withPasskey()
    const begin = async () => (await app.nobody.post('/api/auth/passkey/options', {})).body
    const { key, options } = await begin()
    const opened = await app.nobody.post('/api/auth/passkey', { key, response: passkey.answer(options) })
    expect(opened.body.user).toMatchObject({ email })
    expect(opened.headers.getSetCookie().join()).toContain('auth.token=')
    expect((await caller.post('/api/auth/factors')).body.passkeys).toMatchObject([
      { _id: passkey.id, name: 'Laptop', used: app.world.now.toISOString() },
    ])
    const unproven = await begin()
    const alone = passkey.answer(unproven.options, { isVerified: false })
    expect((await app.nobody.post('/api/auth/passkey', { key: unproven.key, response: alone })).status).toBe(401)
  })

  test('D8.8: it goes on after another password by mail, which says so and where it is removed', async () => {
    const { email, passkey } = await withPasskey()
    const mailed = async (subject: string) => {
      const sql = 'select body from mails where recipient = $1 and subject = $2'
      return (await app.world.database.query<{ body: string }>(sql, [email, subject]))[0]?.body ?? ''
    }
    const where = 'onder Instellingen bij “Extra beveiliging”'
    expect(await mailed('De beveiliging van uw account is gewijzigd')).toContain(
      `${where} elke passkey die u niet kent`,
    )
    await app.nobody.post('/api/auth/forgot', { email })
    const key = /key=([\w-]+)/.exec(await mailed('Kies een nieuw wachtwoord'))?.[1]
    expect((await app.nobody.post('/api/auth/reset', { key, password: 'een heel ander wachtwoord' })).status).toBe(200)
    const changed = await mailed('Uw wachtwoord is gewijzigd')
    expect(changed).toContain('Een passkey blijft werken, ook zonder wachtwoord')
    expect(changed).toContain(where)
    const begun = (await app.nobody.post('/api/auth/passkey/options', {})).body
    const opened = await app.nobody.post('/api/auth/passkey', {
      key: begun.key,
      response: passkey.answer(begun.options),
    })
    expect(opened.body.user).toMatchObject({ email })
  })

  test('D8.8: an answer of before, of another site, of another key or counted back opens nothing', async () => {
    const { passkey } = await withPasskey()
    const begin = async () => (await app.nobody.post('/api/auth/passkey/options', {})).body
    const tries: number[] = []
    const enter = async (key: string, response: object) =>
      tries.push((await app.nobody.post('/api/auth/passkey', { key, response })).status)
    const first = await begin()
    const answer = passkey.answer(first.options)
    await enter(first.key, answer)
    await enter(first.key, answer)
    await enter((await begin()).key, answer)
    const elsewhere = await begin()
    await enter(elsewhere.key, passkey.answer(elsewhere.options, { origin: 'https://schakel.example.evil.example' }))
    const stranger = await begin()
    await enter(stranger.key, new TestPasskey(ORIGIN).answer(stranger.options))
    const copied = await begin()
    passkey.counter = 0
    await enter(copied.key, passkey.answer(copied.options))
    expect(tries).toEqual([200, 401, 401, 401, 401, 401])
  })

  test('D6: of another user no passkey is seen or removed', async () => {
    const { passkey, caller } = await withPasskey()
    const other = await anAccount()
    const body = { _id: passkey.id, password: PASSWORD }
    expect((await other.caller.post('/api/auth/passkey/remove', body)).status).toBe(404)
    expect((await other.caller.post('/api/auth/factors')).body.passkeys).toEqual([])
    expect((await caller.post('/api/auth/passkey/remove', { ...body, password: 'niet het mijne' })).status).toBe(422)
    expect((await caller.post('/api/auth/passkey/remove', body)).status).toBe(200)
    expect((await caller.post('/api/auth/factors')).body).toEqual({ totp: false, recovery: 0, passkeys: [] })
  })

  test('D8.10: what is no answer of a passkey is refused, whatever it is', async () => {
    const { caller } = await anAccount()
    for (const response of [
      { id: 'x' },
      { id: 'x', response: {} },
      { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: '!', attestationObject: '!' } },
    ]) {
      const { key } = (await caller.post('/api/auth/passkey/start', { password: PASSWORD })).body
      expect((await caller.post('/api/auth/passkey/add', { key, name: '', response })).status).toBe(422)
    }
  })
})
