import { may } from '@schakel/domain'
import { createYield } from '../../yieldToEventLoop.ts'
import { noteDisclosedItems } from '../privacy/disclosureReads.ts'
import type { ViewerStore } from '../store.ts'
import { Params, placed, readScope, tagRead } from './form.ts'

/** An item as a list shows it, with the names of its tags. */
export type Exported = Readonly<Record<string, unknown>> & { readonly _id: string; readonly _type: string }

/** Rows of one statement: little enough for the embedded engine to answer others in between. */
const PAGE = 100
/** And of them so many are handed on in one go: what they become in a file is made of each field (D21.1). */
const PIECE = 25

/**
 * These items in the form that the viewer reads (D6, D7), in this order and page after page: what does not exist for them, or no more,
 * is left out. The tags come with their names, of an anonymous form the branches alone.
 */
export async function* readExported(me: ViewerStore, ids: readonly string[]): AsyncGenerator<Exported[]> {
  const yieldToEventLoop = createYield()
  for (let from = 0; from < ids.length; from += PAGE) {
    const params = new Params()
    const wanted = params.add(ids.slice(from, from + PAGE))
    const scope = readScope(me, params)
    const rows = await me.store.database.heavy.query<{ form: Exported }>(
      `select ${placed(scope)} || jsonb_build_object('_tags', coalesce((
          select jsonb_agg(t.fields ->> 'name' order by t.folded) from edges e join items t on t.id = e.child and t.deleted_at is null
            where e.parent = i.id and e.edge = 'TAGS' and ${tagRead(scope, 't')}), '[]')) as form
        from unnest(${wanted}::text[]) with ordinality as w(id, n) join items i on i.id = w.id
        where ${scope.where} ${may(me.viewer, 'listUsers') ? '' : `and i.type <> 'user'`} order by w.n`,
      params.values,
    )
    const page = rows.map(({ form }) => form)
    await noteDisclosedItems(
      me,
      page.map(({ _id }) => _id),
    )
    for (let at = 0; at < page.length; at += PIECE) {
      await yieldToEventLoop()
      yield page.slice(at, at + PIECE)
    }
  }
}
