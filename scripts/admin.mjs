// `npm run admin -- --email ADDRESS [--name NAME]`: makes the first super user of an installation and prints the link by which
// they choose a password. Runs on Node 20 with nothing installed.
import { runProgram } from './lib/program.mjs'

await runProgram(['features', 'auth', 'adminMain.ts'])
