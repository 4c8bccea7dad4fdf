import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { FakeService, type ServiceRequest } from '../../../test/fakeService.ts'
import { geocode } from './geocode.ts'

const png = Buffer.from('89504e470d0a1a0a00', 'hex')
let service: FakeService
let app: TestApp
/** As a map and PDOK answer, each under its own folder. */
const answers = ({ url }: ServiceRequest) => {
  if (url.pathname === '/style.json') {
    return {
      body: {
        version: 8,
        name: 'Proef',
        sprite: `${service.url}/signs?key=geheim`,
        glyphs: '/letters/{fontstack}/{range}.pbf',
        sources: {
          base: { type: 'vector', url: '/tiles.json' },
          photo: { type: 'raster', tiles: [`${service.url}/photo/{z}/{x}/{y}.png?key=geheim`], tileSize: 256 },
          drawn: { type: 'geojson', data: 'https://elsewhere.example/x.json' },
        },
        layers: [
          { id: 'back', type: 'background' },
          { id: 'roads', type: 'line', source: 'base', 'source-layer': 'roads' },
          { id: 'x', type: 'line', source: 'drawn' },
        ],
      },
    }
  }
  if (url.pathname === '/tiles.json')
    return { body: { tiles: ['/roads/{z}/{x}/{y}'], maxzoom: 14, attribution: 'Proef' } }
  if (url.pathname === '/photo/14/1/2.png') return { headers: { 'content-type': 'image/png' }, body: png }
  if (url.pathname === '/roads/14/8/5') return { headers: { 'content-type': 'text/html' }, body: '<script>' }
  if (url.pathname === '/signs@2x.json') return { body: { here: {} } }
  if (url.pathname.startsWith('/letters/')) return { body: 'letters' }
  if (url.pathname === '/pdok/free') {
    const docs = url.searchParams.get('q')?.includes('Nergens') ? [] : [{ centroide_ll: 'POINT(5.1214 52.0907)' }]
    return { body: { response: { numFound: docs.length, docs } } }
  }
  return undefined
}

beforeAll(async () => {
  service = await FakeService.open(answers)
  app = await openTestApp({ MAP_STYLE_URL: `${service.url}/style.json`, GEOCODER_URL: `${service.url}/pdok` })
})
afterEach(() => {
  service.answer(answers)
  service.asked.length = 0
})
afterAll(async () => {
  await app.close()
  await service.close()
})

const place = (who: 'super' | 'staff' | 'supplier' | 'stranger', _id: string) =>
  app.as(who).post('/api/map/place', { _id })
async function leadAt(address: object): Promise<string> {
  return app.world.lead(app.places.space, { address })
}

