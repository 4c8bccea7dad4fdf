import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { databaseErrorCode, NO_CONNECTION } from '../src/store/database/databaseError.ts'
import { openPostgres } from '../src/store/database/openPostgres.ts'
import { Line } from './line.ts'
import { openOwnServer } from './ownServer.ts'
import { randomName, runOnServer } from './postgres.ts'
import { Product, type Seed } from './soak/product.ts'

const template = inject('template')
// The embedded database is in the process: it cannot be away.
if (template.kind === 'postgres') testsOnServer(template.server)

function testsOnServer(server: string): void {
  test('D19.9: while the database is away that is told plainly, and it is found again by the same server', {
    timeout: 120_000,
  }, async () => {
    const name = randomName('away')
    await runOnServer(server, `create database ${name}`)
    const direct = new URL(`/${name}`, server)
    const line = new Line(direct)
    const folder = await mkdtemp(join(tmpdir(), 'schakel-away-'))
    await line.mend()
    const product = new Product(folder, line.url)
    try {
      const seed = await product.seed()
      await product.start()
      expect(await statusOf(product, '/readyz')).toBe(200)
      expect((await save(product, seed, 'Eethuis Ervoor')).status).toBe(200)

      await line.cut()
      const away = await save(product, seed, 'Eethuis Tijdens')
      expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5'])
      expect(away.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
      expect(JSON.parse(await away.text())).toMatchObject({ type: '/problems/unavailable', status: 503 })
      const ready = await fetch(`${product.url}/readyz`)
      expect([ready.status, await ready.json()]).toEqual([
        503,
        { status: 'unavailable', database: 'unavailable', files: 'ready' },
      ])
      expect(await statusOf(product, '/healthz')).toBe(200)

      await line.mend()
      await expect.poll(() => statusOf(product, '/readyz'), { timeout: 20_000 }).toBe(200)
      // The very same request, sent again as it was told.
      expect((await save(product, seed, 'Eethuis Tijdens')).status).toBe(200)
      const database = await openPostgres(direct.href)
      const listening = async () => {
        const [row] = await database.query<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity
            where datname = current_database() and application_name = 'schakel live' and query like 'LISTEN%'`,
        )
        return row?.n
      }
      await expect.poll(listening, { timeout: 20_000 }).toBe(1)
      expect(
        await database.query(`select fields ->> 'name' as name from items where type = 'lead' order by 1`),
      ).toEqual([{ name: 'Eethuis Ervoor' }, { name: 'Eethuis Tijdens' }])
      await database.close()
      expect(product.isRunning).toBe(true)

      // A line that hangs says nothing, which is worse than one that breaks.
      line.hang(true)
      const [hung, took] = await timed(() => save(product, seed, 'Eethuis Hangend'))
      expect([hung.status, hung.headers.get('retry-after')]).toEqual([503, '5'])
      expect(took).toBeLessThan(14_000)
      const [unready, asked] = await timed(() => statusOf(product, '/readyz'))
      expect(unready).toBe(503)
      expect(asked).toBeLessThan(5000)
      expect(await statusOf(product, '/healthz')).toBe(200)
      line.hang(false)
      await expect.poll(() => statusOf(product, '/readyz'), { timeout: 20_000 }).toBe(200)
      expect((await save(product, seed, 'Eethuis Hangend')).status).toBe(200)
    } finally {
      await product.end('SIGKILL')
      await line.cut()
      await runOnServer(server, `drop database if exists ${name} with (force)`)
      await rm(folder, { recursive: true, force: true })
    }
  })

  test('D19.9: a statement that the server works on is waited for, one that it never got is not; both by the same pool', {
    timeout: 60_000,
  }, async () => {
    const line = new Line(new URL(server))
    await line.mend()
    const database = await openPostgres(line.url, { connections: 2 })
    try {
      expect(await database.query("select pg_sleep(5)::text || 'slow' as answer")).toEqual([{ answer: 'slow' }])
      line.forget()
      const [outcome, took] = await timed(() => database.query('select 1').catch(databaseErrorCode))
      expect(outcome).toBe(NO_CONNECTION)
      expect(took).toBeLessThan(14_000)
      // The pool has another connection by now, and a refused statement does not cost it that.
      expect(await database.query('select 2 as answer')).toEqual([{ answer: 2 }])
      const [first] = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
      expect(await database.query('select 1 / 0').catch(databaseErrorCode)).toBe('22012')
      expect(await database.query('select pg_backend_pid() as pid')).toEqual([first])
      // In the middle of a transaction there is nothing left to undo it by.
      const halfway = await database
        .transaction(async (tx) => {
          await tx.query('select 3')
          line.forget()
          await tx.query('select 4')
        })
        .catch(databaseErrorCode)
      expect(halfway).toBe(NO_CONNECTION)
      expect(await database.query('select 5 as answer')).toEqual([{ answer: 5 }])
    } finally {
      await database.close()
      await line.cut()
    }
  })

  test('D19.9: what a first server that died without a word was asked is given up when another one answers in its place', {
    timeout: 60_000,
  }, async () => {
    const successor = await openOwnServer()
    const line = new Line(new URL(server))
    await line.mend()
    const database = await openPostgres(line.url, { connections: 2 })
    try {
      const asked = async () => await Promise.all([1, 2].map(() => database.query('select 1').catch(databaseErrorCode)))
      expect(await asked()).toEqual([[{ '?column?': 1 }], [{ '?column?': 1 }]])
      line.leadTo(new URL(successor.url))
      line.forget()
      expect(await asked()).toEqual([NO_CONNECTION, NO_CONNECTION])
      expect(await database.query(`select current_setting('port') as port`)).toEqual([
        { port: new URL(successor.url).port },
      ])
      // Nor is what it works on itself taken for lost.
      expect(await database.query("select pg_sleep(5)::text || 'slow' as answer")).toEqual([{ answer: 'slow' }])
    } finally {
      await database.close()
      await line.cut()
      await successor.stop()
    }
  })
}

/** Runs `ask` and says how long it took, ms. */
async function timed<T>(ask: () => Promise<T>): Promise<readonly [T, number]> {
  const began = performance.now()
  const answer = await ask()
  return [answer, performance.now() - began]
}

async function statusOf(product: Product, path: string): Promise<number> {
  const response = await fetch(`${product.url}${path}`)
  await response.arrayBuffer()
  return response.status
}

function save(product: Product, seed: Seed, name: string): Promise<Response> {
  return fetch(`${product.url}/api/space/save`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${seed.token}`,
      'content-type': 'application/json',
      'idempotency-key': name,
    },
    body: JSON.stringify({ item: { _type: 'lead', name, employees: 3 }, parent: seed.space }),
  })
}
