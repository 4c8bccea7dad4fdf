import { may } from '@schakel/domain'
import { isThere } from '../access/whoReads.ts'
import type { ViewerStore } from '../store.ts'
import { Params, readScope } from './form.ts'

/** What is asked to send the bytes of a file out. */
export interface FileContent {
  readonly hash: string
  readonly size: number
  readonly format: string | null
  /** The name to save it under. */
  readonly name: string
}

/**
 * The content of a file that proves an answer under a match which the viewer reads (F1.7): its bytes and its name alone. The item stays the
 * supplier's, with what is said of it and what hangs under it. Nothing when no such answer names it, or when it is no file of that supplier
 * any more. Suppliers read their own files by their place, and those of no other (G3).
 */
export async function readEvidenceContent(me: ViewerStore, file: string): Promise<FileContent | undefined> {
  if (!may(me.viewer, 'readEvidence')) return undefined
  const params = new Params()
  const id = params.add(file)
  const proof = params.add(JSON.stringify([{ file }]))
  const scope = readScope(me, params)
  const [row] = await me.store.database.query<FileContent>(
    `select c.hash, c.size, f.fields ->> 'name' as name, f.fields ->> 'format' as format
      from items f join file_contents c on c.item = f.id
      where f.id = ${id} and ${isThere('f')} and ${provesFor(scope.where, `${proof}::jsonb`)}`,
    params.values,
  )
  return row
}

/**
 * The names of files that prove answers, by their id: of those that the viewer reads or may save as evidence (F1.7, F1.13). A file that
 * is gone has none.
 */
export async function readEvidenceNames(
  me: ViewerStore,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (files.length === 0) return new Map()
  const params = new Params()
  const scope = readScope(me, params)
  const proof = "jsonb_build_array(jsonb_build_object('file', f.id))"
  const isProof = may(me.viewer, 'readEvidence') ? provesFor(scope.where, proof) : 'false'
  const rows = await me.store.database.query<{ id: string; name: string }>(
    `select f.id, f.fields ->> 'name' as name from items f
      where f.id = any (${params.add([...new Set(files)])}::text[]) and f.type = 'file' and ${isThere('f')}
        and (exists (select from items i where i.id = f.id and ${scope.where}) or ${isProof})`,
    params.values,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** That the file `f` of a supplier proves an answer `i` under one of its matches that is there for the viewer. */
function provesFor(isSeen: string, proof: string): string {
  return `exists (
        select from unnest(f.readers) supplier
          join edges m on m.child = supplier and m.edge = 'MATCH'
          join edges a on a.parent = 'match/' || m.key and a.edge = 'ANSWERS'
          join items i on i.id = a.child and i.type = 'answer'
          where supplier like 'supplier/%' and i.fields ? 'submitted' and i.fields -> 'evidence' @> ${proof} and ${isSeen})`
}
