import { runRecover } from './recoverCommand.ts'

// The program behind `npm run recover`; `scripts/recover.mjs` starts it on the Node that the project brings.
process.exitCode = await runRecover(process.argv.slice(2), process.env, {
  say: (line) => process.stdout.write(`${line}\n`),
  fail: (line) => process.stderr.write(`${line}\n`),
})
