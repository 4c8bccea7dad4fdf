import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { FakeService, type ServiceRequest } from '../../../test/fakeService.ts'
import { findStreet } from './findStreet.ts'
import { placeOfZipcode } from './placeOfZipcode.ts'

/** Answers as PDOK and the trade register do, each under its own folder. */
function answers({ url, headers }: ServiceRequest) {
  if (url.pathname === '/pdok/free') {
    const isKnown = url.searchParams.getAll('fq').includes('huisnummer:12')
    return { body: { response: { docs: isKnown ? [{ straatnaam: 'Damrak', woonplaatsnaam: 'Amsterdam' }] : [] } } }
  }
  if (headers.apikey !== 'geheim') return { status: 401 }
  if (url.pathname === '/kvk/69599084')
    return {
      body: {
        kvkNummer: '69599084',
        naam: 'Test EMZ Dagobert',
        _embedded: {
          hoofdvestiging: {
            eersteHandelsnaam: 'Hotel Dagobert',
            adressen: [
              {
                type: 'correspondentieadres',
                straatnaam: 'Postbus',
                huisnummer: 1,
                postcode: '1000AA',
                plaats: 'Elders',
              },
              {
                type: 'bezoekadres',
                indAfgeschermd: 'Nee',
                straatnaam: 'Abebe',
                huisnummer: 39,
                huisletter: 'a',
                postcode: '1183CS',
                plaats: 'Amstelveen',
              },
            ],
          },
        },
      },
    }
  if (url.pathname === '/kvk/11111111')
    return {
      body: {
        naam: 'Afgeschermd',
        _embedded: {
          hoofdvestiging: { adressen: [{ type: 'bezoekadres', indAfgeschermd: 'Ja', straatnaam: 'Geheim' }] },
        },
      },
    }
  return { status: 404 }
}

let service: FakeService
let app: TestApp
beforeAll(async () => {
  service = await FakeService.open(answers)
  const env = { GEOCODER_URL: `${service.url}/pdok`, KVK_API_KEY: 'geheim', KVK_API_URL: `${service.url}/kvk/` }
  app = await openTestApp({ ...env, ADDRESS_SEARCH: '1' })
})
afterEach(() => {
  service.answer(answers)
  service.asked.length = 0
})
afterAll(async () => {
  await app.close()
  await service.close()
})

const complete = (body: object, who: 'staff' | 'supplier' = 'staff') =>
  app.as(who).post('/api/addresses/complete', body)
const company = (kvk: string) => app.as('staff').post('/api/addresses/company', { kvk })

