import { downloadName, fileAddressOf, Missing } from '@schakel/domain'
import { newKey } from '../key.ts'
import { type FileContent, readEvidenceContent } from '../read/evidenceFile.ts'
import { Params, readScope } from '../read/form.ts'
import type { ViewerStore } from '../store.ts'
import { planCreate } from '../write/create.ts'
import { loadOne } from '../write/load.ts'
import type { Written } from '../write/plan.ts'

/** A file whose bytes have come in whole. */
export interface SentFile {
  readonly parent: string
  readonly name: string
  readonly format: string | undefined
  readonly hash: string
  /** Bytes. */
  readonly size: number
}

/** Whether this viewer may hang a file under this item (D3, D6), asked before its bytes are let in. Throws Missing, Forbidden, Invalid. */
export async function assertMayAttach(me: ViewerStore, parent: string): Promise<void> {
  await planCreate(me, { item: { _type: 'file', name: 'x' } }, await loadOne(me, parent))
}

/** Makes the item of a file that was sent, and notes what is in it, both or neither (D19.9). Throws Missing, Forbidden. */
export async function attachFile(me: ViewerStore, { parent, name, format, hash, size }: SentFile): Promise<Written> {
  return me.store.together(async (store) => {
    const key = newKey()
    const known = { location: fileAddressOf(key), size, ...(format === undefined ? {} : { format }) }
    const written = await store.as(me.viewer).create({ item: { _type: 'file', name }, parent, own: { key, known } })
    await store.database.query('insert into file_contents (item, hash, size) values ($1, $2, $3)', [
      written._id,
      hash,
      size,
    ])
    return written
  })
}

/**
 * What is in a file, for whoever reads its item (D6, D19.5) or an answer that it proves (F1.7); for all others there is no such file:
 * throws Missing.
 */
export async function readFileContent(me: ViewerStore, key: string): Promise<FileContent> {
  const row = (await readItemContent(me, key)) ?? (await readEvidenceContent(me, `file/${key}`))
  if (!row) throw new Missing('file')
  return { ...row, name: downloadName(row.name, row.format ?? undefined) }
}

async function readItemContent(me: ViewerStore, key: string): Promise<FileContent | undefined> {
  const params = new Params()
  const id = params.add(`file/${key}`)
  const scope = readScope(me, params)
  const [row] = await me.store.database.query<FileContent>(
    `select c.hash, c.size, f.form ->> 'name' as name, f.form ->> 'format' as format
      from items i join file_contents c on c.item = i.id, lateral (select ${scope.form} as form) f
      where i.id = ${id} and ${scope.where}`,
    params.values,
  )
  return row
}
