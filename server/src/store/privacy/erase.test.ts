import { wholeOf } from '@schakel/domain/anonymity'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import { readPeople, takeOutPeople } from './erase.ts'
import { forgetInTables } from './forgetTables.ts'

let world: World

beforeAll(async () => {
  world = await World.open()
})
afterAll(() => world.close())

it('D7: whoever is being erased goes on being hidden from suppliers until the texts are gone through', async () => {
  const space = await world.space()
  const lead = await world.lead(space)
  const person = await world.person(lead, { name: 'Philibert Dropveter', email: 'philibert@dropveter.example' })
  const dossier = await world.dossier(lead, { case: '<p>Bel Philibert Dropveter, philibert@dropveter.example</p>' })
  const supplier = await world.supplier(space)
  await world.match(dossier, supplier, { $visible: true, $advise: 'Vraag naar Dropveter' })
  const seller = await world.user(supplier, 'suppliers')
  await takeOutPeople(world.system, await readPeople(world.store, [person]))
  expect(await seller.read(dossier, 2)).not.toMatch(/Philibert|Dropveter/i)
})

it.each([
  ['at once', false],
  ['out of the trash', true],
])(
  'D2.5, D6: what also hangs in another place that was thrown away comes back with that, when its person is erased %s',
  async (_, isAway) => {
    const space = await world.space()
    const [lead, other] = [await world.lead(space), await world.lead(space)]
    const person = await world.person(space)
    const under = async (...parents: string[]) => {
      const todo = await world.make({ _type: 'todo', name: 'Bel even terug' }, person)
      const remark = await world.make({ _type: 'comment', text: '<p>Gedaan</p>' }, todo)
      for (const parent of parents) await world.system.link({ edge: 'TODOS', parent, child: todo, props: {} })
      return [todo, remark]
    }
    const own = await under()
    const shared = await under(lead)
    const ofBoth = await under(lead, other)
    await world.system.remove(other)
    world.wait(60_000)
    await world.system.remove(lead)
    if (isAway) await world.system.remove(person)
    await takeOutPeople(world.system, await readPeople(world.store, [person]))
    const left = await world.database.query('select from items where id = any ($1::text[])', [own])
    expect(left).toEqual([])
    await world.system.restore(lead)
    for (const id of [...shared, ...ofBoth]) expect(await world.read(id), id).toMatchObject({ _id: id })
  },
)

it('D6: what takes the place of a row while it is gone through keeps its own words', async () => {
  const { database } = world
  await database.query('create table remarks (id integer, text text not null)')
  const places = () =>
    database.query<{ ctid: string; text: string }>('select ctid::text, text from remarks order by ctid')
  await database.query(`insert into remarks values (1, 'Bel Walewijn Moerasdraak')`)
  const [before] = await places()
  const { query } = database
  const between = async (...asked: Parameters<typeof query>) => {
    const rows = await query.apply(database, asked)
    if (asked[0].includes('from remarks t') && rows.length > 0) {
      Object.assign(database, { query })
      await database.query('delete from remarks')
      await database.query('vacuum remarks')
      await database.query(`insert into remarks values (2, 'Iets heel anders')`)
    }
    return rows
  }
  Object.assign(database, { query: between })
  const known = { ids: [], names: ['Walewijn Moerasdraak'], emails: [], phones: [], streets: [] }
  await forgetInTables(world.store, wholeOf(known), known.names, async () => undefined)
  const [after] = await places()
  await database.query('drop table remarks')
  // It is the very place.
  expect(after).toEqual({ ctid: before?.ctid, text: 'Iets heel anders' })
})
