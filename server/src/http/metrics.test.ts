import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'

let app: TestApp
let guarded: TestApp
let copies: string
const HOUR_S = 3600
const token = 'een-token-voor-metingen'
beforeAll(async () => {
  app = await openTestApp()
  copies = await mkdtemp(join(tmpdir(), 'schakel-copies-'))
  guarded = await openTestApp({ METRICS_TOKEN: token, BACKUP_DIR: copies })
})
afterAll(async () => {
  await app.close()
  await guarded.close()
  await rm(copies, { recursive: true })
})

const figure = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
      ?.split(' ')
      .at(-1),
  )

describe('D19.9: what the server does, for Prometheus', () => {
  test('D19.9: requests are counted by route and status with how long they took, and name nobody', async () => {
    const lead = await app.aLead()
    await app.as('staff').post(`/api/space/${lead}`)
    await app.as('staff').post(`/api/space/${lead}`)
    await app.as('stranger').post(`/api/space/${lead}`)
    const { status, text, headers } = await app.nobody.get('/metrics')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    const labels = 'method="POST",route="/api/space/*"'
    expect(text).toContain(`schakel_http_requests_total{${labels},status="200"} 2`)
    expect(text).toContain(`schakel_http_requests_total{${labels},status="404"} 1`)
    expect(text).toContain(`schakel_http_request_duration_seconds_bucket{le="+Inf",${labels}} 3`)
    expect(text).toContain(`schakel_http_request_duration_seconds_count{${labels}} 3`)
    expect(text).not.toContain(lead)
    expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6)
    expect(figure(text, 'schakel_sockets')).toBe(0)
    // Each name is explained once, before its values, and every line is one that Prometheus takes; it passes over empty ones.
    const types = [...text.matchAll(/^# TYPE (\w+) /gm)].map((match) => match[1])
    expect(new Set(types).size).toBe(types.length)
    for (const line of text.split('\n').filter((one) => one !== '')) {
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^{}]*\})? -?[\d.e+-]+)$/)
    }
  })

  test('D21.1: how long the event loop was held is told, of the time since it was told last', async () => {
    const read = async () => (await app.nobody.get('/metrics')).text
    const before = figure(await read(), 'schakel_loop_held_total')
    for (const until = performance.now() + 300; performance.now() < until; );
    const held = await read()
    const longest = figure(held, 'schakel_loop_held_seconds')
    expect(longest).toBeGreaterThan(0.25)
    expect(figure(held, 'schakel_loop_held_total')).toBeGreaterThan(before)
    // Each asking begins anew, whatever else held the loop meanwhile.
    await expect.poll(async () => figure(await read(), 'schakel_loop_held_seconds')).toBeLessThan(longest)
  })

  test('D19.9: while the database hangs all else is told, and what it would say is left out', async () => {
    const { query } = app.world.database
    Object.assign(app.world.database, { query: () => new Promise(() => undefined) })
    const hanging = await app.nobody.get('/metrics')
    Object.assign(app.world.database, { query })
    expect(hanging.status).toBe(200)
    expect(figure(hanging.text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6)
    expect(hanging.text).not.toMatch(/^schakel_mail_(waiting_seconds|given_up) /m)
    expect((await app.nobody.get('/metrics')).text).toMatch(/^schakel_mail_waiting_seconds /m)
  })

  test('D6, D19.9: how long an erasure waits that goes on failing is told, until it is done', async () => {
    const wait = async () => figure((await app.nobody.get('/metrics')).text, 'schakel_erasing_waiting_seconds')
    expect(await wait()).toBe(0)
    const at = new Date(app.world.now.getTime() - 7_200_000)
    await app.world.database.query(
      `insert into erasures (id, at, by, words) values ('person/away', $1, 'system', '{}')`,
      [at],
    )
    expect(await wait()).toBeGreaterThanOrEqual(7200)
    await app.world.database.query('update erasures set words = null, done_at = $1', [app.world.now])
    expect(await wait()).toBe(0)
  })

  test('D19.9: how old the newest copy is, is told by what was noted of it, by the folder, and before there is one', async () => {
    const age = async (server: TestApp) =>
      figure((await server.with({ authorization: `Bearer ${token}` }).get('/metrics')).text, 'schakel_copy_age_seconds')
    const noted = (hours: number) =>
      guarded.world.database.query(`update last_copy set at = now() - $1 * interval '1 hour'`, [hours])
    // None was made: as old as the database is.
    expect(await age(guarded)).toBeLessThan(30 * HOUR_S)
    await noted(40)
    expect(await age(guarded)).toBeGreaterThan(39 * HOUR_S)
    const file = join(copies, 'schakel-2026-01-01T02-30-00Z.tar')
    await writeFile(file, '')
    expect(await age(guarded)).toBeLessThan(HOUR_S)
    await utimes(file, 0, 0)
    expect(await age(guarded)).toBeGreaterThan(39 * HOUR_S)
    await noted(2)
    expect(await age(guarded)).toBeLessThan(3 * HOUR_S)
    // Who makes copies by other means says so, and is told of none.
    const elsewhere = await openTestApp({ METRICS_TOKEN: token, BACKUP_DIR: join(copies, 'none'), BACKUP_KEEP: '0' })
    expect(await age(elsewhere)).toBeNaN()
    await elsewhere.close()
  })

  test('D19.9: nobody from elsewhere finds it, also not through a proxy on this machine', async () => {
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
      const { status, body } = await app.with({ [header]: '203.0.113.9' }).get('/metrics')
      expect([header, status, body.type]).toEqual([header, 404, '/problems/route'])
    }
  })

  test('D19.9: with a token of the settings it is read by that token, and by nothing else', async () => {
    expect((await guarded.nobody.get('/metrics')).status).toBe(404)
    expect((await guarded.with({ authorization: 'Bearer another' }).get('/metrics')).status).toBe(404)
    const { status, text } = await guarded
      .with({ authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' })
      .get('/metrics')
    expect(status).toBe(200)
    expect(text).not.toContain(token)
  })
})
