import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import type { FileStore } from '../../storage/fileStore.ts'
import { folderStore } from '../../storage/folderStore.ts'
import { landImport, touchImport } from '../../store/imports/importLanding.ts'
import { noteMerge } from '../../store/imports/importRows.ts'
import { addImport, moveImport, readImport, takeOver } from '../../store/imports/imports.ts'
import { newKey } from '../../store/key.ts'
import type { ViewerStore } from '../../store/store.ts'
import type { Job } from './importJob.ts'
import { ImportJobs } from './importJobs.ts'
import { mergeInto, type Undo } from './mergeInto.ts'
import { takeBack } from './stageRows.ts'

let world: World
let folder: string
let files: FileStore
let space: string
let staff: ViewerStore
let tag: string

beforeAll(async () => {
  world = await World.open()
  folder = await mkdtemp(join(tmpdir(), 'schakel-import-'))
  files = folderStore(folder)
  tag = await world.make({ _type: 'tag', name: 'Pannenkoekenhuizen', type: 'branche', code: '56103' })
  space = await world.space()
  staff = await world.user(space, 'staff')
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const faults: unknown[] = []
const jobs = () => new ImportJobs(world.store, files, (error) => faults.push(error))

/** Another server looks twice, and hears nothing of it in between. */
async function recovered(): Promise<void> {
  const other = jobs()
  await other.recover()
  await other.recover()
}

/** An import of some lines by the staff of the space, as the screen begins it. */
async function anImport(lines: readonly string[], more: Partial<Job> = {}): Promise<string> {
  const id = newKey()
  const key = `imports/${id}`
  await files.put(key, Buffer.from(lines.join('\n')))
  await addImport(staff, id, {
    file: 'lijst.csv',
    key,
    type: 'lead',
    space,
    duplicates: 'merge',
    skipInvalid: false,
    ...more,
  })
  return id
}

const many = (name: string, count: number, people = count) => [
  'naam;plaats;branche;contactpersoon',
  ...Array.from({ length: count }, (_, n) => `${name} ${n};Ede;56103;${n < people ? `Persoon ${name} ${n}` : ''}`),
]

/** Whatever anybody can see of a name. */
async function seen(name: string) {
  const found = await Promise.all(
    [staff, world.system].map(async (me) => [
      await world.find(me, { q: name }),
      await world.find(me, { feed: 'lead', parent: space, q: name }),
      await world.find(me, { feed: 'person', q: name }),
      (await me.read(space, 2)).includes(name),
      (await me.list({ space, from: 1, depth: 3 })).includes(name),
      (await me.activities({ page: 1, pageSize: 200 })).includes(name),
      (await me.trash()).json.includes(name),
      JSON.parse(await me.tagCounts()).some((one: { _id: string; total: number }) => one._id === tag && one.total > 0),
    ]),
  )
  return found.flat(2).filter(Boolean)
}

/** The other one is thrown away between the check and the merge, at the moment at which the known one is written. */
async function thrownAwayBy(known: string, other: string, work: () => Promise<void>): Promise<void> {
  await world.database.exec(`
    create function throw_away() returns trigger language plpgsql as $$ begin
      update items set deleted_at = now() where id = '${other}';
      return null;
    end $$;
    create trigger thrown_away after update on items for each row when (new.id = '${known}') execute function throw_away();`)
  await work()
  await world.database.exec('drop trigger thrown_away on items; drop function throw_away()')
}

const rowsLeft = (id: string) => world.database.query('select id from items where staged = $1', [id])

describe('an import in steps', () => {
  it('D17.2: nobody sees any of it until all of it is there', async () => {
    // So many that it takes longer to write them than to look everywhere once, and that the planner looks at the tables.
    const [leads, people] = [510, 60]
    const id = await anImport(many('Stapeleethuis', leads, people))
    let looked = 0
    const { query } = world.store.database
    const working = jobs().begin(staff.viewer, id, 'run')
    // As long as it is written, whoever looks sees nothing. A few looks will do: more would keep the database from the import.
    for (let isOver = false; !isOver && looked < 3; ) {
      const [row] = await query<{ n: number; landed: boolean }>(
        `select (select count(*)::int from items where staged = $1) as n, landed_at is not null as landed from imports where id = $1`,
        [id],
      )
      isOver = row?.landed === true
      if (!isOver && row && row.n > 0) {
        const found = await seen('Stapeleethuis')
        const [after] = await query<{ landed: boolean }>(
          'select landed_at is not null as landed from imports where id = $1',
          [id],
        )
        if (!after?.landed) {
          looked += 1
          expect(found).toEqual([])
        }
      }
    }
    await working
    expect(looked).toBeGreaterThan(0)
    const found = (feed: string) => staff.search({ page: 1, pageSize: 1, q: 'Stapeleethuis', feed })
    expect([(await found('lead')).total, (await found('person')).total]).toEqual([leads, people])
    expect((await readImport<Job>(staff, id)).state).toBe('done')
    // The planner knows of them: by what it guesses otherwise, the page of the space takes forty times as long.
    const [known] = await query<{ n: number }>(`select reltuples::int as n from pg_class where oid = 'items'::regclass`)
    expect(known?.n).toBeGreaterThan(leads + people)
    expect(faults).toEqual([])
  })

  it('D17.2: stopped on the way nothing of it is left, and what it filled in is empty again', async () => {
    const known = await world.lead(space, { name: 'De Oude Gevel', address: { city: 'Ede' } })
    const before = await world.read(known, world.system, 1)
    const id = await anImport([...many('Wegeethuis', 400), 'De Oude Gevel;Ede;56103;Jantien Nieuwpoort'])
    const running = jobs()
    const working = running.begin(staff.viewer, id, 'run')
    const { query } = world.store.database
    for (let n = 0; n === 0; ) n = (await query('select id from items where staged = $1 limit 1', [id])).length
    await running.stop(staff, id)
    await working
    expect((await readImport<Job>(staff, id)).state).toBe('cancelled')
    expect(await rowsLeft(id)).toEqual([])
    expect(await seen('Wegeethuis')).toEqual([true, true])
    const after = await world.read(known, world.system, 1)
    expect({ ...after, _version: 0, _changed: '' }).toEqual({ ...before, _version: 0, _changed: '' })
  })

  it('D17.2: what a merge filled in is taken back when the import fails behind it', async () => {
    const known = await world.lead(space, { name: 'Leeg Eethuis', address: { city: 'Tiel' }, employees: 0 })
    const other = await world.lead(space, { name: 'Ander Eethuis', address: { city: 'Tiel' } })
    const id = await anImport([
      'naam;plaats;telefoon;medewerkers;branche',
      'Leeg Eethuis;Tiel;0344 111111;9;56103',
      'Ander Eethuis;Tiel;0344 222222;;',
    ])
    await thrownAwayBy(known, other, () => jobs().begin(staff.viewer, id, 'run'))
    const { state, job } = await readImport<Job>(staff, id)
    expect(state).toBe('failed')
    expect(job.error?.nl).toMatch(/niet/)
    const left = await world.read(known, world.system, 1)
    expect(left).toMatchObject({ employees: 0, address: { city: 'Tiel' } })
    expect(left).not.toHaveProperty('phone')
    expect(left._tags ?? []).toEqual([])
  })

  it('D17.2: that two rows filled in one organisation is taken back too', async () => {
    const known = await world.lead(space, { name: 'Kaal Eethuis', address: { city: 'Tiel' } })
    const other = await world.lead(space, { name: 'Weg Eethuis', address: { city: 'Tiel' } })
    const id = await anImport([
      'naam;plaats;telefoon;website;branche;contactpersoon',
      'Kaal Eethuis;Tiel;0344 111111;;;Bas Bergeend',
      'Kaal Eethuis;Tiel;;https://kaal.example;56103;Ko Krakeend',
      'Weg Eethuis;Tiel;0344 222222;;;',
    ])
    await thrownAwayBy(known, other, () => jobs().begin(staff.viewer, id, 'run'))
    expect((await readImport<Job>(staff, id)).state).toBe('failed')
    const left = await world.read(known, world.system, 1)
    expect([left.phone, left.website, left._tags ?? [], left._contacts ?? []]).toEqual([undefined, undefined, [], []])
  })

  it.each([true, false])(
    'D17.2: what it filled in is taken back field by field, and what somebody else wrote stays (noted: %s)',
    async (isNoted) => {
      const known = await world.lead(space, { name: 'Half Eethuis', address: { city: 'Tiel' } })
      const id = await anImport(['naam;plaats;telefoon;website', 'Half Eethuis;Tiel;0344 111111;half.example'])
      await moveImport(world.store, id, ['checking'], 'writing')
      const row = {
        item: { _type: 'lead', phone: '0344 111111', website: 'half.example' },
        tags: [],
        contacts: [],
        keys: {},
        filled: [],
        remarks: [],
      }
      // Without the second note the server went before it was known what the import wrote.
      const note = (undo: Undo) => (undo.after && !isNoted ? Promise.resolve() : noteMerge(world.store, id, 1, undo))
      await mergeInto(staff, known, row, { people: { stage: id }, note })
      if (isNoted) await world.system.update({ id: known, fields: { description: 'Belt later', phone: '0344 333333' } })
      world.wait(120_000)
      await recovered()
      expect((await readImport<Job>(staff, id)).state).toBe('failed')
      const { phone, website, description } = await world.read(known, world.system, 1)
      const theirs = isNoted ? ['+31344333333', 'Belt later'] : [undefined, undefined]
      expect([phone, description, website]).toEqual([...theirs, undefined])
    },
  )

  it('D17.2: what a server left unfinished is taken back when one starts again', async () => {
    const id = await anImport(many('Halfeethuis', 1))
    await moveImport(world.store, id, ['checking'], 'writing')
    await staff.createMany(space, [{ item: { _type: 'lead', name: 'Halfeethuis 0', employees: 1 } }], { stage: id })
    expect(await rowsLeft(id)).toHaveLength(1)
    world.wait(120_000)
    await recovered()
    expect(await rowsLeft(id)).toEqual([])
    const { state, job } = await readImport<Job>(staff, id)
    expect([state, job.error?.en]).toEqual(['failed', expect.stringContaining('stopped')])
  })

  it('D17.2: what another server leaves unfinished while this one runs is taken back without anybody’s asking', async () => {
    const id = await anImport(many('Achtergelaten Eethuis', 1))
    await moveImport(world.store, id, ['checking'], 'writing')
    await staff.createMany(space, [{ item: { _type: 'lead', name: 'Achtergelaten', employees: 1 } }], { stage: id })
    const here = jobs()
    here.startRecovering(10)
    // Said last, when nothing of it is left.
    await expect.poll(async () => (await readImport<Job>(staff, id)).state).toBe('failed')
    await here.close()
    expect(await rowsLeft(id)).toEqual([])
  })

  it('D17.2: an import of another server that is heard of is left alone, and one that is taken over does not land', async () => {
    const id = await anImport(many('Levend Eethuis', 1))
    await moveImport(world.store, id, ['checking'], 'writing')
    await staff.createMany(space, [{ item: { _type: 'lead', name: 'Levend', employees: 1 } }], { stage: id })
    const other = jobs()
    const heard = async () => (await readImport<Job>(staff, id)).touched
    for (let look = 0; look < 3; look += 1) {
      const before = await heard()
      // The clock of the embedded engine goes by milliseconds.
      const again = async () => {
        await touchImport(world.store, id, {})
        return heard()
      }
      await expect.poll(again).not.toBe(before)
      await other.recover()
    }
    expect(await rowsLeft(id)).toHaveLength(1)
    expect(await takeOver(world.store, await readImport<Job>(staff, id))).toBe(true)
    expect(await landImport(staff, id, space, 1)).toBe(false)
    expect(await touchImport(world.store, id, {})).toBe(true)
    await takeBack(world.store, id)
    expect(await rowsLeft(id)).toEqual([])
  })

  it('D17.2: a server whose clock runs ahead takes no import from another one, and a silent one is taken back by who looks', async () => {
    const id = await anImport(many('Klok Eethuis', 1))
    await moveImport(world.store, id, ['checking'], 'writing')
    await staff.createMany(space, [{ item: { _type: 'lead', name: 'Klok', employees: 1 } }], { stage: id })
    world.wait(5 * 60_000)
    const other = jobs()
    expect((await other.read(staff, id)).state).toBe('writing')
    expect(await rowsLeft(id)).toHaveLength(1)
    await world.database.query(`update imports set touched_at = touched_at - interval '2 minutes' where id = $1`, [id])
    expect((await other.read(staff, id)).state).toBe('failed')
    expect(await rowsLeft(id)).toEqual([])
  })

  it('D17.2: what is to stop while it is looked at is not written', async () => {
    const id = await anImport(many('Gestopt Eethuis', 1))
    expect(await takeOver(world.store, await readImport<Job>(staff, id))).toBe(true)
    expect(await moveImport(world.store, id, ['checking'], 'writing')).toBe(false)
    expect(await moveImport(world.store, id, ['checking'], 'failed')).toBe(true)
    expect(await moveImport(world.store, id, ['failed'], 'checking')).toBe(true)
    expect(await moveImport(world.store, id, ['checking'], 'writing')).toBe(true)
    await moveImport(world.store, id, ['writing'], 'failed')
  })

  it('D9: who looks on hears of it once, when it has landed', async () => {
    // A quiet line names nothing and is heard by nobody: by it a node knows that what it keeps holds no longer.
    const touched = () =>
      world.database.query<{ n: number }>(`select count(*)::int as n from touches where kind not in ('many', 'quiet')`)
    const id = await anImport(many('Stileethuis', 5))
    const [before] = await touched()
    await jobs().begin(staff.viewer, id, 'run')
    expect((await touched())[0]).toEqual(before)
    expect(
      await world.database.query(`select item from touches where kind = 'many' and item = $1`, [space]),
    ).not.toEqual([])
    const quiet = await world.database.query(`select item, child from touches where kind = 'quiet'`)
    expect(quiet.every((line) => JSON.stringify(line) === '{"item":null,"child":null}')).toBe(true)
  })

  it('D17.2: others go on working while a large file comes in', async () => {
    world.wait(60_000)
    const id = await anImport(many('Groot Eethuis', 500))
    const working = jobs().begin(staff.viewer, id, 'run')
    let isOver = false
    void working.then(() => {
      isOver = true
    })
    let served = 0
    for (; !isOver && served < 30; served += 1) await world.read(space)
    expect([served, isOver]).toEqual([30, false])
    await working
    // Many of them lie last until they have landed, and then first.
    const [newest = ''] = await world.find(staff, { feed: 'lead', sort: 'created', pageSize: 1 })
    expect((await world.read(newest)).name).toMatch(/^Groot Eethuis/)
    expect(await world.database.query(`select id from items where staged = $1 and created_at = 'epoch'`, [id])).toEqual(
      [],
    )
  })
})
