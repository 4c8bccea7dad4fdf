import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { CommitProxy, type Fate } from '../../test/commitProxy.ts'
import { type Installation, Installations, itemsOf, secretIn } from '../../test/installations.ts'
import { openStore } from '../openStore.ts'
import { openWorkingFiles } from '../storage/openFiles.ts'
import { openDatabase } from '../store/database/index.ts'
import { runBackup } from './backupCommand.ts'
import { verifyArchive } from './readArchive.ts'
import { InDoubt, readSecretOf, restoreDatabase, restoreFiles } from './restoreArchive.ts'
import { filesBeside } from './restoreOnServer.ts'
import { freshFolder, newAside, writeSecret } from './restorePlaces.ts'

if (inject('template').kind === 'postgres') testsOnServer()

function testsOnServer(): void {
  let made: Installations
  let archive: string
  beforeAll(async () => {
    made = await Installations.open()
    archive = await made.makeCopy()
  }, 60_000)
  afterAll(() => made[Symbol.asyncDispose]())

  /** Restores over a connection of which the COMMIT has this fate; answers where what was there is kept. */
  async function restore(
    { config, folder }: Installation,
    fate: Fate | undefined,
    patienceMs: number,
  ): Promise<string> {
    const { proxy, url } = await CommitProxy.open(config.databaseUrl ?? '')
    const manifest = await verifyArchive(archive)
    const database = await openDatabase({ databaseUrl: url, dataDir: folder })
    const aside = await newAside(folder)
    const fresh = await freshFolder(folder)
    await restoreFiles(await openWorkingFiles({ ...config, dataDir: fresh }), archive, manifest)
    await writeSecret(config, await readSecretOf(archive), { fresh, stays: false })
    const beside = filesBeside(folder, fresh, aside)
    const put = async () => {
      await beside.put()
      proxy.fate = fate
    }
    try {
      await restoreDatabase(database, archive, manifest, { isReplacing: true, beside: { ...beside, put }, patienceMs })
      return aside
    } finally {
      await database.close()
      await proxy.close()
    }
  }

  describe('D15: a COMMIT of a restore that is not answered', { timeout: 60_000 }, () => {
    test('D15: stands when the server did it, and files and secret stay those of the copy', async () => {
      const one = await made.make('unanswered')
      await one.addFile('bb22')
      const aside = await restore(one, 'unanswered', 20_000)
      expect([await itemsOf(one), await secretIn(one.folder)]).toEqual([['file/aa11'], 'source'])
      expect(existsSync(join(aside, 'files/files/bb/bb22'))).toBe(true)
      await (await openStore(one.config)).database.close()
    })

    test('D15: is taken back when the server did not', async () => {
      const one = await made.make('lost')
      await one.addFile('bb22')
      await expect(restore(one, 'lost', 20_000)).rejects.toThrow(/onnection/)
      expect([await itemsOf(one), await secretIn(one.folder)]).toEqual([['file/bb22'], 'lost'])
      expect(existsSync(join(one.folder, 'files/files/bb/bb22'))).toBe(true)
      await (await openStore(one.config)).database.close()
    })

    test('D15: moves nothing when nobody knows; the start is refused until one restores again', async () => {
      const one = await made.make('away')
      await one.addFile('bb22')
      const doubt = restore(one, 'away', 1000)
      await expect(doubt).rejects.toBeInstanceOf(InDoubt)
      await expect(doubt).rejects.toThrow(/does not say whether it did.+ run npm run restore once more, with --replace/)
      expect(await secretIn(one.folder)).toBe('source')
      const aside = (await readdir(one.folder)).find((name) => name.startsWith('before-restore-')) ?? ''
      expect(aside).not.toBe('')
      await expect(openStore(one.config)).rejects.toThrow(
        new RegExp(`^A restore was broken off.+ run npm run restore once more.+ what lies in .+/${aside} `),
      )
      const fails: string[] = []
      const fail = (line: string) => fails.push(line)
      expect(await runBackup([join(made.root, 'no.tar')], one.env, { say: fail, fail })).toBe(1)
      expect(fails).toEqual([expect.stringMatching(/^A restore was broken off/)])

      expect(await one.restore(archive, '--replace')).toMatchObject({ code: 0 })
      expect([await itemsOf(one), await secretIn(one.folder)]).toEqual([['file/aa11'], 'source'])
      await (await openStore(one.config)).database.close()
    })
  })

  test('D15: a mark that a broken restore left stays when the next one is taken back', {
    timeout: 60_000,
  }, async () => {
    const one = await made.make('twice')
    await one.addFile('bb22')
    await expect(restore(one, 'away', 1000)).rejects.toBeInstanceOf(InDoubt)
    await expect(restore(one, 'lost', 20_000)).rejects.toThrow(/onnection/)
    await expect(openStore(one.config)).rejects.toThrow(/^A restore was broken off/)
  })
}
