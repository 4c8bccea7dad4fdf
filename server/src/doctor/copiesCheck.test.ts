import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { checkCopies } from './copiesCheck.ts'

const HOUR_MS = 3_600_000
const now = new Date('2026-03-02T09:00:00Z')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schakel-copies-'))
  mkdirSync(join(folder, 'database'))
  mkdirSync(join(folder, 'backups'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const put = (name: string, hours: number) => {
  const file = join(folder, 'backups', name)
  writeFileSync(file, '')
  const at = new Date(now.getTime() - hours * HOUR_MS)
  utimesSync(file, at, at)
}
const found = () => checkCopies(readConfig({ DATA_DIR: folder }), now).map(({ state, says }) => `${state} ${says}`)

test('D19.9: a copy of a moment that is yet to come is named, and does not count as the newest', () => {
  put('daily-2026-04-01T09-00-00Z.tar', -30 * 24)
  put('daily-2026-05-01T09-00-00Z.tar', 0)
  put('daily-2026-02-26T09-00-00Z.tar', 96)
  expect(found()).toEqual(
    expect.arrayContaining([
      'wrong the newest copy is daily-2026-02-26T09-00-00Z.tar, 96 h old',
      'warn of a moment that is yet to come, so they do not count: daily-2026-04-01T09-00-00Z.tar, daily-2026-05-01T09-00-00Z.tar',
    ]),
  )
})

test('D19.9: a newest copy in which files lack is wrong', () => {
  put('daily-2026-03-02T08-00-00Z-incomplete.tar', 1)
  expect(found()).toContain('wrong files lack in daily-2026-03-02T08-00-00Z-incomplete.tar')
})
