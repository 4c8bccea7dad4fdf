import { PGlite } from '@electric-sql/pglite'
import { pgliteOptions } from './pgliteOptions.ts'

// Run as a process of its own with the new folder as its argument: making a database takes 350 MB that a process never gives back.
const client = await PGlite.create({ ...pgliteOptions(true), dataDir: process.argv[2] })
await client.close()
