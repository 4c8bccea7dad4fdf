import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Installations } from '../../test/installations.ts'
import { folderStore } from '../storage/folderStore.ts'
import { sayLacking } from './lackingFiles.ts'
import { verifyArchive } from './readArchive.ts'
import { writeArchive } from './writeArchive.ts'

let made: Installations
beforeAll(async () => {
  made = await Installations.open()
})
afterAll(() => made[Symbol.asyncDispose]())

describe('D15: a file in use whose bytes are gone', { timeout: 120_000 }, () => {
  test('D15: stops no copy of the others: the copy names it, and ends with 2', async () => {
    const one = await made.make('one')
    await one.addFile('aa11')
    await rm(await one.addFile('bb22'))
    const file = join(made.root, 'one.tar')
    const { code, out, err } = await one.backup(file)
    expect(code).toBe(2)
    expect(out).toEqual([expect.stringMatching(/^Copied \d+ rows of \d+ tables and 1 files into /)])
    expect(err).toEqual([
      'Gone from the file store, so that this copy is without it: 1 file in use.',
      '  files/bb/bb22',
    ])
    expect((await verifyArchive(file)).missing).toEqual(['files/bb/bb22'])

    const other = await made.make('other', { isEmpty: true })
    const restored = await other.restore(file)
    expect([restored.code, restored.out]).toEqual([
      2,
      [expect.stringMatching(/^Ended all sessions/), expect.stringMatching(/^Restored /)],
    ])
    expect(restored.err).toEqual([expect.stringMatching(/when this copy was made/), '  files/bb/bb22'])
    expect(await readFile(join(other.folder, 'files', 'files/aa/aa11'), 'utf8')).toBe('byte')
  })

  test('D15: gives a copy of the day its name from the first, so that none is taken for complete when the server stops', async () => {
    const one = await made.make('daily')
    await rm(await one.addFile('dd44'))
    const folder = join(made.root, 'days')
    await mkdir(folder)
    const files = folderStore(join(one.folder, 'files'))
    await one.inside((database) =>
      writeArchive(
        { database, files, secret: 'of the copy', now: new Date() },
        join(folder, 'daily-2026-03-02T09-00-00Z.tar'),
      ),
    )
    expect(await readdir(folder)).toEqual(['daily-2026-03-02T09-00-00Z-incomplete.tar'])

    const { code, out } = await one.backup(join(folder, 'daily-2026-03-03T09-00-00Z.tar'))
    expect([code, out]).toEqual([2, [expect.stringMatching(/ into .+\/daily-2026-03-03T09-00-00Z-incomplete\.tar /)]])
    expect((await readdir(folder)).sort()).toEqual([
      'daily-2026-03-02T09-00-00Z-incomplete.tar',
      'daily-2026-03-03T09-00-00Z-incomplete.tar',
    ])
    const again = await one.backup(join(folder, 'daily-2026-03-03T09-00-00Z.tar'))
    expect([again.code, again.err]).toEqual([1, [expect.stringMatching(/-incomplete\.tar is there already/)]])
  })

  test('D15: does not keep a copy that has it from being put back in its place', async () => {
    const one = await made.make('lost')
    const bytes = await one.addFile('cc33')
    const file = join(made.root, 'lost.tar')
    expect(await one.backup(file)).toMatchObject({ code: 0, err: [] })
    await rm(bytes)
    const { code, out } = await one.restore(file, '--replace')
    expect([code, out.at(-1)]).toEqual([0, expect.stringMatching(/^Restored .+ What was there before is in /)])
    expect(await readFile(bytes, 'utf8')).toBe('byte')
  })
})

test('D15: of very many lacking files the first are named and the others counted', () => {
  const lines: string[] = []
  const fail = (line: string) => lines.push(line)
  const keys = Array.from({ length: 23 }, (_, n) => `files/${n}`)
  sayLacking(keys, 'Gone', { say: fail, fail })
  expect(lines).toHaveLength(22)
  expect([lines[0], lines.at(-1)]).toEqual(['Gone: 23 files in use.', '  and 3 more'])
})
