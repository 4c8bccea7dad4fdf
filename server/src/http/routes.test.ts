import { calls } from '@schakel/domain/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** Routes that nobody needs a token for; a new one that is not in this list must ask for one. */
const open = [
  'GET /healthz',
  'GET /readyz',
  'GET /api/config',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/*',
  'POST /api/auth/login',
]

const closedRoutes = () =>
  app.routes.filter(({ method, url }) => method !== 'HEAD' && url !== '*' && !open.includes(`${method} ${url}`))

/** A lead of another world, which nobody in this one may know of. */
const targets: Readonly<Record<string, (lead: string, space: string) => string>> = {
  '/api/space/update/*': (lead) => `/api/space/update/${lead}`,
  '/api/space/edge/*': (lead, space) => `/api/space/edge/MEMBERS/${space}/${lead}`,
  '/api/space/delete/*': (lead, space) => `/api/space/delete/MEMBERS/${space}/${lead}`,
  '/api/space/*': (lead) => `/api/space/${lead}`,
}

describe('D8.1: every route asks who calls', () => {
  test('D8.1: the routes that are open to everyone are exactly these', () => {
    const openCalls = calls.filter((call) => call.isOpen).map(({ method, path }) => `${method} ${path}`)
    expect(open).toEqual(expect.arrayContaining(openCalls))
    const known = calls.map(({ method, path }) => `${method} ${path.replace(/\{.*$/, '*')}`)
    const served = app.routes.filter(({ method }) => method !== 'HEAD').map(({ method, url }) => `${method} ${url}`)
    expect(served).toEqual(expect.arrayContaining(known))
    expect(
      closedRoutes()
        .map(({ method, url }) => `${method} ${url}`)
        .sort(),
    ).toEqual(known.filter((route) => !open.includes(route)).sort())
  })

  test('D8.1: nobody gets anything from the others', async () => {
    const routes = closedRoutes()
    expect(routes.length).toBeGreaterThan(15)
    for (const { method, url } of routes) {
      const path = targets[url]?.(app.places.lead, app.places.space) ?? url
      const answer = method === 'GET' ? await app.nobody.get(path) : await app.nobody.post(path, {})
      expect([url, answer.status]).toEqual([url, 401])
      expect(answer.text).not.toContain(app.places.lead)
    }
  })

  test('D6: for an outsider what is not theirs does not exist, in any call', async () => {
    const { lead, space } = app.places
    const bodies: Readonly<Record<string, object>> = {
      '/api/space/save': { item: { _id: lead, name: 'Andere naam' } },
      '/api/space/update/*': { props: { name: 'Andere naam' } },
      '/api/space/delete': { item: { _id: lead } },
      '/api/space/list': { space },
      '/api/space/search': { parent: space },
      '/api/space/activities': { parent: space },
      '/api/trash/restore': { _id: lead },
      '/api/fit/list': { dossier: await app.aDossier() },
    }
    const empty = ['/api/space/search', '/api/space/activities', '/api/space/tags', '/api/trash/list']
    const own = ['/api/auth/user', '/api/auth/logout']
    // The shape and the right of the caller are looked at before anything of the outside world is.
    const other: Readonly<Record<string, number>> = {
      '/api/auth/list': 403,
      '/api/auth/password': 400,
      '/api/images/upload': 415,
      '/api/images/focus': 415,
    }
    for (const { method, url } of closedRoutes()) {
      if (own.includes(url)) continue
      const path = targets[url]?.(lead, space) ?? url
      const stranger = app.as('stranger')
      const answer = method === 'GET' ? await stranger.get(path) : await stranger.post(path, bodies[url] ?? {})
      expect([url, answer.status]).toEqual([url, empty.includes(url) ? 200 : (other[url] ?? 404)])
      if (empty.includes(url)) expect([url, answer.body]).toEqual([url, []])
      expect(answer.text).not.toContain(lead)
    }
    expect((await app.as('staff').post(`/api/space/${lead}`)).status).toBe(200)
  })
})
