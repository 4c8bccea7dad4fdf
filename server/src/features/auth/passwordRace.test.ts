import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestApp, PASSWORD, type TestApp } from '../../../test/app.ts'
import { setPassword } from '../../store/auth/passwords.ts'

const NEXT = 'een heel ander wachtwoord'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.world.database.query('delete from login_failures'))
afterEach(() => vi.restoreAllMocks())

const logIn = (email: string, password: string) => app.nobody.post('/api/auth/login', { email, password })

async function anAccount() {
  const asUser = await app.world.user(app.places.lead, 'endusers', { _pass: PASSWORD })
  const email = String((await app.world.read(asUser.viewer._id)).email)
  const { token } = (await logIn(email, PASSWORD)).body.user
  return { id: asUser.viewer._id, email, caller: app.with({ authorization: `Bearer ${token}` }) }
}

/** Somebody else sets another password just after what is kept of this user's was read to be checked. */
function changeBetween(user: string): void {
  const { database } = app.world.store
  const query = database.query.bind(database)
  vi.spyOn(database, 'query').mockImplementation(async <Row>(sql: string, values?: readonly unknown[]) => {
    const rows = await query<Row>(sql, values)
    if (!sql.includes('passwords')) return rows
    vi.restoreAllMocks()
    await setPassword(app.world.store, user, await app.world.store.settings.hashPassword(NEXT))
    return rows
  })
}

test('D8.8: a login that is under way with a password opens nothing once that is changed', async () => {
  const { id, email } = await anAccount()
  changeBetween(id)
  const late = await logIn(email, PASSWORD)
  expect(late.status).toBe(401)
  expect(late.headers.getSetCookie()).toEqual([])
  expect(await app.world.database.query('select from sessions where user_id = $1', [id])).toEqual([])
  expect((await logIn(email, NEXT)).status).toBe(200)
})

test('D8.8: nor does it come to the second step', async () => {
  const { id, email } = await anAccount()
  await app.world.database.query(
    "insert into passkeys (id, user_id, public_key, counter, transports, name, created_at) values ('race', $1, '\\x00', 0, '{}', 'Laptop', now())",
    [id],
  )
  changeBetween(id)
  expect((await logIn(email, PASSWORD)).status).toBe(401)
  expect((await logIn(email, NEXT)).body).toHaveProperty('second')
})

test.each([
  ['no address to come in by', '/api/auth/email', { email: 'dief@elders.example' }],
  ['no factor less', '/api/auth/totp/remove', {}],
  ['no codes to come in by', '/api/auth/recovery', {}],
  ['no passkey less', '/api/auth/passkey/remove', { _id: 'race' }],
])('D8.8: with a password that is changed meanwhile one gets %s', async (_, path, more) => {
  const { id, caller } = await anAccount()
  changeBetween(id)
  const late = await caller.post(path, { password: PASSWORD, ...more })
  expect(late).toMatchObject({ status: 422, body: { errors: [{ path: 'password', code: 'passwordWrong' }] } })
  expect(
    await app.world.database.query("select from account_keys where user_id = $1 and purpose = 'email'", [id]),
  ).toEqual([])
})

test('D8.8: who gives the password of before changes none that was set meanwhile', async () => {
  const { id, email, caller } = await anAccount()
  changeBetween(id)
  const late = await caller.post('/api/auth/password', { old: PASSWORD, password: 'het wachtwoord van een ander' })
  expect(late.status).toBe(422)
  expect(late.body.errors).toMatchObject([{ path: 'old', code: 'passwordWrong' }])
  expect((await logIn(email, NEXT)).status).toBe(200)
})
