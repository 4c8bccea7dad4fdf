import { ERASED_NAME } from '@schakel/domain/privacy'
import { describe, expect, it, vi } from 'vitest'
import { page, reply, stubServer } from '../../test/stubServer.ts'
import { saveAnswer } from '../entities/exports/saveAnswer.ts'
import { ApiError, isApiError } from './apiError.ts'
import { goAs } from './asking.ts'
import { call, callWithTotal, get, newIdempotencyKey, whenLoggedOut } from './call.ts'

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${error}`)
  return error
}

describe('the one way to the server', () => {
  it('D8.1: posts JSON to the same origin and holds no token', async () => {
    const { received } = stubServer({ '/api/space/save': () => ({ _id: 'lead/1', _version: 1 }) })
    expect(await call('/api/space/save', { item: { name: 'Haven' } })).toEqual({ _id: 'lead/1', _version: 1 })
    expect(received).toMatchObject([{ path: '/api/space/save', method: 'POST', body: { item: { name: 'Haven' } } }])
  })

  it('D21.1: waits and goes on where it was too fast, and tells nobody', async () => {
    vi.useFakeTimers()
    const answers = [429, 429, 200]
    const { received } = stubServer({
      '/api/space/save': () => {
        const status = answers.shift() ?? 500
        if (status === 200) return { _id: 'lead/1' }
        return reply(429, { type: '/problems/tooFast', title: 'Even rustig aan' }, { 'retry-after': '2' })
      },
    })
    const asked = call('/api/space/save', { item: { name: 'Haven' } }, { idempotencyKey: 'een' })
    await vi.advanceTimersByTimeAsync(1900)
    expect(received).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(6000)
    expect(await asked).toEqual({ _id: 'lead/1' })
    expect(received).toHaveLength(3)
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual(['een', 'een', 'een'])
    vi.useRealTimers()
  })

  it('D21.1: does not wait for what is refused for another reason, nor once it is called off', async () => {
    const tooMany = reply(429, { type: '/problems/tooMany', title: 'Te veel pogingen' }, { 'retry-after': '4' })
    const { received } = stubServer({
      '/api/auth/login': () => tooMany,
      '/api/space/search': () => reply(429, { type: '/problems/tooFast', title: 'x' }, { 'retry-after': '2' }),
    })
    expect((await failureOf(call('/api/auth/login', {}))).retryAfter).toBe(4)
    const off = new AbortController()
    const asked = call('/api/space/search', {}, { signal: off.signal })
    setTimeout(() => off.abort(), 20)
    await expect(asked).rejects.toThrow(/abort/i)
    expect(received).toHaveLength(2)
  })

  it('D6, D1.3: who was erased is called so in this language, and is sent back as the mark that was read', async () => {
    const text = `Bel ${ERASED_NAME}`
    const { received } = stubServer({ '/api/space/comment/1': () => ({ text }), '/api/space/save': () => ({}) })
    expect(await call('/api/space/comment/1')).toEqual({ text: 'Bel Verwijderd persoon' })
    await call('/api/space/save', { item: { text: 'Bel Verwijderd persoon niet' } })
    expect(received[1]).toMatchObject({ body: { item: { text: `${text} niet` } } })
  })

  it('D8.2: a refused field is an error with its path and code', async () => {
    const errors = [{ path: 'address.zipcode', code: 'tooLong', message: 'max. 12 tekens' }]
    stubServer({ '/api/x': () => reply(422, { title: 'Invalid', detail: 'Nee', errors }) })
    const error = await failureOf(call('/api/x'))
    expect(error).toMatchObject({ status: 422, title: 'Invalid', detail: 'Nee', errors })
    expect(error.byPath()['address.zipcode']?.code).toBe('tooLong')
  })

  it('D2.3: a stale version carries the current item', async () => {
    stubServer({ '/api/x': () => reply(409, { title: 'Stale', current: { _id: 'lead/1', _version: 7 } }) })
    expect((await failureOf(call('/api/x'))).current?._version).toBe(7)
  })

  it('D8.2: 429 says how long to wait', async () => {
    stubServer({ '/api/x': () => reply(429, { title: 'Too many' }, { 'retry-after': '90' }) })
    expect((await failureOf(call('/api/x'))).retryAfter).toBe(90)
  })

  it('D8.2: an answer that is no JSON is still an error with its status', async () => {
    stubServer({ '/api/x': () => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }) })
    expect(await failureOf(call('/api/x'))).toMatchObject({ status: 502, title: 'Bad Gateway' })
  })

  it('D8.2: no answer at all has status 0', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(isApiError(await failureOf(call('/api/x')), 0)).toBe(true)
  })

  it('D8.3: a list comes with its total, exact or estimated', async () => {
    stubServer({ '/api/exact': () => page([1, 2], 17), '/api/estimate': () => page([1], 20_000, true) })
    expect(await callWithTotal('/api/exact', {})).toEqual({ data: [1, 2], total: 17, isEstimate: false })
    expect(await callWithTotal('/api/estimate', {})).toEqual({ data: [1], total: 20_000, isEstimate: true })
  })

  it('S2.17: a session that ended leads to the login form, but a failed login does not', async () => {
    const leave = vi.fn()
    whenLoggedOut(leave)
    stubServer({ '/api/space/x': () => reply(401, {}), '/api/auth/login': () => reply(401, {}) })
    await failureOf(call('/api/auth/login', {}))
    expect(leave).not.toHaveBeenCalled()
    await failureOf(call('/api/space/x'))
    expect(leave).toHaveBeenCalledOnce()
  })

  it('D8.1: says under whose session the page goes, and leaves it where that is of another', async () => {
    const leave = vi.fn()
    whenLoggedOut(leave)
    const refused = { type: '/problems/otherAccount', title: 'x' }
    const { received } = stubServer({ '/api/x': () => ({}), '/api/auth/sessions': () => reply(401, refused) })
    await call('/api/x')
    goAs('user/els')
    await call('/api/x', {}, { asMyself: true })
    expect((await failureOf(call('/api/auth/sessions'))).status).toBe(401)
    goAs(undefined)
    expect(received.map(({ headers }) => headers['x-account'])).toEqual([undefined, 'user/els', 'user/els'])
    expect(leave.mock.calls).toEqual([[true]])
  })

  it('D1.3: asks for the words of the server in the language of the page, whatever the browser prefers', async () => {
    const { received } = stubServer({ '/api/x': () => ({}), '/api/export': () => new Response('x') })
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
    await call('/api/x')
    history.replaceState(null, '', '/en/list')
    await call('/api/x')
    await saveAnswer('/api/export', {}, 'x.csv')
    history.replaceState(null, '', '/')
    expect(received.map(({ headers }) => headers['accept-language'])).toEqual(['nl', 'en', 'en'])
  })

  it('S7.15: who has logged in is asked by GET', async () => {
    const { received } = stubServer({ '/api/auth/user': () => ({ user: {} }) })
    await get('/api/auth/user')
    expect(received[0]).toMatchObject({ method: 'GET', body: undefined })
  })

  it('D2.4: keys of writes differ', () => {
    expect(newIdempotencyKey()).not.toBe(newIdempotencyKey())
  })
})
