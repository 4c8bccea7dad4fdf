import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Installation, Installations, itemsOf, secretIn } from '../../test/installations.ts'
import { openStore } from '../openStore.ts'
import { openWorkingFiles } from '../storage/openFiles.ts'
import { verifyArchive } from './readArchive.ts'
import { readSecretOf, restoreFiles } from './restoreArchive.ts'
import { markRestore } from './restoreMark.ts'
import { filesBeside } from './restoreOnServer.ts'
import { freshFolder, newAside, writeSecret } from './restorePlaces.ts'

/** The database as the second restore found it, which may be another one than that of the first. */
const AGAIN = expect.stringMatching(/^again-.*\.tar$/)

if (inject('template').kind === 'postgres') testsOnServer()

function testsOnServer(): void {
  let made: Installations
  let archive: string
  beforeAll(async () => {
    made = await Installations.open()
    archive = await made.makeCopy()
  }, 60_000)
  afterAll(() => made[Symbol.asyncDispose]())

  const asidesIn = async (folder: string) =>
    (await readdir(folder)).filter((name) => name.startsWith('before-restore-')).map((name) => join(folder, name))

  /** Where what is there is kept, with all of it as one copy. */
  async function keptAside(one: Installation): Promise<string> {
    const aside = await newAside(one.folder)
    expect(await one.backup(join(aside, 'everything.tar'))).toMatchObject({ code: 0 })
    return aside
  }

  /** A restore that was killed before its COMMIT: the files and the secret are those of the copy, the database is the old one. */
  async function killedRestore({ config, folder }: Installation, aside: string | undefined): Promise<void> {
    const fresh = await freshFolder(folder)
    const files = await openWorkingFiles({ ...config, dataDir: fresh })
    await restoreFiles(files, archive, await verifyArchive(archive))
    await writeSecret(config, await readSecretOf(archive), { fresh, stays: aside === undefined })
    await filesBeside(folder, fresh, aside).put()
  }

  /** All of the copy is there, what was there first is where the first restore put it, and one can go back to that. */
  async function expectRestored(one: Installation, aside: string, name: string): Promise<void> {
    const { code, out } = await one.restore(archive, '--replace')
    expect([code, out.at(-1)]).toEqual([
      0,
      expect.stringMatching(new RegExp(` What was there before is in ${aside}\\.$`)),
    ])
    expect([await itemsOf(one), await secretIn(one.folder)]).toEqual([['file/aa11'], 'source'])
    expect(existsSync(join(one.folder, 'files/files/aa/aa11'))).toBe(true)
    expect(await asidesIn(one.folder)).toEqual([aside])
    expect((await readdir(aside)).sort()).toEqual([AGAIN, 'everything.tar', 'files', 'secret'])
    expect([await secretIn(aside), existsSync(join(aside, 'files/files/bb/bb22'))]).toEqual([name, true])
    expect(existsSync(join(one.folder, 'restore.new'))).toBe(false)
    await (await openStore(one.config)).database.close()

    expect(await one.restore(join(aside, 'everything.tar'), '--replace')).toMatchObject({ code: 0 })
    expect([await itemsOf(one), await secretIn(one.folder)]).toEqual([['file/bb22'], name])
  }

  describe('D15: a restore again after one that was broken off', { timeout: 60_000 }, () => {
    test('D15: names where the first one put what was there, and keeps the database that it finds beside it', async () => {
      const one = await made.make('rolledback')
      await one.addFile('bb22')
      const aside = await keptAside(one)
      await killedRestore(one, aside)
      expect([await itemsOf(one), await secretIn(one.folder)]).toEqual([['file/bb22'], 'source'])
      await expectRestored(one, aside, 'rolledback')
    })

    test('D15: goes through where the secret was put aside and that of the copy is not there yet', async () => {
      const one = await made.make('between')
      await one.addFile('bb22')
      const aside = await keptAside(one)
      await markRestore(one.folder, aside)
      for (const name of ['files', 'secret']) await rename(join(one.folder, name), join(aside, name))
      await expectRestored(one, aside, 'between')
    })

    test('D15: puts aside what the first one had not yet', async () => {
      const one = await made.make('files')
      await one.addFile('bb22')
      const aside = await keptAside(one)
      await markRestore(one.folder, aside)
      await rename(join(one.folder, 'files'), join(aside, 'files'))
      await expectRestored(one, aside, 'files')
    })

    test('D15: keeps what is there in the folder that the mark names, where somebody took that away', async () => {
      const one = await made.make('gone')
      await one.addFile('bb22')
      const aside = await newAside(one.folder)
      await markRestore(one.folder, aside)
      await rm(aside, { recursive: true })
      const { code, out } = await one.restore(archive, '--replace')
      expect([code, out.at(-1)]).toEqual([0, expect.stringContaining(` What was there before is in ${aside}.`)])
      expect((await readdir(aside)).sort()).toEqual(['everything.tar', 'files', 'secret'])
    })

    test('D15: names nothing where the first one found nothing', async () => {
      const one = await made.make('nothing', { isEmpty: true })
      await killedRestore(one, undefined)
      expect(await secretIn(one.folder)).toBe('source')
      const { code, out } = await one.restore(archive, '--replace')
      expect([code, out.at(-1)]).toEqual([0, expect.stringMatching(/ held against its hash\.$/)])
      expect([await itemsOf(one), await secretIn(one.folder)]).toEqual([['file/aa11'], 'source'])
      expect(await asidesIn(one.folder)).toEqual([])
    })
  })
}
