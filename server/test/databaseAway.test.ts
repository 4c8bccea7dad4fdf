import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { openPostgres } from '../src/store/database/openPostgres.ts'
import { randomName, runOnServer } from './postgres.ts'
import { Product, type Seed } from './soak/product.ts'

const template = inject('template')
// The embedded database is in the process: it cannot be away.
if (template.kind === 'postgres') testsOnServer(template.server)

/** The line between the product and its database, which can be cut. */
class Line {
  readonly #to: URL
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined
  #port = 0

  constructor(to: URL) {
    this.#to = to
  }

  /** Where the database is, by this line. */
  get url(): string {
    const url = new URL(this.#to)
    url.hostname = '127.0.0.1'
    url.port = String(this.#port)
    return url.href
  }

  async mend(): Promise<void> {
    const server = createServer((socket) => {
      const database = connect({ host: this.#to.hostname, port: Number(this.#to.port) })
      for (const [one, other] of [
        [socket, database],
        [database, socket],
      ] as const) {
        this.#sockets.add(one)
        one.on('error', () => one.destroy())
        one.on('close', () => {
          this.#sockets.delete(one)
          other.destroy()
        })
        one.pipe(other)
      }
    })
    this.#server = server
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    const address = server.address()
    this.#port = typeof address === 'object' ? (address?.port ?? 0) : 0
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }
}

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
    } finally {
      await product.end('SIGKILL')
      await line.cut()
      await runOnServer(server, `drop database if exists ${name} with (force)`)
      await rm(folder, { recursive: true, force: true })
    }
  })
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
