import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, PASSWORD, type TestApp } from '../../../test/app.ts'

const HOUR_MS = 3_600_000
const OTHER = 'een heel ander wachtwoord'
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ PUBLIC_URL: 'https://schakel.example' })
})
afterAll(() => app.close())
const start = new Date('2026-03-02T09:00:00.000Z').getTime()
let tests = 0
beforeEach(async () => {
  tests += 1
  // The sessions of the people go on, what is counted in a quarter of an hour is over.
  app.world.now = new Date(start + tests * 16 * 60_000)
  app.world.store.viewers.clear()
  await app.world.database.query('delete from mails')
  await app.world.database.query('delete from login_failures')
})

function logIn(email: string, password = PASSWORD) {
  return app.nobody.post('/api/auth/login', { email, password })
}

/** An account of one's own, whose password disturbs nobody else. */
async function anAccount(role = 'endusers', organisation = app.places.lead) {
  const asUser = await app.world.user(organisation, role, { _pass: PASSWORD })
  const user = await app.world.read(asUser.viewer._id)
  const email = String(user.email)
  const { token } = (await logIn(email)).body.user
  return { id: asUser.viewer._id, email, token, caller: app.with({ authorization: `Bearer ${token}` }) }
}

const mails = () =>
  app.world.database.query<{ recipient: string; subject: string; body: string }>(
    'select recipient, subject, body from mails order by at, id',
  )

/** The key in the last mail to somebody. */
async function keyFor(email: string): Promise<string> {
  const found = (await mails())
    .filter((mail) => mail.recipient === email)
    .map(({ body }) => /key=([\w-]+)/.exec(body)?.[1])
  return found.at(-1) ?? ''
}

async function forgot(email: string) {
  app.world.wait(1000)
  expect((await app.nobody.post('/api/auth/forgot', { email })).status).toBe(200)
  return keyFor(email)
}

