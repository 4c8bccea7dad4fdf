import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** The last step of brotli takes as long as all before it, and saves a sixtieth. */
const BROTLI_QUALITY = constants.BROTLI_MAX_QUALITY - 1
/** Parts this large are those of a map or of faces, which no screen begins with: packed in a seventh of the time, a twelfth larger. Bytes. */
const LARGE = 500_000
const LARGE_QUALITY = 8

/** Below this a file fits in the first packets anyway, bytes. */
const WORTH_COMPRESSING = 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Puts each text of the build beside itself as `.br` and `.gz`, small: once here, and never while serving. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return
      const files = Object.keys(bundle).filter(
        (file) => /\.(js|css|html|svg|json)$/.test(file) && !file.startsWith('.'),
      )
      await Promise.all(files.map((file) => compressFile(join(dir, file))))
    },
  }
}

/** Writes the compressed forms of one file; none when that saves nothing. */
export async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < WORTH_COMPRESSING) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: bytes.length < LARGE ? BROTLI_QUALITY : LARGE_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const packed = [
    ['br', await brotli(bytes, { params })],
    ['gz', await zip(bytes, { level: constants.Z_BEST_COMPRESSION })],
  ] as const
  for (const [ending, small] of packed) if (small.length < bytes.length) await writeFile(`${path}.${ending}`, small)
}
