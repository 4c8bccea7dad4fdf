import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reply, stubServer } from '../../../test/stubServer.ts'
import type { Pending } from '../../entities/unsent/checkinQueue.ts'
import { type Attendance, countsOf, registrationsOf, searched } from './attendance.ts'

const person = (id: string, name: string, more = {}) =>
  ({ _id: `person/${id}`, _type: 'person', _version: 1, name, ...more }) as const
const attendance: Attendance = {
  key: 'k',
  activity: { _id: 'activity/1', _type: 'activity', _version: 1, name: 'Kennisdag' },
  registrations: [
    person('a', 'Aukje Deurwaarder', { organisation: { _id: 'lead/1', name: 'Hotel Één' } }),
    person('b', 'Bastiaan Zitplaats', { $present: '2026-03-02T09:00:00Z', $guests: 2 }),
  ],
}
const tick = (id: string, shown: object): Omit<Pending, 'key'> => ({
  by: 'user/1',
  activity: 'activity/1',
  person: `person/${id}`,
  path: '/api/checkin/present',
  body: { activity: 'activity/1', person: `person/${id}` },
  shown: { ...shown },
})

/** The queue as a page has it that was just opened. */
async function freshQueue() {
  vi.resetModules()
  return import('../../entities/unsent/checkinQueue.ts')
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('what waits for a connection', () => {
  it('D12: goes in its order under one key until an answer comes, and is kept over a reload', async () => {
    let isDown = true
    const { received } = stubServer({
      '/api/checkin/present': () => {
        if (isDown) throw new TypeError('Failed to fetch')
        return { _id: 'person/a', _version: 2 }
      },
    })
    const queue = await freshQueue()
    queue.put(tick('a', { $present: 'now' }))
    queue.put(tick('b', { $present: null }))
    await vi.advanceTimersByTimeAsync(10)
    expect(received).toHaveLength(1)
    const again = await freshQueue()
    const sent: string[] = []
    again.onSent((done) => sent.push(done.person))
    const stop = again.sendWhenOnline('user/1')
    await vi.advanceTimersByTimeAsync(10)
    isDown = false
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(3000)
    stop()
    expect(sent).toEqual(['person/a', 'person/b'])
    const keys = received.map(({ headers }) => headers['idempotency-key'])
    expect(keys[1]).toBe(keys[0])
    expect(new Set(keys).size).toBe(2)
    expect(JSON.parse(localStorage.getItem('schakel.checkin.pending') ?? '')).toEqual([])
  })

  it('D12: what the server refuses is told and does not hold up the rest; what somebody else left waits for them', async () => {
    const { received } = stubServer({
      '/api/checkin/present': ({ person: id }) =>
        id === 'person/a' ? reply(404, { title: 'Not Found', status: 404 }) : { _id: id, _version: 2 },
    })
    const queue = await freshQueue()
    const told: [string, boolean][] = []
    queue.onSent((done, refused) => told.push([done.person, refused !== undefined]))
    queue.put(tick('a', {}))
    queue.put(tick('b', {}))
    queue.put({ ...tick('c', {}), by: 'user/2' })
    await vi.advanceTimersByTimeAsync(50)
    expect(told).toEqual([
      ['person/a', true],
      ['person/b', false],
    ])
    expect(received).toHaveLength(2)
  })
})

describe('a walk-in whose answer was lost', () => {
  const HOUR = 3_600_000
  const walkIn = { ...tick('new1', { name: 'Dirkje Inloper' }), path: '/api/space/save' }
  const kept = () => JSON.parse(localStorage.getItem('schakel.checkin.pending') ?? '')

  /** It was typed and no answer came; so many hours later the device is opened again, with a connection. */
  async function reopened(hours: number) {
    let isDown = true
    const { received } = stubServer({
      '/api/space/save': () => {
        if (isDown) throw new TypeError('Failed to fetch')
        return { _id: 'person/1', _version: 1 }
      },
    })
    const queue = await freshQueue()
    queue.put(walkIn)
    await vi.advanceTimersByTimeAsync(10)
    vi.clearAllTimers()
    vi.setSystemTime(Date.now() + hours * HOUR)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    isDown = false
    const again = await freshQueue()
    const told: unknown[] = []
    again.onSent((_, refused) => told.push(refused))
    again.sendWhenOnline('user/1')()
    await vi.advanceTimersByTimeAsync(10)
    return { told, keys: received.map(({ headers }) => headers['idempotency-key']) }
  }

  it('D12, D2.4: goes again under its key while the server knows that', async () => {
    const { told, keys } = await reopened(22)
    expect([told, keys[1] === keys[0], kept()]).toEqual([[undefined], true, []])
  })

  it('D12, D2.4: is not made twice a day later: it is kept, with the question whether it is in the list', async () => {
    const { told, keys } = await reopened(24)
    expect(keys).toHaveLength(1)
    expect(told).toMatchObject([{ status: 0 }])
    expect(kept()).toMatchObject([{ shown: walkIn.shown, refused: { status: 0 } }])
  })

  it('D12, D2.4: kept by an earlier version of the page it counts from when it was typed', async () => {
    const { received } = stubServer({ '/api/space/save': () => ({ _id: 'person/1', _version: 1 }) })
    const of = (key: string, hours: number) => {
      const $registered = new Date(Date.now() - hours * HOUR).toISOString()
      return { ...walkIn, key, body: { item: { _type: 'person', $registered } } }
    }
    localStorage.setItem('schakel.checkin.pending', JSON.stringify([of('old', 30), of('new', 1)]))
    const queue = await freshQueue()
    queue.sendWhenOnline('user/1')()
    await vi.advanceTimersByTimeAsync(10)
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual(['new'])
    expect(kept()).toMatchObject([{ key: 'old', refused: { status: 0 } }])
  })

  it('D12: goes after days where this device had no connection at all', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { told } = await reopened(72)
    expect([told, kept()]).toEqual([[undefined], []])
  })
})

describe('the list at the door', () => {
  it('D12: shows what was ticked at once, with who walked in, and counts it', () => {
    const pending = [
      { ...tick('a', { $present: '2026-03-02T10:00:00Z' }), key: '1' },
      { ...tick('b', { $present: null }), key: '2' },
      { ...tick('new1', { name: 'Dirkje Inloper', $present: '2026-03-02T10:01:00Z' }), key: '3' },
    ]
    const lines = registrationsOf(attendance, pending)
    expect(lines.map(({ name, present, isNew }) => [name, present !== undefined, isNew])).toEqual([
      ['Aukje Deurwaarder', true, false],
      ['Bastiaan Zitplaats', false, false],
      ['Dirkje Inloper', true, true],
    ])
    expect(countsOf(lines)).toEqual({ registered: 3, present: 2, guests: 0 })
    expect(countsOf(registrationsOf(attendance, []))).toEqual({ registered: 2, present: 1, guests: 2 })
  })

  it('D12: finds by the beginnings of words, without accents, in name and organisation', () => {
    const lines = registrationsOf(attendance, [])
    const found = (term: string, part: 'all' | 'expected' | 'present' = 'all') =>
      searched(lines, term, part).map(({ name }) => name)
    expect(found('deur auk')).toEqual(['Aukje Deurwaarder'])
    expect(found('een')).toEqual(['Aukje Deurwaarder'])
    expect(found('waarder')).toEqual([])
    expect(found('', 'expected')).toEqual(['Aukje Deurwaarder'])
    expect(found('', 'present')).toEqual(['Bastiaan Zitplaats'])
  })
})
