import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pinnedNode, root, tool } from './project.mjs'
import { counts, readPlaywright, readVitest, retold, summary } from './results.mjs'
import { run } from './run.mjs'

let folder
let file
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schakel-results-'))
  file = join(folder, 'report.json')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (report) => writeFileSync(file, JSON.stringify(report))
const failure = { title: 'a test', message: 'expected 1 to be 2' }

test('D17.1: the counts of the unit tests are those of the report', () => {
  write({ passed: 3, skipped: 0, failures: [] })
  expect(readVitest(file, 0)).toEqual(counts(3))
  write({ passed: 3, skipped: 1, failures: [failure] })
  expect(readVitest(file, 1)).toEqual(counts(3, [failure], ['1 tests marked as skipped']))
})

test('D17.1: a run that fails without a failing test, and one that leaves no report, each count as a failure', () => {
  write({ passed: 3, skipped: 0, failures: [] })
  expect(readVitest(file, 1).failures).toHaveLength(1)
  writeFileSync(file, 'half a rep')
  expect(readVitest(file, 0).failures).toHaveLength(1)
  rmSync(file)
  expect(readVitest(file, 0).failures).toHaveLength(1)
  expect(readPlaywright(file, 0).failures).toHaveLength(1)
})

test('D17.1: a test that fails, a file that does not load and a stray error are each named with their message', async () => {
  const tests = {
    'fails.test.mjs': `import { expect, test } from 'vitest'; test('one', () => expect(1).toBe(2)); test('two', () => {})`,
    'broken.test.mjs': `import './nowhere.mjs'`,
    'stray.test.mjs': `import { test } from 'vitest'; test('three', () => { Promise.reject(new Error('nobody listens')) })`,
  }
  // Inside the project, so that the tests find its Vitest.
  const inside = join(root, 'node_modules', '.cache', `schakel-report-${process.pid}`)
  mkdirSync(inside, { recursive: true })
  try {
    writeFileSync(join(inside, 'vitest.config.mjs'), 'export default {}')
    for (const [name, text] of Object.entries(tests)) writeFileSync(join(inside, name), text)
    const { code } = await run(
      pinnedNode(),
      [
        tool('vitest', 'vitest.mjs'),
        'run',
        '--root',
        inside,
        `--reporter=${join(import.meta.dirname, 'vitestReport.mjs')}`,
        '--dir',
        inside,
        '--exclude',
        'nothing',
      ],
      { cwd: inside, env: { ...process.env, VITEST_REPORT: file }, quiet: true },
    )
    const found = readVitest(file, code)
    expect(found.passed).toBe(2)
    const said = found.failures.map((each) => retold('web', each)).join('\n')
    expect(found.failures).toHaveLength(3)
    expect(said).toMatch(/FAILED in web: .*fails\.test\.mjs › one\n.*expected 1 to be 2/)
    expect(said).toMatch(/broken\.test\.mjs › does not load\n.*nowhere\.mjs/)
    expect(said).toContain('nobody listens')
  } finally {
    rmSync(inside, { recursive: true, force: true })
  }
}, 60_000)

test('D17.1: the counts of the journeys are those of the report, and a failing one is named with its message', () => {
  const spec = (title, status) => ({
    title,
    file: 'cards.spec.ts',
    line: 4,
    tests: [{ status, results: [{ errors: status === 'unexpected' ? [{ message: 'no such button' }] : [] }] }],
  })
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }
  write({ stats, errors: [], suites: [{ suites: [{ specs: [spec('one', 'expected'), spec('two', 'unexpected')] }] }] })
  expect(readPlaywright(file, 1)).toEqual(
    counts(
      4,
      [{ title: 'cards.spec.ts:4 › two', message: 'no such button' }],
      ['1 journeys passed only at a second try', '2 journeys marked as skipped'],
    ),
  )
  write({ stats: { expected: 0, flaky: 0, skipped: 0 }, errors: [{ message: 'the server did not start' }] })
  expect(readPlaywright(file, 1).failures).toEqual([
    { title: 'an error outside the journeys', message: 'the server did not start' },
  ])
})

test('D17.1: of many journeys the longest are named', () => {
  const specs = Array.from({ length: 9 }, (_, n) => ({
    title: 'one',
    file: 'cards.spec.ts',
    line: n,
    tests: [{ status: 'expected', results: [{ errors: [], duration: n * 1000 }] }],
  }))
  write({ stats: { expected: 9, flaky: 0, skipped: 0 }, errors: [], suites: [{ specs }] })
  const [note] = readPlaywright(file, 0).notes
  expect(note).toMatch(/^the longest journeys: 8 s cards\.spec\.ts:8, .*, 1 s cards\.spec\.ts:1$/)
})

test('D17.1: the last line adds everything up', () => {
  expect(summary([counts(3), counts(4, [failure, failure])])).toBe('7 passed, 2 failed')
})

test('D17.1: a failure is said again in plain text, and no longer than one reads', () => {
  const told = retold('e2e', { title: 'a journey', message: `\u001b[31mno\u001b[39m\n${'line\n'.repeat(40)}` })
  expect(told).toMatch(/^FAILED in e2e: a journey\n {4}no\n/)
  expect(told).toMatch(/… and 11 lines more$/)
})
