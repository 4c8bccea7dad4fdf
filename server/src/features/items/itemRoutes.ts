import { Forbidden, isCentre } from '@schakel/domain'
import { itemCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { searchQueryOf } from '../../http/searchQuery.ts'
import { serve } from '../../http/serve.ts'
import { readNewReaders } from '../../store/read/supplierReaders.ts'
import type { ViewerStore } from '../../store/store.ts'
import { load } from '../../store/write/load.ts'
import type { Link } from '../../store/write/patch.ts'
import type { Written } from '../../store/write/plan.ts'
import { unseenBy } from '../../store/write/unseen.ts'
import { edgeIn, idOf } from './itemId.ts'
import { edgeBetween, save } from './save.ts'
import { versionIn } from './version.ts'

/** Reading and writing items, edges and the trash (S7.2–S7.11). */
export function itemRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, itemCalls.search, async ({ me, body, reply }) => {
    const found = await me.search(searchQueryOf(body))
    reply.header('x-total-count', String(found.total))
    if (found.isEstimate) reply.header('x-total-estimate', 'true')
    return found.json
  })

  serve(app, context, itemCalls.activities, ({ me, body }) => {
    const parent = body.parent ?? body.space
    const paging = { page: body.page, pageSize: body.page_size }
    return me.activities(parent === undefined ? paging : { ...paging, parent: idOf(parent) })
  })

  serve(app, context, itemCalls.list, ({ me, body }) => {
    const role = body.default || undefined
    return me.list({
      from: body.from,
      depth: body.depth,
      ...(body.space === undefined ? {} : { space: idOf(body.space) }),
      ...(role === undefined ? {} : { role }),
    })
  })

  serve(app, context, itemCalls.tags, ({ me }) => me.tags())

  serve(app, context, itemCalls.save, ({ me, body }) =>
    save(me, {
      item: { ...body.item, ...body.props },
      parent: body.parent === undefined ? undefined : idOf(body.parent),
      edge: body.edge,
    }),
  )

  serve(app, context, itemCalls.update, ({ me, body, path }) =>
    me.update({ id: idOf(path), fields: body.props, version: versionIn(body.props, body._version) }),
  )

  serve(app, context, itemCalls.edge, ({ me, body, path }) => {
    const props = body.props ?? {}
    const edge = { ...edgeIn(path), props, version: versionIn(props, body._version) }
    const gone = typeof body.instead === 'string' ? idOf(body.instead) : edge.child
    return gone === edge.child ? me.link(edge) : linkInstead(me, edge, gone)
  })

  serve(app, context, itemCalls.newReaders, async ({ me, viewer, body }) => {
    const [parents, children] = [await readEnds(me, body.parent), await readEnds(me, body.child)]
    if (!isCentre(viewer)) throw new Forbidden('who reads it')
    return { suppliers: await readNewReaders(me, parents, children) }
  })

  serve(app, context, itemCalls.deleteEdge, ({ me, path }) => me.unlink(edgeIn(path)))

  serve(app, context, itemCalls.delete, ({ me, body }) => {
    const id = idOf(body.item._id)
    if (body.parent === undefined) return me.remove(id)
    const parent = idOf(body.parent)
    return me.unlink({ edge: body.edge ?? edgeBetween(parent, id), parent, child: id })
  })

  serve(app, context, itemCalls.trash, async ({ me, body: { q, feed, item, page, page_size: pageSize }, reply }) => {
    const { json, total } = await me.trash({ q, feed, item: item && idOf(item), page, pageSize })
    reply.header('x-total-count', String(total))
    return json
  })

  serve(app, context, itemCalls.restore, ({ me, body }) => me.restore(body._id))

  // Last, since it takes every other word under /api/space/ for a key.
  serve(app, context, itemCalls.read, ({ me, body, path }) => me.read(path, body.depth, body.lists))
}

/** Draws an edge in place of that to another child: both or neither, and never nobody's in between. Throws Missing, Forbidden. */
function linkInstead(me: ViewerStore, edge: Link, gone: string): Promise<Written> {
  return me.store.together(async (store) => {
    const own = store.as(me.viewer)
    const drawn = await own.link(edge)
    await own.unlink({ edge: edge.edge, parent: edge.parent, child: gone })
    return drawn
  })
}

/** One end of a link that is not drawn yet, throws Missing; of many those that the viewer reads. */
async function readEnds(me: ViewerStore, end: string | readonly string[]): Promise<readonly string[]> {
  if (typeof end === 'string') return (await load(me, [idOf(end)])).map(({ id }) => id)
  const ids = end.map(idOf)
  const unseen = await unseenBy(me, ids)
  return ids.filter((id) => !unseen.has(id))
}
