import { Forbidden, isCentre } from '@schakel/domain'
import { mergeCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { idOf } from '../../http/idOf.ts'
import { serve } from '../../http/serve.ts'
import { type Exported, readExported } from '../../store/read/exported.ts'
import { findDuplicates } from './findDuplicates.ts'

/** Making two items one, and finding those that are (D17.2). */
export function mergeRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, mergeCalls.merge, ({ me, body: { keep, drop, fields } }) =>
    me.merge({ keep: idOf(keep), drop: idOf(drop), fields }),
  )

  serve(app, context, mergeCalls.undo, ({ me, body }) => me.unmerge(idOf(body._id)))

  serve(app, context, mergeCalls.duplicates, async ({ me, body, reply }) => {
    if (!isCentre(me.viewer)) throw new Forbidden('duplicates')
    const { type, page, page_size: size } = body
    const groups = await findDuplicates(me, type)
    reply.header('x-total-count', String(groups.length))
    const shown = groups.slice((page - 1) * size, page * size)
    const items = new Map<string, Exported>()
    for await (const rows of readExported(
      me,
      shown.flatMap(({ ids }) => ids),
    )) {
      for (const item of rows) items.set(item._id, item)
    }
    return shown.map(({ by, ids }) => ({
      by,
      items: ids.map((id) => items.get(id)).filter((item) => item !== undefined),
    }))
  })
}
