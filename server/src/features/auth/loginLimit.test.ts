import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, openTestApp, PASSWORD, type TestApp } from '../../../test/app.ts'

const MINUTE_MS = 60_000
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ TRUST_PROXY: '1' })
})
afterAll(() => app.close())
beforeEach(() => app.world.wait(20 * MINUTE_MS))

let lastAddress = 0
/** An address that nobody used before. */
function anAddress(): string {
  lastAddress += 1
  return `198.51.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`
}

function logIn(email: string, password: string, address = anAddress()) {
  return app.with({ 'x-forwarded-for': address }).post('/api/auth/login', { email, password })
}

async function statuses(times: number, ask: (index: number) => Promise<{ status: number }>): Promise<number[]> {
  const found: number[] = []
  for (let index = 0; index < times; index += 1) found.push((await ask(index)).status)
  return found
}

test('D19.7: after 10 failures a name waits, whoever tries', async () => {
  const { email } = app.as('enduser')
  expect(await statuses(10, () => logIn(email, 'een verkeerd wachtwoord'))).toEqual(Array(10).fill(401))
  const refused = await logIn(email, PASSWORD)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await logIn(app.as('member').email, PASSWORD)).status).toBe(200)
  app.world.wait(16 * MINUTE_MS)
  expect((await logIn(email, PASSWORD)).status).toBe(200)
})

test('D21.3: the failures of an account count together, whatever name it was addressed by', async () => {
  const { email, username } = app.as('enduser')
  const wide = username.replace(/[a-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0))
  const names = [email, username, email.toUpperCase(), ` ${username} `, wide]
  const tries = await statuses(10, (index) => logIn(names[index % 4] ?? email, 'een verkeerd wachtwoord'))
  expect(tries).toEqual(Array(10).fill(401))
  // By each of its names it was tried too seldom to be told to wait, and none lets anybody in.
  for (const name of names) expect((await logIn(name, PASSWORD)).status).toBe(401)
  app.world.wait(16 * MINUTE_MS)
  expect((await logIn(username.toUpperCase(), PASSWORD)).status).toBe(200)
})

test('D21.3: case and form of the letters make no other name', async () => {
  const names = ['René@schakel.example', 'RENÉ@schakel.example', 'Rene\u0301@schakel.example', 'ｒené@schakel.example']
  const tries = await statuses(11, (index) => logIn(names[index % names.length] ?? '', 'een verkeerd wachtwoord'))
  expect(tries).toEqual([...Array(10).fill(401), 429])
})

test('D21.3: a name of a locked account cannot be told from one that nobody has: status, body, headers, time', async () => {
  const { email, username } = app.as('supplier2')
  await statuses(11, () => logIn(email, 'een verkeerd wachtwoord'))
  const seen = async (name: string) => {
    const began = performance.now()
    const { status, text, headers } = await logIn(name, 'een verkeerd wachtwoord')
    const told = [...headers].filter(([header]) => header !== 'x-request-id' && header !== 'date')
    return { told: JSON.stringify([status, text, told]), ms: performance.now() - began }
  }
  const mine: number[] = []
  const nobodys: number[] = []
  for (let turn = 0; turn < 13; turn += 1) {
    const [known, unknown] = [await seen(username), await seen('iemand.anders')]
    expect(known.told).toBe(unknown.told)
    mine.push(known.ms)
    nobodys.push(unknown.ms)
  }
  const middle = (times: number[]) => times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
  expect(middle(mine) / middle(nobodys)).toBeGreaterThan(1 / 3)
  expect(middle(mine) / middle(nobodys)).toBeLessThan(3)
})

test('D19.7: many tries at once do not slip past the count', async () => {
  const { email } = app.as('supplier')
  const tries = await Promise.all(Array.from({ length: 30 }, () => logIn(email, 'een verkeerd wachtwoord')))
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(10)
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(20)
})

test('D19.7: success does not count', async () => {
  const { email } = app.as('staff')
  const address = anAddress()
  expect(await statuses(15, () => logIn(email, PASSWORD, address))).toEqual(Array(15).fill(200))
})

test('D19.7: after 100 failures an address waits, whatever account it tries', async () => {
  const address = anAddress()
  const tries = await statuses(100, (index) =>
    logIn(`niemand${index}@schakel.example`, 'een verkeerd wachtwoord', address),
  )
  expect(tries).toEqual(Array(100).fill(401))
  expect((await logIn(app.as('super').email, PASSWORD, address)).status).toBe(429)
  expect((await logIn(app.as('super').email, PASSWORD)).status).toBe(200)
})

test('D19.7: many accounts tried at once from one address do not slip past the count, also not from addresses of one network', async () => {
  const address = anAddress()
  const tries = await Promise.all(
    Array.from({ length: 130 }, (_, index) =>
      logIn(`tegelijk${index}@schakel.example`, 'een verkeerd wachtwoord', address),
    ),
  )
  expect(tries.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(100)
  expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30)
  // Who has one address of the sixth version has all of its network.
  const within = (index: number) => `2001:db8:77:1:${index.toString(16)}::${index.toString(16)}`
  expect(
    await statuses(100, (index) => logIn(`zes${index}@schakel.example`, 'een verkeerd wachtwoord', within(index))),
  ).toEqual(Array(100).fill(401))
  expect((await logIn(app.as('super').email, PASSWORD, within(5000))).status).toBe(429)
  expect((await logIn(app.as('super').email, PASSWORD, '2001:db8:77:2::1')).status).toBe(200)
})

test('D19.7: guessing the old password counts as well', async () => {
  const stranger = app.as('stranger')
  const guess = () =>
    stranger.post('/api/auth/password', { old: 'een verkeerd wachtwoord', password: 'een nieuw wachtwoord' })
  expect(await statuses(11, guess)).toEqual([...Array(10).fill(422), 429])
})

test('D19.7: no mailbox is filled by asking for it as an address, by one account or by many', async () => {
  const mailbox = 'iemand@elders.example'
  const anAccount = async () => {
    const { viewer } = await app.world.user(app.places.lead, 'endusers', { _pass: PASSWORD })
    const { token } = (await logIn(String((await app.world.read(viewer._id)).email), PASSWORD)).body.user
    return app.with({ authorization: `Bearer ${token}`, 'x-forwarded-for': anAddress() })
  }
  const ask = async (caller: Caller, email: string) =>
    (await caller.post('/api/auth/email', { email, password: PASSWORD })).status
  const mailed = async () =>
    (await app.world.database.query('select from mails where lower(recipient) = $1', [mailbox])).length
  const first = await anAccount()
  expect(await statuses(4, async () => ({ status: await ask(first, mailbox) }))).toEqual([200, 200, 200, 429])
  expect(await ask(first, `ook.${mailbox}`), 'many mailboxes one after another').toBe(429)
  // Nobody hears of what others had sent.
  for (const email of [mailbox, mailbox.toUpperCase(), mailbox]) expect(await ask(await anAccount(), email)).toBe(200)
  expect(await mailed()).toBe(5)
  app.world.wait(16 * MINUTE_MS)
  expect(await ask(await anAccount(), mailbox)).toBe(200)
  expect(await mailed()).toBe(6)
})
