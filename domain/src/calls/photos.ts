import { z } from 'zod'
import { defineCall } from './call.ts'
import { tokenInput } from './inputs.ts'

const group = 'images'
const id = 'As it stands in an answer to the search of today.'

/** Photos found in one step. */
export const PHOTO_PAGE = 20

export const creditShape = z.object({
  title: z.string(),
  creator: z.string(),
  licence: z.string().meta({ description: 'As people know it, such as CC BY 2.0.' }),
  licenceUrl: z.string().optional(),
  page: z.string().meta({ description: 'The page of the photo itself.' }),
  source: z.string().meta({ description: 'By whom it was found.' }),
})

const photo = z.object({
  _id: z.string(),
  width: z.int(),
  height: z.int(),
  credit: creditShape,
})
export type FoundPhoto = z.output<typeof photo>

export const photoCalls = {
  search: defineCall({
    method: 'POST',
    path: '/api/photos/search',
    group,
    summary: 'Search for a photo that may be used',
    description:
      'At the service that this installation is set to, where there is one; the words go there, and nothing else. A picture of what is found comes from /api/photos/thumb.',
    body: z.object({ q: z.string().trim().min(2).max(100), page: z.int().min(1).max(10).default(1), ...tokenInput }),
    answer: z.object({ photos: z.array(photo), hasMore: z.boolean() }),
    problems: [404, 429, 503],
  }),
  thumb: defineCall({
    method: 'GET',
    path: '/api/photos/thumb/{id}',
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
