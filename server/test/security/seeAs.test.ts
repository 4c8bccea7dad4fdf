import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SEE_AS } from '@schakel/domain'
import { calls } from '@schakel/domain/calls'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../app.ts'
import { type Ask, attacks, nameOf } from './attacks.ts'
import { makeAttackWorld, type Target } from './attackWorld.ts'
import { unpacked } from './encodings.ts'
import { sendAsk, shownHeaders } from './send.ts'

let app: TestApp
let folder: string
let targets: readonly Target[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schakel-eyes-'))
  app = await openTestApp({ DATA_DIR: folder })
  const world = await makeAttackWorld(app)
  // One of each type in each relation: all that a viewer can meet.
  targets = [...new Map(world.targets.map((target) => [`${target.type} ${target.relation}`, target])).values()]
}, 60_000)
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const looks = calls.filter((call) => call.isRead)
const others = calls.filter((call) => !call.isRead)

async function send(token: string, ask: Ask, headers: Readonly<Record<string, string>> = {}) {
  const response = await sendAsk(app.url, token, ask, headers)
  const shown = shownHeaders(response)
  const bytes = unpacked(Buffer.from(await response.arrayBuffer()))
  // A workbook and a document tell when they were made, and a document has a number of its own.
  const isTimed = /xlsx|workbook|notes\/export/.test(ask.path)
  const text = isTimed ? bytes.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|D:\d+Z?|<[0-9a-f]{32}>/g, 'NOW') : bytes
  const kept = isTimed ? shown.filter(([name]) => name !== 'content-length') : shown
  return { status: response.status, headers: kept, text }
}

/** Everything that the table of calls knows to ask of a call, about everything there is. */
function asksOf(name: string, own: string): Ask[] {
  const { at, types, plain = [] } = attacks[name] ?? {}
  const about = targets.filter(({ type }) => !types || types.includes(type))
  return [...plain, ...(at ? about.flatMap(({ id }) => at(id, { own })) : [])]
}

const lines = async (where = 'true') => {
  const [row] = await app.world.database.query<{ n: number }>(`select count(*)::int as n from changes where ${where}`)
  return row?.n ?? 0
}

const pairs = [
  ['super', 'supplier'],
  ['super', 'enduser'],
  ['super', 'member'],
  ['staff', 'supplier'],
  ['staff', 'enduser'],
  ['staff', 'member'],
] as const

/**
 * Of what is asked of one call the share of a pair: few asks are everybody's, of many each is one pair's, so that none is left out. Each
 * round begins one further, so that no pair gets the same way of asking each time.
 */
function shareOf(turn: number, asks: readonly Ask[]): readonly Ask[] {
  const { length } = pairs
  if (asks.length < 2 * length) return asks
  return asks.filter((_, index) => (index + Math.floor(index / length)) % length === turn)
}

describe('looking through the eyes of another', () => {
  test.each(pairs.map(([by, whom], turn) => [by, whom, turn] as const))(
    'D6, D7: %s gets byte for byte what the %s gets, in every call that tells',
    async (by, whom, turn) => {
      const real = app.as(whom)
      const asUser = { [SEE_AS]: real.id }
      const different: unknown[] = []
      let count = 0
      for (const call of looks) {
        for (const ask of shareOf(turn, asksOf(nameOf(call), real.organisation))) {
          const own = await send(real.token, ask)
          const seen = await send(app.as(by).token, ask, asUser)
          count += 1
          if (JSON.stringify(seen) !== JSON.stringify(own)) different.push({ ask, own, seen })
        }
      }
      expect(count).toBeGreaterThan(400)
      expect(different.slice(0, 2)).toEqual([])
    },
    120_000,
  )

  test('D6: it changes nothing: every other call is refused, and says so', async () => {
    const asUser = { [SEE_AS]: app.as('supplier').id }
    const before = await lines(`kind <> 'seeAs'`)
    for (const call of others) {
      const asks = asksOf(nameOf(call), app.as('supplier').organisation).slice(0, 3)
      const path = call.path.replace(/\{\w+\}/g, app.places.lead)
      for (const ask of asks.length > 0 ? asks : [{ method: call.method, path, body: {} }]) {
        const { status, text } = await send(app.as('super').token, ask, asUser)
        expect([nameOf(call), status, JSON.parse(text).type]).toEqual([nameOf(call), 403, '/problems/onlyLooking'])
      }
    }
    expect(await lines(`kind <> 'seeAs'`)).toBe(before)
    // The one who looks is still logged in, and who was looked at has no session more, no login and nothing read.
    expect((await app.as('super').get('/api/auth/user')).status).toBe(200)
    const [kept] = await app.world.database.query<{ sessions: number; logins: number; reads: number }>(
      `select (select count(*)::int from sessions where user_id = $1) as sessions,
        (select count(*)::int from logins) as logins, (select count(*)::int from message_reads) as reads`,
      [app.as('supplier').id],
    )
    expect(kept).toEqual({ sessions: 1, logins: 0, reads: 0 })
  }, 60_000)

  test('D6: calls that tell leave every table but the log as it was', async () => {
    const content = async () => {
      const tables = await app.world.database.query<{ name: string }>(
        `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname = 'public' and c.relkind = 'r' and c.relname not like 'changes%' order by 1`,
      )
      return Promise.all(
        tables.map(async ({ name }) => {
          const [row] = await app.world.database.query<{ hash: string }>(
            `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from "${name}" t`,
          )
          return `${name} ${row?.hash}`
        }),
      )
    }
    const before = await content()
    const asUser = { [SEE_AS]: app.as('enduser').id }
    for (const call of looks) {
      for (const ask of asksOf(nameOf(call), app.as('enduser').organisation).slice(0, 10)) {
        await send(app.as('staff').token, ask, asUser)
      }
    }
    expect(await content()).toEqual(before)
  }, 60_000)

  test('D6: no socket is opened through the eyes of another', async () => {
    const socket = io(app.url, {
      transports: ['websocket'],
      reconnection: false,
      auth: { token: app.as('super').token },
      extraHeaders: { [SEE_AS]: app.as('supplier').id },
    })
    const said = await new Promise((resolve) => {
      socket.on('connect', () => resolve('connected'))
      socket.on('connect_error', (error) => resolve(error.message))
    })
    socket.close()
    expect(said).toBe('onlyLooking')
  })
})

