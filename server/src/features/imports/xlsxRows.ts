import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { IMPORT_XLSX_MAX_MB, Invalid } from '@schakel/domain'
import { TableError } from './tableError.ts'
import type { SheetAnswer } from './xlsxWorker.ts'

/** What a workbook may take of the memory while it is read, MB, and how long it may take, ms. */
const MEMORY_MB = 1024
const TIME_MS = 120_000

/** The rows of the first sheet of a workbook (D17.2), read on a thread of its own: it is unpacked whole. */
export async function* xlsxRows(file: Uint8Array): AsyncGenerator<string[]> {
  if (file.byteLength > IMPORT_XLSX_MAX_MB * 1024 * 1024)
    throw Invalid.of('file', 'fileSize', { max: IMPORT_XLSX_MAX_MB })
  const worker = new Worker(new URL('./xlsxWorker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  // A thread that runs out of memory dies and says so as an error.
  const answers = on(worker, 'message', { close: ['exit'], signal: AbortSignal.timeout(TIME_MS) })
  try {
    for await (const [answer] of answers) {
      const said: SheetAnswer = answer
      if ('rows' in said) yield* said.rows
      else if (said.end === 'done') return
      else if (said.end === 'tooLarge') throw Invalid.of('file', 'fileSize', { max: IMPORT_XLSX_MAX_MB })
      else throw new TableError('malformed', 1)
    }
    throw new TableError('malformed', 1)
  } catch (error) {
    if (
      error instanceof Error &&
      (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
    ) {
      throw Invalid.of('file', 'fileSize', { max: IMPORT_XLSX_MAX_MB })
    }
    throw error
  } finally {
    await worker.terminate()
  }
}
