import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { csvText } from '../../sheets/csvText.ts'
import { type FileKind, kindOf } from '../../sheets/fileKind.ts'
import type { FileStore } from '../../storage/fileStore.ts'
import { folderStore } from '../../storage/folderStore.ts'
import { createYield } from '../../yieldToEventLoop.ts'
import type { OpenBytes } from './encoding.ts'
import { fileBytes } from './readTable.ts'
import { vcardRows } from './vcards.ts'
import { xlsxRows } from './xlsxRows.ts'

const HEAD_BYTES = 64

/** The bytes that are kept under a key, to be read from the beginning as often as needed. */
export function keptBytes(files: FileStore, key: string): OpenBytes {
  return async function* () {
    const file = await files.get(key)
    if (!file) throw new Error('The file of an import is gone.')
    yield* file.stream
  }
}

/** Keeps a file as a table: what is no CSV becomes one, so that all that follows knows one kind (D17.2). */
export async function keepAsTable(files: FileStore, key: string): Promise<FileKind> {
  const kind = kindOf(await firstOf(keptBytes(files, key)))
  if (kind === 'csv') return kind
  const open = keptBytes(files, key)
  const rows = kind === 'vcard' ? vcardRows(open) : xlsxRows(await buffer(open()))
  await files.put(`${key}.table`, csvText(inTurn(rows), { delimiter: ',' }))
  await files.move(`${key}.table`, key)
  return kind
}

/** A file on disk as a table, for the command; `remove` takes away what had to be made for that. */
export async function fileAsTable(path: string): Promise<{ open: OpenBytes; remove: () => Promise<void> }> {
  const open = fileBytes(path)
  if (kindOf(await firstOf(open)) === 'csv') return { open, remove: async () => undefined }
  const folder = await mkdtemp(join(tmpdir(), 'schakel-import-'))
  const remove = () => rm(folder, { recursive: true })
  try {
    const files = folderStore(folder)
    await files.put('table', createReadStream(path))
    await keepAsTable(files, 'table')
    return { open: keptBytes(files, 'table'), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function firstOf(open: OpenBytes): Promise<Uint8Array> {
  for await (const chunk of open()) return chunk.subarray(0, HEAD_BYTES)
  return new Uint8Array()
}

async function* inTurn(rows: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  const yieldToEventLoop = createYield()
  for await (const row of rows) {
    await yieldToEventLoop()
    yield row
  }
}
