import { mentionMarkup, SEE_AS } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'
import { readWork } from '../../store/read/work.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  app.world.now = new Date('2026-03-02T09:00:00.000Z')
})
afterAll(() => app.close())

interface Line {
  readonly why: string
  readonly group: string
  readonly at?: string
  readonly back?: string
  readonly until?: string
  readonly step?: object
  readonly item: { readonly _id: string; readonly name?: string }
}

const work = async (who: Somebody, body: object = {}) => {
  const { status, body: answer } = await app.as(who).post('/api/work', body)
  expect(status).toBe(200)
  return answer
}
const lines = async (who: Somebody, body: object = {}): Promise<readonly Line[]> => (await work(who, body)).lines
/** What stands in the list of somebody about an item. */
const about = async (who: Somebody, id: string) => (await lines(who)).filter(({ item }) => item._id === id)
const save = async (who: Somebody, item: object, parent?: string): Promise<string> => {
  const { status, body } = await app.as(who).post('/api/space/save', { item, parent })
  expect(status).toBe(200)
  return body._id
}
const snooze = (who: Somebody, item: string, until: string | null) =>
  app.as(who).post('/api/work/snooze', { item, until })
/** What stands in the list of somebody at another moment: asked of the store, since by then their session may have ended (D8.8). */
const workAt = async (who: Somebody, iso: string) => {
  const before = app.world.now
  app.world.now = new Date(iso)
  try {
    return await readWork(await app.world.as(app.as(who).id), false)
  } finally {
    app.world.now = before
  }
}

