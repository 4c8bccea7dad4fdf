import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Somebody } from '../../../../test/app.ts'
import { FakeService, type ServiceRequest } from '../../../../test/fakeService.ts'
import { PictureApp } from '../../../../test/pictures.ts'
import { openSession } from '../../../store/auth/sessions.ts'
import { dropExpired } from '../../../store/housekeeping/housekeeping.ts'
import { providerOf } from './provider.ts'

const DAY = 86_400_000
const id = '8f1c0a52-6b0e-4f0e-9a3e-0c7f6a5d4b3c'
const found = {
  id,
  title: 'Terras  aan de gracht\n',
  creator: 'Jane Doe',
  creator_url: 'https://photos.example/jane',
  license: 'by-sa',
  license_version: '2.0',
  license_url: 'https://creativecommons.org/licenses/by-sa/2.0/',
  foreign_landing_url: 'https://photos.example/1',
  url: 'https://elsewhere.example/1.jpg',
  width: 1024,
  height: 768,
}
const credit = {
  title: 'Terras aan de gracht',
  creator: 'Jane Doe',
  licence: 'CC BY-SA 2.0',
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/2.0/',
  page: 'https://photos.example/1',
  source: 'Openverse',
}

let photo: Buffer
let service: FakeService
let pictures: PictureApp
/** As Openverse answers. */
const openverse = ({ url }: ServiceRequest) => {
  if (url.pathname === '/v1/images/') return { body: { result_count: 21, page_count: 2, results: [found] } }
  if (url.pathname === `/v1/images/${id}/thumb/`) return { headers: { 'content-type': 'image/jpeg' }, body: photo }
  return undefined
}

