// `npm run recover`: after the database was put back to an earlier moment, what lies outside of it follows. Runs on Node 20 with nothing installed.
import { runProgram } from './lib/program.mjs'

await runProgram(['backup', 'recoverMain.ts'])
