import { runAdmin } from './adminCommand.ts'

// The program behind `npm run admin`; `scripts/admin.mjs` starts it on the Node that the project brings.
process.exitCode = await runAdmin(process.argv.slice(2), process.env, {
  say: (line) => process.stdout.write(`${line}\n`),
  fail: (line) => process.stderr.write(`${line}\n`),
})
