import { Missing } from '@schakel/domain'
import { mapCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fetchFrom } from '../../external/fetchFrom.ts'
import { countAsking } from '../../http/askingLimit.ts'
import type { Context } from '../../http/context.ts'
import { limitTurns } from '../../http/limitTurns.ts'
import { serve, serveFile } from '../../http/serve.ts'
import { keepPlace, readPlace } from '../../store/map/places.ts'
import { geocode } from './geocode.ts'
import { MapStyle } from './mapStyle.ts'

const PIECE_MAX = 3_000_000
/** New addresses that one person may have looked up in a quarter of an hour. */
const LOOKED_UP = 60
const AT_ONCE = 12
const WAITING = 300

/** What is sent on, by how the name of a piece begins or ends: never what a browser would run. */
const types: readonly (readonly [RegExp, string])[] = [
  [/^sprite.*\.json$/, 'application/json'],
  [/^sprite.*\.png$/, 'image/png'],
  [/^glyphs\//, 'application/x-protobuf'],
]
const tileTypes = ['image/png', 'image/jpeg', 'image/webp']

const placed = z.object({
  address: z.object({
    street: z.string().nullish(),
    zipcode: z.string().nullish(),
    city: z.string().nullish(),
    country: z.string().nullish(),
  }),
})

/** The map of an address (D15): its pieces and where it lies, asked by this server where it is set to. */
export function mapRoutes(app: FastifyInstance, context: Context): void {
  const { store, config } = context
  const map = config.map && new MapStyle(config.map.style)
  const inTurn = limitTurns(AT_ONCE, WAITING)

  serve(app, context, mapCalls.place, async ({ me, viewer, body: { _id } }) => {
    const { success, data } = placed.safeParse(JSON.parse(await me.read(_id, 0)))
    if (!config.map || !success) throw new Missing('place')
    const { street, zipcode, city, country } = data.address
    const address = [street, [zipcode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ')
    if (address === '') throw new Missing('place')
    let place = await readPlace(me, address)
    if (place === undefined) {
      await countAsking(store, 'map-place', viewer._id, LOOKED_UP)
      place = (await geocode(config.map.geocoder, address)) ?? null
      await keepPlace(me, address, place)
    }
    if (!place) throw new Missing('place')
    // Named, so that who disclosed it to whom is noted as for any reading.
    return { _id, ...place }
  })

  serveFile(app, context, mapCalls.part, async ({ path, reply }) => {
    if (!map) throw new Missing('map')
    reply.headers({
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
    if (path === 'style') {
      reply.type('application/json').header('cache-control', 'private, max-age=3600')
      return Buffer.from(JSON.stringify((await map.read()).style))
    }
    const found = await map.addressOf(path)
    if (!found) throw new Missing('map')
    const piece = await inTurn(() => fetchFrom(found.address, { origins: found.origins, bytesMax: PIECE_MAX }))
    const told = tileTypes.find((one) => piece.type.startsWith(one)) ?? 'application/x-protobuf'
    reply.type(types.find(([name]) => name.test(path))?.[1] ?? told).header('cache-control', 'private, max-age=86400')
    return piece.bytes
  })
}
