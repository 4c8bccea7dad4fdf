import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recover } from '../src/backup/recoverCommand.ts'
import { readConfig } from '../src/config.ts'
import { fileOf } from '../src/features/files/keep.ts'
import { eraseAgain, keepErasedList } from '../src/features/privacy/eraseAgain.ts'
import { s3Store } from '../src/storage/s3Store.ts'
import { FakeS3 } from './fakeS3.ts'
import { FileApp } from './files.ts'

let fake: FakeS3
let files: FileApp
beforeAll(async () => {
  fake = await FakeS3.open(undefined, { hasVersions: true })
  files = await FileApp.open(fake.env)
})
afterAll(async () => {
  await files.close()
  await fake.close()
})

const configOf = () => readConfig({ DATA_DIR: files.folder, APP_SECRET: 'x'.repeat(32), ...fake.env })
const keyOf = (bytes: string) => fileOf(createHash('sha256').update(bytes).digest('hex'))

async function settle() {
  const said: string[] = []
  const say = (line: string) => said.push(line)
  const lacking = await recover(files.app.world.store, configOf(), { say, fail: say })
  return { lacking, said: said.join('\n') }
}

test('D6: who was erased is known to the bucket, so that a node with an empty data folder erases them again', async () => {
  const { app } = files
  const person = await app.aPerson(app.places.lead, { name: 'Emmerik van Zonderen' })
  const columns = await app.world.database.query<{ row: string; names: string }>(
    `select to_jsonb(i)::text as row, (select string_agg(attname, ', ') from pg_attribute
      where attrelid = 'items'::regclass and attnum > 0 and not attisdropped and attgenerated = '') as names from items i where id = $1`,
    [person],
  )
  const erased = await app.as('super').post('/api/privacy/erase', { _id: person, confirm: 'Emmerik van Zonderen' })
  expect(erased.status).toBe(200)
  await keepErasedList(app.world.store, configOf())
  // A database that was put back knows nothing of it.
  await app.world.database.query('delete from erasures where id = $1', [person])
  await app.world.database.query(
    `insert into items (${columns[0]?.names}) select ${columns[0]?.names} from jsonb_populate_record(null::items, $1::jsonb)`,
    [columns[0]?.row],
  )
  const elsewhere = { ...configOf(), dataDir: `${files.folder}/another` }
  expect(await eraseAgain(app.world.store, elsewhere)).toBe(1)
})

test('D19.9: after a recovery to a moment files that were removed since are back, and the others are named', async () => {
  const bytes = 'van voor twaalven'
  const { location } = await files.file({ bytes })
  await files.file({ bytes: 'blijvend' })
  await s3Store(fake.settings).delete(keyOf(bytes))
  expect(fake.objects.has(`one/${keyOf(bytes)}`)).toBe(false)
  expect(await settle()).toEqual({ lacking: 0, said: expect.stringMatching(/Of the files 1 are there, and 1 were/) })
  expect((await files.fetch('staff', location)).bytes.toString()).toBe(bytes)
  await s3Store(fake.settings).delete(keyOf(bytes))
  fake.removed.clear()
  const { lacking, said } = await settle()
  expect([lacking, said]).toEqual([1, expect.stringContaining(keyOf(bytes))])
})

test('D8.8: after a recovery to a moment nobody is let in by what may have been ended since', async () => {
  const { store } = files.app.world
  const headers = await files.token('staff')
  const ask = async () => (await fetch(`${files.app.url}/api/auth/user`, { headers })).status
  expect(await ask()).not.toBe(401)
  await settle()
  store.viewers.clear()
  expect(await ask()).toBe(401)
})
