import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestApp, PASSWORD, type TestApp } from '../../../test/app.ts'
import { setPassword } from '../../store/auth/passwords.ts'

const NEXT = 'een heel ander wachtwoord'

/** What happens between the check of a password and what follows from it. */
const between: { happens: () => Promise<unknown> } = vi.hoisted(() => ({ happens: async () => undefined }))
vi.mock('./passwords.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('./passwords.ts')>()
  return {
    ...real,
    isPassword: async (kept: string, password: string) => {
      const isRight = await real.isPassword(kept, password)
      await between.happens()
      return isRight
    },
  }
})

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.world.database.query('delete from login_failures'))
afterEach(() => {
  between.happens = async () => undefined
})

const logIn = (email: string, password: string) => app.nobody.post('/api/auth/login', { email, password })

async function anAccount() {
  const asUser = await app.world.user(app.places.lead, 'endusers', { _pass: PASSWORD })
  const email = String((await app.world.read(asUser.viewer._id)).email)
  const { token } = (await logIn(email, PASSWORD)).body.user
  return { id: asUser.viewer._id, email, caller: app.with({ authorization: `Bearer ${token}` }) }
}

/** The next check of a password of this user is done just before somebody else sets another. */
function changeBetween(user: string): void {
  between.happens = async () => {
    between.happens = async () => undefined
    await setPassword(app.world.store, user, await app.world.store.settings.hashPassword(NEXT))
  }
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

test('D8.8: who gives the password of before changes none that was set meanwhile', async () => {
  const { id, email, caller } = await anAccount()
  changeBetween(id)
  const late = await caller.post('/api/auth/password', { old: PASSWORD, password: 'het wachtwoord van een ander' })
  expect(late.status).toBe(422)
  expect(late.body.errors).toMatchObject([{ path: 'old', code: 'passwordWrong' }])
  expect((await logIn(email, NEXT)).status).toBe(200)
})
