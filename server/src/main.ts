import { readEngine } from './store/database/engineModule.ts'

// While this core reads the code of the server, another one makes the embedded engine ready.
if (!process.env.DATABASE_URL) readEngine()
await import('./begin.ts')
