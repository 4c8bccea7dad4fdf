import { runRestore } from './restoreCommand.ts'

// The program behind `npm run restore`; `scripts/restore.mjs` starts it on the Node that the project brings.
process.exitCode = await runRestore(process.argv.slice(2), process.env, {
  say: (line) => process.stdout.write(`${line}\n`),
  fail: (line) => process.stderr.write(`${line}\n`),
})
