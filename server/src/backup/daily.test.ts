import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepDaily } from './daily.ts'
import { incompleteName } from './dailyNames.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'schakel-daily-'))
})
afterAll(() => rm(root, { recursive: true }))

const HOUR = 3_600_000
const start = Date.parse('2026-03-02T09:00:00.000Z')

const said: string[] = []
const log = {
  info: (line: string) => said.push(line),
  error: (_what: object, line: string) => said.push(`ERROR ${line}`),
}
const make = async (file: string) => {
  await writeFile(file, 'copy')
  return { said: `Copied into ${file}` }
}

test('D15: a copy is made every day by itself, the last seven are kept, and what others put there stays', async () => {
  const settings = { dataDir: root, backupDir: join(root, 'backups'), backupKeep: 7 }
  const copies = () => readdir(settings.backupDir)
  for (let hours = 0; hours < 10 * 24; hours += 1) {
    await keepDaily(settings, log, new Date(start + hours * HOUR), undefined, make)
    if (hours === 30) await writeFile(join(settings.backupDir, 'schakel-2026-01-01.tar'), 'by hand')
  }
  expect((await copies()).sort()).toEqual([
    ...[5, 6, 7, 8, 9, 10, 11].map((day) => `daily-2026-03-${String(day).padStart(2, '0')}T09-00-00Z.tar`),
    'schakel-2026-01-01.tar',
  ])
  expect(said).toHaveLength(10)
})

test('D15: a copy that cannot be made is told, costs no other, and is tried again', async () => {
  const settings = { dataDir: root, backupDir: join(root, 'failing'), backupKeep: 1 }
  await keepDaily(settings, log, new Date(start), undefined, make)
  said.length = 0
  const failing = () => Promise.reject(new Error('the disk is full'))
  await keepDaily(settings, log, new Date(start + 25 * HOUR), undefined, failing)
  expect(said).toEqual(['ERROR the copy of the day could not be made'])
  expect(await readdir(settings.backupDir)).toEqual(['daily-2026-03-02T09-00-00Z.tar'])
  await keepDaily(settings, log, new Date(start + 26 * HOUR), undefined, make)
  expect(await readdir(settings.backupDir)).toEqual(['daily-2026-03-03T11-00-00Z.tar'])
})

test('D15: a copy in which files lack is told, and never takes the place of the newest complete one', async () => {
  const settings = { dataDir: root, backupDir: join(root, 'lacking'), backupKeep: 2 }
  for (let day = 0; day < 3; day += 1)
    await keepDaily(settings, log, new Date(start + day * 25 * HOUR), undefined, make)
  said.length = 0
  const without = async (file: string) => ({ ...(await make(incompleteName(file))), lacking: 'files/aa/aa11' })
  for (let day = 3; day < 7; day += 1)
    await keepDaily(settings, log, new Date(start + day * 25 * HOUR), undefined, without)
  expect(said.filter((line) => line.startsWith('ERROR'))).toHaveLength(4)
  expect((await readdir(settings.backupDir)).sort()).toEqual([
    'daily-2026-03-04T11-00-00Z.tar',
    'daily-2026-03-07T14-00-00Z-incomplete.tar',
    'daily-2026-03-08T15-00-00Z-incomplete.tar',
  ])
  await keepDaily(settings, log, new Date(start + 7 * 25 * HOUR), undefined, make)
  expect((await readdir(settings.backupDir)).sort()).toEqual([
    'daily-2026-03-08T15-00-00Z-incomplete.tar',
    'daily-2026-03-09T16-00-00Z.tar',
  ])
})

test('D15: copies of a clock that was ahead hold up none, and none of the others goes for them', async () => {
  const settings = { dataDir: root, backupDir: join(root, 'ahead'), backupKeep: 1 }
  await keepDaily(settings, log, new Date(start + 30 * 24 * HOUR), undefined, make)
  await keepDaily(settings, log, new Date(start), undefined, make)
  await keepDaily(settings, log, new Date(start + HOUR), undefined, make)
  await keepDaily(settings, log, new Date(start + 25 * HOUR), undefined, make)
  expect((await readdir(settings.backupDir)).sort()).toEqual([
    'daily-2026-03-03T10-00-00Z.tar',
    'daily-2026-04-01T09-00-00Z.tar',
  ])
})
