import { z } from 'zod'
import { defineCall } from './call.ts'
import { tokenInput } from './inputs.ts'

const group = 'items'

const place = z.object({ _id: z.string(), lat: z.number(), lon: z.number() })
/** Where the address of an item lies, degrees. */
export type MapPlace = z.output<typeof place>

export const mapCalls = {
  place: defineCall({
    method: 'POST',
    path: '/api/map/place',
    isRead: true,
    isExternal: true,
    group,
    summary: 'Where the address of an item lies',
    description:
      'Asked by this server of the service that it is set to, where there is one, and kept; nothing but the address goes there. 404 when it is not found.',
    body: z.object({ _id: z.string().max(200), ...tokenInput }),
    answer: place,
    problems: [404, 429, 503],
  }),
  part: defineCall({
    method: 'GET',
    path: '/api/map/part/{name}',
    isRead: true,
    isExternal: true,
    group,
    summary: 'A piece of the map: its style, tiles, letters and signs',
    description: 'Of the map that this installation is set to, through this server.',
    params: { name: 'style, or as the style names it.' },
    body: z.object({}),
    answer: z.file(),
    answerType: 'application/octet-stream',
    problems: [404, 503],
  }),
}
