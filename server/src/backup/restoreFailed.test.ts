import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { Installations } from '../../test/installations.ts'
import { NoRoom } from '../room.ts'
import { StartError } from '../startError.ts'
import { folderStore } from '../storage/folderStore.ts'
import { DatabaseError } from '../store/database/index.ts'
import { explained } from './backupCommand.ts'
import { writeArchive } from './writeArchive.ts'

let made: Installations
beforeAll(async () => {
  made = await Installations.open()
})
afterAll(() => made[Symbol.asyncDispose]())

test('D15: a restore that fails leaves nothing behind that fills the disk', { timeout: 120_000 }, async () => {
  await using source = await openTestDatabase()
  await source.query("insert into migrations (name, sha256) values ('9999_later', 'x')")
  const file = join(made.root, 'later.tar')
  const files = folderStore(join(made.root, 'files'))
  await writeArchive({ database: source, files, secret: 'of the copy '.padEnd(40, 'x'), now: new Date() }, file)
  const one = await made.make('one')
  const before = await readdir(one.folder)
  const { code, err } = await one.restore(file, '--replace')
  expect([code, err]).toEqual([1, [expect.stringMatching(/newer version/)]])
  const left = (await readdir(one.folder)).filter((name) => !before.includes(name) && name !== 'database.lock')
  expect(left).toEqual([])
})

test('D15: every way in which a disk is full is said in one sentence', async () => {
  const full = new DatabaseError({ code: '53100', message: 'could not extend file' })
  const ways = [
    full,
    new StartError('Migration 0001.sql could not run (53100)', { cause: full }),
    new NoRoom(),
    Object.assign(new Error('write'), { code: 'ENOSPC' }),
  ]
  for (const error of ways) {
    const lines: string[] = []
    const out = { say: () => undefined, fail: (line: string) => lines.push(line) }
    expect(await explained(out, () => Promise.reject(error))).toBe(1)
    expect(lines).toEqual(['There is no room on the disk: nothing was kept.'])
  }
  const lines: string[] = []
  const standby = new DatabaseError({ code: '25006', message: 'cannot execute' })
  const out = { say: () => undefined, fail: (line: string) => lines.push(line) }
  expect(await explained(out, () => Promise.reject(standby))).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/only reads/)])
})
