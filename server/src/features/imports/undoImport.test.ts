import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, formWith, openTestApp, type Person, postForm, type TestApp } from '../../../test/app.ts'
import { folderStore } from '../../storage/folderStore.ts'
import { openSession } from '../../store/auth/sessions.ts'
import { sweepImports } from './sweep.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await openTestApp()
  folder = await mkdtemp(join(tmpdir(), 'schakel-undo-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const DAY_MS = 86_400_000
let number = 0

/** Imports these lines and answers the id of the import. */
async function imported(who: Person, lines: readonly string[], fields: Record<string, string> = {}): Promise<string> {
  const headers = { authorization: `Bearer ${who.token}` }
  const form = formWith({ mode: 'run', duplicates: 'merge', ...fields }, `${lines.join('\r\n')}\r\n`, 'lijst.csv')
  const { body } = await postForm(`${app.url}/api/import`, form, headers)
  expect(body).toMatchObject({ state: 'done', until: expect.any(String) })
  return body._id
}

const undo = (who: Person, _id: string): Promise<Answer> => who.post('/api/import/undo', { _id })
const idsOf = async (who: Person, _id: string): Promise<string[]> =>
  (await who.post('/api/import/rows', { _id })).body.map(({ id }: { id: string }) => id)
const isThere = async (id: string) => (await app.as('super').post(`/api/space/${id}`)).status === 200
const inTrash = async (who: Person): Promise<string[]> =>
  (await who.post('/api/trash/list')).body.map((item: { _id: string }) => item._id)

/** Three new end-users of names that no other test has, the first with a contact. */
async function three(who: Person, fields: Record<string, string> = {}) {
  number += 1
  const names = ['Reiger', 'Kievit', 'Grutto'].map((name) => `Eethuis ${name} ${number}`)
  const id = await imported(
    who,
    [
      'naam;plaats;contactpersoon',
      ...names.map((name, n) => `${name};Ede;${n === 0 ? `Roos Rietzanger ${number}` : ''}`),
    ],
    fields,
  )
  const [one = '', two = '', last = ''] = await idsOf(who, id)
  return { id, one, two, last, names }
}

describe('taking an import back', () => {
  test('D23.5: what nobody changed goes to the trash with its contacts, and can be restored', async () => {
    const staff = app.as('staff')
    const { id, one, two, last } = await three(staff)
    const contacts = (await staff.post(`/api/space/${one}`, { depth: 1 })).body._contacts
    const answer = await undo(staff, id)
    expect(answer.body).toEqual({ _id: id, state: 'undone', trashed: 4, restored: 0, stayed: 0, items: [] })
    expect(await Promise.all([one, two, last].map(isThere))).toEqual([false, false, false])
    expect(await inTrash(staff)).toEqual(expect.arrayContaining([one, two, last]))
    expect((await staff.post('/api/trash/restore', { _id: one })).status).toBe(200)
    expect((await staff.post(`/api/space/${one}`, { depth: 1 })).body._contacts).toEqual(contacts)
    const kept = await staff.post('/api/import/read', { _id: id })
    expect(kept.body).toMatchObject({ state: 'undone', undo: { trashed: 4 } })
    expect(kept.body).not.toHaveProperty('until')
    const log = await app.world.database.query(
      `select after from changes where kind = 'unimport' and after ->> '_import' = $1`,
      [id],
    )
    expect(log).toEqual([{ after: { _import: id, trashed: 4 } }])
  })

  test('D23.5: what somebody changed, or hung something on, stays and is named; twice does nothing more', async () => {
    const staff = app.as('staff')
    const { id, one, two, last, names } = await three(staff)
    await staff.post(`/api/space/update/${two}`, { props: { phone: '0318 123456' } })
    await app.as('super').post('/api/space/save', { item: { _type: 'comment', text: 'Bellen' }, parent: last })
    const answer = await undo(staff, id)
    expect(answer.body).toMatchObject({ trashed: 2, stayed: 2 })
    expect(answer.body.items).toEqual([
      { _id: last, name: names[2], reason: 'attached' },
      { _id: two, name: names[1], reason: 'changed' },
    ])
    expect(await Promise.all([one, two, last].map(isThere))).toEqual([false, true, true])
    expect((await staff.post('/api/trash/restore', { _id: one })).status).toBe(200)
    expect((await undo(staff, id)).body).toEqual(answer.body)
    expect(await isThere(one)).toBe(true)
  })

  test('D23.5: a changed contact keeps its organisation, and so does a match, a tag and another place', async () => {
    const staff = app.as('staff')
    const { id, one, two, last } = await three(staff)
    const [contact] = (await staff.post(`/api/space/${one}`, { depth: 1 })).body._contacts
    await staff.post(`/api/space/update/${contact._id}`, { props: { jobtitle: 'Chef' } })
    const dossier = await app.world.dossier(two)
    const tag = await app.world.make({ _type: 'tag', name: `Rietdak ${number}`, type: 'branche' })
    await app.world.system.link({ edge: 'TAGS', parent: last, child: tag, props: {} })
    expect((await undo(staff, id)).body).toMatchObject({ trashed: 0, stayed: 4 })
    expect(await Promise.all([one, two, last, contact._id, dossier].map(isThere))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])

    const supplier = await imported(staff, ['naam', `Softwarehuis Riet ${number}`], { type: 'supplier' })
    const [matched = ''] = await idsOf(staff, supplier)
    await app.world.match(dossier, matched)
    expect((await undo(staff, supplier)).body).toMatchObject({ trashed: 0, stayed: 1, items: [{ _id: matched }] })
  })

  test('D23.5: a contact that came under another organisation, because its own was merged into that, stays there', async () => {
    const staff = app.as('staff')
    const { id, one } = await three(staff)
    const [contact] = (await staff.post(`/api/space/${one}`, { depth: 1 })).body._contacts
    const keep = await app.aLead({ name: `Eethuis Aalscholver ${number}` })
    expect((await staff.post('/api/space/merge', { keep, drop: one, fields: {} })).status).toBe(200)
    const answer = await undo(staff, id)
    expect(answer.body).toMatchObject({ trashed: 2, items: [{ _id: contact._id, reason: 'attached' }] })
    expect((await staff.post(`/api/space/${keep}`, { depth: 1 })).body._contacts).toMatchObject([{ _id: contact._id }])
  })

  test('D23.5: what was filled in is put back where it is still what the import wrote', async () => {
    const staff = app.as('staff')
    const place = { address: { city: 'Tiel' } }
    const known = await app.aLead({ name: 'Café De Oude Ooievaar', ...place, employees: 3 })
    const other = await app.aLead({ name: 'Café De Jonge Ooievaar', ...place, employees: 4 })
    const id = await imported(staff, [
      'naam;plaats;telefoon;website;contactpersoon',
      'Café De Oude Ooievaar;Tiel;0344 111111;oud.example;Wies Waterral',
      'Café De Jonge Ooievaar;Tiel;0344 222222;jong.example;',
    ])
    await staff.post(`/api/space/update/${other}`, { props: { phone: '0344 333333', employees: 9 } })
    const answer = await undo(staff, id)
    expect(answer.body).toMatchObject({
      trashed: 1,
      restored: 1,
      stayed: 1,
      items: [{ _id: other, reason: 'changed' }],
    })
    const before = (await staff.post(`/api/space/${known}`, { depth: 1 })).body
    expect(before).toMatchObject({ name: 'Café De Oude Ooievaar', employees: 3 })
    expect([before.phone, before.website, before._contacts ?? []]).toEqual([undefined, undefined, []])
    const changed = (await staff.post(`/api/space/${other}`)).body
    expect(changed).toMatchObject({ phone: '+31344333333', employees: 9 })
    expect(changed.website).toBeUndefined()
  })

  test('D23.5: a tag that the import hung goes, and one that a colleague hung since stays and is told', async () => {
    const staff = app.as('staff')
    const place = { address: { city: 'Wijchen' } }
    const [theirs, left] = [
      await app.aLead({ name: 'Eethuis Knoest', ...place }),
      await app.aLead({ name: 'Eethuis Kwast', ...place }),
    ]
    const tag = await app.world.make({ _type: 'tag', name: 'Eierkoeken', type: 'branche' })
    const id = await imported(staff, [
      'naam;plaats;branche',
      'Eethuis Knoest;Wijchen;Eierkoeken',
      'Eethuis Kwast;Wijchen;Eierkoeken',
    ])
    await app.as('super').post(`/api/space/delete/TAGS/${theirs}/${tag}`, {})
    await app.as('super').post(`/api/space/edge/TAGS/${theirs}/${tag}`, { props: {} })
    expect((await undo(staff, id)).body).toMatchObject({
      restored: 1,
      stayed: 1,
      items: [{ _id: theirs, reason: 'changed' }],
    })
    const tagsOf = async (lead: string) => (await staff.post(`/api/space/${lead}`, { depth: 1 })).body._tags ?? []
    expect(await tagsOf(theirs)).toMatchObject([{ _id: tag }])
    expect(await tagsOf(left)).toEqual([])
  })

  test('D23.5: each contact that it added to who had some already goes again', async () => {
    const staff = app.as('staff')
    const { id: first, one, names } = await three(staff)
    const contacts = async () => (await staff.post(`/api/space/${one}`, { depth: 1 })).body._contacts
    const before = await contacts()
    const id = await imported(staff, [
      'naam;plaats;contactpersoon;e-mail contactpersoon',
      `${names[0]};Ede;Wies Waterhoen;wies@hoen.example`,
      `${names[0]};Ede;W. Waterhoen;Wies@hoen.example`,
      `${names[0]};Ede;Teun Tureluur;`,
    ])
    expect(await contacts()).toHaveLength(3)
    expect((await undo(staff, id)).body).toMatchObject({ trashed: 2, stayed: 0 })
    expect(await contacts()).toEqual(before)
    expect((await undo(staff, first)).body).toMatchObject({ trashed: 4 })
  })

  test('D23.5: colleagues of the space and super users may too; for everybody else there is no such import', async () => {
    const { id, one } = await three(app.as('staff'), { space: app.places.space })
    const listed = async (who: Person) =>
      (await who.post('/api/import/undoable')).body.find((item: { _id: string }) => item._id === id)
    for (const who of ['supplier', 'enduser', 'member'] as const) {
      expect((await undo(app.as(who), id)).status).toBe(403)
      expect((await app.as(who).post('/api/import/undoable')).status).toBe(403)
    }
    const stranger = app.as('stranger')
    const refused = await undo(stranger, id)
    const none = await undo(stranger, 'bestaatniet')
    expect([refused.status, refused.body.title]).toEqual([404, none.body.title])
    expect(await listed(stranger)).toBeUndefined()
    expect(await isThere(one)).toBe(true)
    expect(await listed(app.as('super'))).toMatchObject({
      file: 'lijst.csv',
      space: { _id: app.places.space },
      counts: { created: 3, merged: 0 },
    })
    expect((await undo(app.as('super'), id)).body).toMatchObject({ state: 'undone', trashed: 4 })
    expect(await listed(app.as('staff'))).toBeUndefined()
    const { id: another } = await three(app.as('super'), { space: app.places.space })
    expect(await listed(app.as('staff'))).toBeUndefined()
    expect((await app.as('staff').post('/api/import/undoable')).body).toContainEqual(
      expect.objectContaining({ _id: another }),
    )
    expect((await undo(app.as('staff'), another)).body).toMatchObject({ state: 'undone', trashed: 4 })
  })

  test('D23.5: two that ask at the same moment take it back once', async () => {
    const staff = app.as('staff')
    const { id } = await three(staff)
    const answers = await Promise.all([undo(staff, id), undo(app.as('super'), id)])
    expect(answers.map(({ body }) => body.trashed)).toEqual([4, 4])
    const log = await app.world.database.query(
      `select 1 from changes where kind = 'unimport' and after ->> '_import' = $1`,
      [id],
    )
    expect(log).toHaveLength(1)
  })

  test('D23.5: after thirty days it stays, and what was noted of it is tidied away', async () => {
    const staff = app.as('staff')
    const { id, one } = await three(staff)
    const later = async (ms: number) => {
      app.world.wait(ms)
      return app.with({ authorization: `Bearer ${await openSession(app.world.store, staff.id)}` })
    }
    const [{ until }] = (await staff.post('/api/import/undoable')).body
    expect(new Date(until).getTime() - app.world.now.getTime()).toBe(30 * DAY_MS)
    const stillIn = await later(30 * DAY_MS - 1)
    expect((await stillIn.post('/api/import/undoable')).body).toMatchObject([{ _id: id }])
    const over = await later(1)
    expect((await over.post('/api/import/undoable')).body).toEqual([])
    expect((await over.post('/api/import/undo', { _id: id })).status).toBe(404)
    expect((await over.post(`/api/space/${one}`)).status).toBe(200)
    const noted = () => app.world.database.query('select item from import_items where import = $1', [id])
    expect(await noted()).toHaveLength(4)
    await sweepImports(app.world.store, folderStore(folder))
    expect(await noted()).toEqual([])
  })
})
