import { IMAGE_MAX_BYTES, Missing } from '@schakel/domain'
import { photoCalls } from '@schakel/domain/calls'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { fetchFrom } from '../../../external/fetchFrom.ts'
import { countAsking } from '../../../http/askingLimit.ts'
import type { Context } from '../../../http/context.ts'
import { limitTurns } from '../../../http/limitTurns.ts'
import { serve, serveFile } from '../../../http/serve.ts'
import { type KeptPhoto, noteCopy, noteFound, readFound } from '../../../store/images/photos.ts'
import { type PhotoProvider, providerOf } from './provider.ts'

/** How often one person may search, and fetch a photo, in a quarter of an hour. */
const SEARCHES = 60
const PICTURES = 60
/** The longest sides of what is handed out, pixels. */
const THUMB_SIDE = 400
const PICTURE_SIDE = 2400
/** Pictures that are fetched and drawn anew at the same time, and that wait for it. */
const AT_ONCE = 3
const WAITING = 120

/** Searching for a photo at a service outside (D15): the browser asks this server alone. */
export function photoRoutes(app: FastifyInstance, context: Context): void {
  const { store, config } = context
  const provider = config.photos && providerOf(config.photos)
  const source = config.photos?.source
  const inTurn = limitTurns(AT_ONCE, WAITING)

  serve(app, context, photoCalls.search, async ({ viewer, body: { q, page } }) => {
    if (!provider) throw new Missing('photos')
    await countAsking(store, 'photo-search', viewer._id, SEARCHES)
    const { photos, hasMore } = await provider.search(q, page)
    const named = photos.map((photo) => ({ ...photo, _id: `${source}-${photo.id}` }))
    await noteFound(
      store,
      viewer._id,
      named.map(({ _id, thumb, full, taken, credit }) => ({ id: _id, found: { thumb, full, taken, credit } })),
    )
    return { photos: named.map(({ _id, width, height, credit }) => ({ _id, width, height, credit })), hasMore }
  })

  serveFile(app, context, photoCalls.thumb, async ({ path, reply, viewer }) => {
    const { found, origins } = await photoOf(viewer._id, path)
    const drawn = await inTurn(() => pictureFrom(found.thumb, origins, THUMB_SIDE))
    return asPicture(reply, drawn, 'private, max-age=86400')
  })

  serveFile(app, context, photoCalls.picture, async ({ path, reply, viewer }) => {
    const { found, origins, headers } = await photoOf(viewer._id, path)
    await countAsking(store, 'photo-picture', viewer._id, PICTURES)
    const drawn = await inTurn(() => pictureFrom(found.full, origins, PICTURE_SIDE))
    await noteCopy(store, drawn, found.credit)
    // Said as the service asks; that it does not hear it keeps nobody from the photo.
    if (found.taken) await fetchFrom(found.taken, { origins, headers, bytesMax: 100_000 }).catch(() => undefined)
    return asPicture(reply, drawn, 'private, no-store')
  })

  async function photoOf(
    user: string,
    id: string,
  ): Promise<Pick<PhotoProvider, 'origins' | 'headers'> & { found: KeptPhoto }> {
    const found = provider && (await readFound(store, user, id))
    if (!found) throw new Missing('photo')
    return { found, origins: provider.origins, headers: provider.headers }
  }
}

/** A picture of the service, drawn anew: nothing that it sent goes on as it came. */
async function pictureFrom(address: string, origins: readonly string[], side: number): Promise<Buffer> {
  const headers = { accept: 'image/jpeg,image/png' }
  const { bytes } = await fetchFrom(address, { origins, headers, bytesMax: IMAGE_MAX_BYTES })
  // The library of pictures is large: it comes with the first one.
  const { redraw } = await import('../picture.ts')
  return redraw(bytes, side)
}

function asPicture(reply: FastifyReply, bytes: Buffer, cache: string): Buffer {
  reply.headers({
    'content-type': 'image/jpeg',
    'cache-control': cache,
    // Opened by itself it can do nothing, and no other site can show it.
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  })
  return bytes
}
