import { generate } from 'otplib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp, PASSWORD, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ REQUIRE_SECOND_FACTOR: 'staff,admin' })
})
afterAll(() => app.close())

const logIn = (email: string) => app.nobody.post('/api/auth/login', { email, password: PASSWORD })
const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(app.world.now.getTime() / 1000) })

test('D21.5: whoever must have a second factor and has none sets one up as they log in, before anything is open', async () => {
  const { email } = app.as('staff')
  const { body, headers } = await logIn(email)
  expect(body).toEqual({
    second: {
      key: expect.any(String),
      totp: true,
      passkey: null,
      setup: {
        secret: expect.any(String),
        uri: expect.stringMatching(/^otpauth:/),
        qr: expect.stringMatching(/^<svg/),
      },
    },
  })
  expect(headers.get('set-cookie')).toBeNull()
  const { key, setup } = body.second
  expect((await app.nobody.post('/api/auth/second', { key, code: '000000' })).status).toBe(401)
  expect((await app.nobody.post('/api/auth/second', { key })).status).toBe(401)
  const done = await app.nobody.post('/api/auth/second', { key, code: await codeOf(setup.secret) })
  expect(done.body).toMatchObject({ user: { token: expect.any(String) }, recovery: expect.any(Array) })
  expect(done.body.recovery).toHaveLength(10)
  expect((await app.nobody.post('/api/auth/second', { key, code: await codeOf(setup.secret) })).status).toBe(404)

  // From now on it is asked like everybody's, and none is made again.
  app.world.wait(60_000)
  const again = (await logIn(email)).body.second
  expect(again).toEqual({ key: expect.any(String), totp: true, passkey: null })
  expect((await app.nobody.post('/api/auth/second', { key: again.key, code: await codeOf(setup.secret) })).status).toBe(
    200,
  )
  const third = (await logIn(email)).body.second
  expect((await app.nobody.post('/api/auth/second', { key: third.key, code: done.body.recovery[0] })).status).toBe(200)
})

test('D21.5: who set one up meanwhile is not let in by a step of before, and nobody sets one up for them', async () => {
  const { email } = app.as('super')
  const [one, other] = [(await logIn(email)).body.second, (await logIn(email)).body.second]
  // The later one counts.
  expect(
    (await app.nobody.post('/api/auth/second', { key: one.key, code: await codeOf(one.setup.secret) })).status,
  ).toBe(401)
  expect(
    (await app.nobody.post('/api/auth/second', { key: other.key, code: await codeOf(other.setup.secret) })).status,
  ).toBe(200)
  app.world.wait(60_000)
  const code = await codeOf(other.setup.secret)
  expect((await app.nobody.post('/api/auth/second', { key: one.key, code })).status).toBe(401)
})

test('D21.5: who gets such a role without a second factor is out, and who has one or gets another role stays in', async () => {
  const { world, nobody, places } = app
  const hire = async (name: string) => {
    const email = `${name}@zilvermeeuw.example`
    const account = { _type: 'user', name: `Nieuwe ${name}`, username: name, email, role: 'members', _pass: PASSWORD }
    const id = await world.make(account, places.space)
    const { token } = (await logIn(email)).body.user
    const headers = { authorization: `Bearer ${token}` }
    const call = (path: string, body: object) => nobody.post(path, body, { headers })
    const isIn = async () => (await nobody.get('/api/auth/user', { headers })).status === 200
    return {
      id,
      email,
      call,
      isIn,
      become: (role: string) => app.as('super').post('/api/space/save', { item: { _id: id, role } }),
    }
  }
  const plain = await hire('eenling')
  expect((await plain.become('endusers')).status).toBe(200)
  expect(await plain.isIn()).toBe(true)
  await world.database.query("insert into agenda_feeds (user_id, nonce, hash) values ($1, 'a', 'b')", [plain.id])
  expect((await plain.become('staff')).status).toBe(200)
  expect(await plain.isIn()).toBe(false)
  expect(await world.database.query('select from agenda_feeds where user_id = $1', [plain.id])).toEqual([])
  expect((await logIn(plain.email)).body).toHaveProperty('second.setup')

  const sure = await hire('tweeling')
  const { secret } = (await sure.call('/api/auth/totp/start', { password: PASSWORD })).body
  expect((await sure.call('/api/auth/totp/confirm', { code: await codeOf(secret) })).status).toBe(200)
  expect((await sure.become('staff')).status).toBe(200)
  expect(await sure.isIn()).toBe(true)
})

test('D21.5: who gets such a role while they log in or change their password comes in by the second step, or not at all', async () => {
  const { world, nobody, places } = app
  const name = 'ondertussen'
  const email = `${name}@zilvermeeuw.example`
  const account = { _type: 'user', name: 'Onder Tussen', username: name, email, role: 'members', _pass: PASSWORD }
  const id = await world.make(account, places.space)
  const become = (role: string) => app.as('super').post('/api/space/save', { item: { _id: id, role } })
  /** The promotion comes just after the server read who they are. */
  const promotedAtOnce = () => {
    const query = world.database.query
    const spy = vi.spyOn(world.database, 'query').mockImplementation(async (text, params) => {
      const rows = await query<never>(text, params)
      if (!text.includes("i.id = $1 and i.type = 'user'") || params?.[0] !== id) return rows
      spy.mockRestore()
      expect((await become('staff')).status).toBe(200)
      return rows
    })
  }
  promotedAtOnce()
  const { body } = await logIn(email)
  expect(body).toMatchObject({ second: { setup: expect.any(Object) } })
  expect(await world.database.query('select from sessions where user_id = $1', [id])).toEqual([])

  expect((await become('members')).status).toBe(200)
  const { token } = (await logIn(email)).body.user
  const call = { headers: { authorization: `Bearer ${token}` } }
  promotedAtOnce()
  const changed = { old: PASSWORD, password: 'een-heel-nieuw-wachtwoord-2026' }
  expect((await nobody.post('/api/auth/password', changed, call)).status).toBe(401)
  expect(await world.database.query('select from sessions where user_id = $1', [id])).toEqual([])
})

test('D21.5, D8.8: installing an app may take an hour; a step that is over is said to be, and no right code to be wrong', async () => {
  const { world, nobody, places } = app
  const email = 'rustig@zilvermeeuw.example'
  const account = { _type: 'user', name: 'Rustig Aan', username: 'rustig', email, role: 'staff', _pass: PASSWORD }
  await world.make(account, places.space)
  const take = (body: object) => nobody.post('/api/auth/second', body)
  const late = (await logIn(email)).body.second
  world.wait(61 * 60_000)
  expect(await take({ key: late.key, code: await codeOf(late.setup.secret) })).toMatchObject({ status: 404 })
  const { key, setup } = (await logIn(email)).body.second
  world.wait(59 * 60_000)
  expect((await take({ key, code: '000000' })).status).toBe(401)
  expect((await take({ key, code: await codeOf(setup.secret) })).status).toBe(200)
  const asked = (await logIn(email)).body.second
  world.wait(11 * 60_000)
  expect((await take({ key: asked.key, code: await codeOf(setup.secret) })).status).toBe(404)
})

test('D21.5: of other roles nothing is asked', async () => {
  for (const somebody of ['supplier', 'enduser', 'member'] as const)
    expect((await logIn(app.as(somebody).email)).body).toHaveProperty('user.token')
})