describe('a forgotten password', () => {
  test('D8.8: a mailed link gives another password, once, and ends every session', async () => {
    const { email, caller } = await anAccount()
    const key = await forgot(email.toUpperCase()).then(() => keyFor(email))
    expect((await mails())[0]?.body).toContain(`https://schakel.example/reset?key=${key}`)
    expect((await app.nobody.post('/api/auth/key', { key })).body).toEqual({ purpose: 'reset' })
    expect((await app.nobody.post('/api/auth/reset', { key, password: 'kort' })).status).toBe(422)
    expect((await app.nobody.post('/api/auth/reset', { key, password: OTHER })).status).toBe(200)
    expect((await caller.get('/api/auth/user')).status).toBe(401)
    expect((await logIn(email)).status).toBe(401)
    expect((await logIn(email, OTHER)).status).toBe(200)
    expect((await app.nobody.post('/api/auth/reset', { key, password: PASSWORD })).status).toBe(404)
    expect((await mails()).map(({ subject }) => subject)).toContain('Uw wachtwoord is gewijzigd')
  })

  test('D8.8: the link ends after an hour, and one that is used ends the others', async () => {
    const { email } = await anAccount()
    const [first, second] = [await forgot(email), await forgot(email)]
    app.world.wait(HOUR_MS + 1)
    expect((await app.nobody.post('/api/auth/reset', { key: first, password: OTHER })).status).toBe(404)
    const [third, fourth] = [await forgot(email), await forgot(email)]
    expect(new Set([first, second, third, fourth]).size).toBe(4)
    expect((await app.nobody.post('/api/auth/reset', { key: fourth, password: OTHER })).status).toBe(200)
    expect((await app.nobody.post('/api/auth/reset', { key: third, password: OTHER })).status).toBe(404)
  })

  test('D8.8: two who use one link at the same moment: one of them chose', async () => {
    const { email } = await anAccount()
    const key = await forgot(email)
    const answers = await Promise.all(
      ['wachtwoord van de een', 'wachtwoord van de ander'].map((password) =>
        app.nobody.post('/api/auth/reset', { key, password }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  test('D8.8: an unknown address gets the same answer and no mail', async () => {
    const { email } = await anAccount()
    const known = await app.nobody.post('/api/auth/forgot', { email })
    const unknown = await app.nobody.post('/api/auth/forgot', { email: 'niemand@nergens.example' })
    expect(unknown).toMatchObject({ status: known.status, text: known.text })
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([email])
  })

  test('D19.7: nobody fills a mailbox: five an hour for an account, twenty a quarter from an address', async () => {
    const { email } = await anAccount()
    const statuses: number[] = []
    for (let n = 0; n < 21; n += 1) statuses.push((await app.nobody.post('/api/auth/forgot', { email })).status)
    expect(statuses).toEqual([...Array(20).fill(200), 429])
    expect(await mails()).toHaveLength(5)
  })

  test('D1.3: what is told to the owner of an account is in the language that they chose, whoever asks', async () => {
    const { email } = await anAccount()
    const english = app.with({ 'accept-language': 'en' })
    const reset = async () => {
      await english.post('/api/auth/reset', { key: await forgot(email), password: OTHER })
      return (await mails()).map(({ subject }) => subject).filter((subject) => !/Kies een|Choose a/.test(subject))
    }
    expect(await reset(), 'who chose nothing reads as they ask').toEqual(['Your password was changed'])
    await app.world.database.query('delete from mails')
    const { token } = (await logIn(email, OTHER)).body.user
    expect((await app.nobody.post('/api/settings/save', { locale: 'nl', token })).status).toBe(200)
    expect(await reset()).toEqual(['Uw wachtwoord is gewijzigd'])
  })

  test('D8.8: the database holds no key, and the mail speaks the language of who asks', async () => {
    const { email } = await anAccount()
    await app.with({ 'accept-language': 'en-GB' }).post('/api/auth/forgot', { email })
    const [mail] = await mails()
    expect(mail?.subject).toBe('Choose a new password')
    expect(mail?.body).toContain('https://schakel.example/en/reset?key=')
    const rows = await app.world.database.query<{ row: string }>('select account_keys::text as row from account_keys')
    const key = await keyFor(email)
    expect(key).toHaveLength(43)
    for (const { row } of rows) {
      expect(row).not.toContain(key)
      expect(row).not.toContain(Buffer.from(key).toString('hex'))
    }
  })
})

describe('an invitation', () => {
  let count = 0
  async function aPerson(parent: string, fields = {}) {
    count += 1
    return app.aPerson(parent, { name: `Noor de Vries-${count}`, email: `noor${count}@lepeltje.example`, ...fields })
  }
  const invite = (person: string, as: Parameters<TestApp['as']>[0] = 'staff') =>
    app.as(as).post('/api/auth/invite', { person })

  test.each([
    ['lead', 'enduser', 'endusers'],
    ['supplier', 'supplier', 'suppliers'],
    ['organisation', 'member', 'members'],
    ['space', 'staff', 'staff'],
  ] as const)('D19.1: a person of a %s becomes %s', async (place, kind, role) => {
    const person = await aPerson(app.places[place])
    const { status, body } = await invite(person)
    expect(status).toBe(200)
    const key = await keyFor(body.email)
    expect((await app.nobody.post('/api/auth/key', { key })).body).toMatchObject({
      purpose: 'invite',
      email: body.email,
      organisation: expect.any(String),
    })
    const made = await app.nobody.post('/api/auth/accept', { key, password: PASSWORD })
    expect(made.status).toBe(200)
    expect((await logIn(body.email)).body.user).toMatchObject({ kind, role, organisation: { _id: app.places[place] } })
    expect((await logIn(made.body.username)).status).toBe(200)
    expect((await app.nobody.post('/api/auth/accept', { key, password: PASSWORD })).status).toBe(404)
    expect((await invite(person)).body.errors).toMatchObject([{ path: 'email', code: 'taken' }])
  })

  test('D19.4, D20: a username is made alike whether somebody elsewhere has that name or nobody does', async () => {
    const accepted = async (name: string) => {
      const { body } = await invite(await aPerson(app.places.lead, { name }))
      const answer = await app.nobody.post('/api/auth/accept', { key: await keyFor(body.email), password: PASSWORD })
      return answer.body.username
    }
    await app.world.user(app.places.otherLead, 'endusers', { name: 'Tjorven Piek', username: 'tjorven.p' })
    for (const name of ['Tjorven Piek', 'Tjorven Quist', 'Tjorven Piek'])
      expect(await accepted(name)).toMatch(/^tjorven[1-9]\d{3}$/)
    expect(await accepted('Bo Ooievaar')).toMatch(/^bo\.o[1-9]\d{3}$/)
  })

  test('F2.14: the first account of a lead organises its weighings, and those after it weigh along', async () => {
    const { _id: lead } = await app.world.system.create({
      item: { _type: 'lead', name: 'Lunchroom', employees: 12 },
      parent: app.places.space,
    })
    const roles: unknown[] = []
    for (const _ of ['first', 'second']) {
      const { body } = await invite(await aPerson(lead))
      await app.nobody.post('/api/auth/accept', { key: await keyFor(body.email), password: PASSWORD })
      const { _id } = (await logIn(body.email)).body.user
      const [edge] = await app.world.database.query<{ role: string }>(
        "select props ->> '$role' as role from edges where parent = $1 and child = $2 and edge = 'MEMBERS'",
        [lead, _id],
      )
      roles.push(edge?.role)
    }
    expect(roles).toEqual(['Eigenaar', 'Eindgebruiker'])
  })

  test('F2.14: who is invited later, where people have accounts and nobody organises, does not come to organise', async () => {
    const lead = await app.aLead()
    await app.world.user(lead, 'endusers')
    const { body } = await invite(await aPerson(lead))
    await app.nobody.post('/api/auth/accept', { key: await keyFor(body.email), password: PASSWORD })
    const { _id } = (await logIn(body.email)).body.user
    const [edge] = await app.world.database.query<{ role: string }>(
      "select props ->> '$role' as role from edges where parent = $1 and child = $2 and edge = 'MEMBERS'",
      [lead, _id],
    )
    expect(edge?.role).toBe('Eindgebruiker')
  })

  test('D19.7: nobody fills a mailbox by inviting again and again', async () => {
    const person = await app.aPerson(app.places.lead, { name: 'Volle Postbus', email: 'vol@postbus.example' })
    const answers = []
    for (let n = 0; n < 7; n += 1) answers.push((await invite(person)).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect((await mails()).filter(({ recipient }) => recipient === 'vol@postbus.example')).toHaveLength(5)
    // It is told to nobody else that somebody invited there.
    expect((await invite(person, 'super')).status).toBe(200)
  })

  test('D6: only the centre invites, and only whom it may change', async () => {
    const person = await aPerson(app.places.lead)
    expect((await invite(person, 'enduser')).status).toBe(403)
    expect((await invite(person, 'supplier')).status).toBe(404)
    expect((await invite(person, 'stranger')).status).toBe(404)
    expect((await invite(app.as('staff').id)).status).toBe(404)
    expect(await mails()).toEqual([])
  })

  test('D19.1: no body gives another role, organisation or feed', async () => {
    const person = await aPerson(app.places.supplier)
    const extra = { role: 'admin', _feed: 'ROOT', organisation: app.places.space }
    const { body } = await app.as('staff').post('/api/auth/invite', { person, ...extra })
    const key = await keyFor(body.email)
    await app.nobody.post('/api/auth/accept', { key, password: PASSWORD, ...extra })
    expect((await logIn(body.email)).body.user).toMatchObject({ role: 'suppliers', kind: 'supplier' })
  })

  test('D8.8: it works for seven days, and a new one replaces it', async () => {
    const person = await aPerson(app.places.lead)
    const { body } = await invite(person)
    const first = await keyFor(body.email)
    await app.world.database.query('delete from mails')
    await invite(person)
    expect((await app.nobody.post('/api/auth/accept', { key: first, password: PASSWORD })).status).toBe(404)
    const second = await keyFor(body.email)
    app.world.wait(7 * 24 * HOUR_MS + 1)
    expect((await app.nobody.post('/api/auth/accept', { key: second, password: PASSWORD })).status).toBe(404)
  })

  test('D6: it ends when the address of the person changed, the person went, or the inviter did', async () => {
    const other = await app.world.user(app.places.space, 'staff', { _pass: PASSWORD })
    const { token } = (await logIn(String((await app.world.read(other.viewer._id)).email))).body.user
    const inviter = app.with({ authorization: `Bearer ${token}` })
    const people = await Promise.all([1, 2, 3].map(() => aPerson(app.places.lead)))
    const keys: string[] = []
    for (const person of people) {
      const { body } = await inviter.post('/api/auth/invite', { person })
      keys.push(await keyFor(body.email))
    }
    const [changed = '', gone = ''] = people
    await app.world.system.update({ id: changed, fields: { email: 'iemand@anders.example' } })
    await app.world.system.remove(gone)
    const accept = (key: string | undefined) => app.nobody.post('/api/auth/accept', { key, password: PASSWORD })
    expect((await accept(keys[0])).status).toBe(404)
    expect((await accept(keys[1])).status).toBe(404)
    await app.world.system.remove(other.viewer._id)
    expect((await accept(keys[2])).status).toBe(404)
  })
})

describe('another e-mail address', () => {
  test('D19.1: it counts once the new address confirmed it, and the old one is told', async () => {
    const { email, caller } = await anAccount()
    const wanted = `nieuw.${email}`
    expect((await caller.post('/api/auth/email', { email: wanted, password: 'niet mijn wachtwoord' })).status).toBe(422)
    expect((await caller.post('/api/auth/email', { email: 'geen adres', password: PASSWORD })).status).toBe(422)
    expect((await caller.post('/api/auth/email', { email: wanted, password: PASSWORD })).status).toBe(200)
    expect((await logIn(wanted)).status).toBe(401)
    const key = await keyFor(wanted)
    expect((await app.nobody.post('/api/auth/confirm', { key })).body).toEqual({ email: wanted })
    expect((await logIn(wanted)).status).toBe(200)
    expect((await logIn(email)).status).toBe(401)
    expect((await mails()).find(({ recipient }) => recipient === email)?.subject).toBe('Uw e-mailadres is gewijzigd')
    expect((await app.nobody.post('/api/auth/confirm', { key })).status).toBe(404)
  })

  test('D8.8: another password ends what was mailed before it', async () => {
    const { id, email, caller } = await anAccount()
    for (const change of ['own', 'super'] as const) {
      const wanted = `${change}.${email}`
      const password = change === 'own' ? PASSWORD : OTHER
      expect((await caller.post('/api/auth/email', { email: wanted, password })).status).toBe(200)
      const keys = [await keyFor(wanted), await forgot(email)]
      if (change === 'own') {
        const answer = await caller.post('/api/auth/password', { old: PASSWORD, password: OTHER })
        expect(answer.status).toBe(200)
        caller.post = app.with({ authorization: `Bearer ${answer.body.user.token}` }).post
      } else await app.as('super').post(`/api/space/update/${id}`, { props: { _pass: PASSWORD } })
      for (const key of keys) {
        expect(key).not.toBe('')
        expect((await app.nobody.post('/api/auth/key', { key })).status).toBe(404)
      }
    }
  })

  test('D8.8: what was mailed before ends when a super user gives an account another address, or takes it away', async () => {
    for (const change of ['address', 'trash'] as const) {
      const { id, email, caller } = await anAccount()
      const wanted = `wens.${email}`
      expect((await caller.post('/api/auth/email', { email: wanted, password: PASSWORD })).status).toBe(200)
      const keys = [await keyFor(wanted), await forgot(email)]
      const works = async (key: string) => (await app.nobody.post('/api/auth/key', { key })).status
      // A change of anything else ends none of them.
      await app
        .as('super')
        .post(`/api/space/update/${id}`, { props: { name: 'Andere Naam', email: email.toUpperCase() } })
      for (const key of keys) expect(await works(key)).toBe(200)
      if (change === 'trash') {
        expect((await app.as('super').post('/api/space/delete', { item: { _id: id } })).status).toBe(200)
        expect((await app.as('super').post('/api/trash/restore', { _id: id })).status).toBe(200)
      } else await app.as('super').post(`/api/space/update/${id}`, { props: { email: `ander.${email}` } })
      for (const key of keys) expect(await works(key)).toBe(404)
    }
  })

  test('D8.8: the address of another account gives the same answer, and nobody a mail', async () => {
    const { caller } = await anAccount()
    const answer = await caller.post('/api/auth/email', { email: app.as('member').email, password: PASSWORD })
    expect(answer).toMatchObject({ status: 200, body: {} })
    expect(await mails()).toEqual([])
  })

  test('D19.1: it cannot be slipped past by a plain change of oneself', async () => {
    const { id, caller } = await anAccount()
    expect((await caller.post(`/api/space/update/${id}`, { props: { email: 'x@y.example' } })).status).toBe(403)
    expect(
      (await caller.post(`/api/space/update/${id}`, { props: { name: 'Andere Naam', phone: '020 010 0001' } })).status,
    ).toBe(200)
  })

  test('D8.8: a key opens only what it was made for', async () => {
    const { email, caller } = await anAccount()
    await caller.post('/api/auth/email', { email: `x.${email}`, password: PASSWORD })
    const [forEmail, forReset] = [await keyFor(`x.${email}`), await forgot(email)]
    expect((await app.nobody.post('/api/auth/reset', { key: forEmail, password: OTHER })).status).toBe(404)
    expect((await app.nobody.post('/api/auth/accept', { key: forReset, password: OTHER })).status).toBe(404)
    expect((await app.nobody.post('/api/auth/confirm', { key: forReset })).status).toBe(404)
    expect((await app.nobody.post('/api/auth/second', { key: forReset, code: '123456' })).status).toBe(404)
  })
})

describe('sessions', () => {
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36'

  test('D8.8: one sees where one has logged in, by device and network, and ends it', async () => {
    const { email, caller, token } = await anAccount()
    const there = await app.with({ 'user-agent': agent }).post('/api/auth/login', { email, password: PASSWORD })
    const list = await caller.post('/api/auth/sessions')
    expect(list.body).toMatchObject([
      { current: true },
      { current: false, device: 'Chrome · Windows', address: '127.0.0.x', seen: app.world.now.toISOString() },
    ])
    expect(list.text).not.toContain(token)
    const { _id } = list.body[1]
    expect((await app.as('staff').post('/api/auth/sessions/revoke', { _id })).status).toBe(404)
    expect((await caller.post('/api/auth/sessions/revoke', { _id })).status).toBe(200)
    const other = app.with({ authorization: `Bearer ${there.body.user.token}` })
    expect((await other.get('/api/auth/user')).status).toBe(401)
    expect((await caller.get('/api/auth/user')).status).toBe(200)
  })

  test('D8.8: all the others end at once, or all of them', async () => {
    const { email, caller } = await anAccount()
    const more = await Promise.all([1, 2].map(() => logIn(email)))
    const callers = more.map(({ body }) => app.with({ authorization: `Bearer ${body.user.token}` }))
    await caller.post('/api/auth/sessions/revoke', {})
    for (const other of callers) expect((await other.get('/api/auth/user')).status).toBe(401)
    const again = app.with({ authorization: `Bearer ${(await logIn(email)).body.user.token}` })
    expect((await again.post('/api/auth/logout', { everywhere: true })).status).toBe(200)
    for (const one of [caller, again]) expect((await one.get('/api/auth/user')).status).toBe(401)
  })

  test('D8.1: the page sees by a cookie of its own that there is a session, and nothing more', async () => {
    const cookies = (await logIn(app.as('member').email)).headers.getSetCookie()
    expect(cookies.find((cookie) => cookie.startsWith('auth.in=1;'))).not.toContain('HttpOnly')
    expect(cookies.find((cookie) => cookie.startsWith('auth.token='))).toContain('HttpOnly')
  })
})
