import { runImport } from './command.ts'

// The program behind `npm run import`; `scripts/import.mjs` starts it on the Node that the project brings.
process.exitCode = await runImport(process.argv.slice(2), process.env)
