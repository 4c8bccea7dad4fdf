import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { counts, readPlaywright, readVitest, summary } from './results.mjs'

let folder
let file
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schakel-results-'))
  file = join(folder, 'report.json')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const vitest = (fields) =>
  writeFileSync(
    file,
    JSON.stringify({ numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, testResults: [], ...fields }),
  )
const playwright = (stats, errors = []) =>
  writeFileSync(file, JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors }))

test('D17.1: the counts of the unit tests are those of the report', () => {
  vitest({})
  expect(readVitest(file, 0)).toEqual(counts(3, 0))
  vitest({ numFailedTests: 2, numPendingTests: 1 })
  expect(readVitest(file, 1)).toEqual(counts(3, 2, ['1 tests marked as skipped']))
})

test('D17.1: a file that does not load, a stray error and a missing report each count as a failure', () => {
  vitest({
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [] },
    ],
  })
  expect(readVitest(file, 1)).toEqual(counts(3, 1))
  vitest({})
  expect(readVitest(file, 1)).toEqual(counts(3, 1))
  rmSync(file)
  expect(readVitest(file, 0)).toEqual(counts(0, 1))
  writeFileSync(file, 'half a rep')
  expect(readVitest(file, 0)).toEqual(counts(0, 1))
})

test('D17.1: the counts of the journeys are those of the report', () => {
  playwright({ unexpected: 1, flaky: 1, skipped: 2 })
  expect(readPlaywright(file, 1)).toEqual(
    counts(4, 1, ['1 journeys passed only at a second try', '2 journeys marked as skipped']),
  )
  playwright({ expected: 0 }, [{ message: 'the server did not start' }])
  expect(readPlaywright(file, 1)).toEqual(counts(0, 1))
})

test('D17.1: the last line adds everything up', () => {
  expect(summary([counts(3, 0), counts(4, 2)])).toBe('7 passed, 2 failed')
})
