import { open } from 'node:fs/promises'

/** A name is on the disk when the folder is that it stands in. */
export async function syncFolder(path: string): Promise<void> {
  // Windows does not sync folders.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
