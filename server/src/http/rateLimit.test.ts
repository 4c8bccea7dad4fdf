import { liveEvents } from '@schakel/domain/calls'
import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Caller, openTestApp, PASSWORD, type TestApp } from '../../test/app.ts'
import { RateLimit } from './rateLimit.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ RATE_LIMIT: '2/6' })
})
afterAll(() => app.close())
// Time stands still: a slow machine would be given out more while it asks.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** Asks until it is refused; answers how often it was not, and the refusal. */
async function untilRefused(ask: () => ReturnType<Caller['post']>) {
  for (let passed = 0; passed < 200; passed += 1) {
    const answer = await ask()
    if (answer.status === 429) return { passed, refused: answer }
    expect(answer.status).toBe(200)
  }
  throw new Error('it was never refused')
}

interface Answered {
  readonly ok: boolean
  readonly error?: string
  readonly retryAfter?: number
}

describe('D21.1: how much an account may ask', () => {
  test('D21.1: reads stop after a burst of five seconds, with the time to wait, and for this account alone', async () => {
    const { passed, refused } = await untilRefused(() => app.as('staff').post('/api/space/tags'))
    expect(passed).toBeGreaterThanOrEqual(30)
    expect(passed).toBeLessThan(90)
    expect(refused.body).toMatchObject({ type: '/problems/tooFast', status: 429 })
    expect(refused.headers.get('retry-after')).toBe('1')
    expect((await app.as('member').post('/api/space/tags')).status).toBe(200)
    // Writes count apart.
    expect((await app.as('staff').post('/api/space/update/nothing')).status).not.toBe(429)
  })

  test('D21.1: writes stop sooner, whatever call they go by, and leave nothing done', async () => {
    const person = app.as('super')
    let made = 0
    const { passed } = await untilRefused(() => {
      made += 1
      const item = { _type: 'comment', text: `Te snel ${made}` }
      return person.post('/api/space/save', { item, parent: app.places.lead })
    })
    expect((await person.post('/api/auth/sessions/revoke', {})).status).toBe(429)
    expect(passed).toBeGreaterThanOrEqual(10)
    expect(passed).toBeLessThan(40)
    expect(await app.world.find(app.world.system, { q: 'te snel', feed: 'comment' })).toHaveLength(passed)
  })

  test('D21.1: the feed of an agenda counts as its owner, though it asks no session', async () => {
    const { body } = await app.as('enduser2').post('/api/agenda/feed', {})
    const feed = new URL(body.url).pathname
    const { passed } = await untilRefused(() => app.nobody.get(feed))
    expect(passed).toBeLessThan(90)
    const all = await Promise.all(Array.from({ length: 45 }, () => app.as('enduser2').post('/api/space/tags')))
    expect(all.filter(({ status }) => status === 429).length).toBeGreaterThan(8)
  })

  test('D21.1: tokens of one account count together, and events of sockets with them', async () => {
    const one = app.as('enduser')
    const socket = io(app.url, { auth: { token: one.token }, transports: ['websocket'], reconnection: false })
    await new Promise((resolve) => socket.on('connect', () => resolve(undefined)))
    const room = `item:${app.places.organisation}`
    const answers: readonly Answered[] = await Promise.all(
      Array.from({ length: 45 }, () => socket.emitWithAck(liveEvents.joinRoom.name, { room })),
    )
    socket.disconnect()
    const refused = answers.filter(({ error }) => error === 'tooMany')
    expect(refused.length).toBeGreaterThan(8)
    expect(refused[0]?.retryAfter).toBe(1)
    const again = await app.nobody.post('/api/auth/login', { email: one.email, password: PASSWORD })
    const other = app.with({ authorization: `Bearer ${again.body.user.token}` })
    expect((await untilRefused(() => other.post('/api/space/tags'))).passed).toBeLessThan(25)
  })

  test('D21.1: whoever waits for what it says may go on', () => {
    const limit = new RateLimit({ writes: 1, reads: 50 })
    for (let turn = 0; turn < 250; turn += 1) limit.take('user/een', 'reads')
    expect(() => {
      for (let turn = 0; turn < 250; turn += 1) limit.take('user/een', 'reads')
    }).toThrow('too many tries')
    vi.advanceTimersByTime(1000)
    for (let turn = 0; turn < 40; turn += 1) limit.take('user/een', 'reads')
    limit.stop()
  })

  test('D21.1: what was asked of another node counts here too', () => {
    const heard: unknown[] = []
    const limit = new RateLimit({ writes: 2, reads: 6 }, (news) => heard.push(news))
    limit.hear([['user/een', 30, 0]])
    expect(() => limit.take('user/een', 'reads')).toThrow('too many tries')
    limit.take('user/een', 'writes')
    limit.take('user/twee', 'reads')
    limit.stop()
  })

  test('D21.1: without a limit nobody counts', () => {
    const limit = new RateLimit(undefined)
    for (let turn = 0; turn < 10_000; turn += 1) limit.take('user/een', 'writes')
  })
})
