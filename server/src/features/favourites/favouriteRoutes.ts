import { favouriteCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { serve } from '../../http/serve.ts'
import { putFavourite, readFavourites, removeFavourite } from '../../store/favourites/favourites.ts'

/** What somebody keeps at hand in the menu (S2.21). */
export function favouriteRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, favouriteCalls.list, async ({ me }) => [...(await readFavourites(me))])
  serve(app, context, favouriteCalls.put, ({ me, body }) => putFavourite(me, body._id, body.at))
  serve(app, context, favouriteCalls.remove, async ({ me, body }) => {
    await removeFavourite(me, body._id)
    return { done: true as const }
  })
}
