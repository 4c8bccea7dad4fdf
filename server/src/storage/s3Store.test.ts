import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FakeS3 } from '../../test/fakeS3.ts'
import { NoRoom } from '../room.ts'
import { openFiles, openWorkingFiles } from './openFiles.ts'
import { S3Error, type S3Settings } from './s3Client.ts'
import { s3Store } from './s3Store.ts'

let fake: FakeS3
beforeAll(async () => {
  fake = await FakeS3.open()
})
afterAll(() => fake.close())

describe('D15: files in an S3-compatible store', () => {
  test('D15: stand under their prefix, so that a bucket may be shared', async () => {
    await s3Store(fake.settings).put('files/ab/x', Buffer.from('x'))
    expect([...fake.objects.keys()]).toEqual(['one/files/ab/x'])
    const other = s3Store({ ...fake.settings, prefix: 'two/' })
    expect([await other.has('files/ab/x'), await other.list('files/ab', new Date(Date.now() + 60_000))]).toEqual([
      false,
      [],
    ])
  })

  test('D15: a large one that breaks off leaves nothing, and what a crash left of one is cleared when it is old', async () => {
    const files = s3Store(fake.settings)
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(17_000_000)
        throw new Error('gone')
      })(),
    )
    await expect(files.put('kept/broken', broken)).rejects.toThrow('gone')
    expect([fake.uploads.size, await files.has('kept/broken')]).toEqual([0, false])
    fake.uploads.set('left', { key: 'one/kept/half', bytes: Buffer.alloc(0), at: new Date(), parts: new Map() })
    await files.clearHalves(new Date(Date.now() - 60_000))
    expect(fake.uploads.size).toBe(1)
    await files.clearHalves(new Date(Date.now() + 60_000))
    expect(fake.uploads.size).toBe(0)
  })

  test('D15: a store that is busy for a moment is asked again, one that stays so is told as away', async () => {
    const files = s3Store(fake.settings)
    fake.refusals.push({ status: 503, code: 'SlowDown' }, { status: 500, code: 'InternalError' })
    await files.put('kept/busy', Buffer.from('x'))
    expect(await files.has('kept/busy')).toBe(true)
    fake.refusals.push(...Array.from({ length: 3 }, () => ({ status: 503, code: 'SlowDown' })))
    await expect(files.get('kept/busy')).rejects.toMatchObject({ code: 'SlowDown', statusCode: 503 })
    await expect(s3Store({ ...fake.settings, endpoint: 'http://127.0.0.1:1' }).has('x')).rejects.toThrow(S3Error)
  })

  test('D15: a store that is full is told as such', async () => {
    fake.refusals.push({ status: 507, code: 'XMinioStorageFull' })
    await expect(s3Store(fake.settings).put('kept/full', Buffer.from('x'))).rejects.toThrow(NoRoom)
  })

  test.each<[string, (settings: S3Settings) => Partial<S3Settings>, RegExp]>([
    ['an unknown id', () => ({ accessKeyId: 'AKIDOTHER' }), /^S3_ACCESS_KEY_ID is not known at http:\/\/127/],
    ['a wrong secret', () => ({ secretAccessKey: 'x' }), /^S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID/],
    ['another bucket', () => ({ bucket: 'other' }), /^S3_BUCKET: there is no bucket other at http:\/\/127/],
    ['another region', () => ({ region: 'us-east-1' }), /^S3_REGION: schakel-files is not in us-east-1\.$/],
    [
      'nobody there',
      () => ({ endpoint: 'http://127.0.0.1:1' }),
      /^S3_ENDPOINT: http:\/\/127\.0\.0\.1:1 does not answer/,
    ],
  ])('D17.1: with %s the server does not start, and says in one line what is wrong', async (_what, change, line) => {
    const s3 = { ...fake.settings, ...change(fake.settings) }
    await expect(openWorkingFiles({ dataDir: 'unused', s3 })).rejects.toThrow(line)
  })

  test('D15: without a bucket files lie in a folder', async () => {
    const before = fake.asked.length
    expect(await openFiles({ dataDir: 'unused', s3: undefined }).has('files/ab/x')).toBe(false)
    expect(fake.asked.length).toBe(before)
  })
})
