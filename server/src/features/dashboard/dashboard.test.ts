import type { ItemInput } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'

let app: TestApp
const made = { late: '', planned: '', chosen: '' }
beforeAll(async () => {
  app = await openTestApp()
  const { world, places } = app
  const row = (date: string, text: string) => ({ date, text, diff: 0, color: 'blauw' })
  // Today is 2 March: the intake is months late, the matching of another one two weeks.
  made.late = await app.aDossier({
    date: '2025-10-01T09:00:00.000Z',
    planning: [row('2025-10-01', 'Opstarten'), row('2025-10-06', 'Beoordelen'), row('2025-10-20', 'Matching')],
  })
  made.planned = await app.aDossier({ date: '2026-02-10T09:00:00.000Z' })
  world.now = new Date('2026-02-11T09:00:00.000Z')
  await world.status(made.planned, 'intake', world.system, '2026-02-16T09:00:00.000Z')
  world.now = new Date('2026-03-02T09:00:00.000Z')
  made.chosen = await app.aDossier({ date: '2026-02-20T09:00:00.000Z', selection_date: '2026-02-27' })
  // On time, renamed, paused, and elsewhere: none of these is late.
  await app.aDossier({ date: '2026-01-01T09:00:00.000Z', planning: [row('2026-03-02', 'Beoordelen')] })
  await app.aDossier({ date: '2026-01-01T09:00:00.000Z', planning: [row('2026-01-05', 'Lunch met de kok')] })
  const paused = await app.aDossier({ date: '2025-01-01T09:00:00.000Z', selection_date: '2025-02-03' })
  await world.status(paused, 'pauze')
  await world.dossier(places.otherLead, { date: '2025-01-01T09:00:00.000Z', selection_date: '2025-02-03' })
})
afterAll(() => app.close())

const glance = async (who: Somebody) => {
  const { status, body } = await app.as(who).post('/api/dashboard')
  expect(status).toBe(200)
  return body
}
const asks = async (who: Somebody, name: string) =>
  (await glance(who)).today.find((one: { name: string }) => one.name === name)
const trend = async (who: Somebody, name: string): Promise<number[] | undefined> =>
  (await glance(who)).trends.find((one: { name: string }) => one.name === name)?.points

