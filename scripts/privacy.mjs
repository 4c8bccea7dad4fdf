// `npm run privacy -- export --email ADDRESS` and `npm run privacy -- erase --email ADDRESS`: all that is kept of a person as a file, and
// a person forgotten for good. Runs on Node 20 with nothing installed.
import { runProgram } from './lib/program.mjs'

await runProgram(['features', 'privacy', 'privacyMain.ts'])
