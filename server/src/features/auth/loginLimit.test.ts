import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, PASSWORD, type TestApp } from '../../../test/app.ts'

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

test('D19.7: after 10 failures an account waits, whoever tries and with which name', async () => {
  const { email, username } = app.as('enduser')
  const tries = await statuses(10, (index) =>
    logIn(index % 2 ? email : username.toUpperCase(), 'een verkeerd wachtwoord'),
  )
  expect(tries).toEqual(Array(10).fill(401))
  const refused = await logIn(email, PASSWORD)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await logIn(app.as('member').email, PASSWORD)).status).toBe(200)
  app.world.wait(16 * MINUTE_MS)
  expect((await logIn(email, PASSWORD)).status).toBe(200)
})

test('D8.8: an account that does not exist answers the same all the way', async () => {
  const known = await statuses(12, () => logIn(app.as('supplier2').email, 'een verkeerd wachtwoord'))
  const unknown = await statuses(12, () => logIn('niemand@schakel.example', 'een verkeerd wachtwoord'))
  expect(unknown).toEqual(known)
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
