import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { RESERVE_BYTES } from '../src/room.ts'
import { findHalves } from './soak/halves.ts'
import { Product } from './soak/product.ts'

const MB = 1024 * 1024
/** Room for a database, for what is kept free, and for some files. */
const DISK_MB = 420
/** More than the log of the database grows or shrinks by itself meanwhile: its segments are 16 MB. */
const ROOM = 40 * MB
const LARGE = 90 * MB

const disk = smallDisk()
if (disk !== undefined) testsOn(disk)
else test('D17.1: this user may make no disk to fill', () => expect(disk).toBeUndefined())

/** A disk of its own that can be filled; nothing where this user may not make one. What it shows is then held by the tests of its parts. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'schakel-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
}

function testsOn(folder: string): void {
  const product = new Product(join(folder, 'data'), undefined)
  afterAll(async () => {
    await product.end('SIGKILL')
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true })
  })
  const free = () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  }

  test('D17.1: on a full disk writes and files are refused, reading goes on, and with room again so does writing', {
    timeout: 120_000,
  }, async () => {
    const seed = await product.seed()
    await product.start()
    const headers = { authorization: `Bearer ${seed.token}` }
    const ask = async (path: string, body: object | FormData) => {
      const isForm = body instanceof FormData
      const response = await fetch(`${product.url}${path}`, {
        method: 'POST',
        headers: isForm ? headers : { ...headers, 'content-type': 'application/json' },
        body: isForm ? body : JSON.stringify(body),
      })
      const type = response.headers.get('content-type') ?? ''
      return { status: response.status, wait: response.headers.get('retry-after'), type, body: await response.json() }
    }
    const save = (name: string) =>
      ask('/api/space/save', { item: { _type: 'lead', name, employees: 3 }, parent: seed.space })
    const send = (parent: string, bytes: number) => {
      const form = new FormData()
      form.append('file', new Blob([Buffer.alloc(bytes, 'x')]), 'groot.bin')
      return ask(`/api/files/upload?parent=${encodeURIComponent(parent)}`, form)
    }
    const full = { status: 507, wait: '60', type: 'application/problem+json; charset=utf-8' }
    const lead = (await save('Eethuis Ervoor')).body._id

    // There is room now and not for all of it: what has come in by then goes again.
    writeFileSync(join(folder, 'ballast'), Buffer.alloc(free() - RESERVE_BYTES - ROOM))
    expect(await send(lead, LARGE)).toMatchObject(full)
    await expect.poll(async () => (await save('Eethuis Nog Net')).status, { timeout: 10_000 }).toBe(200)
    writeFileSync(join(folder, 'more'), Buffer.alloc(free() - RESERVE_BYTES / 2))
    expect(await save('Eethuis Te Laat')).toMatchObject(full)
    for (const bytes of [100, MB]) expect(await send(lead, bytes)).toMatchObject(full)
    expect((await ask(`/api/space/update/${lead}`, { props: { name: 'Te Laat' } })).status).toBe(507)
    const ready = await fetch(`${product.url}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ready', database: 'ready', files: 'unavailable' },
    ])
    expect((await ask(`/api/space/${lead}`, {})).body).toMatchObject({ name: 'Eethuis Ervoor' })

    rmSync(join(folder, 'more'))
    rmSync(join(folder, 'ballast'))
    const readiness = async () => (await fetch(`${product.url}/readyz`)).json()
    await expect.poll(readiness, { timeout: 10_000 }).toEqual({ status: 'ready' })
    // Whoever writes looks at the disk for itself, each at a moment of its own.
    await expect.poll(async () => (await save('Eethuis Erna')).status, { timeout: 10_000 }).toBe(200)
    expect((await send(lead, LARGE)).status).toBe(200)
    await product.end('SIGKILL')
    const names = await product.store(async (store) => {
      expect(await findHalves(store, product.files)).toEqual([])
      return store.database.query(`select fields ->> 'name' as name from items where type = 'lead' order by 1`)
    })
    expect(names.map(({ name }) => name)).toEqual(['Eethuis Erna', 'Eethuis Ervoor', 'Eethuis Nog Net'])
  })
}
