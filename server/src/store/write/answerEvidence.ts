import { arrayOf, isObject, Missing } from '@schakel/domain'
import type { AnswerInput } from '@schakel/domain/calls'
import { Params, readScope } from '../read/form.ts'
import type { ViewerStore } from '../store.ts'

type Named = Pick<AnswerInput, 'product' | 'evidence'>

/**
 * Ends the write with Missing when a row names software that its supplier does not make, or a file that is not its own (F1): to whoever
 * guesses, they are not there. What the row named `before` is no guess, also when it was thrown away since.
 */
export async function assertOwnEvidence<Row extends Named>(
  me: ViewerStore,
  supplier: string,
  rows: readonly Row[],
  before: (row: Row) => Readonly<Record<string, unknown>> | undefined,
): Promise<void> {
  const products = rows.flatMap((row) => (row.product && row.product !== before(row)?.product ? row.product : []))
  const files = rows.flatMap((row) => {
    const kept = arrayOf(before(row)?.evidence).map((proof) => (isObject(proof) ? proof.file : undefined))
    return (row.evidence ?? []).flatMap(({ file }) => (file && !kept.includes(file) ? file : []))
  })
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
