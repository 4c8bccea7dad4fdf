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

describe('sending a picture', () => {
  test('D15, D19.9: it comes back as the address of a WebP in fixed sizes, which an item takes', async () => {
    const address = await pictures.avatar()
    expect(address).toMatch(/^\/api\/images\/[0-9a-f]{64}\.webp$/)
    const lead = await app.aLead({ avatar: address })
    expect((await app.as('staff').post(`/api/space/${lead}`)).body.avatar).toBe(address)
    for (const [query, side] of [
      ['', 256],
      ['?size=256', 256],
      ['?size=64', 64],
    ] as const) {
      const { status, headers, bytes } = await pictures.show('staff', `${address}${query}`)
      expect([status, headers.get('content-type'), headers.get('content-length')]).toEqual([
        200,
        'image/webp',
        String(bytes.length),
      ])
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: side, height: side })
    }
    expect((await pictures.show('staff', `${address}?size=100`)).status).toBe(422)
    expect((await pictures.show('staff', `${address}?size=64&size=256`)).status).toBe(422)
  })

  test('D15: a banner has the shape of a banner', async () => {
    const { body } = await pictures.send('staff', await pictures.picture(900, 900), { fields: { kind: 'banner' } })
    expect(body).toEqual({ banner: expect.stringMatching(/^\/api\/images\//) })
    const { bytes } = await pictures.show('staff', body.banner)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 342 })
  })

  test('D15: what is asked for is cut out, whatever the sides of the crop, and nothing is stretched', async () => {
    const picture = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
      .composite([
        { input: { create: { width: 200, height: 200, channels: 3, background: '#0000ff' } }, left: 200, top: 0 },
      ])
      .png()
      .toBuffer()
    const crop = JSON.stringify({ x: 0.5, y: 0, width: 0.5, height: 1 })
    const { body } = await pictures.send('staff', picture, { fields: { crop } })
    const { bytes } = await pictures.show('staff', body.avatar)
    const { dominant } = await sharp(bytes).stats()
    expect(dominant.b).toBeGreaterThan(200)
    expect(dominant.r).toBeLessThan(60)
    for (const wrong of [
      '{',
      '{"x":2,"y":0,"width":1,"height":1}',
      '{"x":0,"y":0,"width":0,"height":1}',
      '[]',
      'null',
    ]) {
      expect([wrong, (await pictures.send('staff', picture, { fields: { crop: wrong } })).status]).toEqual([
        wrong,
        expect.toSatisfy((status) => status === 400 || status === 422),
      ])
    }
    const thin = JSON.stringify({ x: 0.999, y: 0.999, width: 1, height: 1 })
    expect((await pictures.send('staff', picture, { fields: { crop: thin } })).status).toBe(200)
  })

  test('D15: the first crop has its middle where the eye goes', async () => {
    const picture = await pictures.picture(300, 200, { left: 220, top: 80 })
    const { status, body } = await pictures.send('staff', picture, { path: '/api/images/focus' })
    expect([status, body.width, body.height]).toEqual([200, 300, 200])
    expect(body.focus.x).toBeGreaterThan(0.65)
    const { x, width, y, height } = body.crop
    expect(width * 300).toBeCloseTo(height * 200)
    expect(x + width / 2).toBeCloseTo(Math.min(body.focus.x, 1 - width / 2))
    expect(y).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(1.0001)
  })

  test('D15: a photo is turned the right way up and says nothing of where it was made', async () => {
    const upright = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#ffffff' } })
      .withExif({ IFD0: { Copyright: 'Zilvermeeuw' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { body: look } = await pictures.send('staff', upright, { path: '/api/images/focus' })
    expect([look.width, look.height]).toEqual([30, 60])
    for (const bytes of [upright, fixture('exif-gps.jpg')]) {
      const { body } = await pictures.send('staff', bytes)
      const { bytes: shown } = await pictures.show('staff', body.avatar)
      const { exif, xmp, iptc, icc, orientation } = await sharp(shown).metadata()
      expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
      expect(shown.includes('Zilvermeeuw')).toBe(false)
    }
  })

  test('D15: of an animation the first frame is kept, still', async () => {
    const frames = await Promise.all(
      ['#00ff00', '#ff0000'].map((background) =>
        sharp({ create: { width: 40, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(gif).metadata()).pages).toBe(2)
    const { body } = await pictures.send('staff', gif)
    const { bytes } = await pictures.show('staff', body.avatar)
    expect((await sharp(bytes).metadata()).pages).toBeUndefined()
    expect((await sharp(bytes).stats()).dominant.g).toBeGreaterThan(200)
    expect((await pictures.send('staff', fixture('apng-sequence-gap.png'))).status).toBe(200)
  })

  test('D15: a server tag or transparency inside a good picture is pixels like any others', async () => {
    for (const name of ['server-tag-inside.png', 'png-alpha.png', '65000x1.png']) {
      const { status, body } = await pictures.send('staff', fixture(name))
      expect([name, status]).toEqual([name, 200])
      expect((await pictures.show('staff', body.avatar)).bytes.includes('<?')).toBe(false)
    }
    const { body } = await pictures.send('staff', fixture('png-alpha.png'))
    expect((await sharp((await pictures.show('staff', body.avatar)).bytes).metadata()).hasAlpha).toBe(true)
  })
})
