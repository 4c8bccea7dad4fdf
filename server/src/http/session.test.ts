import { ACCOUNT, SEE_AS } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, PASSWORD, type TestApp } from '../../test/app.ts'

let app: TestApp
let secure: TestApp
beforeAll(async () => {
  app = await openTestApp()
  secure = await openTestApp({ PUBLIC_URL: 'https://schakel.example' })
})
afterAll(async () => {
  await app.close()
  await secure.close()
})

async function cookieOf(from: TestApp): Promise<string> {
  const answer = await from.nobody.post('/api/auth/login', { email: 'staff@schakel.example', password: PASSWORD })
  return answer.headers.getSetCookie().find((cookie) => cookie.startsWith('auth.token=')) ?? ''
}

describe('D8.1: the session of a browser', () => {
  test('D8.1, S9.8: the cookie is for the server alone, for all paths, and not for other sites', async () => {
    expect(await cookieOf(app)).toMatch(/^auth\.token=[\w-]{40,}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await cookieOf(secure)).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
  })

  test('S9.8: a token also goes as Bearer in the header Authorization, and in no other way of that header', async () => {
    const token = /^auth\.token=([\w-]+);/.exec(await cookieOf(app))?.[1] ?? ''
    const status = async (authorization: string) => (await app.with({ authorization }).get('/api/auth/user')).status
    expect(await status(`Bearer ${token}`)).toBe(200)
    for (const other of [token, `Basic ${token}`, `Token ${token}`, `Bearer ${token}x`])
      expect(await status(other)).toBe(401)
  })

  test('D8.1: it opens what is read by GET', async () => {
    const cookie = (await cookieOf(app)).split(';')[0] ?? ''
    const me = await app.with({ cookie }).get('/api/auth/user')
    expect(me.body.user._id).toBe(app.as('staff').id)
  })

  test('D19.7: a call that changes something needs an Origin of this site', async () => {
    const cookie = (await cookieOf(app)).split(';')[0] ?? ''
    const port = new URL(app.url).port
    const post = (origin?: string) => app.with({ cookie, ...(origin ? { origin } : {}) }).post('/api/space/tags')
    expect((await post(app.url)).status).toBe(200)
    const others = [
      undefined,
      'null',
      'https://evil.example',
      `https://127.0.0.1:${port}`,
      `http://localhost:${port}`,
      'http://127.0.0.1:9',
      `http://127.0.0.1.evil.example:${port}`,
      `${app.url}.evil.example`,
    ]
    for (const origin of others) {
      const answer = await post(origin)
      expect([origin, answer.status, answer.body.type]).toEqual([origin, 403, '/problems/origin'])
    }
  })

  test('D19.7: behind a public address that address counts', async () => {
    const cookie = (await cookieOf(secure)).split(';')[0] ?? ''
    const post = (origin: string) => secure.with({ cookie, origin }).post('/api/space/tags')
    expect((await post('https://schakel.example')).status).toBe(200)
    expect((await post('http://schakel.example')).status).toBe(403)
    expect((await post('https://www.schakel.example')).status).toBe(403)
  })

  test('D19.7: a token that the caller names itself needs no Origin', async () => {
    const { token } = app.as('staff')
    const origin = 'https://elsewhere.example'
    expect((await app.with({ authorization: `Bearer ${token}`, origin }).post('/api/space/tags')).status).toBe(200)
    expect((await app.nobody.post('/api/space/tags', { token })).status).toBe(200)
  })

  test('S7.14: logging out takes the cookie back, and so does a session that has ended', async () => {
    const cookie = (await cookieOf(app)).split(';')[0] ?? ''
    const browser = app.with({ cookie, origin: app.url })
    const out = await browser.post('/api/auth/logout')
    expect(out.headers.get('set-cookie')).toMatch(/^auth\.token=; Max-Age=0;/)
    const again = await browser.get('/api/auth/user')
    expect(again.status).toBe(401)
    expect(again.headers.get('set-cookie')).toMatch(/^auth\.token=; Max-Age=0;/)
  })

  test('D8.1, D20.1: a page that stands under another account is refused, keeps its cookie, and learns nothing of who that is', async () => {
    const cookie = (await cookieOf(app)).split(';')[0] ?? ''
    const page = (account: string) => app.with({ cookie, origin: app.url, [ACCOUNT]: account })
    expect((await page(app.as('staff').id).post('/api/space/tags')).status).toBe(200)
    const texts = await Promise.all(
      [app.as('super').id, app.as('supplier').id, 'user/nobody'].map(async (account) => {
        const refused = await page(account).post('/api/space/save', { item: { _type: 'tag', name: 'Van wie?' } })
        expect([refused.status, refused.body.type]).toEqual([401, '/problems/otherAccount'])
        expect(refused.headers.getSetCookie()).toEqual([])
        return refused.text
      }),
    )
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).not.toContain('user/')
    expect((await page(app.as('super').id).post('/api/auth/logout')).status).toBe(401)
    expect((await page(app.as('staff').id).get('/api/auth/user')).status).toBe(200)
  })

  test('D6, D8.1: whoever impersonates another stands under their own account', async () => {
    const cookie = (await cookieOf(app)).split(';')[0] ?? ''
    const { id } = app.as('member')
    const seeing = (account: string) => app.with({ cookie, origin: app.url, [SEE_AS]: id, [ACCOUNT]: account })
    const shown = await seeing(app.as('staff').id).get('/api/auth/user')
    expect([shown.status, shown.body.user?._id]).toEqual([200, id])
    expect((await seeing(id).get('/api/auth/user')).body.type).toBe('/problems/otherAccount')
  })
})
