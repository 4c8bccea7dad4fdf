import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isSuperAccount } from '@schakel/domain'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import { StartError } from '../../startError.ts'
import type { FileStore } from '../../storage/fileStore.ts'
import { openFiles } from '../../storage/openFiles.ts'
import { syncFolder } from '../../storage/syncFolder.ts'
import { countSupers } from '../../store/auth/supers.ts'
import { readErased, readPeople, takeOutPeople } from '../../store/privacy/erase.ts'
import type { Store } from '../../store/store.ts'
import { systemViewer } from '../../store/system.ts'

const FILE = 'erased.json'
/** Where the bucket knows them: an object of its own for each, so that nodes that erase at once lose none. */
const BUCKET_FOLDER = 'erased'
const shape = z.array(z.string())

type Place = Pick<Config, 'dataDir' | 's3'>

/**
 * Who was erased is also known outside of the database, by ids alone: a copy of before, put back by whatever way, has them again (D6).
 * Adds to the list of the data folder whom the database knows of, and to the one in the bucket, which all nodes have.
 */
export async function keepErasedList(store: Store, place: Place): Promise<void> {
  const erased = await readErased(store)
  const known = await readList(place.dataDir)
  const inBucket = await readBucket(place)
  const all = [...new Set([...known, ...inBucket, ...erased])]
  if (all.length > known.length) await writeList(place.dataDir, all)
  const bucket = bucketOf(place)
  const isKnown = new Set(inBucket)
  for (const id of bucket ? all : []) if (!isKnown.has(id)) await bucket?.put(keyOf(id), Buffer.from('erased'))
}

/**
 * Erases those of the list who are there again, as the server starts: out of their own items before anybody is answered, and out of all else
 * by `finishErasures`. Answers how many they were.
 */
export async function eraseAgain(store: Store, place: Place): Promise<number> {
  const back = await readPeople(store, [...new Set([...(await readList(place.dataDir)), ...(await readBucket(place))])])
  // Whoever was the only super user when the copy was made stays until there is another one.
  const supers = await countSupers(store)
  const others = back.filter(({ fields }) => !isSuperAccount(fields))
  const isLast = back.length - others.length >= supers
  const people = isLast ? others : back
  if (people.length > 0) await takeOutPeople(store.as(systemViewer), people)
  await keepErasedList(store, place)
  return people.length
}

function bucketOf(place: Place): FileStore | undefined {
  return place.s3 ? openFiles(place) : undefined
}

function keyOf(id: string): string {
  return `${BUCKET_FOLDER}/${id.replace('/', '.')}`
}

async function readBucket(place: Place): Promise<readonly string[]> {
  // Whenever it was put there, by whatever clock.
  const keys = await bucketOf(place)?.list(BUCKET_FOLDER, new Date(8.64e15))
  return (keys ?? []).map((key) => key.slice(BUCKET_FOLDER.length + 1).replace('.', '/'))
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
