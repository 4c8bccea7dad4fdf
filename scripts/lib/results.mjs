import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** What a step of the test command found: its failures as `{title, message}`, and lines to note at the end. */
export function counts(passed, failures = [], notes = []) {
  return { passed, failures, notes }
}

/** What the tests of a project gave, from the file that our reporter wrote. A run that failed without saying why counts as one failure. */
export function readVitest(file, code) {
  const report = readJson(file)
  if (!report) return counts(0, [unreported])
  const notes = report.skipped > 0 ? [`${report.skipped} tests marked as skipped`] : []
  return counts(report.passed, explained(report.failures, code), notes)
}

/** So many journeys are named as the longest, where there are more. */
const SLOWEST = 8

/** What the journeys gave, from the report of Playwright; one that only passed when it was tried again passed, and is noted. */
export function readPlaywright(file, code) {
  const report = readJson(file)
  if (!report) return counts(0, [unreported])
  const { expected, flaky, skipped } = report.stats
  const failures = [
    ...(report.suites ?? []).flatMap(failedIn),
    ...report.errors.map((error) => ({ title: 'an error outside the journeys', message: said(error) })),
  ]
  const notes = []
  if (flaky > 0) notes.push(`${flaky} journeys passed only at a second try`)
  if (skipped > 0) notes.push(`${skipped} journeys marked as skipped`)
  const slow = (report.suites ?? []).flatMap(tookIn).sort((a, b) => b.seconds - a.seconds)
  if (slow.length > SLOWEST) {
    const told = slow.slice(0, SLOWEST).map(({ seconds, place }) => `${seconds.toFixed(0)} s ${place}`)
    notes.push(`the longest journeys: ${told.join(', ')}`)
  }
  return counts(expected + flaky, explained(failures, code), notes)
}

/** The last line of the test command. */
export function summary(results) {
  const sum = (count) => results.reduce((total, result) => total + count(result), 0)
  return `${sum((result) => result.passed)} passed, ${sum((result) => result.failures.length)} failed`
}

/** One failure as it is said again at the end, where whoever has only the last lines of a run finds it. */
export function retold(step, { title, message }) {
  const lines = stripVTControlCharacters(message).trim().split('\n')
  const left = lines.length > 30 ? [`… and ${lines.length - 30} lines more`] : []
  return [`FAILED in ${step}: ${title}`, ...[...lines.slice(0, 30), ...left].map((line) => `    ${line}`)].join('\n')
}

const unreported = { title: 'the run', message: 'It ended without a report.' }

function explained(failures, code) {
  if (failures.length > 0 || code === 0) return failures
  return [{ title: 'the run', message: `It ended with code ${code}, and no test failed.` }]
}

function failedIn(suite) {
  const own = (suite.specs ?? [])
    .filter((spec) => spec.tests.some((test) => test.status === 'unexpected'))
    .map((spec) => ({
      title: `${spec.file}:${spec.line} › ${spec.title}`,
      message: spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors.map(said))).join('\n'),
    }))
  return [...own, ...(suite.suites ?? []).flatMap(failedIn)]
}

function tookIn(suite) {
  const own = (suite.specs ?? []).map((spec) => ({
    place: `${spec.file}:${spec.line}`,
    seconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration = 0 }) => sum + duration / 1000, 0),
  }))
  return [...own, ...(suite.suites ?? []).flatMap(tookIn)]
}

function said(error) {
  return error.stack ?? error.message ?? String(error.value)
}

function readJson(file) {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
