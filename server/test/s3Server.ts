// A store of files for `npm run cluster`, as a process of its own: HOST. Says its settings as one line of JSON, then answers until it is ended.
import { FakeS3 } from './fakeS3.ts'

const { env } = await FakeS3.open(process.argv[2], { hasVersions: true })
process.stdout.write(`${JSON.stringify(env)}\n`)
