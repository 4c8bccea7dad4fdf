import { generate } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  expect((await app.nobody.post('/api/auth/second', { key, code: await codeOf(setup.secret) })).status).toBe(401)

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

test('D21.5: of other roles nothing is asked', async () => {
  for (const somebody of ['supplier', 'enduser', 'member'] as const)
    expect((await logIn(app.as(somebody).email)).body).toHaveProperty('user.token')
})
