import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import { folderStore } from '../../storage/folderStore.ts'
import { noteMerge } from '../../store/imports/importRows.ts'
import { addImport, moveImport, readImport } from '../../store/imports/imports.ts'
import { newKey } from '../../store/key.ts'
import type { ViewerStore } from '../../store/store.ts'
import type { Job } from './importJob.ts'
import { ImportJobs } from './importJobs.ts'
import { mergeInto, type Undo } from './mergeInto.ts'

let world: World
let folder: string
let space: string
beforeAll(async () => {
  world = await World.open()
  folder = await mkdtemp(join(tmpdir(), 'schakel-import-'))
  space = await world.space()
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const faults: unknown[] = []
const jobs = () => new ImportJobs(world.store, folderStore(folder), (error) => faults.push(error))

async function anImport(sender: ViewerStore, lines: readonly string[]): Promise<string> {
  const id = newKey()
  const key = `imports/${id}`
  await folderStore(folder).put(key, Buffer.from(lines.join('\n')))
  const more = { type: 'lead', space, duplicates: 'merge', skipInvalid: false } as const
  await addImport<Job>(sender, id, { file: 'lijst.csv', key, ...more })
  return id
}

/** The account goes to an organisation, and is no longer of the centre. */
async function moveAway(sender: ViewerStore): Promise<void> {
  const organisation = await world.organisation(space)
  await world.system.link({ edge: 'MEMBERS', parent: organisation, child: sender.viewer._id, props: {} })
}

it('D17.2: what an import filled in is put back when it ends, also where its sender may no longer change it', async () => {
  const sender = await world.user(space, 'staff')
  const lead = await world.lead(space, { name: 'Hotel Halfvol' })
  const id = await anImport(sender, ['naam;telefoon', 'Hotel Halfvol;0344 111111'])
  await moveImport(world.store, id, ['checking'], 'writing')
  const item = { _type: 'lead', phone: '0344 111111' }
  const note = (undo: Undo) => noteMerge(world.store, id, 0, undo)
  const row = { item, tags: [], contacts: [], keys: {}, filled: [], remarks: [] }
  await mergeInto(sender, lead, row, { people: { stage: id }, note })
  expect((await world.read(lead)).phone).toBe('+31344111111')
  await moveAway(sender)
  await jobs().recover(true)
  expect(await readImport<Job>(sender, id)).toMatchObject({ state: 'failed' })
  expect(await world.read(lead)).not.toHaveProperty('phone')
  expect(faults).toEqual([])
})

it('D6, D17.2: an import of who lost their rights while it waited writes nothing', async () => {
  const sender = await world.user(space, 'staff')
  const id = await anImport(sender, ['naam;plaats', 'Herberg De Ontslagene;Ede'])
  await moveAway(sender)
  await jobs().begin(sender.viewer, id, 'run')
  const { state, job } = await readImport<Job>(sender, id)
  expect([state, job.error?.nl]).toEqual(['failed', expect.stringContaining('mag')])
  expect(await world.find(world.system, { q: 'Ontslagene' })).toEqual([])
})

it('D6, D17.2: nor does one of who loses them while it is written', async () => {
  const sender = await world.user(space, 'staff')
  const organisation = await world.organisation(space)
  const id = await anImport(sender, ['naam;plaats', 'Herberg De Verhuisde;Ede'])
  // The moment at which the first row is written.
  await world.database.exec(`
    create function move_away() returns trigger language plpgsql as $$ begin
      update edges set parent = '${organisation}' where child = '${sender.viewer._id}' and edge = 'MEMBERS';
      return null;
    end $$;
    create trigger moves_away after insert on items for each row when (new.staged is not null) execute function move_away();`)
  await jobs().begin(sender.viewer, id, 'run')
  await world.database.exec('drop trigger moves_away on items; drop function move_away()')
  expect(await readImport<Job>(sender, id)).toMatchObject({ state: 'failed' })
  expect(await world.database.query('select id from items where staged = $1', [id])).toEqual([])
  expect(await world.find(world.system, { q: 'Verhuisde' })).toEqual([])
})
