import { existsSync, readFileSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../startError.ts'
import { syncFolder } from '../storage/syncFolder.ts'

/** Stands in a data folder while its files and secret may be of another moment than the database. */
const MARK = 'restore.begun'

/**
 * Marks a data folder before the files of a copy are put in it, with the folder in which what was there is kept aside. Answers whether it was not
 * marked yet: a mark that a broken restore left stays, since it names where the first ones are.
 */
export async function markRestore(dataDir: string, aside: string | undefined): Promise<boolean> {
  if (existsSync(join(dataDir, MARK))) return false
  const file = await open(join(dataDir, MARK), 'w', 0o600)
  try {
    await file.writeFile(`${aside ?? ''}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await syncFolder(dataDir)
  return true
}

/**
 * What a restore that was broken off has left in a data folder; nothing where none was. `aside` is where it put what was there, nothing where
 * there was nothing.
 */
export function begunRestore(dataDir: string): { readonly aside: string | undefined } | undefined {
  const file = join(dataDir, MARK)
  if (!existsSync(file)) return undefined
  const aside = readFileSync(file, 'utf8').trim()
  return { aside: aside === '' ? undefined : aside }
}

/** Takes the mark away: files, secret and database are of one moment. */
export async function unmarkRestore(dataDir: string): Promise<void> {
  await rm(join(dataDir, MARK), { force: true })
}

/** Refuses a data folder in which a restore was broken off between its files and its database. Throws a StartError. */
export function assertRestored(dataDir: string): void {
  const broken = brokenRestore(dataDir)
  if (broken !== undefined) throw new StartError(broken)
}

/** What is said of a data folder in which a restore was broken off between its files and its database; nothing of any other. */
export function brokenRestore(dataDir: string): string | undefined {
  const begun = begunRestore(dataDir)
  if (begun === undefined) return undefined
  return `A restore was broken off, so the files and the secret in ${dataDir} may be of another moment than the database: ${wayOn(begun.aside)}`
}

/** What to do when files and database may be of two moments. */
export function wayOn(aside: string | undefined): string {
  const again = 'run npm run restore once more, with --replace.'
  if (aside === undefined) return again
  const everything = join(aside, 'everything.tar')
  const back = existsSync(everything)
    ? `restore ${everything} instead`
    : `put back what lies in ${aside} and remove ${MARK}`
  return `${again} To go back to what was there, ${back}.`
}
