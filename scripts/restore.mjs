// `npm run restore -- FILE [--replace]`: puts back what `npm run backup` copied. Runs on Node 20 with nothing installed.
import { runProgram } from './lib/program.mjs'

await runProgram(['backup', 'restoreMain.ts'])
