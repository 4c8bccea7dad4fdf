import { z } from 'zod'
import type { GeocoderSettings } from '../../configServices.ts'
import { fetchJson } from '../../external/fetchFrom.ts'
import type { Place } from '../../store/map/places.ts'

const BYTES_MAX = 500_000
const lat = z.coerce.number().min(-90).max(90)
const lon = z.coerce.number().min(-180).max(180)

const nominatim = z.array(z.object({ lat, lon }))
const pdok = z.object({
  response: z.object({
    docs: z.array(z.object({ centroide_ll: z.string().regex(/^POINT\(-?[\d.]+ -?[\d.]+\)$/) })),
  }),
})

/** Asks where an address lies (D15); nothing when the service does not know it. Throws ServiceAway. */
export async function geocode({ kind, address: base }: GeocoderSettings, text: string): Promise<Place | undefined> {
  const outside = { origins: [new URL(base).origin], bytesMax: BYTES_MAX }
  if (kind === 'nominatim') {
    const query = new URLSearchParams({ q: text, format: 'jsonv2', limit: '1' })
    const [first] = await fetchJson(`${base}/search?${query}`, nominatim, outside)
    return first
  }
  const query = new URLSearchParams({ q: text, rows: '1', fl: 'centroide_ll' })
  const { response } = await fetchJson(`${base}/free?${query}`, pdok, outside)
  const [, x, y] = /\((\S+) (\S+)\)/.exec(response.docs[0]?.centroide_ll ?? '') ?? []
  return x === undefined || y === undefined ? undefined : { lat: Number(y), lon: Number(x) }
}
