import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * The folder of the embedded engine, in which a sync reaches the disk. As PGlite comes, PostgreSQL believes that it syncs while the file
 * layer beneath it does nothing. It must be so before the engine opens: what it makes good after a crash is synced too.
 */
export class SyncedFolder extends NodeFS {
  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...parameters)
    const { preRun = [] } = emscriptenOpts
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...[preRun].flat(), sync] } }
  }
}

type Engine = Parameters<NonNullable<Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts']['preRun']>[number]>[0]

function sync({ FS, NODEFS }: Engine): void {
  NODEFS.stream_ops.fsync = (stream: { nfd: number }) => {
    try {
      fsyncSync(stream.nfd)
    } catch (error) {
      // In the words of the engine, so that it says what failed instead of falling over.
      throw new FS.ErrnoError(NODEFS.convertNodeCode(error))
    }
    return 0
  }
}
