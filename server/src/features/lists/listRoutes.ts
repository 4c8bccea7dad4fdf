import { listCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { languageOf } from '../../http/language.ts'
import { listingOf } from '../../http/searchQuery.ts'
import { serve } from '../../http/serve.ts'
import { readViews, removeView, restoreView, saveView } from '../../store/lists/views.ts'
import { bulk } from './bulk.ts'

/** Boards, choosing and changing many at once, and the views that people keep of their lists (S2.5, S2.13). */
export function listRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, listCalls.statuses, async ({ me, body }) => [
    ...(await me.statusCounts({
      ...listingOf(body),
      amounts: body.amounts === true,
      columns: body.columns === true,
      ...(body.by ? { by: body.by } : {}),
    })),
  ])

  serve(app, context, listCalls.cards, async ({ me, body }) => [...(await me.boardCards(body.ids))])

  serve(app, context, listCalls.ids, async ({ me, body }) => [
    ...(await me.foundIds(listingOf(body), body.limit, body.offset)),
  ])

  serve(app, context, listCalls.bulk, ({ me, body, request }) =>
    bulk(me, body, languageOf(request.headers['accept-language'])),
  )

  serve(app, context, listCalls.views, async ({ me, body }) => [...(await readViews(me, body.type ?? undefined))])

  serve(app, context, listCalls.saveView, ({ me, body: { _id, type, name, settings, shared, isDefault } }) =>
    saveView(me, {
      _id: _id ?? undefined,
      type: type ?? undefined,
      name: name ?? undefined,
      settings: settings ?? undefined,
      shared: shared ?? undefined,
      isDefault: isDefault ?? undefined,
    }),
  )

  serve(app, context, listCalls.deleteView, ({ me, body }) => removeView(me, body._id))

  serve(app, context, listCalls.restoreView, ({ me, body }) => restoreView(me, body._id))
}
