import { runDoctor } from './doctorCommand.ts'

// The program behind `npm run doctor`; `scripts/doctor.mjs` starts it on the Node that the project brings.
const code = await runDoctor(process.env, (line) => process.stdout.write(`${line}\n`))
// A server that never answered may hold a connection open.
process.exit(code)
