import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, PASSWORD, type TestApp } from '../../../test/app.ts'

const HOUR_MS = 3_600_000
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

function logIn(email: string, password = PASSWORD) {
  return app.nobody.post('/api/auth/login', { email, password })
}

/** A person of one's own, whose password and failures disturb nobody else. */
async function aPerson() {
  const asUser = await app.world.user(app.places.lead, 'endusers', { _pass: PASSWORD })
  const user = await app.world.read(asUser.viewer._id)
  return { id: asUser.viewer._id, email: String(user.email), username: String(user.username) }
}

describe('logging in', () => {
  test('S7.13: e-mail and password give the user with a token that works', async () => {
    const answer = await logIn('staff@schakel.example')
    expect(answer.status).toBe(200)
    expect(answer.body.user).toMatchObject({
      _id: app.as('staff').id,
      role: 'staff',
      kind: 'staff',
      organisation: { _id: app.places.space },
    })
    const me = await app.with({ authorization: `Bearer ${answer.body.user.token}` }).get('/api/auth/user')
    expect(me.body.user._id).toBe(app.as('staff').id)
  })

  test('D8.8: the username serves as well, and neither minds capitals or spaces around it', async () => {
    const { username, email } = app.as('supplier')
    for (const name of [username, username.toUpperCase(), email.toUpperCase(), ` ${email} `]) {
      expect((await logIn(name)).body.user._id).toBe(app.as('supplier').id)
    }
  })

  test('D8.8: a wrong password and an unknown account are one answer', async () => {
    const { email } = await aPerson()
    const wrong = await logIn(email, 'een ander wachtwoord')
    const unknown = await logIn('niemand@schakel.example', 'een ander wachtwoord')
    expect(wrong.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect(unknown.body).toEqual(wrong.body)
    expect(wrong.body.type).toBe('/problems/login')
  })

  test('D8.8: an account in the trash is an unknown one, and its sessions end', async () => {
    const { id, email } = await aPerson()
    const { token } = (await logIn(email)).body.user
    expect((await app.as('super').post('/api/space/delete', { item: { _id: id } })).status).toBe(200)
    expect((await logIn(email)).status).toBe(401)
    expect((await app.with({ authorization: `Bearer ${token}` }).get('/api/auth/user')).status).toBe(401)
  })

  test('D8.10: a name that cannot be kept is refused, not looked for', async () => {
    expect((await logIn('a\0b')).status).toBe(422)
    expect((await logIn('\ud800')).status).toBe(422)
    expect((await app.nobody.post('/api/auth/login', { email: { $ne: '' }, password: ['x'] })).status).toBe(400)
    expect((await app.nobody.post('/api/auth/login', {})).status).toBe(400)
  })
})

describe('tokens', () => {
  test('S7.1: a token goes as Bearer or in the payload', async () => {
    const { token } = app.as('member')
    expect((await app.nobody.post('/api/space/tags', { token })).status).toBe(200)
    expect((await app.with({ authorization: `bearer ${token}` }).post('/api/space/tags')).status).toBe(200)
    expect((await app.nobody.post('/api/space/tags', { token: `${token}x` })).status).toBe(401)
    expect((await app.nobody.post('/api/space/tags', { token: { $gt: '' } })).status).toBe(401)
    for (const authorization of ['Bearer', 'Bearer ', `Basic ${token}`, `Bearer ${token} ${token}`]) {
      expect((await app.with({ authorization }).post('/api/space/tags')).status).toBe(401)
    }
  })

  test('S7.14: logging out ends this session and no other', async () => {
    const { email } = await aPerson()
    const [one, two] = [(await logIn(email)).body.user.token, (await logIn(email)).body.user.token]
    const first = app.with({ authorization: `Bearer ${one}` })
    expect((await first.post('/api/auth/logout')).status).toBe(200)
    expect((await first.get('/api/auth/user')).status).toBe(401)
    expect((await first.post('/api/auth/logout')).status).toBe(401)
    expect((await app.with({ authorization: `Bearer ${two}` }).get('/api/auth/user')).status).toBe(200)
  })

  test('D8.8: a session ends after 12 hours without use and after 30 days of use', async () => {
    const { email } = await aPerson()
    const { now } = app.world
    const caller = app.with({ authorization: `Bearer ${(await logIn(email)).body.user.token}` })
    const after = async (hours: number) => {
      app.world.now = new Date(now.getTime() + hours * HOUR_MS)
      app.world.store.viewers.clear()
      return (await caller.get('/api/auth/user')).status
    }
    for (let hours = 11; hours < 30 * 24; hours += 11) expect(await after(hours)).toBe(200)
    expect(await after(30 * 24 + 1)).toBe(401)
    app.world.now = now
    const idle = app.with({ authorization: `Bearer ${(await logIn(email)).body.user.token}` })
    app.world.now = new Date(now.getTime() + 12.1 * HOUR_MS)
    app.world.store.viewers.clear()
    expect((await idle.get('/api/auth/user')).status).toBe(401)
    app.world.now = now
  })

  test('D8.8: the database holds no token and no password', async () => {
    const { token } = (await logIn('enduser@schakel.example')).body.user
    const tables = ['sessions', 'passwords', 'items', 'changes', 'login_failures', 'idempotency']
    for (const table of tables) {
      const rows = await app.world.database.query<{ row: string }>(`select ${table}::text as row from ${table}`)
      const all = rows.map(({ row }) => row).join('\n')
      expect(all).not.toContain(token)
      expect(all).not.toContain(Buffer.from(token).toString('hex'))
      expect(all).not.toContain(PASSWORD)
    }
    const [kept] = await app.world.database.query<{ hash: string }>('select hash from passwords limit 1')
    expect(kept?.hash).toMatch(/^\$argon2id\$/)
  })
})

describe('who one is', () => {
  test('D19.7: the user comes without a token or anything secret', async () => {
    for (const somebody of ['super', 'staff', 'supplier', 'enduser', 'member'] as const) {
      const { body, text } = await app.as(somebody).get('/api/auth/user')
      expect(Object.keys(body)).toEqual(['user'])
      expect(body.user).toMatchObject({ _id: app.as(somebody).id, email: `${somebody}@schakel.example` })
      expect(body.user).not.toHaveProperty('token')
      expect(text).not.toMatch(/argon2|matchedSuppliers|_pass/)
    }
  })

  test('S7.12: the user list is for super users alone', async () => {
    const list = await app.as('super').post('/api/auth/list', { page_size: 200 })
    expect(list.status).toBe(200)
    const staff = list.body.find((user: { _id: string }) => user._id === app.as('staff').id)
    expect(staff).toMatchObject({ organisation: { _id: app.places.space, name: expect.any(String) }, role: 'staff' })
    expect(list.text).not.toMatch(/argon2|_pass/)
    for (const other of ['staff', 'supplier', 'enduser', 'member', 'stranger'] as const) {
      expect((await app.as(other).post('/api/auth/list', {})).status).toBe(403)
    }
  })
})

describe('the list of users by pages', () => {
  test('S7.12: page after page gives everybody once, by name, and every page says how many there are', async () => {
    const list = (body: object) => app.as('super').post('/api/auth/list', body)
    const all = await list({ page_size: 200 })
    const names = all.body.map((user: { _id: string }) => user._id)
    expect(all.headers.get('x-total-count')).toBe(String(names.length))
    const seen: string[] = []
    for (let page = 1; ; page += 1) {
      const { body, headers } = await list({ page, page_size: 2 })
      expect(body.length).toBeLessThanOrEqual(2)
      expect(headers.get('x-total-count')).toBe(String(names.length))
      seen.push(...body.map((user: { _id: string }) => user._id))
      if (body.length < 2) break
    }
    expect(seen).toEqual(names)
    for (const wrong of [{ page_size: 201 }, { page_size: 0 }, { page: 0 }])
      expect((await list(wrong)).status).toBe(422)
  })
})

describe('choosing another password', () => {
  const other = 'een heel ander wachtwoord'

  test('D8.8: the old one and all sessions end; the answer is a new session', async () => {
    const { email } = await aPerson()
    const tokens = [(await logIn(email)).body.user.token, (await logIn(email)).body.user.token]
    const [caller] = tokens.map((token) => app.with({ authorization: `Bearer ${token}` }))
    const changed = await caller?.post('/api/auth/password', { old: PASSWORD, password: other })
    expect(changed?.status).toBe(200)
    for (const token of tokens) {
      expect((await app.with({ authorization: `Bearer ${token}` }).get('/api/auth/user')).status).toBe(401)
    }
    const fresh = app.with({ authorization: `Bearer ${changed?.body.user.token}` })
    expect((await fresh.get('/api/auth/user')).status).toBe(200)
    expect((await logIn(email)).status).toBe(401)
    expect((await logIn(email, other)).status).toBe(200)
  })

  test.each([
    ['123456789', 'tooShort', { old: PASSWORD }],
    ['Wachtwoord123', 'passwordCommon', { old: PASSWORD }],
    ['aaaaaaaaaaaa', 'passwordCommon', { old: PASSWORD }],
    [other, 'passwordWrong', { old: 'niet het oude' }],
  ])('D8.8: %s is refused as %s', async (password, code, { old }) => {
    const { email } = await aPerson()
    const caller = app.with({ authorization: `Bearer ${(await logIn(email)).body.user.token}` })
    const answer = await caller.post('/api/auth/password', { old, password })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toMatchObject([{ code, message: expect.stringMatching(/\w/) }])
    expect((await logIn(email)).status).toBe(200)
  })

  test('D8.8: a super user cannot give anyone a common password either', async () => {
    const item = {
      _type: 'user',
      name: 'Iemand Anders',
      username: 'iemand',
      email: 'iemand@schakel.example',
      role: 'members',
    }
    const save = (_pass: string) =>
      app
        .as('super')
        .post('/api/space/save', { item: { ...item, _pass, $role: 'Eigenaar' }, parent: app.places.organisation })
    expect((await save('password123')).body.errors).toMatchObject([{ path: '_pass', code: 'passwordCommon' }])
    expect((await save('nog een lang wachtwoord')).status).toBe(200)
    expect((await logIn('iemand', 'nog een lang wachtwoord')).status).toBe(200)
  })
})
