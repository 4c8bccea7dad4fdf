// `npm run doctor`: says what is wrong with this installation and how to mend it. Runs on Node 20 with nothing installed.
import { runProgram } from './lib/program.mjs'

await runProgram(['doctor', 'doctorMain.ts'])
