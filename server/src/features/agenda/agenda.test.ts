import type { AgendaEntry } from '@schakel/domain/agenda'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'
import { agendaOf } from './agenda.ts'

let app: TestApp
let dossier: string
let match: string
let meeting: string
beforeAll(async () => {
  app = await openTestApp()
  const { world, places } = app
  await world.system.update({ id: places.lead, fields: { name: 'Brasserie Zeldenrust' } })
  dossier = await app.aDossier({
    selection_date: '2026-03-20',
    implementation_date: '2026-03-31',
    planning: [
      { date: '2026-03-10', text: 'Kick-off Zeldenrust' },
      { date: '2026-05-01', text: 'Later' },
    ],
  })
  match = (await app.aMatch({ dossier })).match
  await world.status(match, 'offered', world.system, '2026-03-25T09:00:00.000Z')
  meeting = await world.make(
    {
      _type: 'activity',
      name: 'Demo bij Zeldenrust',
      $role: 'Afspraak',
      date: '2026-03-12T09:00:00.000Z',
      end: '2026-03-12T10:00:00.000Z',
    },
    places.lead,
  )
  await world.make({ _type: 'todo', name: 'Offerte nabellen', $role: 'Taak', due: '2026-03-13T16:00:00.000Z' }, dossier)
  await world.make(
    { _type: 'activity', name: 'Kennisdag elders', $role: 'Kennisdag', date: '2026-03-14T09:00:00.000Z' },
    places.otherSpace,
  )
  // It begins before the stretch and reaches into it.
  await world.make(
    {
      _type: 'activity',
      name: 'Beursweek Horecava',
      $role: 'Afspraak',
      date: '2026-02-25T09:00:00.000Z',
      end: '2026-03-03T16:00:00.000Z',
    },
    places.space,
  )
})
afterAll(() => app.close())

const march = { from: '2026-03-01', to: '2026-03-31' }
const listFor = async (who: Somebody, range: object = march) => (await app.as(who).post('/api/agenda/list', range)).body
const told = (body: { entries: AgendaEntry[] }) =>
  body.entries.map(({ kind, start }) => `${kind} ${start.slice(0, 10)}`)

