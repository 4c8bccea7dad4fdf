import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Installation, Installations } from '../../test/installations.ts'
import { copyAge, noteCopy } from '../store/backup/lastCopy.ts'
import { freeName } from './dailyNames.ts'
import { verifyArchive } from './readArchive.ts'

let made: Installations
let one: Installation
beforeAll(async () => {
  made = await Installations.open()
  one = await made.make('one')
})
afterAll(() => made[Symbol.asyncDispose]())

/** A folder with copies of these days of January, beside what others put there. */
async function folderOf(name: string, ...copies: readonly string[]): Promise<string> {
  const folder = join(made.root, name)
  await mkdir(folder)
  for (const copy of [...copies, 'daily-2026-01-01T09-00-00Z.tar', 'schakel-by-hand.tar', 'notes.txt'])
    await writeFile(join(folder, copy), '')
  return folder
}

const ofDay = (day: number, end = '') => `schakel-2026-01-0${day}T02-30-00Z${end}.tar`
/** The copies that the command makes, with the new one as such. */
const copiesIn = async (folder: string) =>
  (await readdir(folder))
    .filter((name) => /^schakel-\d/.test(name))
    .map((name) => (name.startsWith('schakel-2026-01-0') ? name : name.replace(/\d.*Z/, 'new')))
    .sort()

describe('D15: npm run backup -- FOLDER --keep N', { timeout: 120_000 }, () => {
  test('D15: keeps so many of its own copies and nothing less of what others put there', async () => {
    const folder = await folderOf('kept', ofDay(1), ofDay(2), ofDay(3))
    expect(await one.backup(folder, '--keep', '2')).toMatchObject({ code: 0, err: [] })
    expect(await copiesIn(folder)).toEqual([ofDay(3), 'schakel-new.tar'])
    expect(await readdir(folder)).toEqual(
      expect.arrayContaining(['daily-2026-01-01T09-00-00Z.tar', 'schakel-by-hand.tar', 'notes.txt']),
    )
    expect((await one.backup(folder)).code).toBe(0)
    expect(await copiesIn(folder)).toHaveLength(3)
  })

  test('D15: keeps the newest complete one besides while files lack in later ones, which their names tell', async () => {
    const folder = await folderOf('lacking', ofDay(1), ofDay(2), ofDay(3, '-incomplete'), ofDay(4, '-incomplete'))
    const other = await made.make('other')
    await rm(await other.addFile('aa11'))
    expect((await other.backup(folder, '--keep', '2')).code).toBe(2)
    expect(await copiesIn(folder)).toEqual([ofDay(2), ofDay(4, '-incomplete'), 'schakel-new-incomplete.tar'])
  })

  test('D15: a copy made in the same second as another gets the name of the next', async () => {
    const folder = await folderOf('same', ofDay(1), ofDay(2, '-incomplete'))
    for (const day of [1, 2])
      expect(freeName(folder, new Date(`2026-01-0${day}T02:30:00.500Z`))).toBe(`schakel-2026-01-0${day}T02-30-01Z.tar`)
    expect(freeName(folder, new Date('2026-01-04T02:30:00.500Z'))).toBe(ofDay(4))
  })

  test('D15: two that are made at once write none into the other', async () => {
    const file = join(await folderOf('once'), 'one.tar')
    const made = await Promise.all([one.backup(file), one.backup(file)])
    const whole = made.filter(({ code }) => code === 0)
    expect(whole.length).toBeGreaterThan(0)
    for (const { out } of whole) expect(out).toEqual([expect.stringContaining('Every hash in it is right.')])
    await verifyArchive(file)
    expect((await readdir(join(file, '..'))).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('D15: a copy that is made stands, also where an older one cannot be removed: that is said', async () => {
    const folder = await folderOf('stuck', ofDay(2), ofDay(3))
    await mkdir(join(folder, ofDay(1)))
    expect(await one.backup(folder, '--keep', '2')).toMatchObject({
      code: 0,
      err: [expect.stringMatching(/^The copy is made\. /)],
    })
    expect(await copiesIn(folder)).toEqual([ofDay(1), ofDay(3), 'schakel-new.tar'])
  })

  test('D15: removes nothing where no copy could be made, and says what --keep goes with', async () => {
    const folder = await folderOf('failing', ofDay(1), ofDay(2))
    const empty = await made.make('empty', { isEmpty: true })
    expect((await empty.backup(folder, '--keep', '1')).code).toBe(1)
    for (const args of [
      [folder, '--keep', '0'],
      [folder, '--keep', 'all'],
      [join(folder, 'a.tar'), '--keep', '1'],
    ])
      expect(await one.backup(...args)).toMatchObject({ code: 1, err: [expect.stringMatching(/^--keep /)] })
    expect(await copiesIn(folder)).toEqual([ofDay(1), ofDay(2)])
  })
})

// On the embedded engine the server makes copies itself, and a command that asks it for one has no database to note it in.
if (inject('template').kind === 'postgres') {
  test('D15, D19.9: the database knows when a copy was made, wherever it lies, and a copy does not know of itself', {
    timeout: 120_000,
  }, async () => {
    const folder = await folderOf('noted')
    const age = () => one.inside(copyAge)
    await one.inside((database) => database.query(`update last_copy set at = now() - interval '30 hours'`))
    expect(await age()).toBeGreaterThan(29 * 3600)
    expect((await one.backup(folder)).code).toBe(0)
    expect(await age()).toBeLessThan(3600)
    // A clock that is behind takes nothing back.
    await one.inside((database) => noteCopy(database, new Date(0)))
    expect(await age()).toBeLessThan(3600)
  })
}
