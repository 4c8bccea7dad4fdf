import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Installations } from '../../test/installations.ts'
import { clearHalves } from './halves.ts'

const HOUR_MS = 3_600_000
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schakel-halves-'))
})
afterAll(() => rm(folder, { recursive: true }))

const now = new Date()
const put = async (name: string, hours: number) => {
  await writeFile(join(folder, name), '')
  const at = new Date(now.getTime() - hours * HOUR_MS)
  await utimes(join(folder, name), at, at)
}

test('D15: what a killed copy left goes after a day; what is written now and what others put there stays', async () => {
  await put('schakel-2026-01-01T00-00-00Z.tar.part', 25)
  await put('daily-2026-01-01T00-00-00Z.tar.0123456789ab.part', 25)
  await put('daily-2026-01-02T00-00-00Z.tar.part', 1)
  await put('holiday.tar.part', 99)
  await put('schakel-2026-01-01T00-00-00Z.tar', 99)
  await clearHalves(folder, now)
  expect((await readdir(folder)).sort()).toEqual([
    'daily-2026-01-02T00-00-00Z.tar.part',
    'holiday.tar.part',
    'schakel-2026-01-01T00-00-00Z.tar',
  ])
  await clearHalves(join(folder, 'nowhere'), now)
})

test('D15: every copy begins with that', { timeout: 120_000 }, async () => {
  await using made = await Installations.open()
  await put('schakel-2026-01-01T00-00-00Z.tar.part', 25)
  const one = await made.make('one')
  expect(await one.backup(join(folder, 'new.tar'))).toMatchObject({ code: 0, err: [] })
  expect(await readdir(folder)).not.toContain('schakel-2026-01-01T00-00-00Z.tar.part')
})
