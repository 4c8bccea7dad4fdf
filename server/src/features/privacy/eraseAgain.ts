import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isSuperAccount } from '@schakel/domain'
import { z } from 'zod'
import { StartError } from '../../startError.ts'
import { syncFolder } from '../../storage/syncFolder.ts'
import { countSupers } from '../../store/accounts.ts'
import { readErased, readPeople, takeOutPeople } from '../../store/erase.ts'
import type { Store } from '../../store/store.ts'
import { systemViewer } from '../../store/system.ts'

const FILE = 'erased.json'
const shape = z.array(z.string())

/**
 * Who was erased is also known outside of the database, by ids alone: a copy of before, put back by whatever way, has them again (D6).
 * Adds to the list of the data folder whom the database knows of.
 */
export async function keepErasedList(store: Store, dataDir: string): Promise<void> {
  const known = await readList(dataDir)
  const all = [...new Set([...known, ...(await readErased(store))])]
  if (all.length > known.length) await writeList(dataDir, all)
}

/**
 * Erases those of the list who are there again, as the server starts: out of their own items before anybody is answered, and out of all else
 * by `finishErasures`. Answers how many they were.
 */
export async function eraseAgain(store: Store, dataDir: string): Promise<number> {
  const back = await readPeople(store, await readList(dataDir))
  // Whoever was the only super user when the copy was made stays until there is another one.
  const supers = await countSupers(store)
  const others = back.filter(({ fields }) => !isSuperAccount(fields))
  const isLast = back.length - others.length >= supers
  const people = isLast ? others : back
  if (people.length > 0) await takeOutPeople(store.as(systemViewer), people)
  await keepErasedList(store, dataDir)
  return people.length
}

async function readList(dataDir: string): Promise<readonly string[]> {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]'
    throw error
  })
  try {
    return shape.parse(JSON.parse(text))
  } catch (error) {
    throw new StartError(
      `${join(dataDir, FILE)} is damaged: it says who was erased. Put it back from elsewhere, or take it away when no older copy will be restored.`,
      { cause: error },
    )
  }
}

/** There is a whole list or the one of before. */
async function writeList(dataDir: string, ids: readonly string[]): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const aside = join(dataDir, `${FILE}.${randomBytes(6).toString('hex')}.part`)
  try {
    const file = await open(aside, 'wx', 0o600)
    try {
      await file.writeFile(`${JSON.stringify(ids)}\n`)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(aside, join(dataDir, FILE))
    await syncFolder(dataDir)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}