describe('D15, S7.19: the map of an address', () => {
  test('D15: where an address lies is asked once, and nothing but the address goes there', async () => {
    const lead = await leadAt({ street: 'Oudegracht 1', zipcode: '3511 AB', city: 'Utrecht' })
    const first = await place('staff', lead)
    expect([first.status, first.body]).toEqual([200, { _id: lead, lat: 52.0907, lon: 5.1214 }])
    expect((await place('staff', lead)).body).toEqual(first.body)
    expect(service.asked.map(({ url }) => url.searchParams.get('q'))).toEqual(['Oudegracht 1, 3511 AB Utrecht'])
    const [row] = await app.world.database.query<{ address: string }>('select address from places')
    expect(row?.address).not.toMatch(/oudegracht/i)
  })

  test('D15: what is not known is not asked again the same day', async () => {
    const lead = await leadAt({ street: 'Nergens 1', city: 'Utrecht' })
    expect([(await place('staff', lead)).status, (await place('staff', lead)).status]).toEqual([404, 404])
    expect(service.asked).toHaveLength(1)
  })

  test('D7, D15: of whom one may not read there is no place, nor of what has no address', async () => {
    const lead = await leadAt({ street: 'Oudegracht 2', city: 'Utrecht' })
    for (const who of ['supplier', 'stranger'] as const) expect((await place(who, lead)).status).toBe(404)
    expect((await place('staff', app.places.space)).status).toBe(404)
    expect((await app.nobody.post('/api/map/place', { _id: lead })).status).toBe(401)
    expect(service.asked).toHaveLength(0)
  })

  test('D20.1, D7: a supplier learns from no answer that somebody else looked where a lead lies', async () => {
    const secret = { street: 'Oudegracht 7', zipcode: '3511 AB', city: 'Utrecht' }
    const looked = await leadAt(secret)
    for (const who of ['staff', 'super'] as const) expect((await place(who, looked)).status).toBe(200)
    const guess = async (street: string) => {
      const props = { address: { ...secret, street } }
      await app.as('staff').post(`/api/space/update/${app.places.supplier}`, { props })
      service.asked.length = 0
      const { status } = await place('supplier', app.places.supplier)
      return [status, service.asked.length]
    }
    service.answer(() => ({ status: 500 }))
    // Neither while the service is away, nor when it is back: whether it is asked takes time.
    expect([await guess('Oudegracht 9'), await guess('Oudegracht 7')]).toEqual([
      [503, 1],
      [503, 1],
    ])
    app.faults.splice(0)
    service.answer(answers)
    expect(await guess('Oudegracht 7')).toEqual([200, 1])
    for (let times = 0; times < 60; times += 1) await guess(`Dorpsstraat ${times}`)
    expect((await guess('Oudegracht 11'))[0]).toBe(429)
    // Nor when it has asked as often as it may: what it looked at itself is all it is told.
    const other = await leadAt({ ...secret, street: 'Oudegracht 13' })
    expect((await place('staff', other)).status).toBe(200)
    expect([await guess('Oudegracht 13'), await guess('Oudegracht 7')]).toEqual([
      [429, 0],
      [200, 0],
    ])
  })

  test('D6, D15: colleagues share where an address lies, and nobody else: what a super user looked at is not told to staff', async () => {
    const first = await leadAt({ street: 'Oudegracht 21', city: 'Utrecht' })
    expect((await place('super', first)).status).toBe(200)
    expect((await place('staff', first)).status).toBe(200)
    expect(service.asked).toHaveLength(2)
  })

  test('D15: a service that is away is told as such', async () => {
    const lead = await leadAt({ street: 'Oudegracht 3', city: 'Utrecht' })
    service.answer(() => ({ status: 500 }))
    expect((await place('staff', lead)).status).toBe(503)
    expect(app.faults.splice(0)).toHaveLength(1)
    service.answer(answers)
    expect((await place('staff', lead)).status).toBe(200)
  })

  test('D15: every address of the style leads to this server, and only what it names is fetched', async () => {
    const { body, text } = await app.as('staff').get('/api/map/part/style')
    expect(text).not.toMatch(/127\.0|elsewhere|geheim/)
    expect(body.sources).toEqual({
      base: { type: 'vector', maxzoom: 14, attribution: 'Proef', tiles: ['/api/map/part/tile/base/{z}/{x}/{y}'] },
      photo: { type: 'raster', tileSize: 256, tiles: ['/api/map/part/tile/photo/{z}/{x}/{y}'] },
    })
    expect([body.glyphs, body.sprite]).toEqual(['/api/map/part/glyphs/{fontstack}/{range}.pbf', '/api/map/part/sprite'])
    expect(body.layers.map(({ id }: { id: string }) => id)).toEqual(['back', 'roads'])
    const piece = async (name: string) => {
      const { status, headers } = await app.as('staff').get(`/api/map/part/${name}`)
      return [status, status === 200 ? headers.get('content-type') : undefined]
    }
    expect(await piece('tile/photo/14/1/2')).toEqual([200, 'image/png'])
    // What says that it is a page is not sent on as one.
    expect(await piece('tile/base/14/8/5')).toEqual([200, 'application/x-protobuf'])
    expect(await piece('sprite@2x.json')).toEqual([200, expect.stringMatching(/^application\/json/)])
    expect(await piece('glyphs/Open%20Sans%20Bold/0-255.pbf')).toEqual([200, 'application/x-protobuf'])
    expect(service.asked.find(({ url }) => url.pathname === '/photo/14/1/2.png')?.url.search).toBe('?key=geheim')
    const before = service.asked.length
    for (const name of [
      'tile/other/1/1/1',
      'tile/base/a/1/1',
      '../style.json',
      'https://elsewhere.example',
      'sprite.svg',
    ])
      expect((await piece(name))[0], name).toBe(404)
    expect((await app.nobody.get('/api/map/part/style')).status).toBe(401)
    expect(service.asked).toHaveLength(before)
  })

  test('D15: Nominatim is asked in its own words', async () => {
    service.answer(({ url }) => (url.pathname === '/search' ? { body: [{ lat: '52.1', lon: '5.2' }] } : undefined))
    expect(await geocode({ kind: 'nominatim', address: service.url }, 'Utrecht')).toEqual({ lat: 52.1, lon: 5.2 })
    expect(Object.fromEntries(service.asked[0]?.url.searchParams ?? [])).toMatchObject({ q: 'Utrecht', limit: '1' })
  })
})

test('D15: without a map nothing is asked outside, and nobody is offered one', async () => {
  const plain = await openTestApp()
  try {
    const { lead } = plain.places
    expect((await plain.as('staff').post('/api/map/place', { _id: lead })).status).toBe(404)
    expect((await plain.as('staff').get('/api/map/part/style')).status).toBe(404)
    expect((await plain.nobody.get('/api/config')).body).not.toHaveProperty('map')
  } finally {
    await plain.close()
  }
})

test('D21.1: while tiles do not come, whoever waits for them saves and reads as always', async () => {
  const released = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  service.answer(async (request) => {
    if (!request.url.pathname.startsWith('/photo/')) return answers(request) ?? { status: 404 }
    reached.resolve()
    await released.promise
    return { headers: { 'content-type': 'image/png' }, body: png }
  })
  const one = await openTestApp({ MAP_STYLE_URL: `${service.url}/style.json`, RATE_LIMIT: '20/100' })
  const staff = one.as('staff')
  let shown = 0
  const tiles = Array.from({ length: 12 }, async (_, x) => {
    const { status } = await staff.get(`/api/map/part/tile/photo/14/${x}/2`)
    shown += 1
    return status
  })
  await reached.promise
  const { status } = await staff.post(`/api/space/update/${one.places.lead}`, { props: { description: 'Intussen' } })
  expect([status, shown]).toEqual([200, 0])
  released.resolve()
  expect(await Promise.all(tiles)).toEqual(tiles.map(() => 200))
  await one.close()
})
