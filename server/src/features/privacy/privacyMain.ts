import { runPrivacy } from './privacyCommand.ts'

// The program behind `npm run privacy`; `scripts/privacy.mjs` starts it on the Node that the project brings.
process.exitCode = await runPrivacy(process.argv.slice(2), process.env, {
  say: (line) => process.stdout.write(`${line}\n`),
  fail: (line) => process.stderr.write(`${line}\n`),
})
