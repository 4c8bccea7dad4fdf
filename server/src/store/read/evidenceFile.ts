import { may } from '@schakel/domain'
import type { ViewerStore } from '../store.ts'
import { isThere } from '../whoReads.ts'
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
      where f.id = ${id} and ${isThere('f')} and exists (
        select from unnest(f.readers) supplier
          join edges m on m.child = supplier and m.edge = 'MATCH'
          join edges a on a.parent = 'match/' || m.key and a.edge = 'ANSWERS'
          join items i on i.id = a.child and i.type = 'answer'
          where supplier like 'supplier/%' and i.fields ? 'submitted' and i.fields -> 'evidence' @> ${proof}::jsonb and ${scope.where})`,
    params.values,
  )
  return row
}
