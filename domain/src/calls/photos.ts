import { z } from 'zod'
import { SEARCH_MIN_CHARS } from '../limits.ts'
import { PHOTO_PAGES_MAX } from '../photos.ts'
import { defineCall } from './call.ts'
import { tokenInput } from './inputs.ts'

const group = 'images'
const id = 'As it stands in an answer to the search of today.'

export const creditShape = z.object({
  title: z.string(),
  creator: z.string(),
  licence: z.string().meta({ description: 'As people know it, such as CC BY 2.0.' }),
  licenceUrl: z.string().optional(),
  page: z.string().meta({ description: 'The page of the photo itself.' }),
  source: z.string().meta({ description: 'By whom it was found.' }),
})
/** Who made a photo of elsewhere, and under which terms it may be used: shown wherever the photo is looked at closely (D15). */
export type PhotoCredit = z.output<typeof creditShape>

const photo = z.object({
  _id: z.string(),
  width: z.int(),
  height: z.int(),
  credit: creditShape,
})
export type FoundPhoto = z.output<typeof photo>

const found = z.object({ photos: z.array(photo), hasMore: z.boolean() })
/** A step of what was found, and whether there is another. */
export type FoundPhotos = z.output<typeof found>

export const photoCalls = {
  search: defineCall({
    method: 'POST',
    path: '/api/photos/search',
    isExternal: true,
    group,
    summary: 'Search for a photo that may be used',
    description:
      'At the service that this installation is set to, where there is one; the words go there, and nothing else. A picture of what is found comes from /api/photos/thumb.',
    body: z.object({
      q: z.string().trim().min(SEARCH_MIN_CHARS).max(100),
      page: z.int().min(1).max(PHOTO_PAGES_MAX).default(1),
      ...tokenInput,
    }),
    answer: found,
    problems: [404, 429, 503],
  }),
  thumb: defineCall({
    method: 'GET',
    path: '/api/photos/thumb/{id}',
    isExternal: true,
    group,
    summary: 'A small picture of a photo that was found',
    params: { id },
    body: z.object({}),
    answer: z.file(),
    answerType: 'image/jpeg',
    problems: [404, 503],
  }),
  picture: defineCall({
    method: 'GET',
    path: '/api/photos/picture/{id}',
    isExternal: true,
    group,
    summary: 'A photo that was found, to be sent as the picture of an item',
    description: 'Sent to /api/images/upload as it came it keeps its credit.',
    params: { id },
    body: z.object({}),
    answer: z.file(),
    answerType: 'image/jpeg',
    problems: [404, 429, 503],
  }),
}
