import { IMAGE_MAX_BYTES } from '@schakel/domain'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { fixture, PictureApp } from '../../../test/pictures.ts'

let pictures: PictureApp
let app: TestApp
beforeAll(async () => {
  pictures = await PictureApp.open()
  app = pictures.app
})
afterAll(() => pictures.close())

describe('pictures that are refused', () => {
  const expectRefused = async (bytes: Buffer, code: string, name = 'foto.jpg') => {
    for (const path of ['/api/images/upload', '/api/images/focus']) {
      const { status, body } = await pictures.send('staff', bytes, { path, name })
      expect([status, body.errors]).toEqual([
        422,
        [{ path: 'file', code, message: expect.stringMatching(/^[A-Z].+\w$/) }],
      ])
    }
  }

  test('D15, S5.7: the content says what it is, not the name', async () => {
    for (const name of ['svg-with-script.png', 'avif-named.jpg', 'renderer-script.jpg']) {
      await expectRefused(fixture(name), 'imageType', name)
    }
    await expectRefused(Buffer.from('<!doctype html><script>alert(1)</script>'), 'imageType')
    await expectRefused(
      await sharp(await pictures.picture())
        .webp()
        .toBuffer(),
      'imageType',
    )
    expect(
      (
        await pictures.send(
          'staff',
          await sharp(await pictures.picture())
            .jpeg()
            .toBuffer(),
          { name: 'x.svg' },
        )
      ).status,
    ).toBe(200)
  })

  test('D15: cut off, damaged and bombs are refused with a sentence', async () => {
    for (const name of ['truncated.jpg', 'huge-ztxt-chunk.png', 'declares-2147483647-square.png']) {
      await expectRefused(fixture(name), 'imageDamaged')
    }
    const whole = await pictures.picture()
    await expectRefused(whole.subarray(0, whole.length - 200), 'imageDamaged')
    await expectRefused(whole.subarray(0, 8), 'imageDamaged')
    await expectRefused(Buffer.concat([whole.subarray(0, 33), Buffer.alloc(5000, 7)]), 'imageDamaged')
    const wide = { width: 8000, height: 5001, channels: 3, background: '#fff' } as const
    const bomb = await sharp({ create: wide }).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    await expectRefused(bomb, 'imagePixels')
  })

  test('D15: many at once are worked off in little memory, and what is refused keeps nothing', async () => {
    const before = process.memoryUsage().rss
    const flat = { width: 6000, height: 6000, channels: 3, background: '#fff' } as const
    const large = await sharp({ create: flat }).png().toBuffer()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => pictures.send('staff', large, { path: '/api/images/focus' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    // All eight unpacked together would be 864 MB.
    expect(process.memoryUsage().rss - before).toBeLessThan(600_000_000)
  })

  test('D8.10: more than 10 MB is too large, whatever it is', async () => {
    const { status, body } = await pictures.send('staff', Buffer.alloc(IMAGE_MAX_BYTES + 1, 'x'))
    expect([status, body.type]).toEqual([413, '/problems/tooLarge'])
  })

  test('D8.2: a form without a file, with two, with another field or that is no form', async () => {
    const { token } = app.as('staff')
    const headers = { authorization: `Bearer ${token}` }
    const post = async (body: FormData | string, extra = {}) =>
      (await fetch(`${app.url}/api/images/upload`, { method: 'POST', body, headers: { ...headers, ...extra } })).status
    expect(await post(new FormData())).toBe(422)
    const empty = new FormData()
    empty.append('file', new Blob([]), 'x.png')
    expect(await post(empty)).toBe(422)
    const picture = new Blob([new Uint8Array(await pictures.picture())])
    const other = new FormData()
    other.append('photo', picture, 'x.png')
    expect(await post(other)).toBe(422)
    const two = new FormData()
    for (const name of ['a.png', 'b.png']) two.append('file', picture, name)
    expect([400, 413]).toContain(await post(two))
    expect(await post('{}', { 'content-type': 'application/json' })).toBe(415)
    expect(await post('--x', { 'content-type': 'multipart/form-data' })).toBe(400)
    expect(await post('--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' })).toBe(400)
    const many = new FormData()
    for (let index = 0; index < 50; index += 1) many.append(`field${index}`, 'x')
    expect(await post(many)).toBe(413)
  })

  test('D8.1: only who has logged in sends, by a cookie only from the own address', async () => {
    const picture = await pictures.picture()
    expect((await pictures.send('nobody', picture)).status).toBe(401)
    expect((await pictures.send('nobody', picture, { headers: { authorization: 'Bearer x' } })).status).toBe(401)
    expect((await pictures.send('nobody', picture, { fields: { token: 'x' } })).status).toBe(401)
    expect((await pictures.send('nobody', picture, { fields: { token: app.as('staff').token } })).status).toBe(200)
    const cookie = `auth.token=${app.as('staff').token}`
    expect((await pictures.send('nobody', picture, { headers: { cookie } })).status).toBe(403)
    expect(
      (await pictures.send('nobody', picture, { headers: { cookie, origin: 'https://evil.example' } })).status,
    ).toBe(403)
    expect((await pictures.send('nobody', picture, { headers: { cookie, origin: app.url } })).status).toBe(200)
  })
})
