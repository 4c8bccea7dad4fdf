// `npm run demo`: makes `demo/world` again, the demo world as every empty database loads it. Runs on Node 20 with nothing installed.
import { runProgram } from './lib/program.mjs'

await runProgram(['demo', 'keepMain.ts'])
