import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, PASSWORD, type TestApp } from '../../../test/app.ts'
import { openSession } from '../../store/auth/sessions.ts'
import { dropExpired } from '../../store/housekeeping/housekeeping.ts'

const WEEK_MS = 7 * 86_400_000

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

function logIn(email: string, password = PASSWORD) {
  return app.nobody.post('/api/auth/login', { email, password })
}

describe('the list of users', () => {
  it('S7.12, S6.3: says for super users where each belongs and when they last logged in', async () => {
    await logIn(app.as('staff').email)
    const { body } = await app.as('super').post('/api/auth/list', { page_size: 200 })
    const find = (id: string) => body.find((user: { _id: string }) => user._id === id)
    expect(find(app.as('staff').id)).toMatchObject({
      organisation: { _id: app.places.space },
      last_login: app.world.now.toISOString(),
    })
    expect(find(app.as('member').id).last_login).toBeUndefined()
    expect(JSON.stringify(body)).not.toMatch(/password|_pass|hash/)
  })

  it('D6, S6.3: for everyone else there is no list and no chart', async () => {
    for (const somebody of ['staff', 'supplier', 'enduser', 'member', 'stranger'] as const) {
      for (const path of ['/api/auth/list', '/api/auth/logins'])
        expect((await app.as(somebody).post(path)).status).toBe(403)
    }
  })
})

describe('logins per week', () => {
  // Days pass here, after which a session no longer counts: each question is asked by a super user who just came in.
  const ask = async (count: number) => {
    const token = await openSession(app.world.store, app.as('super').id)
    return app.with({ authorization: `Bearer ${token}` }).post('/api/auth/logins', { weeks: count })
  }

  it('D11.2: counts what really was logged in, per week from Monday, quiet weeks too', async () => {
    // Sunday evening in Amsterdam belongs to the week before, though in UTC it is the same moment for all.
    app.world.now = new Date('2026-05-03T21:30:00.000Z')
    await logIn(app.as('enduser').email)
    app.world.now = new Date('2026-05-03T22:30:00.000Z')
    await logIn(app.as('enduser').username)
    await logIn(app.as('enduser').email)
    await logIn(app.as('member').email)
    await logIn(app.as('member').email, 'niet dit wachtwoord')
    app.world.now = new Date('2026-05-13T10:00:00.000Z')
    expect((await ask(4)).body).toEqual([
      { week: '2026-04-20', logins: 0, users: 0 },
      { week: '2026-04-27', logins: 1, users: 1 },
      { week: '2026-05-04', logins: 3, users: 2 },
      { week: '2026-05-11', logins: 0, users: 0 },
    ])
    expect((await ask(1000)).status).toBe(422)
  })

  it('D11.2: what no chart can show any more is not kept', async () => {
    app.world.wait(105 * WEEK_MS)
    await dropExpired(app.world.store)
    const [row] = await app.world.database.query<{ n: number }>('select count(*)::int as n from logins')
    expect(row?.n).toBe(0)
  })
})