beforeAll(async () => {
  photo = await sharp({ create: { width: 1024, height: 768, channels: 3, background: '#285' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Jane Doe' } })
    .toBuffer()
  service = await FakeService.open(openverse)
  pictures = await PictureApp.open({ PHOTO_SEARCH: 'openverse', PHOTO_SEARCH_URL: service.url })
})
afterEach(() => {
  service.answer(openverse)
  service.asked.length = 0
})
afterAll(async () => {
  await pictures.close()
  await service.close()
})

/** With a new session each time: tests let days pass. */
async function caller(who: Somebody) {
  const { world } = pictures.app
  return pictures.app.with({ authorization: `Bearer ${await openSession(world.store, pictures.app.as(who).id)}` })
}
const search = async (q = 'terras', page = 1) => (await caller('staff')).post('/api/photos/search', { q, page })

describe('D15, S7.19: searching for a photo', () => {
  test('D15: the words go to the service by this server, and what it finds has its credit', async () => {
    const { status, body } = await search()
    expect(status).toBe(200)
    expect(body).toEqual({ photos: [{ _id: `openverse-${id}`, width: 1024, height: 768, credit }], hasMore: true })
    expect((await search('terras', 2)).body.hasMore).toBe(false)
    const asked = service.asked[0]
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toMatchObject({ q: 'terras', page: '1', page_size: '20' })
    expect(asked?.headers).not.toHaveProperty('cookie')
    expect(asked?.headers).not.toHaveProperty('authorization')
    expect(asked?.headers).not.toHaveProperty('referer')
    expect((await pictures.app.nobody.get('/api/config')).body.photos).toBe('Openverse')
  })

  test('D15: pictures come through this server, drawn anew, and only of what was found', async () => {
    await search()
    const thumb = await pictures.show('staff', `/api/photos/thumb/openverse-${id}`)
    expect([thumb.status, thumb.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(thumb.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(await sharp(thumb.bytes).metadata()).toMatchObject({ width: 400, height: 300 })
    const large = await pictures.show('staff', `/api/photos/picture/openverse-${id}`)
    expect(await sharp(large.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 768 })
    expect((await sharp(large.bytes).metadata()).exif).toBeUndefined()
    const before = service.asked.length
    for (const other of ['openverse-0', encodeURIComponent('http://127.0.0.1/x'), `openverse-${id}/../x`, id])
      expect((await pictures.show('staff', `/api/photos/picture/${other}`)).status, other).toBe(404)
    expect((await pictures.show('nobody', `/api/photos/thumb/openverse-${id}`)).status).toBe(401)
    // That it was found tells what somebody looked for.
    for (const kind of ['thumb', 'picture'])
      expect((await pictures.show('supplier', `/api/photos/${kind}/openverse-${id}`)).status, kind).toBe(404)
    expect(service.asked.length).toBe(before)
  })

  test('D15: a photo that the service has odd spoils no others', async () => {
    const results = [{ ...found, id: 'odd', foreign_landing_url: null }, null, found]
    service.answer(() => ({ body: { page_count: 1, results } }))
    const { status, body } = await search('een vreemde rij')
    expect([status, body.photos.map(({ _id }: { _id: string }) => _id)]).toEqual([200, [`openverse-${id}`]])
  })

  test('D15: one person searches so often and no more', async () => {
    const member = await caller('member')
    for (let asked = 0; asked < 60; asked += 1) await member.post('/api/photos/search', { q: 'kok' })
    expect((await member.post('/api/photos/search', { q: 'kok' })).status).toBe(429)
    expect((await (await caller('enduser')).post('/api/photos/search', { q: 'kok' })).status).toBe(200)
    expect((await member.post('/api/photos/search', { q: 'k' })).status).toBe(422)
  })

  test('D15: a photo that is sent as it came keeps its credit, for whoever sees the picture', async () => {
    await search()
    const { bytes } = await pictures.show('staff', `/api/photos/picture/openverse-${id}`)
    const { body } = await pictures.send('staff', bytes, { fields: { kind: 'banner' } })
    expect(body.banner).toMatch(/^\/api\/images\/[\da-f]{64}-cc\.webp$/)
    const { lead, otherLead } = pictures.app.places
    const staff = await caller('staff')
    expect((await staff.post(`/api/space/update/${lead}`, { props: { banner: body.banner } })).status).toBe(200)
    pictures.app.world.wait(2 * DAY)
    const path = body.banner.replace('/api/images/', '/api/images/credit/')
    const reader = async (who: Parameters<typeof pictures.show>[0]) => {
      const { status, bytes: text } = await pictures.show(who, path)
      return [status, status === 200 ? JSON.parse(text.toString()) : undefined]
    }
    expect(await reader('staff')).toEqual([200, credit])
    expect(await reader('enduser')).toEqual([200, credit])
    expect(await reader('supplier')).toEqual([404, undefined])
    expect(await reader('nobody')).toEqual([401, undefined])
    expect(otherLead).not.toBe(lead)
    // One of one's own has none.
    const own = await pictures.send('staff', photo)
    expect(own.body.avatar).toMatch(/^\/api\/images\/[\da-f]{64}\.webp$/)
    expect((await pictures.show('staff', own.body.avatar.replace('/images/', '/images/credit/'))).status).toBe(404)
  })

  test('D15: what was found is forgotten after a day', async () => {
    await search()
    const { world } = pictures.app
    world.wait(2 * DAY)
    await dropExpired(world.store)
    expect((await pictures.show('staff', `/api/photos/thumb/openverse-${id}`)).status).toBe(404)
  })

  test.each<[string, () => { status?: number; headers?: Record<string, string>; body?: string | Uint8Array | object }]>(
    [
      ['fails', () => ({ status: 500 })],
      ['sends elsewhere', () => ({ status: 302, headers: { location: 'http://127.0.0.1:1/' } })],
      ['says something else', () => ({ body: '<html>' })],
      [
        'says it in another shape',
        () => ({ body: { results: [{ id: '../../x', foreign_landing_url: 'javascript:1' }] } }),
      ],
      ['never ends', () => ({ body: Buffer.alloc(2_000_000, '[') })],
    ],
  )('D15: a service that %s is told as away', async (_what, answer) => {
    service.answer(answer)
    const { status, text } = await search()
    expect([status, text]).toEqual([503, expect.not.stringMatching(/127\.0|openverse/i)])
    expect(pictures.app.faults.splice(0)).toHaveLength(1)
  })

  test('D15: a picture that is none, or larger than one may send, does not come through', async () => {
    await search()
    const show = () => pictures.show('staff', `/api/photos/picture/openverse-${id}`)
    service.answer(() => ({ headers: { 'content-type': 'image/jpeg' }, body: '<svg onload="alert(1)"/>' }))
    expect((await show()).status).toBe(422)
    service.answer(() => ({ body: Buffer.alloc(11 * 1024 * 1024) }))
    expect((await show()).status).toBe(503)
    expect(pictures.app.faults.splice(0)).toHaveLength(1)
  })
})

describe('D15: photos of Unsplash', () => {
  test('D15: are asked by key, and it hears which one is taken; the key never goes with a picture', async () => {
    const address = service.url
    service.answer(({ url }) =>
      url.pathname === '/search/photos'
        ? {
            body: {
              total: 1,
              total_pages: 1,
              results: [
                {
                  id: 'TV2gg2kZD1o',
                  alt_description: null,
                  width: 3000,
                  height: 2000,
                  urls: {
                    raw: 'https://images.unsplash.com/photo-1?ixid=a',
                    small: 'https://images.unsplash.com/photo-1?w=400',
                  },
                  links: {
                    html: 'https://unsplash.com/photos/TV2',
                    download_location: `${address}/photos/TV2/download`,
                  },
                  user: { name: 'Jan' },
                },
              ],
            },
          }
        : undefined,
    )
    const provider = providerOf({ source: 'unsplash', address, key: 'a-key' })
    const { photos, hasMore } = await provider.search('bar', 1)
    expect(hasMore).toBe(false)
    expect(photos).toEqual([
      {
        id: 'TV2gg2kZD1o',
        width: 3000,
        height: 2000,
        thumb: 'https://images.unsplash.com/photo-1?w=400',
        full: 'https://images.unsplash.com/photo-1?ixid=a&w=2400&fit=max&fm=jpg&q=85',
        taken: `${address}/photos/TV2/download`,
        credit: {
          title: '',
          creator: 'Jan',
          licence: 'Unsplash License',
          licenceUrl: 'https://unsplash.com/license',
          page: 'https://unsplash.com/photos/TV2',
          source: 'Unsplash',
        },
      },
    ])
    expect(service.asked[0]?.headers.authorization).toBe('Client-ID a-key')
    expect(provider.origins).toEqual([address, 'https://images.unsplash.com'])
  })
})

test('D15: without a service nothing is searched, and nobody is offered it', async () => {
  const plain = await PictureApp.open()
  try {
    expect((await plain.app.as('staff').post('/api/photos/search', { q: 'terras' })).status).toBe(404)
    expect((await plain.app.nobody.get('/api/config')).body).not.toHaveProperty('photos')
  } finally {
    await plain.close()
  }
})
