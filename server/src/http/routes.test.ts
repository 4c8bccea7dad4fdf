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
  'GET /metrics',
  'GET /manifest.webmanifest',
  'GET /api/config',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/*',
  'POST /api/auth/login',
  'POST /api/auth/second',
  'POST /api/auth/passkey/options',
  'POST /api/auth/passkey',
  'POST /api/auth/forgot',
  'POST /api/auth/key',
  'POST /api/auth/reset',
  'POST /api/auth/accept',
  'POST /api/auth/confirm',
  'POST /api/checkin/key',
  'POST /api/checkin/self',
  'GET /api/request/form',
  'GET /api/agenda/feed/*',
  'POST /api/auth/oidc/start',
  'POST /api/auth/oidc/finish',
  'POST /api/request',
  'POST /api/request/key',
  'POST /api/request/confirm',
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
    const openCalls = calls
      .filter((call) => call.isOpen)
      .map(({ method, path }) => `${method} ${path.replace(/\{.*$/, '*')}`)
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
    await app.aLead({ name: 'Uitspanning De Kwartel' })
    const meeting = await app.world.make(
      { _type: 'activity', name: 'Kennismaken', $role: 'Afspraak', date: '2026-03-12T09:00:00.000Z' },
      lead,
    )
    const requirement = { group: 105, nl: 'Iets', level: 'must', weight: 3, proof: 'demo' }
    const dossier = await app.aDossier()
    const bodies: Readonly<Record<string, object>> = {
      '/api/space/save': { item: { _id: lead, name: 'Andere naam' } },
      '/api/space/update/*': { props: { name: 'Andere naam' } },
      '/api/space/delete': { item: { _id: lead } },
      '/api/space/list': { space },
      '/api/agenda/list': { from: '2000-01-01', to: '2001-01-01' },
      '/api/agenda/external': { from: '2000-01-01', to: '2001-01-01' },
      '/api/agenda/overlays/remove': { _id: 'another' },
      '/api/agenda/google/finish': { query: 'code=x&state=agenda.y' },
      '/api/space/search': { parent: space },
      '/api/lists/statuses': { parent: space },
      '/api/lists/cards': { ids: [lead, dossier] },
      '/api/statistics/list': { figure: 'count', space },
      '/api/lists/ids': { parent: space },
      ...Object.fromEntries(
        ['figures', 'csv', 'xlsx', 'save'].map((call) => [
          `/api/reports/${call}`,
          { name: 'Open', report: { type: 'dossier', measure: 'count', chart: 'number' } },
        ]),
      ),
      '/api/reports/delete': { _id: 'another' },
      '/api/reports/place': { _id: 'another', at: 0 },
      '/api/reports/mail': { _id: 'another', mail: true },
      '/api/reports/restore': { _id: 'another' },
      '/api/views/delete': { _id: 'another' },
      '/api/favourites/put': { _id: lead },
      '/api/favourites/remove': { _id: lead },
      '/api/views/restore': { _id: 'another' },
      '/api/space/activities': { parent: space },
      '/api/trash/restore': { _id: lead },
      '/api/fit/list': { dossier: await app.aDossier() },
      '/api/fit/matches': { dossier: await app.aDossier() },
      '/api/guard/read': { dossier: await app.aDossier() },
      '/api/guard/mask': { dossier: await app.aDossier(), words: ['x'], hidden: true },
      '/api/guard/offer': {
        dossier: await app.aDossier(),
        offers: [{ supplier: await app.aSupplier(), reviewed: '0'.repeat(64) }],
      },
      '/api/guard/takeBack': {
        dossier: await app.aDossier(),
        offered: [{ _id: 'match/x', _version: 1, supplier: await app.aSupplier(), isNew: true }],
      },
      '/api/requirements/load': { space },
      '/api/requirements/templates': { dossier: await app.aDossier() },
      '/api/requirements/list': { parent: await app.aDossier() },
      '/api/requirements/copy': { dossier: await app.aDossier(), template: 'template/x', keys: ['X-01'] },
      '/api/requirements/save': { parent: await app.aDossier() },
      '/api/requirements/freeze': { dossier: await app.aDossier(), version: 0 },
      '/api/requirements/propose': { dossier: await app.aDossier(), row: requirement },
      '/api/answers/list': { parent: (await app.aMatch()).match },
      '/api/answers/save': { parent: (await app.aMatch()).match, rows: [{ key: 'X-01', value: 'yes' }] },
      '/api/answers/submit': { match: (await app.aMatch()).match },
      '/api/answers/takeOver': { match: (await app.aMatch()).match },
      '/api/answers/check': { match: (await app.aMatch()).match, key: 'X-01', value: 'no' },
      '/api/answers/reopen': { match: (await app.aMatch()).match, keys: ['X-01'] },
      '/api/comparison/read': { dossier: await app.aDossier() },
      '/api/export/comparison': { dossier: await app.aDossier() },
      '/api/mentions/list': { item: lead },
      '/api/work/remind': { item: await app.world.make({ _type: 'todo', name: 'Van een ander' }, lead), at: null },
      '/api/work/colleagues': { item: lead },
      '/api/work/handover': { item: lead, to: app.as('staff').id, text: 'Neem over' },
      '/api/work/handback': { item: lead, to: app.as('staff').id, owners: [], comment: 'comment/another' },
      '/api/work/snooze': { item: lead, until: '2027-01-01T08:00:00.000Z' },
      '/api/privacy/export': { _id: await app.aPerson(lead), kind: 'json' },
      '/api/privacy/plan': { _id: await app.aPerson(lead) },
      '/api/privacy/erase': { _id: await app.aPerson(lead), confirm: 'Femke' },
      '/api/privacy/retain': { wanted: {} },
      '/api/log/list': { item: lead },
      '/api/follow/set': { item: lead, follow: true },
      '/api/timeline/list': { item: lead },
      '/api/log/change': { item: lead, _id: '1' },
      '/api/notes/versions': { item: lead },
      '/api/notes/version': { item: lead, version: '0'.repeat(32) },
      '/api/notes/export': { _id: lead, kind: 'pdf' },
      '/api/chat/list': { room: await app.aDossier() },
      '/api/chat/room': { room: await app.aDossier() },
      '/api/chat/read': { room: await app.aDossier(), seq: 1 },
      '/api/chat/edit': { _id: 'another', deleted: true },
      '/api/checkin/list': { activity: meeting },
      '/api/links/readers': { parent: meeting, child: lead },
      '/api/checkin/code': { activity: meeting },
      '/api/checkin/present': { activity: meeting, person: await app.aPerson(lead), present: true },
      '/api/auth/invite': { person: await app.aPerson(lead) },
      '/api/messages/read': { ids: [lead] },
      '/api/space/merge': { keep: lead, drop: app.places.otherLead },
      '/api/space/merge/preview': { keep: lead, drop: app.places.otherLead },
      '/api/space/merge/undo': { _id: lead },
      '/api/duplicates/list': { type: 'lead' },
      '/api/duplicates/like': { type: 'lead', name: 'Uitspanning De Kwartel' },
      '/api/photos/search': { q: 'terras' },
      '/api/map/place': { _id: lead },
      '/api/addresses/complete': { zipcode: '3511 AB' },
      '/api/addresses/company': { kvk: '12345678' },
      '/api/decision/read': { dossier },
      '/api/decision/setup': { dossier, years: 3 },
      '/api/decision/firmness': { dossier, lens: 'any' },
      '/api/decision/take': { dossier, match: 'match/another', reason: 'Past' },
      '/api/weighing/invite': { dossier, people: [app.as('enduser').id], named: true },
      '/api/weighing/save': { dossier, points: [] },
      '/api/weighing/submit': { dossier, points: [] },
      '/api/weighing/withdraw': { dossier },
      '/api/weighing/close': { dossier },
      '/api/demo/script': { parent: (await app.aMatch()).match },
      '/api/demo/score': { match: (await app.aMatch()).match, scores: [] },
      '/api/references/list': { match: (await app.aMatch()).match },
      '/api/references/save': { match: (await app.aMatch()).match, role: 'ICT', date: '2026-01-05', rows: [] },
      '/api/references/remove': { match: (await app.aMatch()).match, _id: 'another' },
      '/api/references/restore': { match: (await app.aMatch()).match, _id: 'another' },
      '/api/demo/close': { match: (await app.aMatch()).match },
      '/api/scenarios/list': { dossier },
      '/api/scenarios/save': { dossier, name: 'Prijs', points: [] },
      '/api/scenarios/remove': { dossier, name: 'Prijs' },
      '/api/import/check': { _id: 'another' },
      '/api/import/run': { _id: 'another' },
      '/api/import/read': { _id: 'another' },
      '/api/import/rows': { _id: 'another' },
      '/api/import/cancel': { _id: 'another' },
      '/api/import/undo': { _id: 'another' },
      '/api/import/report': { _id: 'another' },
    }
    const empty = [
      '/api/messages/list',
      '/api/agenda/external',
      '/api/agenda/overlays/list',
      '/api/messages/recipients',
      '/api/notifications/list',
      '/api/space/search',
      '/api/space/activities',
      '/api/lists/ids',
      '/api/lists/statuses',
      '/api/lists/cards',
      '/api/views/list',
      '/api/reports/list',
      '/api/favourites/list',
      '/api/space/tags',
      '/api/follow/list',
      '/api/tags/counts',
      '/api/trash/list',
      '/api/import/list',
      '/api/import/undoable',
      '/api/duplicates/list',
      '/api/duplicates/like',
    ]
    const own = [
      '/api/auth/user',
      '/api/agenda/feed',
      '/api/agenda/google/look',
      '/api/auth/logout',
      '/api/auth/sessions',
      '/api/auth/sessions/revoke',
      '/api/auth/factors',
      '/api/settings/read',
      '/api/settings/save',
    ]
    // The shape and the right of the caller are looked at before anything of the outside world is.
    const other: Readonly<Record<string, number>> = {
      '/api/auth/list': 403,
      '/api/privacy/retention': 403,
      '/api/privacy/retain': 403,
      '/api/agenda/import': 400,
      '/api/agenda/overlays/add': 400,
      '/api/seeas/people': 200,
      '/api/notifications/read': 200,
      '/api/auth/logins': 403,
      // Of a space that has nothing of this one.
      '/api/reports/figures': 200,
      '/api/reports/csv': 200,
      '/api/reports/xlsx': 200,
      '/api/reports/save': 200,
      '/api/auth/password': 400,
      '/api/auth/email': 400,
      '/api/auth/totp/start': 400,
      '/api/auth/totp/confirm': 400,
      '/api/auth/totp/remove': 400,
      '/api/auth/recovery': 400,
      '/api/auth/passkey/start': 400,
      '/api/auth/passkey/add': 400,
      '/api/auth/passkey/remove': 400,
      '/api/space/bulk': 422,
      '/api/views/save': 422,
      // Whether or not it was kept: what somebody keeps is theirs alone.
      '/api/favourites/remove': 200,
      '/api/files/upload': 415,
      '/api/images/upload': 415,
      '/api/images/focus': 415,
      '/api/import': 415,
      // A file of what the caller reads, which is next to nothing.
      '/api/export/csv': 200,
      '/api/export/xlsx': 200,
      '/api/export/json': 200,
      '/api/export/workbook': 200,
      '/api/export/vcard': 200,
      // The city of a zip code, which is everybody's.
      '/api/addresses/complete': 200,
      // Of a space that has nothing of this one.
      '/api/agenda/list': 200,
      '/api/chat/rooms': 200,
      '/api/checkin/next': 200,
      '/api/chat/unread': 200,
      '/api/dashboard': 200,
      '/api/work': 200,
      '/api/statistics': 200,
      '/api/statistics/csv': 200,
      '/api/statistics/xlsx': 200,
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
