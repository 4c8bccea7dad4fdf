import { PHOTO_PAGE, photoSources } from '@schakel/domain'
import { z } from 'zod'
import type { PhotoSettings } from '../../../configServices.ts'
import { fetchJson } from '../../../external/fetchFrom.ts'
import { fittingRows } from '../../../external/fittingRows.ts'
import { BYTES_MAX, line, side, webAddress } from './answerFields.ts'
import type { PhotoProvider } from './provider.ts'

const answer = z.object({
  page_count: z.number().catch(1),
  results: fittingRows(
    z.object({
      id: z.string().regex(/^[\w-]{1,60}$/),
      title: line,
      creator: line,
      license: line,
      license_version: line,
      license_url: webAddress.optional().catch(undefined),
      foreign_landing_url: webAddress,
      width: side,
      height: side,
    }),
  ),
})

/** Photos of Openverse, which asks for no key; its pictures come through it, whoever has them. */
export function openverse({ address }: PhotoSettings): PhotoProvider {
  return {
    origins: [address],
    headers: {},
    async search(words, page) {
      const query = new URLSearchParams({
        q: words,
        page: String(page),
        page_size: String(PHOTO_PAGE),
        // Photos are cut here, and used in business.
        license_type: 'commercial,modification',
        category: 'photograph',
        extension: 'jpg,png',
      })
      const found = await fetchJson(`${address}/v1/images/?${query}`, answer, {
        origins: [address],
        bytesMax: BYTES_MAX,
      })
      const photos = found.results.map((one) => ({
        id: one.id,
        width: one.width,
        height: one.height,
        thumb: `${address}/v1/images/${one.id}/thumb/`,
        full: `${address}/v1/images/${one.id}/thumb/?full_size=true`,
        credit: {
          title: one.title,
          creator: one.creator,
          licence: licenceOf(one.license, one.license_version),
          licenceUrl: one.license_url,
          page: one.foreign_landing_url,
          source: photoSources.openverse,
        },
      }))
      return { photos, hasMore: page < found.page_count }
    },
  }
}

function licenceOf(licence: string, version: string): string {
  if (licence === 'pdm') return 'Public Domain Mark'
  const name = licence === 'cc0' ? 'CC0' : `CC ${licence.toUpperCase()}`
  return version ? `${name} ${version}` : name
}
