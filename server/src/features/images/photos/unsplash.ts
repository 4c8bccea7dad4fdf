import { PHOTO_PAGE, photoSources } from '@schakel/domain'
import { z } from 'zod'
import type { PhotoSettings } from '../../../configServices.ts'
import { fetchJson } from '../../../external/fetchFrom.ts'
import { fittingRows } from '../../../external/fittingRows.ts'
import { BYTES_MAX, line, side, webAddress } from './answerFields.ts'
import type { PhotoProvider } from './provider.ts'

/** Where its pictures are. */
const PICTURES = 'https://images.unsplash.com'
/** As wide as any picture here is shown, and then some for cutting. */
const WIDTH = 2400

const answer = z.object({
  total_pages: z.number().catch(1),
  results: fittingRows(
    z.object({
      id: z.string().regex(/^[\w-]{1,60}$/),
      alt_description: line,
      width: side,
      height: side,
      urls: z.object({ raw: webAddress, small: webAddress }),
      links: z.object({ html: webAddress, download_location: webAddress }),
      user: z.object({ name: line }),
    }),
  ),
})

/** Photos of Unsplash, which knows this installation by a key and wants to hear which photos are taken. */
export function unsplash({ address, key = '' }: PhotoSettings): PhotoProvider {
  const origins = [address, PICTURES]
  const headers = { authorization: `Client-ID ${key}`, 'accept-version': 'v1' }
  return {
    origins,
    headers,
    async search(words, page) {
      const query = new URLSearchParams({ query: words, page: String(page), per_page: String(PHOTO_PAGE) })
      const found = await fetchJson(`${address}/search/photos?${query}`, answer, {
        origins,
        headers,
        bytesMax: BYTES_MAX,
      })
      const photos = found.results.map((one) => ({
        id: one.id,
        width: one.width,
        height: one.height,
        thumb: one.urls.small,
        full: sized(one.urls.raw),
        taken: one.links.download_location,
        credit: {
          title: one.alt_description,
          creator: one.user.name,
          licence: 'Unsplash License',
          licenceUrl: 'https://unsplash.com/license',
          page: one.links.html,
          source: photoSources.unsplash,
        },
      }))
      return { photos, hasMore: page < found.total_pages }
    },
  }
}

function sized(address: string): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries({ w: String(WIDTH), fit: 'max', fm: 'jpg', q: '85' }))
    url.searchParams.set(name, value)
  return url.href
}
