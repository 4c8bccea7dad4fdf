import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { undefinedWhenMissing } from '../undefinedWhenMissing.ts'

/** What a copy is called while it is written, where this program gave the name; older versions wrote no digits before `.part`. */
const HALF = /^(daily|schakel)-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.tar(\.[\da-f]{12})?\.part$/
/** One to which nothing was added for so long is written by nobody, ms. */
const LEFT_MS = 24 * 3_600_000

/** Removes the halves of copies that were killed, which would fill the disk. */
export async function clearHalves(folder: string, now: Date): Promise<void> {
  for (const name of (await readdir(folder).catch(undefinedWhenMissing)) ?? []) {
    if (!HALF.test(name)) continue
    const half = await stat(join(folder, name)).catch(undefinedWhenMissing)
    if (half && now.getTime() - half.mtimeMs > LEFT_MS) await rm(join(folder, name), { force: true })
  }
}