describe('who may look, and at whom', () => {
  const ask: Ask = { method: 'POST', path: '/api/space/search', body: {} }
  const tried = async (by: Somebody, whom: string) => {
    const { status, text } = await send(app.as(by).token, ask, { [SEE_AS]: whom })
    return status === 200 ? 200 : `${status} ${JSON.parse(text).type}`
  }
  const forbidden = '403 /problems/forbidden'
  const missing = '404 /problems/missing'

  test('D6: nobody but super users and staff, whether that account exists or not', async () => {
    for (const by of ['supplier', 'enduser', 'member'] as const) {
      for (const whom of [app.as('supplier2').id, app.as('super').id, app.as(by).id, 'user/7', 'x', app.places.lead]) {
        expect(await tried(by, whom)).toBe(forbidden)
      }
    }
    expect((await app.nobody.post(ask.path, {}, { headers: { [SEE_AS]: app.as('supplier').id } })).status).toBe(401)
  })

  test('D6: nobody through the eyes of staff or of a super user, nor of what is no account', async () => {
    expect(await tried('super', app.as('staff').id)).toBe(forbidden)
    expect(await tried('super', app.as('super').id)).toBe(forbidden)
    expect(await tried('staff', app.as('staff').id)).toBe(forbidden)
    for (const whom of ['user/7', 'x', '', app.places.supplier]) expect(await tried('super', whom)).toBe(missing)
  })

  test('D6: for staff, who is not in their space does not exist; who sees more than that space is not theirs to look as', async () => {
    expect(await tried('stranger', app.as('supplier').id)).toBe(missing)
    expect(await tried('stranger', app.as('enduser2').id)).toBe(200)
    expect(await tried('staff', app.as('supplier2').id)).toBe(200)
    // Matched in another space, they read a dossier that this staff may not know of.
    const supplier = await app.aSupplier()
    const asUser = await app.world.user(supplier, 'suppliers')
    expect(await tried('staff', asUser.viewer._id)).toBe(200)
    const match = await app.world.match(await app.aDossier({}, app.places.otherLead), supplier, { $visible: true })
    expect(await tried('staff', asUser.viewer._id)).toBe(forbidden)
    expect(await tried('super', asUser.viewer._id)).toBe(200)
    await app.world.system.remove(match)
    expect(await tried('staff', asUser.viewer._id)).toBe(200)
    await app.world.system.link({ edge: 'MEMBERS', parent: app.places.otherSpace, child: supplier, props: {} })
    expect(await tried('staff', asUser.viewer._id)).toBe(forbidden)
  })

  test('D6: whom one may look as is found by name or organisation, and only by who may', async () => {
    const found = async (by: Somebody, body: object) => {
      const answer = await app.as(by).post('/api/seeas/people', body)
      return answer.status === 200 ? answer.body.map(({ _id }: { _id: string }) => _id) : answer.status
    }
    expect(await found('super', { q: 'test supplier' })).toEqual([app.as('supplier').id, app.as('supplier2').id])
    expect(await found('super', { q: 'Test staff' })).toEqual([])
    expect(await found('super', { organisation: app.places.otherLead })).toContain(app.as('enduser2').id)
    expect(await found('staff', { q: 'Test enduser' })).toEqual([app.as('enduser').id])
    expect(await found('staff', { organisation: app.places.otherLead })).toEqual([])
    for (const by of ['supplier', 'enduser', 'member'] as const) expect(await found(by, { q: 'Test' })).toBe(403)
  })
})

describe('the log', () => {
  test('D6: says who looked, as whom, when and at what, once in a while', async () => {
    const { lead } = app.places
    const asUser = { [SEE_AS]: app.as('enduser').id }
    app.world.wait(3_600_000)
    const since = `kind = 'seeAs' and at >= '${app.world.now.toISOString()}'`
    const look = () => send(app.as('staff').token, { method: 'POST', path: `/api/space/${lead}` }, asUser)
    await look()
    await look()
    const told = await app.world.database.query(`select by, item, after, at from changes where ${since}`)
    const line = { by: app.as('staff').id, item: lead, after: { as: app.as('enduser').id }, at: app.world.now }
    expect(told).toEqual([line])
    await send(app.as('staff').token, { method: 'POST', path: '/api/space/search', body: {} }, asUser)
    expect(await lines(since)).toBe(2)
    app.world.wait(11 * 60_000)
    await look()
    expect(await lines(since)).toBe(3)
    // What they were not shown was not looked at.
    const hidden = { method: 'POST', path: `/api/space/${app.places.otherLead}` } as const
    expect((await send(app.as('staff').token, hidden, asUser)).status).toBe(404)
    expect(await lines(since)).toBe(3)
  })
})
