import type { FoundAddress } from '@schakel/domain'
import { z } from 'zod'
import type { GeocoderSettings } from '../../configServices.ts'
import { fetchJson } from '../../external/fetchFrom.ts'

const BYTES_MAX = 200_000
const pdok = z.object({
  response: z.object({
    docs: z.array(
      z.object({ straatnaam: z.string().max(120).optional(), woonplaatsnaam: z.string().max(80).optional() }),
    ),
  }),
})
const place = z.string().max(80).optional()
const nominatim = z.array(
  z.object({ address: z.object({ road: z.string().max(120).optional(), city: place, town: place, village: place }) }),
)

/** Asks the street and city of a Dutch zip code and house number; empty when the service does not know it. Throws ServiceAway. */
export async function findStreet(
  { kind, address: base }: GeocoderSettings,
  zipcode: string,
  number: string,
): Promise<FoundAddress> {
  const service = { origins: [new URL(base).origin], bytesMax: BYTES_MAX }
  const [digits = ''] = /^\d+/.exec(number) ?? []
  if (kind === 'nominatim') {
    const asked = { postalcode: zipcode, street: digits, countrycodes: 'nl' }
    const query = new URLSearchParams({ ...asked, format: 'jsonv2', addressdetails: '1', limit: '1' })
    const [first] = await fetchJson(`${base}/search?${query}`, nominatim, service)
    const { road, city, town, village } = first?.address ?? {}
    return { street: road, city: city ?? town ?? village }
  }
  const code = zipcode.replace(' ', '')
  const query = new URLSearchParams({ q: `${code} ${digits}`, rows: '1', fl: 'straatnaam,woonplaatsnaam' })
  for (const filter of ['type:adres', `postcode:${code}`, `huisnummer:${digits}`]) query.append('fq', filter)
  const { response } = await fetchJson(`${base}/free?${query}`, pdok, service)
  const [first] = response.docs
  return { street: first?.straatnaam, city: first?.woonplaatsnaam }
}