describe('the agenda', () => {
  test('D14: tells of activities, todos, milestones, steps and planned statuses, earliest first', async () => {
    const body = await listFor('staff')
    expect(told(body)).toEqual([
      'activity 2026-02-25',
      'planning 2026-03-10',
      'activity 2026-03-12',
      'todo 2026-03-13',
      'selection 2026-03-20',
      'status 2026-03-25',
      'implementation 2026-03-31',
    ])
    const entry = (kind: string) => body.entries.findLast((one: AgendaEntry) => one.kind === kind)
    expect(entry('activity')).toMatchObject({ item: meeting, end: '2026-03-12T10:00:00.000Z' })
    expect(entry('planning')).toMatchObject({ item: dossier, row: 0, text: 'Kick-off Zeldenrust' })
    expect(entry('status')).toMatchObject({ item: match, status: 'offered' })
    expect(body).toMatchObject({ from: '2026-02-28T23:00:00.000Z', to: '2026-03-31T22:00:00.000Z', isCut: false })
  })

  test('D14, D6: what others have in theirs is not told, and super users see all', async () => {
    const staff = await app.as('staff').post('/api/agenda/list', march)
    expect(staff.text).not.toContain('Kennisdag elders')
    expect((await app.as('super').post('/api/agenda/list', march)).text).toContain('Kennisdag elders')
    expect(told(await listFor('stranger'))).toEqual(['activity 2026-03-14'])
    for (const who of ['supplier2', 'member'] as const) expect(told(await listFor(who))).toEqual([])
  })

  test('D7, D19.5: a supplier reads the milestones of the anonymous dossier and its own plan, and nothing that names the lead', async () => {
    const { text, body } = await app.as('supplier').post('/api/agenda/list', march)
    expect(told(body)).toEqual(['selection 2026-03-20', 'status 2026-03-25', 'implementation 2026-03-31'])
    for (const hidden of ['Zeldenrust', 'Kick-off', 'planning', app.places.lead, 'nabellen'])
      expect(text).not.toContain(hidden)
    expect(body.items.map(({ _id }: { _id: string }) => _id).sort()).toEqual([dossier, match].sort())
  })

  test('D7: an item found by a date that one does not read leaves no trace', async () => {
    const range = { from: '2026-03-09', to: '2026-03-11' }
    expect(told(await listFor('staff', range))).toEqual(['planning 2026-03-10'])
    expect(await listFor('supplier', range)).toMatchObject({ entries: [], items: [] })
  })

  test('D14: a moment is the end, a day is counted itself; the days are those of Amsterdam', async () => {
    const until = { from: '2026-03-12', to: '2026-03-12T09:00:00.000Z' }
    expect(told(await listFor('staff', until))).toEqual([])
    expect(told(await listFor('staff', { from: '2026-03-12', to: '2026-03-12' }))).toEqual(['activity 2026-03-12'])
  })

  test('D14, D20.1: its items are told in the order in which they were made, whatever was rewritten since', async () => {
    const made: string[] = []
    for (let day = 1; day <= 12; day += 1) {
      app.world.wait(1000)
      const date = `2027-03-${String(21 - day).padStart(2, '0')}T10:00:00.000Z`
      made.push(await app.world.make({ _type: 'activity', name: `Demodag ${day}`, date }, app.places.space))
    }
    for (const id of made.slice(0, 3)) await app.world.system.update({ id, fields: { name: 'Anders genoemd' } })
    const { items } = await listFor('staff', { from: '2027-03-01', to: '2027-03-31' })
    expect(items.map(({ _id }: { _id: string }) => _id)).toEqual(made)
  })

  test('D14: whoever may know an owner reads who it is', async () => {
    const staff = app.as('staff')
    const { body } = await staff.post('/api/space/save', {
      item: { _type: 'todo', name: 'Bellen met de bank', $role: 'Taak', due: '2026-06-02T10:00:00.000Z' },
    })
    const { items } = await listFor('staff', { from: '2026-06-01', to: '2026-06-30' })
    expect(items[0]).toMatchObject({ _id: body._id, _owners: [{ _id: staff.id }] })
  })

  test('D14, D6: of an activity one reads who comes to it, as far as one reads those people', async () => {
    const { world, places } = app
    const range = { from: '2026-07-01', to: '2026-07-31' }
    const day = {
      _type: 'activity',
      name: 'Kennisdag voor leden',
      $role: 'Kennisdag',
      date: '2026-07-08T09:00:00.000Z',
    }
    const gathering = await world.make(day, places.space)
    const guest = await app.aPerson(places.lead)
    await world.system.link({ edge: 'CONTACTS', parent: gathering, child: guest, props: { $note: 'Komt later' } })
    const contactsFor = async (who: Somebody) =>
      (await listFor(who, range)).items.map((item: object) => Reflect.get(item, '_contacts'))
    const { name } = await world.read(guest)
    for (const who of ['staff', 'super'] as const) expect(await contactsFor(who)).toEqual([[{ _id: guest, name }]])
    // The day is for the members of the space; who comes to it is not.
    for (const who of ['member', 'supplier'] as const) expect(await contactsFor(who)).toEqual([undefined])
    await world.system.remove(guest)
    expect(await contactsFor('staff')).toEqual([undefined])
  })

  test('D14: of those who come to a large activity the first ones are told, and of an export to a calendar program nobody', async () => {
    const { world, places } = app
    const range = { from: '2026-08-01T00:00:00.000Z', to: '2026-09-01T00:00:00.000Z' }
    const day = { _type: 'activity', name: 'Congres', $role: 'Kennisdag', date: '2026-08-08T09:00:00.000Z' }
    const congress = await world.make(day, places.space)
    const guest = await app.aPerson(places.lead)
    await world.system.link({ edge: 'CONTACTS', parent: congress, child: guest, props: {} })
    await world.database.query(
      `with made as (
        insert into items (id, type, fields, readers, limited_readers, created_at, changed_at)
          select 'person/congres' || n, type, fields, readers, limited_readers, created_at, changed_at
          from items, generate_series(1, 210) n where id = $1 returning id)
      insert into edges (key, edge, parent, child, created_at)
        select made.id, e.edge, e.parent, made.id, e.created_at from edges e, made where e.parent = $2 and e.child = $1`,
      [guest, congress],
    )
    const { items } = await listFor('super', range)
    expect(items[0]._contacts).toHaveLength(200)
    const told = await agendaOf(await world.as(app.as('super').id), range, false)
    expect(told.items).toMatchObject([{ _id: congress }])
    expect(told.items[0]).not.toHaveProperty('_contacts')
  })

  test('D21.1: when a day begins is looked up once, however many steps of plans fall on it', async () => {
    const planning = Array.from({ length: 90 }, (_, at) => ({ date: `2027-03-0${1 + (at % 5)}`, text: `Stap ${at}` }))
    await app.aDossier({ planning })
    const me = await app.world.as(app.as('staff').id)
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
    const { entries } = await agendaOf(me, { from: '2027-03-01', to: '2027-03-31' })
    const times = asked.mock.calls.length
    asked.mockRestore()
    expect(entries.filter(({ kind }) => kind === 'planning')).toHaveLength(90)
    expect(times).toBeLessThan(90)
  })

  test('D14: of more than fits what is nearest stays: all that comes first, and of what is over the latest', async () => {
    const { world, places } = app
    const made = (name: string, date: string, end: string | null) =>
      world.make({ _type: 'activity', name, date, end }, places.space)
    const trade = await made('Voorjaarsbeurs', '2026-01-01T09:00:00.000Z', '2026-04-30T16:00:00.000Z')
    const model = await made('Voorbeeld', '2024-03-01T09:00:00.000Z', null)
    const many = (kind: string, date: string, count: number) =>
      world.database.query(
        `insert into items (id, type, fields, readers, limited_readers, created_at, changed_at)
          select 'activity/' || $2 || n, type, fields || jsonb_build_object('_id', 'activity/' || $2 || n, 'date', $3::text), readers, limited_readers,
            created_at, changed_at from items, generate_series(1, $4::int) n where id = $1`,
        [model, kind, date, count],
      )
    await many('many.old.', '2026-01-20T09:00:00.000Z', 2000)
    await many('many.past.', '2026-02-01T09:00:00.000Z', 1500)
    await many('many.next.', '2026-12-01T09:00:00.000Z', 99)
    const me = await world.as(app.as('super').id)
    const { items, isCut } = await agendaOf(me, { from: '2025-12-15', to: '2026-12-31' }, false)
    await world.database.query(`delete from items where id like 'activity/many.%'`)
    await world.system.remove(trade)
    const told = (kind: string) => items.filter(({ _id }) => _id.startsWith(kind)).length
    expect([isCut, items.length]).toEqual([true, 2000])
    expect([told('activity/many.next.'), told('activity/many.past.'), told(trade)]).toEqual([99, 1500, 1])
  })

  test('D8.2: a stretch that is no stretch, or too long a one, is refused', async () => {
    const status = async (range: object) => (await app.as('staff').post('/api/agenda/list', range)).status
    expect(await status({ from: '2026-03-02', to: '2026-02-01' })).toBe(422)
    expect(await status({ from: '2026-03-02', to: '2029-02-01' })).toBe(422)
    expect(await status({ from: 'morgen', to: '2026-03-02' })).toBe(400)
    expect(await status({})).toBe(400)
  })
})
