// `npm run import -- FILE --type lead|supplier|organisation --space ID`: reads organisations from a CSV file; `--undo ID` takes an
// import back. Runs on Node 20 with nothing installed.
import { runProgram } from './lib/program.mjs'

/** A batch of rows lives too long for the young generation: without these the heap would grow by a hundred MB before it is swept. */
const flags = ['--max-semi-space-size=4', '--heap-growing-percent=20']

await runProgram(['features', 'imports', 'importMain.ts'], flags)
