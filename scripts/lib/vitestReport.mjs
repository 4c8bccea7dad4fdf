import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './project.mjs'

/**
 * A reporter for Vitest that writes to the file of VITEST_REPORT how many tests passed and were skipped, and every failure with its
 * message: of a test, of a file that does not load, and of an error outside any test, which the JSON report of Vitest leaves out.
 */
export default class VitestReport {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const failures = [
      ...tests.filter(is('failed')).map((test) => failure(test.module, test.fullName, test.result().errors)),
      ...modules
        .filter((module) => module.errors().length > 0)
        .map((module) => failure(module, 'does not load', module.errors())),
      ...unhandled.map((error) => ({ title: 'an error outside the tests', message: said(error) })),
    ]
    const report = { passed: tests.filter(is('passed')).length, skipped: tests.filter(is('skipped')).length, failures }
    writeFileSync(process.env.VITEST_REPORT, JSON.stringify(report))
  }
}

const is = (state) => (test) => test.result().state === state

function failure(module, title, errors) {
  return { title: `${relative(root, module.moduleId)} › ${title}`, message: errors.map(said).join('\n') }
}

/** The stack holds the message, the diff does not stand in it. */
function said(error) {
  return [error.stack ?? error.message, error.diff].filter(Boolean).join('\n')
}
