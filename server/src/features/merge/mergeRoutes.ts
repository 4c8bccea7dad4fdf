import { Forbidden, isCentre } from '@schakel/domain'
import { mergeCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { idOf } from '../../http/idOf.ts'
import { serve } from '../../http/serve.ts'
import { type Exported, readExported } from '../../store/read/exported.ts'
import type { ViewerStore } from '../../store/store.ts'
import { previewMerge } from '../../store/write/mergePreview.ts'
import { findDuplicates } from './findDuplicates.ts'
import { findLike } from './findLike.ts'

/** Making two items one, and finding those that are (D17.2). */
export function mergeRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, mergeCalls.merge, ({ me, body: { keep, drop, fields } }) =>
    me.merge({ keep: idOf(keep), drop: idOf(drop), fields }),
  )

  serve(app, context, mergeCalls.preview, async ({ me, body: { keep, drop } }) => {
    const { joins, ...rest } = await previewMerge(me, idOf(keep), idOf(drop))
    const items = await exportedById(
      me,
      joins.map(({ other }) => other),
    )
    return {
      ...rest,
      joins: joins.flatMap(({ other, ...join }) => {
        const item = items.get(other)
        return item ? [{ ...join, other: item }] : []
      }),
    }
  })

  serve(app, context, mergeCalls.undo, ({ me, body }) => me.unmerge(idOf(body._id)))

  serve(app, context, mergeCalls.like, async ({ me, body: { type, token: _, ...typed } }) => {
    const fields = Object.fromEntries(Object.entries(typed).filter(([, value]) => value))
    const found = await findLike(me, type, fields)
    const items = await exportedById(
      me,
      found.map(({ id }) => id),
    )
    return found.flatMap(({ id, by }) => {
      const item = items.get(id)
      return item ? [{ by, item }] : []
    })
  })

  serve(app, context, mergeCalls.duplicates, async ({ me, body, reply }) => {
    if (!isCentre(me.viewer)) throw new Forbidden('duplicates')
    const { type, page, page_size: size } = body
    const groups = await findDuplicates(me, type)
    reply.header('x-total-count', String(groups.length))
    const shown = groups.slice((page - 1) * size, page * size)
    const items = await exportedById(
      me,
      shown.flatMap(({ ids }) => ids),
    )
    return shown.map(({ by, ids }) => ({
      by,
      items: ids.map((id) => items.get(id)).filter((item) => item !== undefined),
    }))
  })
}

/** These items as the viewer reads them, by their ids; what does not exist for them is left out. */
async function exportedById(me: ViewerStore, ids: readonly string[]): Promise<ReadonlyMap<string, Exported>> {
  const items = new Map<string, Exported>()
  for await (const rows of readExported(me, ids)) for (const item of rows) items.set(item._id, item)
  return items
}
