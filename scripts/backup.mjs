// `npm run backup -- [FILE | FOLDER]`: copies database and files into one file while the server runs. Runs on Node 20 with nothing installed.
import { runProgram } from './lib/program.mjs'

await runProgram(['backup', 'backupMain.ts'])
