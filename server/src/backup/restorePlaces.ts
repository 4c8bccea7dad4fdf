import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { lstat, mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { errorText, StartError } from '../startError.ts'
import { ASIDE, RESTORING } from '../store/database/dataFolder.ts'
import { stampOf } from './stamp.ts'

/** Renames of files and folders on one disk that are taken back together. */
export class Moves {
  readonly #done: { readonly from: string; readonly to: string }[] = []

  /** Moves those of these names that are there from one folder to another. */
  async move(from: string, names: readonly string[], to: string): Promise<void> {
    for (const name of names) {
      const step = { from: join(from, name), to: join(to, name) }
      if (!existsSync(step.from)) continue
      await rename(step.from, step.to).catch((error: unknown) => {
        throw cannotMove(step.from, error)
      })
      this.#done.push(step)
    }
  }

  /** Moves everything back, the last first. */
  async undo(): Promise<void> {
    for (let step = this.#done.at(-1); step; step = this.#done.at(-1)) {
      await rename(step.to, step.from)
      this.#done.pop()
    }
  }
}

/** What is mounted cannot be moved (EBUSY), nor can anything to another disk (EXDEV). */
function cannotMove(path: string, cause: unknown): unknown {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (!['EBUSY', 'EXDEV', 'EPERM', 'EACCES'].includes(code)) return cause
  return new StartError(`${path} cannot be moved (${code}), so nothing was restored: see whether it is mounted.`, {
    cause,
  })
}

/** Takes back what was done before an error. Throws a StartError of both where that fails too. */
export async function takenBack(error: unknown, takeBack: () => Promise<void>): Promise<void> {
  try {
    await takeBack()
  } catch (second) {
    throw new StartError(
      `${errorText(error)}\nThe files and the secret could not be put back where they were either: ${errorText(second)}`,
      { cause: error },
    )
  }
}

/** The folder in which a copy is made whole, with nothing in it: what an earlier restore left there goes. */
export async function freshFolder(dataDir: string): Promise<string> {
  const fresh = join(dataDir, RESTORING)
  await rm(fresh, { recursive: true, force: true })
  return fresh
}

/** Makes a folder for what is there now. */
export async function newAside(dataDir: string): Promise<string> {
  const aside = join(dataDir, `${ASIDE}${stampOf(new Date())}-${randomBytes(2).toString('hex')}`)
  await mkdir(aside, { recursive: true, mode: 0o700 })
  return aside
}

/** Removes what a restore that changed nothing has made: half a copy, and a folder with nothing in it. */
export async function clearRestore(fresh: string, aside: string | undefined): Promise<void> {
  await rm(fresh, { recursive: true, force: true })
  // One that holds a copy of what is there is kept.
  if (aside !== undefined) await rmdir(aside).catch(() => undefined)
}

/** Puts the secret of a copy beside its files, unless the settings hold it, or the data folder has it and it stays there. */
export async function writeSecret(
  { dataDir, appSecret }: Config,
  secret: string,
  { fresh, stays }: { readonly fresh: string; readonly stays: boolean },
): Promise<void> {
  if (appSecret !== undefined || (stays && readSecretIn(dataDir) === secret)) return
  await mkdir(fresh, { recursive: true })
  await writeFile(join(fresh, 'secret'), `${secret}\n`, { mode: 0o600 })
}

/** Whether nothing of these names is in the data folder, and no other secret. */
export async function isEmptyFolder(
  { dataDir, appSecret }: Config,
  secret: string,
  names: readonly string[],
): Promise<boolean> {
  for (const name of names) {
    const inside = await readdir(join(dataDir, name)).catch(() => [])
    if (inside.length > 0) return false
  }
  const there = readSecretIn(dataDir)
  return appSecret !== undefined || there === undefined || there === secret
}

function readSecretIn(dataDir: string): string | undefined {
  const file = join(dataDir, 'secret')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** Refuses to restore over something. */
export function notEmpty(what: string): StartError {
  return new StartError(`There is something in ${what} already: restore elsewhere, or say --replace to keep it aside.`)
}

/** Refuses a data folder of which a part is a disk of its own: nothing can be moved out of that, or into its place. Throws a StartError. */
export async function assertOneDisk(dataDir: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const path = join(dataDir, name)
    if (!existsSync(path) || (await lstat(path)).dev === (await lstat(join(path, '..'))).dev) continue
    throw new StartError(
      `${path} is a disk of its own, so nothing can be put in its place: unmount it, restore, and then move ${name} onto it.`,
    )
  }
}
