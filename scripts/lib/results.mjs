import { existsSync, readFileSync } from 'node:fs'

/** What a step of the test command found. `notes` are lines to print at the end. */
export function counts(passed, failed, notes = []) {
  return { passed, failed, notes }
}

/** Counts what Vitest reported. A run that failed without a failing test (a file that does not load, a stray error) counts as one. */
export function readVitest(file, code) {
  const report = readJson(file)
  if (!report) return counts(0, 1)
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = report.numFailedTests + broken.length
  const skipped = report.numPendingTests + (report.numTodoTests ?? 0)
  return counts(
    report.numPassedTests,
    failed === 0 && code !== 0 ? 1 : failed,
    skipped > 0 ? [`${skipped} tests marked as skipped`] : [],
  )
}

/** Counts what Playwright reported; a test that only passed when it was tried again passed, and is named. */
export function readPlaywright(file, code) {
  const report = readJson(file)
  if (!report) return counts(0, 1)
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + (report.errors?.length > 0 && unexpected === 0 ? 1 : 0)
  const notes = []
  if (flaky > 0) notes.push(`${flaky} journeys passed only at a second try`)
  if (skipped > 0) notes.push(`${skipped} journeys marked as skipped`)
  return counts(expected + flaky, failed === 0 && code !== 0 ? 1 : failed, notes)
}

/** The last line of the test command. */
export function summary(results) {
  const sum = (field) => results.reduce((total, result) => total + result[field], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}

function readJson(file) {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
