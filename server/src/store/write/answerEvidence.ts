import { Missing } from '@schakel/domain'
import type { AnswerInput } from '@schakel/domain/calls'
import { Params, readScope } from '../read/form.ts'
import type { ViewerStore } from '../store.ts'

/**
 * Ends the write with Missing when a row names software that its supplier does not make, or a file that is not its own (F1): to whoever
 * guesses, they are not there.
 */
export async function assertOwnEvidence(
  me: ViewerStore,
  supplier: string,
  rows: readonly Pick<AnswerInput, 'product' | 'evidence'>[],
): Promise<void> {
  const products = rows.flatMap(({ product }) => product ?? [])
  const files = rows.flatMap(({ evidence }) => (evidence ?? []).flatMap(({ file }) => file ?? []))
  const named = new Set([...products, ...files])
  if (named.size === 0) return
  const params = new Params()
  const scope = readScope(me, params)
  const home = params.add(supplier)
  const found = await me.store.database.query<{ id: string }>(
    `select i.id from items i where i.id = any (${params.add([...named])}::text[]) and (
      i.type = 'software' and i.deleted_at is null and i.id = any (${params.add(products)}::text[])
        and exists (select from edges e where e.child = i.id and e.parent = ${home} and e.edge = 'SOFTWARE')
      or i.type = 'file' and ${scope.where} and i.id = any (${params.add(files)}::text[]) and ${home}::text = any (i.readers))`,
    params.values,
  )
  const theirs = new Set(found.map(({ id }) => id))
  const other = [...named].find((id) => !theirs.has(id))
  if (other !== undefined) throw new Missing(other)
}
