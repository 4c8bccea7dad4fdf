import { runBackup } from './backupCommand.ts'

// The program behind `npm run backup`; `scripts/backup.mjs` starts it on the Node that the project brings.
process.exitCode = await runBackup(process.argv.slice(2), process.env, {
  say: (line) => process.stdout.write(`${line}\n`),
  fail: (line) => process.stderr.write(`${line}\n`),
})
