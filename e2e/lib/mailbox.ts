import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { worldOfWorker } from './world.ts'

/** The link in the last mail to somebody with these words in it, as the server without a mail server wrote it down. */
export async function linkFor(email: string, path: string): Promise<string> {
  const found = () => lastLink(email, path) ?? ''
  await expect.poll(found, { timeout: 20_000 }).not.toBe('')
  return found()
}

function lastLink(email: string, path: string): string | undefined {
  const folder = join(worldOfWorker().dataDir, 'outbox')
  let names: string[] = []
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  } catch {
    // Nothing was sent yet.
  }
  const links = names.sort().flatMap((name) => {
    const mail = readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=')
    const link = new RegExp(`https?://\\S*${path}\\?key=[\\w-]+`).exec(mail)?.[0]
    return link && mail.includes(`To: ${email}`) ? [link] : []
  })
  return links.at(-1)
}