describe('the dashboard at a glance', () => {
  test('D11.1, S2.2: dossiers past a planned step are told to the centre, longest first, with the step', async () => {
    const { late, day } = await glance('staff')
    expect(day).toBe('2026-03-02')
    expect(late.total).toBe(3)
    expect(late.dossiers.map(({ _id, _late }: { _id: string; _late: object }) => [_id, _late])).toEqual([
      [made.late, { date: '2025-10-06', status: 'intake', text: 'Beoordelen' }],
      [made.planned, { date: '2026-02-16', status: 'intake', text: null }],
      [made.chosen, { date: '2026-02-27', status: 'done', text: 'Keuze' }],
    ])
    expect((await glance('super')).late.total).toBe(4)
    expect((await glance('stranger')).late.total).toBe(1)
    for (const who of ['supplier', 'enduser', 'member'] as const) expect((await glance(who)).late).toBeNull()
    // Whoever has come that far is late no more, or with the next step.
    await app.world.status(made.late, 'intake')
    expect((await glance('staff')).late.dossiers[0]._late).toEqual({
      date: '2025-10-20',
      status: 'match',
      text: 'Matching',
    })
  })

  test('S3.6, S3.7: todos that are due and appointments of today in Amsterdam, with the only one of them', async () => {
    const { lead } = app.places
    const due = await app.world.make({ _type: 'todo', name: 'Offerte nalezen', due: '2026-03-02T21:00:00.000Z' }, lead)
    await app.world.make({ _type: 'todo', name: 'Later nalezen', due: '2026-03-04T21:00:00.000Z' }, lead)
    await app.world.make({ _type: 'todo', name: 'Al gedaan werk', due: '2026-03-01T21:00:00.000Z', done: true }, lead)
    const visit = { _type: 'activity' as const, name: 'Rondleiding', end: '2026-03-02T16:00:00.000Z' }
    const first = await app.world.make({ ...visit, date: '2026-03-02T15:00:00.000Z' }, lead)
    await app.world.make({ _type: 'activity', name: 'Keukenbezoek', date: '2026-03-03T15:00:00.000Z' }, lead)
    for (const who of ['staff', 'enduser'] as const) {
      expect(await asks(who, 'todos')).toEqual({ name: 'todos', count: 1, item: due })
      expect(await asks(who, 'appointments')).toEqual({ name: 'appointments', count: 1, item: first })
    }
    expect(await asks('member', 'todos')).toEqual({ name: 'todos', count: 0, item: null })
  })

  test('D6, D19.10: the matches that wait are those of the reader, and no member has any', async () => {
    const { supplier, supplier2 } = app.places
    const { match, dossier } = await app.aMatch({ path: ['offered'] })
    expect(await asks('supplier', 'matches')).toEqual({ name: 'matches', count: 1, item: match })
    expect(await asks('supplier2', 'matches')).toEqual({ name: 'matches', count: 0, item: null })
    expect(await asks('staff', 'matches')).toMatchObject({ count: 0 })
    await app.world.status(match, 'reserved')
    expect(await asks('supplier', 'matches')).toMatchObject({ count: 0 })
    expect(await asks('staff', 'matches')).toEqual({ name: 'matches', count: 1, item: match })
    expect(await asks('member', 'matches')).toBeUndefined()
    // An end-user is asked about what they can see and nobody answered.
    const hidden = await app.world.match(dossier, supplier2, {}, ['offered'])
    expect(await asks('enduser', 'matches')).toEqual({ name: 'matches', count: 1, item: match })
    await app.world.make({ _type: 'comment', text: '<p>Graag</p>', result: 1 }, match)
    expect(await asks('enduser', 'matches')).toMatchObject({ count: 0 })
    await app.world.system.remove(hidden)
    expect(supplier).not.toBe(supplier2)
  })

  test('D1.4: today is the day of the zone that one chose; what goes for all, late and trends, stays with Amsterdam', async () => {
    const { world, places } = app
    const now = world.now
    // In Auckland it is nine in the morning of the third.
    world.now = new Date('2026-03-02T20:00:00.000Z')
    const make = (item: ItemInput) => world.make(item, places.organisation)
    const due = await make({ _type: 'todo', name: 'Morgen in Amsterdam', due: '2026-03-03T10:00:00.000Z' })
    await make({ _type: 'activity', name: 'Gisteren in Auckland', date: '2026-03-02T10:00:00.000Z' })
    const visit = await make({ _type: 'activity', name: 'Vandaag in Auckland', date: '2026-03-03T10:00:00.000Z' })
    expect(await asks('member', 'todos')).toMatchObject({ count: 0 })
    expect(await glance('member')).toMatchObject({ day: '2026-03-02', home: '2026-03-02' })
    for (const who of ['member', 'staff'] as const)
      await app.as(who).post('/api/settings/save', { timezone: 'Pacific/Auckland' })
    const before = await glance('staff')
    expect(await glance('member')).toMatchObject({ day: '2026-03-03', home: '2026-03-02' })
    expect(await asks('member', 'todos')).toEqual({ name: 'todos', count: 1, item: due })
    expect(await asks('member', 'appointments')).toEqual({ name: 'appointments', count: 1, item: visit })
    await app.as('staff').post('/api/settings/save', { timezone: 'Europe/Amsterdam' })
    const { late, trends } = await glance('staff')
    expect([before.late, before.trends]).toEqual([late, trends])
    world.now = now
  })

  test('D13: messages that were not read are counted for who got them', async () => {
    const sent = await app
      .as('staff')
      .post('/api/space/save', { item: { _type: 'message', name: 'Welkom' }, parent: app.as('member').id, edge: 'TO' })
    expect(sent.status).toBe(200)
    expect(await asks('member', 'messages')).toEqual({ name: 'messages', count: 1, item: sent.body._id })
    expect(await asks('enduser', 'messages')).toMatchObject({ count: 0 })
    await app.as('member').post('/api/messages/read', { ids: [sent.body._id] })
    expect(await asks('member', 'messages')).toMatchObject({ count: 0 })
  })

  test('D11.2, S4.5, D19.10: trends count by stretches of thirty days what the reader sees', async () => {
    const { world, places } = app
    const before = { requests: await trend('staff', 'requests'), won: await trend('supplier', 'won') }
    world.now = new Date('2026-01-10T09:00:00.000Z')
    const dossier = await app.aDossier({ date: '2026-01-10T09:00:00.000Z' })
    const visible = { $visible: true }
    const won = await world.match(dossier, places.supplier, visible, ['offered', 'delivered', 'match'])
    world.now = new Date('2026-03-02T09:00:00.000Z')
    await world.status(won, 'won')
    const [earlier = 0, last = 0] = [before.requests?.at(-2), before.requests?.at(-1)]
    expect(await trend('staff', 'requests')).toHaveLength(6)
    expect((await trend('staff', 'requests'))?.slice(-2)).toEqual([earlier + 1, last])
    expect((await trend('staff', 'delivered'))?.slice(-2)).toEqual([1, 0])
    expect((await trend('supplier', 'won'))?.at(-1)).toBe((before.won?.at(-1) ?? 0) + 1)
    expect(await trend('supplier2', 'won')).toEqual([0, 0, 0, 0, 0, 0])
    expect(await trend('supplier', 'requests')).toBeUndefined()
    expect((await glance('enduser')).trends).toEqual([])
    // Offered to one supplier and accepted: that one is under way now.
    expect((await trend('staff', 'open'))?.at(-1)).toBe(1)
  })
})
