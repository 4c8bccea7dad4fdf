import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyArchive } from '../src/backup/readArchive.ts'
import { restoreFiles } from '../src/backup/restoreArchive.ts'
import { writeArchive } from '../src/backup/writeArchive.ts'
import { sweepBytes } from '../src/housekeeping.ts'
import { s3Store } from '../src/storage/s3Store.ts'
import { FakeS3 } from './fakeS3.ts'
import { FileApp } from './files.ts'

const DAY = 86_400_000

let fake: FakeS3
let files: FileApp
beforeAll(async () => {
  fake = await FakeS3.open()
  files = await FileApp.open(fake.env)
})
afterAll(async () => {
  await files.close()
  await fake.close()
})

describe('D15: pictures and files in an S3-compatible store', () => {
  test('D15: what is sent is fetched again, whole and in part, and nothing of it lies on this machine', async () => {
    const bytes = Buffer.alloc(9_000_000, 'schakel')
    const { location } = await files.file({ bytes })
    const whole = await files.fetch('staff', location)
    expect([whole.status, whole.bytes.equals(bytes)]).toEqual([200, true])
    const part = await files.fetch('staff', location, { range: 'bytes=7-13' })
    expect([part.status, part.bytes.toString()]).toEqual([206, 'schakel'])
    const picture = await sharp({ create: { width: 80, height: 80, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const sent = await files.send('staff', { bytes: Uint8Array.from(picture), path: '/api/images/upload' })
    const shown = await files.fetch('staff', sent.body.avatar)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(await files.kept()).toEqual([])
    expect([...fake.objects.keys()].every((key) => /^one\/(files|images)\//.test(key))).toBe(true)
    expect((await files.fetch('supplier', location)).status).toBe(404)
  })

  test('D15: the same bytes are kept once, and what nothing has goes after a day', async () => {
    const { world } = files.app
    const kept = () => [...fake.objects.keys()].filter((key) => key.startsWith('one/files/')).length
    const before = kept()
    const [one, two] = [await files.file({ bytes: 'samen' }), await files.file({ bytes: 'samen' })]
    expect(kept()).toBe(before + 1)
    await files.send('staff', { bytes: 'los', path: '/api/files/upload?parent=lead/nobody' })
    world.wait(2 * DAY)
    await sweepBytes(world.store, s3Store(fake.settings))
    expect(kept()).toBe(before + 1)
    for (const { location } of [one, two]) expect((await files.fetch('staff', location)).bytes.toString()).toBe('samen')
  })

  test('D15: a copy of everything holds what is in the bucket, and goes into another one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'schakel-s3-'))
    const { location } = await files.file({ bytes: 'in de kopie' })
    const archive = join(folder, 'copy.tar')
    const source = { database: files.app.world.store.database, files: s3Store(fake.settings), secret: 's' }
    const { entries } = await writeArchive({ ...source, now: new Date() }, archive)
    const stored = entries.filter(({ name }) => name.startsWith('store/'))
    expect(stored.length).toBeGreaterThan(0)
    const other = { ...fake.settings, prefix: 'two/' }
    expect(await restoreFiles(s3Store(other), archive, await verifyArchive(archive))).toBe(stored.length)
    const bytesOf = (prefix: string) =>
      [...fake.objects].flatMap(([key, { bytes }]) => (key.startsWith(`${prefix}files/`) ? [bytes.toString()] : []))
    expect(bytesOf('two/').sort()).toEqual(bytesOf('one/').sort())
    expect((await files.fetch('staff', location)).bytes.toString()).toBe('in de kopie')
    expect(await readdir(folder)).toEqual(['copy.tar'])
    await rm(folder, { recursive: true })
  })

  test('D15: while the store is away the node says so and serves, what is sent is refused for now, and nothing else stops', async () => {
    const { location } = await files.file({ bytes: 'blijft' })
    const ready = async () => {
      const { status, body } = await files.app.nobody.get('/readyz')
      return [status, body]
    }
    const away = () => fake.refusals.push(...Array.from({ length: 3 }, () => ({ status: 503, code: 'SlowDown' })))
    away()
    expect(await ready()).toEqual([200, { status: 'ready', database: 'ready', files: 'unavailable' }])
    away()
    const refused = await files.send('staff', { bytes: 'nu niet' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(refused.text).not.toMatch(/S3|SlowDown|127\.0/)
    expect([await ready(), (await files.fetch('staff', location)).status]).toEqual([[200, { status: 'ready' }], 200])
    // Meant so: it was the store that failed.
    expect(files.app.faults.splice(0)).toHaveLength(1)
  })
})