describe('D15, D4.1: completing an address', () => {
  test('D4.1: the city of a zip code is known without asking anybody', async () => {
    expect((await complete({ zipcode: '3511 AB' })).body).toEqual({ city: 'Utrecht' })
    expect((await complete({ zipcode: '1000 AA' })).body).toEqual({})
    expect(service.asked).toHaveLength(0)
    expect(placeOfZipcode('9711 LM')).toBe('Groningen')
    // Codes that the source gives to a place at the other end of the country as well, or to two beside each other.
    const told = ['3523 AB', '2324 AB', '7571 AB', '8611 AB', '2761 AB'].map(placeOfZipcode)
    expect(told).toEqual(['Utrecht', 'Leiden', 'Oldenzaal', 'Gaastmeer', undefined])
  })

  test('D15: the street is asked by this server, and nothing but zip code and number goes there', async () => {
    expect((await complete({ zipcode: '1012 AB', number: '12a' }, 'supplier')).body).toEqual({
      street: 'Damrak',
      city: 'Amsterdam',
    })
    expect(service.asked.map(({ url }) => url.searchParams.get('q'))).toEqual(['1012AB 12'])
    expect((await complete({ zipcode: '1012 AB', number: '99' })).body).toEqual({ city: 'Amsterdam' })
  })

  test('D4.1: what is no zip code or number is refused, and nobody without a session is answered', async () => {
    for (const zipcode of ['1012', '0123 AB', '1012ab', '1012 AB OR 1:1'])
      expect((await complete({ zipcode, number: '1' })).status).toBe(422)
    for (const kvk of ['1234567', '123456789', '../../x', '']) expect((await company(kvk)).status).toBe(422)
    for (const path of ['complete', 'company'])
      expect((await app.nobody.post(`/api/addresses/${path}`, {})).status).toBe(401)
    expect(service.asked).toHaveLength(0)
  })

  test('D15: a business is found by its number; a shielded address stays shielded', async () => {
    expect((await company('69599084')).body).toEqual({
      name: 'Hotel Dagobert',
      address: { street: 'Abebe 39a', zipcode: '1183 CS', city: 'Amstelveen' },
    })
    expect((await company('11111111')).body).toEqual({ name: 'Afgeschermd', address: {} })
    expect((await company('22222222')).status).toBe(404)
  })

  test('D15: a part that the register has as null is left out, whatever else it says', async () => {
    const address = {
      type: 'bezoekadres',
      indAfgeschermd: null,
      straatnaam: 'Damrak',
      huisnummer: 1,
      plaats: 'Amsterdam',
    }
    const found = async (odd: object) => {
      const adressen = [null, { ...address, ...odd }]
      service.answer(() => ({
        body: { naam: 'Hotel', _embedded: { hoofdvestiging: { eersteHandelsnaam: null, adressen } } },
      }))
      return (await company('12345678')).body
    }
    expect(await found({ huisletter: null })).toEqual({
      name: 'Hotel',
      address: { street: 'Damrak 1', city: 'Amsterdam' },
    })
    expect(await found({ huisnummer: null })).toEqual({
      name: 'Hotel',
      address: { street: 'Damrak', city: 'Amsterdam' },
    })
    expect(await found({ huisnummer: '1a', plaats: 7 })).toEqual({ name: 'Hotel', address: { street: 'Damrak 1a' } })
    expect(await found({ indAfgeschermd: true })).toEqual({ name: 'Hotel', address: {} })
  })

  test('D15: a service that fails is said to be away, without its address or key', async () => {
    service.answer(() => ({ status: 500 }))
    const { status, text } = await company('69599084')
    expect([status, text]).toEqual([503, expect.not.stringMatching(/geheim|127\.0/)])
    expect(app.faults.splice(0)).toHaveLength(1)
  })

  test('D4.1: the city is told also while the service is away, or was asked as often as one may', async () => {
    service.answer(() => ({ status: 500 }))
    const ask = () => complete({ zipcode: '1012 AB', number: '12' }, 'supplier')
    expect((await ask()).body).toEqual({ city: 'Amsterdam' })
    for (let asked = 0; asked < 60; asked += 1) await ask()
    service.asked.length = 0
    expect((await ask()).body).toEqual({ city: 'Amsterdam' })
    expect(service.asked).toEqual([])
    expect((await complete({ zipcode: '1000 AA', number: '12' }, 'supplier')).status).toBe(429)
  })

  test('D15: Nominatim is asked in its own words', async () => {
    service.answer(() => ({ body: [{ address: { road: 'Damrak', village: 'Dorp' } }] }))
    const found = await findStreet({ kind: 'nominatim', address: service.url }, '1012 AB', '12-3')
    expect(found).toEqual({ street: 'Damrak', city: 'Dorp' })
    expect(Object.fromEntries(service.asked[0]?.url.searchParams ?? [])).toMatchObject({
      postalcode: '1012 AB',
      street: '12',
      countrycodes: 'nl',
    })
  })
})

test('D15: without settings nobody outside is asked', async () => {
  const plain = await openTestApp()
  try {
    const asked = plain.as('staff')
    expect((await asked.post('/api/addresses/complete', { zipcode: '1012 AB', number: '12' })).body).toEqual({
      city: 'Amsterdam',
    })
    expect((await asked.post('/api/addresses/company', { kvk: '69599084' })).status).toBe(404)
    expect((await plain.nobody.get('/api/config')).body).not.toHaveProperty('register')
  } finally {
    await plain.close()
  }
})
