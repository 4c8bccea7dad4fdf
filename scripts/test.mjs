// `npm test`: every check of this project, from a fresh clone, on Node 20 with nothing installed.
//   npm test                                    everything
//   npm test -- --only domain,server            some steps: types lint scripts domain demo server postgres web build e2e
//   npm test -- --only server src/store         some steps, narrowed to files whose path holds the words
import { install } from './lib/install.mjs'
import { say } from './lib/project.mjs'
import { counts, retold, summary } from './lib/results.mjs'
import { steps } from './lib/steps.mjs'

const words = process.argv.slice(2)
const at = words.indexOf('--only')
const only = at < 0 ? Object.keys(steps) : (words[at + 1] ?? '').split(',')
const filters = words.filter((_, index) => at < 0 || (index !== at && index !== at + 1))

const unknown = only.find((name) => !Object.hasOwn(steps, name))
if (unknown !== undefined) {
  say(`There is no step ${JSON.stringify(unknown)}; there are ${Object.keys(steps).join(', ')}.`)
  process.exit(2)
}

const results = []
const lines = []
const failures = []
// The step that runs is told by itself; what comes after it is not begun.
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => (isStopped = true))
try {
  await install()
  for (const name of only) if (!isStopped) await runStep(name)
} catch (error) {
  add('install', counts(0, [{ title: 'the set-up', message: error.message }]))
}
for (const failure of failures) say(`\n${failure}`)
say(`\n${lines.join('\n')}`)
for (const result of results) for (const note of result.notes) say(`Skipped or noted: ${note}`)
const last = summary(results)
say(last)
process.exit(last.endsWith(' 0 failed') && results.length > 0 ? 0 : 1)

/** Runs one step; one that breaks counts as one failure, and the next ones still run. */
async function runStep(name) {
  say(`\n── ${name}`)
  const began = performance.now()
  const result = await steps[name](filters, only).catch((error) =>
    counts(0, [{ title: 'the step itself', message: error.stack }]),
  )
  add(name, result)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  lines.push(
    `${name.padEnd(10)}${String(result.passed).padStart(5)} passed ${String(result.failures.length).padStart(4)} failed ${seconds.padStart(7)} s`,
  )
}

function add(name, result) {
  results.push(result)
  failures.push(...result.failures.map((failure) => retold(name, failure)))
}