describe('what is one’s to do', () => {
  test('S2.2, D1.4: todos of one’s own stand in five groups, by the days of one’s own time zone', async () => {
    const { lead } = app.places
    const todo = (name: string, due?: string) => save('staff', { _type: 'todo', name, due }, lead)
    const made = {
      late: await todo('Was gisteren', '2026-03-01T09:00:00.000Z'),
      today: await todo('Vanavond nog', '2026-03-02T22:30:00.000Z'),
      week: await todo('Deze zondag', '2026-03-08T22:30:00.000Z'),
      later: await todo('Volgende maandag', '2026-03-08T23:30:00.000Z'),
      undated: await todo('Ooit eens doen'),
    }
    const { total, groups, day, zone } = await work('staff')
    expect({ total, groups, day, zone }).toEqual({
      total: 5,
      groups: { late: 1, today: 1, week: 1, later: 1, undated: 1 },
      day: '2026-03-02',
      zone: 'Europe/Amsterdam',
    })
    expect((await lines('staff')).map(({ item, group, why }) => [item._id, group, why])).toEqual(
      Object.entries(made).map(([group, id]) => [id, group, 'todo']),
    )
    // In Auckland it is eleven in the evening: what is due tonight in Amsterdam is due tomorrow there.
    await app.as('staff').post('/api/settings/save', { timezone: 'Pacific/Auckland' })
    expect((await about('staff', made.today))[0]?.group).toBe('week')
    await app.as('staff').post('/api/settings/save', { timezone: 'Europe/Amsterdam' })
    for (const id of Object.values(made))
      await app.as('staff').post(`/api/space/update/${id}`, { props: { done: true } })
    expect(await work('staff')).toMatchObject({ total: 0, groups: {}, lines: [] })
  })

  test('S3.6: what others have to do is theirs; a todo that one gave away is told of while it has a date', async () => {
    const { lead } = app.places
    const [dated, undated] = [
      await save('super', { _type: 'todo', name: 'Contract nalezen', due: '2026-03-03T09:00:00.000Z' }, lead),
      await save('super', { _type: 'todo', name: 'Eens bellen hoor' }, lead),
    ]
    for (const id of [dated, undated]) {
      await app.as('super').post(`/api/space/edge/OWNERS/${id}/${app.as('staff').id}`)
      await app.as('super').post(`/api/space/delete/OWNERS/${id}/${app.as('super').id}`)
    }
    expect((await about('staff', dated))[0]?.why).toBe('todo')
    expect((await about('super', dated))[0]).toMatchObject({ why: 'given', group: 'week' })
    expect(await about('super', undated)).toEqual([])
    expect(await about('enduser', dated)).toEqual([])
  })

  test('D6, D11.1: matches that wait and dossiers of one’s own that are late; of others’ late ones nothing', async () => {
    const own = await save(
      'staff',
      { _type: 'dossier', name: 'ERP', users: 3, date: '2026-01-05', selection_date: '2026-02-27' },
      app.places.lead,
    )
    const others = await app.aDossier({ date: '2026-01-05T09:00:00.000Z', selection_date: '2026-02-27' })
    expect(await about('staff', own)).toMatchObject([
      { why: 'late', group: 'late', at: '2026-02-27', step: { status: 'done', text: 'Keuze' } },
    ])
    expect(await about('staff', others)).toEqual([])
    const { match } = await app.aMatch({ path: ['offered'] })
    expect((await about('supplier', match))[0]).toMatchObject({ why: 'offer', group: 'undated' })
    expect(await about('supplier2', match)).toEqual([])
    // Its text was not read over yet: that waits for staff, delivering it does not.
    expect((await about('staff', match)).map(({ why }) => why)).toEqual(['review'])
    expect((await about('enduser', match))[0]).toMatchObject({ why: 'answer' })
    await app.world.status(match, 'reserved')
    expect((await about('staff', match)).map(({ why }) => why)).toEqual(['deliver', 'review'])
    expect(await about('supplier', match)).toEqual([])
    expect(await about('member', match)).toEqual([])
  })

  test('D11.1, D1.3: a template step that was typed in English makes late as in Dutch', async () => {
    const planning = [{ date: '2026-02-27', text: 'Choice' }]
    const typed = await save(
      'staff',
      { _type: 'dossier', name: 'CRM', users: 3, date: '2026-01-05', planning },
      app.places.lead,
    )
    expect(await about('staff', typed)).toMatchObject([{ why: 'late', at: '2026-02-27', step: { status: 'done' } }])
  })

  test('F1.8: a supplier is told of requirements that it may still answer, by the last day of its term', async () => {
    const dossier = await app.aDossier()
    const { match } = await app.aMatch({ dossier, path: ['offered', 'reserved'] })
    const row = { group: 105, nl: 'Kassa op tafel', level: 'must', weight: 3, proof: 'demo' }
    await app.as('staff').post('/api/requirements/save', { parent: dossier, rows: [row] })
    expect(await about('supplier', match)).toEqual([])
    const frozen = await app
      .as('staff')
      .post('/api/requirements/freeze', { dossier, version: 0, answers_due: '2026-03-20' })
    expect(frozen.status).toBe(200)
    await app.as('staff').post(`/api/space/update/${dossier}`, { props: { answers_due: '2026-03-20' } })
    expect(await about('supplier', match)).toMatchObject([{ why: 'requirements', group: 'later' }])
    const after = await workAt('supplier', '2026-04-20T09:00:00.000Z')
    expect(after.lines.filter(({ item }) => item._id === match)).toEqual([])
    // What staff reopen after the term is to be answered all the same, until it is.
    await app.as('staff').post(`/api/space/update/${dossier}`, { props: { answers_due: '2026-03-01' } })
    expect(await about('supplier', match)).toEqual([])
    await app.as('staff').post('/api/answers/reopen', { match, keys: ['X-01'] })
    expect(await about('supplier', match)).toMatchObject([{ why: 'requirements' }])
    await app.as('supplier').post('/api/answers/save', { parent: match, rows: [{ key: 'X-01', value: 'yes' }] })
    await app.as('supplier').post('/api/answers/submit', { match })
    expect(await about('supplier', match)).toEqual([])
    await app.as('staff').post('/api/answers/reopen', { match, keys: ['X-01'] })
    expect(await about('supplier', match)).toMatchObject([{ why: 'requirements' }])
  })

  test('D13: a message that was not read and a remark that names one wait for whom they are', async () => {
    const sent = await app
      .as('staff')
      .post('/api/space/save', { item: { _type: 'message', name: 'Welkom' }, parent: app.as('member').id, edge: 'TO' })
    expect(await about('member', sent.body._id)).toMatchObject([{ why: 'message', group: 'undated' }])
    expect(await about('enduser', sent.body._id)).toEqual([])
    await app.as('member').post('/api/messages/read', { ids: [sent.body._id] })
    expect(await about('member', sent.body._id)).toEqual([])
    const dossier = await app.aDossier()
    const text = `<p>${mentionMarkup({ id: app.as('staff').id, name: 'Test staff' })} kijk even</p>`
    await save('enduser', { _type: 'comment', text }, dossier)
    expect(await about('staff', dossier)).toMatchObject([{ why: 'mention' }])
    expect(await about('super', dossier)).toEqual([])
  })

  test('S3.7: the appointments of today are told of, those of tomorrow not', async () => {
    const { organisation } = app.places
    const today = await app.world.make(
      { _type: 'activity', name: 'Proeverij', date: '2026-03-02T15:00:00.000Z' },
      organisation,
    )
    const tomorrow = await app.world.make(
      { _type: 'activity', name: 'Rondgang', date: '2026-03-03T15:00:00.000Z' },
      organisation,
    )
    expect(await about('member', today)).toMatchObject([{ why: 'appointment', group: 'today' }])
    expect(await about('member', tomorrow)).toEqual([])
    // It is not the appointment of staff, who only read it.
    expect(await about('staff', today)).toEqual([])
  })

  test('D2.5: what was thrown away is not to do, and not counted', async () => {
    const id = await save('staff', { _type: 'todo', name: 'Weg ermee dan' }, app.places.lead)
    const before = (await work('staff')).total
    await app.as('staff').post('/api/space/delete', { item: { _id: id } })
    expect((await work('staff')).total).toBe(before - 1)
  })

  test('D8.10: of a thousand lines a hundred of a group are told, and all are counted', async () => {
    const { id } = app.as('member')
    await app.world.store.database.query(
      `insert into items (id, type, version, fields, readers, created_by, created_at, changed_at)
        select 'todo/many' || n, 'todo', 1, jsonb_build_object('_id', 'todo/many' || n, '_type', 'todo', '_version', 1, 'name', 'Taak ' || n),
          array[$1, 'own:' || $1], $1, now(), now() from generate_series(1, 1000) n`,
      [id],
    )
    await app.world.store.database.query(
      `insert into edges (key, edge, parent, child, created_at) select 'many' || n, 'OWNERS', 'todo/many' || n, $1, now() from generate_series(1, 1000) n`,
      [id],
    )
    const { groups, lines: told } = await work('member')
    expect(groups.undated).toBeGreaterThanOrEqual(1000)
    expect(told.filter(({ group }: Line) => group === 'undated')).toHaveLength(100)
  })
})

