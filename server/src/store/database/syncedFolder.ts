import { fsyncSync } from 'node:fs'
import { type FileHandle, open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { undefinedWhenMissing } from '../../undefinedWhenMissing.ts'

/** While the engine works each step waits its turn: some files at once, of the four that the process reads and writes at a time. */
const AT_ONCE = 3
/** Tables and indexes have a number as name; the names of what is temporary, and kept by nobody, begin with a letter. */
const KEPT = /^\d/

/**
 * The folder of the embedded engine, in which a sync reaches the disk. As PGlite comes, PostgreSQL believes that it syncs while the file
 * layer beneath it does nothing. It must be so before the engine opens: what it makes good after a crash is synced too.
 */
export class SyncedFolder extends NodeFS {
  readonly #syncFile: SyncFile
  /** When it was last synced ahead, ms since 1970: what was written before it opened is synced, or in the log. */
  #syncedAt = Date.now()
  #syncing: Promise<void> | undefined
  /** Why syncing ahead failed. The system tells of it once: the engine, which syncs the same file after that, would hear that all is well. */
  #failed: { readonly error: unknown } | undefined

  constructor(folder: string, syncFile: SyncFile = (file) => file.sync()) {
    super(folder)
    this.#syncFile = syncFile
  }

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...parameters)
    const { preRun = [] } = emscriptenOpts
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...[preRun].flat(), this.#sync] } }
  }

  /**
   * Brings the tables and indexes that were written since last time to the disk while the engine goes on. A checkpoint, for which
   * everybody waits, then finds most of it done. Where the disk fails, the next sync of the engine fails too, and it starts anew from its log.
   */
  syncAhead(): Promise<void> {
    this.#syncing ??= this.#syncSince().finally(() => {
      this.#syncing = undefined
    })
    return this.#syncing
  }

  /** Waits until nothing is being synced ahead: only then is it known whether that failed. */
  async settled(): Promise<void> {
    await this.#syncing?.catch(() => {})
  }

  async #syncSince(): Promise<void> {
    const began = Date.now()
    const paths = await filesSince(join(this.rootDir, 'base'), this.#syncedAt)
    for (let n = 0; n < paths.length; n += AT_ONCE)
      await Promise.all(paths.slice(n, n + AT_ONCE).map((path) => this.#syncPath(path)))
    this.#syncedAt = began
  }

  async #syncPath(path: string): Promise<void> {
    const file = await open(path, 'r+').catch(undefinedWhenMissing)
    // The engine took it away meanwhile: then there is nothing to keep of it.
    if (!file) return
    try {
      await this.#syncFile(file)
    } catch (error) {
      this.#failed = { error }
      throw error
    } finally {
      await file.close()
    }
  }

  readonly #sync = ({ FS, NODEFS }: Engine): void => {
    NODEFS.stream_ops.fsync = (stream: { nfd: number }) => {
      try {
        if (this.#failed) throw this.#failed.error
        fsyncSync(stream.nfd)
      } catch (error) {
        // In the words of the engine, so that it says what failed instead of falling over. For what it has no word for it would believe that
        // all is well.
        throw new FS.ErrnoError(NODEFS.convertNodeCode(error) ?? NODEFS.convertNodeCode({ code: 'EIO' }))
      }
      return 0
    }
  }
}

/** Brings an open file to the disk. */
type SyncFile = (file: FileHandle) => Promise<void>

type Engine = Parameters<NonNullable<Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts']['preRun']>[number]>[0]

/** The files of a folder and below it that were written since then. */
async function filesSince(folder: string, since: number): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && KEPT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const found = await Promise.all(paths.map((path) => stat(path).catch(undefinedWhenMissing)))
  return paths.filter((_, n) => (found[n]?.mtimeMs ?? 0) >= since)
}
