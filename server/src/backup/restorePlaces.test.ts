import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { checkDatabase } from '../doctor/databaseCheck.ts'
import { putInPlace } from './restoreEmbedded.ts'
import { assertRestored } from './restoreMark.ts'
import { filesBeside } from './restoreOnServer.ts'
import { assertOneDisk } from './restorePlaces.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'schakel-places-'))
})
afterAll(() => rm(root, { recursive: true }))

/** A data folder with something in it, a copy that is whole, and a folder for what was there. */
async function makePlaces(name: string) {
  const dataDir = join(root, name)
  const fresh = join(dataDir, 'fresh')
  const aside = join(dataDir, 'aside')
  await mkdir(aside, { recursive: true })
  for (const [folder, what] of [
    [dataDir, 'old'],
    [fresh, 'new'],
  ] as const) {
    for (const part of ['database', 'files']) {
      await mkdir(join(folder, part), { recursive: true })
      await writeFile(join(folder, part, 'what'), what)
    }
    await writeFile(join(folder, 'secret'), what)
  }
  const whatIs = (folder: string) =>
    Promise.all(['database/what', 'files/what', 'secret'].map((part) => readFile(join(folder, part), 'utf8')))
  return { dataDir, fresh, aside, whatIs }
}

/** Makes another copy whole. */
async function putCopy(fresh: string, parts: readonly string[]): Promise<void> {
  await mkdir(join(fresh, 'files'), { recursive: true })
  for (const part of parts) await writeFile(join(fresh, part), 'newer')
}

test('D15: a copy takes the place of what is there, which is kept aside', async () => {
  const { dataDir, fresh, aside, whatIs } = await makePlaces('good')
  await putInPlace(fresh, dataDir, aside)
  expect([await whatIs(dataDir), await whatIs(aside)]).toEqual([Array(3).fill('new'), Array(3).fill('old')])
})

test('D15: where a part cannot be moved aside, what was moved before it is put back', async () => {
  const { dataDir, fresh, aside, whatIs } = await makePlaces('bad')
  // Nothing can be moved onto a folder with something in it.
  await mkdir(join(aside, 'files', 'x'), { recursive: true })
  await expect(putInPlace(fresh, dataDir, aside)).rejects.toThrow(/ENOTEMPTY/)
  expect(await whatIs(dataDir)).toEqual(Array(3).fill('old'))
  expect(await readdir(aside)).toEqual(['files'])
})

test('D15: a part of the data folder that is mounted by itself is refused before anything is moved', async () => {
  await mkdir(join(root, 'plain', 'files'), { recursive: true })
  await assertOneDisk(join(root, 'plain'), ['files', 'database'])
  // On Linux this one is always mounted.
  if (process.platform === 'linux')
    await expect(assertOneDisk('/', ['proc'])).rejects.toThrow(/^\/proc is a disk of its own, .+: unmount it/)
})

test('D15: between the files and the database the data folder is marked, and the mark says where the old files are', async () => {
  const { dataDir, fresh, aside, whatIs } = await makePlaces('marked')
  const beside = filesBeside(dataDir, fresh, aside)
  await beside.put()
  expect(() => assertRestored(dataDir)).toThrow(/^A restore was broken off.+put back what lies in .+\/aside and remove/)
  const [found] = await checkDatabase(readConfig({ DATA_DIR: dataDir }))
  expect([found?.state, found?.says]).toEqual(['wrong', expect.stringMatching(/^A restore was broken off/)])
  await beside.takeBack()
  assertRestored(dataDir)
  expect(await whatIs(dataDir)).toEqual(Array(3).fill('old'))
  await writeFile(join(aside, 'everything.tar'), '')
  const again = filesBeside(dataDir, fresh, aside)
  await again.put()
  expect(() => assertRestored(dataDir)).toThrow(/restore .+\/aside\/everything\.tar instead\.$/)
  await again.done()
  assertRestored(dataDir)
})

test('D15: a restore after a broken one keeps what that put aside, and is taken back to where it began', async () => {
  const { dataDir, fresh, aside, whatIs } = await makePlaces('again')
  await filesBeside(dataDir, fresh, aside).put()
  await putCopy(fresh, ['files/what', 'secret'])
  const again = filesBeside(dataDir, fresh, aside)
  await again.put()
  const filesOf = async (folder: string) => (await whatIs(folder)).slice(1)
  await expect(filesOf(dataDir)).resolves.toEqual(['newer', 'newer'])
  await again.takeBack()
  await expect(filesOf(dataDir)).resolves.toEqual(['new', 'new'])
  expect(() => assertRestored(dataDir)).toThrow(/^A restore was broken off/)
  expect((await readdir(aside)).sort()).toEqual(['files', 'secret'])
  expect(await readFile(join(aside, 'secret'), 'utf8')).toBe('old')
})

test('D15: a secret that no copy brought stays where it is when one restores again', async () => {
  const { dataDir, fresh } = await makePlaces('own')
  await rm(join(dataDir, 'files'), { recursive: true })
  await rm(join(fresh, 'secret'))
  await filesBeside(dataDir, fresh, undefined).put()
  await putCopy(fresh, ['files/what'])
  await filesBeside(dataDir, fresh, undefined).put()
  expect(await readFile(join(dataDir, 'files/what'), 'utf8')).toBe('newer')
  expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe('old')
})
