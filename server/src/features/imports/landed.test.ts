import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import { folderStore } from '../../storage/folderStore.ts'
import { dropStaged } from '../../store/imports/importLanding.ts'
import { addImport, readImport } from '../../store/imports/imports.ts'
import { newKey } from '../../store/key.ts'
import type { ViewerStore } from '../../store/store.ts'
import type { Job } from './importJob.ts'
import { ImportJobs } from './importJobs.ts'
import { takeBack } from './stageRows.ts'
import { settleImports } from './sweep.ts'
import { undoImport } from './undoImport.ts'

let world: World
let folder: string
let space: string
let staff: ViewerStore

beforeAll(async () => {
  world = await World.open()
  folder = await mkdtemp(join(tmpdir(), 'schakel-landed-'))
  space = await world.space()
  staff = await world.user(space, 'staff')
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const faults: unknown[] = []
afterEach(() => faults.splice(0))
let number = 0

/** An import that fills in one end-user and makes another, while nothing can be put in its place; and how that is over. */
async function landed() {
  number += 1
  const [known, made] = [`Eethuis Rietzanger ${number}`, `Eethuis Waterhoen ${number}`]
  const lead = await world.lead(space, { name: known, address: { city: 'Tiel' } })
  const files = folderStore(folder)
  const jobs = new ImportJobs(world.store, files, (error) => faults.push(error))
  const id = newKey()
  const key = `imports/${id}`
  await files.put(key, Buffer.from(['naam;plaats;telefoon', `${known};Tiel;0344 111111`, `${made};Ede;`].join('\n')))
  await addImport<Job>(staff, id, { file: 'x.csv', key, type: 'lead', space, duplicates: 'merge', skipInvalid: false })
  const { exec } = world.store.database
  await exec(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$;
    create trigger refuse before update of staged on items for each row when (old.staged is not null and new.staged is null) execute function refuse()`)
  await jobs.begin(staff.viewer, id, 'run')
  await exec('drop trigger refuse on items; drop function refuse()')
  const unsettled = () => world.database.query('select id from items where staged = $1', [id])
  expect(await unsettled()).toHaveLength(1)
  return { id, lead, made, jobs, unsettled }
}

it('D17.2: what fails after an import has landed undoes nothing of it, and whoever looks next puts it in its place', async () => {
  const { id, lead, made, jobs, unsettled } = await landed()
  expect(faults).toHaveLength(1)
  expect(await readImport<Job>(staff, id)).toMatchObject({ state: 'done', job: { progress: null, isUnsettled: true } })
  expect(await world.read(lead, staff)).toHaveProperty('phone', '+31344111111')
  expect(await world.find(staff, { q: made })).toHaveLength(1)
  await world.database.query(`update imports set touched_at = touched_at - interval '2 minutes' where id = $1`, [id])
  expect((await jobs.read(staff, id)).job.isUnsettled).toBe(false)
  expect(await unsettled()).toEqual([])
})

it('D23.5: an import that landed with a fault is taken back whole, and by people alone', async () => {
  const { id, lead, unsettled } = await landed()
  await takeBack(world.store, id)
  await dropStaged(world.store, id)
  expect(await world.read(lead, staff)).toHaveProperty('phone')
  await settleImports(world.store)
  expect(await unsettled()).toEqual([])
  await undoImport(staff, id)
  const outcomes = await world.database.query('select outcome from import_items where import = $1 order by outcome', [
    id,
  ])
  expect(outcomes).toEqual([{ outcome: 'restored' }, { outcome: 'trashed' }])
  expect(await world.read(lead, staff)).not.toHaveProperty('phone')
})