describe('putting aside', () => {
  test('S2.2: it is gone from one’s own list alone, comes back by itself and says so, and the item does not change', async () => {
    const { lead } = app.places
    const id = await save('staff', { _type: 'todo', name: 'Later misschien' }, lead)
    const before = await app.world.read(id)
    expect((await snooze('staff', id, '2026-03-03T08:00:00.000Z')).body).toEqual({ until: '2026-03-03T08:00:00.000Z' })
    expect(await about('staff', id)).toEqual([])
    const mine = await work('staff', { snoozed: true })
    expect(mine).toMatchObject({ total: 1, snoozed: 1, next: '2026-03-03T08:00:00.000Z' })
    expect(mine.lines).toMatchObject([{ until: '2026-03-03T08:00:00.000Z', group: 'week', item: { _id: id } }])
    expect((await work('super')).snoozed).toBe(0)
    expect(await app.world.read(id)).toEqual(before)
    const then = await workAt('staff', '2026-03-03T08:00:00.000Z')
    expect(then).toMatchObject({ snoozed: 0, next: null })
    expect(then.lines.filter(({ item }) => item._id === id)).toMatchObject([{ back: '2026-03-03T08:00:00.000Z' }])
    expect((await snooze('staff', id, null)).body).toEqual({ until: null })
    expect((await about('staff', id))[0]?.back).toBeUndefined()
  })

  test('S2.2, D13: who is mentioned at what they put aside finds that mention in their list, and can put it aside as well', async () => {
    const dossier = await app.aDossier()
    const text = `<p>${mentionMarkup({ id: app.as('staff').id, name: 'Test staff' })} kijk even</p>`
    const mention = async () => {
      app.world.now = new Date(app.world.now.getTime() + 60_000)
      await save('enduser', { _type: 'comment', text }, dossier)
    }
    await mention()
    await snooze('staff', dossier, '2026-03-20T08:00:00.000Z')
    expect(await about('staff', dossier)).toEqual([])
    await mention()
    const told = await about('staff', dossier)
    expect(told).toMatchObject([{ why: 'mention', group: 'undated' }])
    expect(told[0]).not.toHaveProperty('until')
    expect((await lines('staff', { snoozed: true })).filter(({ item }) => item._id === dossier)).toEqual([])
    await snooze('staff', dossier, '2026-03-21T08:00:00.000Z')
    expect(await about('staff', dossier)).toEqual([])
  })

  test('S2.2: a match and a dossier can be put aside as well', async () => {
    const { match } = await app.aMatch({ path: ['offered'] })
    expect((await snooze('supplier', match, '2026-03-05T08:00:00.000Z')).status).toBe(200)
    expect(await about('supplier', match)).toEqual([])
    expect((await about('enduser', match)).length).toBe(1)
    expect((await work('supplier')).snoozed).toBe(1)
  })

  test('D6: only a moment ahead, and only of what one reads; what is read no more is counted no more', async () => {
    const hidden = await app.world.dossier(app.places.otherLead)
    expect((await snooze('staff', hidden, '2026-03-05T08:00:00.000Z')).status).toBe(404)
    expect((await snooze('staff', hidden, null)).status).toBe(404)
    const { match } = await app.aMatch({ path: ['offered'] })
    expect((await snooze('supplier', match, '2026-03-02T08:00:00.000Z')).status).toBe(422)
    expect((await snooze('supplier', match, '2028-03-02T08:00:00.000Z')).status).toBe(422)
    await snooze('supplier', match, '2026-03-05T08:00:00.000Z')
    const { snoozed } = await work('supplier')
    await app.as('staff').post(`/api/space/update/${match}`, { props: { $visible: false } })
    expect((await work('supplier')).snoozed).toBe(snoozed - 1)
  })

  test('D6: whoever looks as somebody reads nothing of what that person put aside or is to be reminded of', async () => {
    const due = { _type: 'todo', due: '2026-03-05T09:00:00.000Z' }
    const [aside, remembered] = [
      await save('enduser', { ...due, name: 'Offerte lezen' }, app.places.lead),
      await save('enduser', { ...due, name: 'Kassa bestellen' }, app.places.lead),
    ]
    await snooze('enduser', aside, '2026-03-20T09:00:00.000Z')
    await app.as('enduser').post('/api/work/remind', { item: remembered, at: '2026-03-04T09:00:00.000Z' })
    expect(await work('enduser', { snoozed: true })).toMatchObject({ total: 1 })
    expect(await about('enduser', remembered)).toMatchObject([{ remind: '2026-03-04T09:00:00.000Z' }])
    const headers = { [SEE_AS]: app.as('enduser').id }
    for (const who of ['staff', 'super'] as const) {
      const seen = async (body: object) => (await app.as(who).post('/api/work', body, { headers })).body
      expect(await seen({ snoozed: true })).toMatchObject({ total: 0, snoozed: 0, next: null, lines: [] })
      const { lines: told } = await seen({})
      const of = (id: string) => told.find(({ item }: Line) => item._id === id)
      expect(of(aside)).toMatchObject({ why: 'todo' })
      expect(of(remembered)).toMatchObject({ why: 'todo' })
      expect(of(remembered)).not.toHaveProperty('remind')
    }
  })
})
