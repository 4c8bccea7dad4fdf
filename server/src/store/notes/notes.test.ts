import { Missing } from '@schakel/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { World } from '../../../test/world.ts'
import { appendUpdates, beginNote, noteRights, readNote, workOnNote } from './notes.ts'

let world: World
beforeAll(async () => {
  world = await World.open()
})
afterAll(() => world.close())

test('D6: what was kept of somebody’s rights to a note says nothing of who they are by now', async () => {
  const space = await world.space()
  const dossier = await world.dossier(await world.lead(space))
  const staff = await world.user(space, 'staff')
  const all = { mayRead: true, mayWrite: true }
  expect(await noteRights(staff, dossier)).toEqual(all)
  const elsewhere = world.store.as({ ...staff.viewer, role: 'members', kind: 'member', organisation: undefined })
  await expect(noteRights(elsewhere, dossier)).rejects.toThrow(Missing)
  expect(await noteRights(staff, dossier)).toEqual(all)
})

async function newNote(): Promise<string> {
  const dossier = await world.dossier(await world.lead(await world.space()))
  await beginNote(world.store, dossier, () => new Uint8Array([0, 0]))
  return dossier
}

const edit = (byte: number) => ({
  delta: new Uint8Array([byte]),
  writer: 'user/een',
  growth: 1,
  pieces: 1,
  writers: 1,
  epoch: 0,
})

test('D21.1: while a note is looked at, others are answered', async () => {
  const item = await newNote()
  const done = await workOnNote(world.store, item, async () => {
    const [row] = await world.database.query<{ one: number }>('select 1 as one')
    return { answer: row?.one, change: { html: '<p>Gezien</p>' } }
  })
  expect(done?.answer).toBe(1)
  expect(await readNote(world.store, item)).toMatchObject({ html: '<p>Gezien</p>' })
})

test('D9: what is written while a note is looked at is looked at too', async () => {
  const item = await newNote()
  const looks: number[] = []
  await workOnNote(world.store, item, async ({ updates }) => {
    looks.push(updates.length)
    if (looks.length === 1) await appendUpdates(world.store, item, [edit(1)])
    return { answer: undefined, change: { html: `<p>${updates.length}</p>`, settled: updates.map(({ seq }) => seq) } }
  })
  expect(looks).toEqual([0, 1])
  expect(await readNote(world.store, item)).toMatchObject({ html: '<p>1</p>', updates: [] })
})

test('D9: a note that is written in again and again is looked at all the same: the fourth time it is locked', async () => {
  const item = await newNote()
  const looks: number[] = []
  await workOnNote(world.store, item, async ({ updates }) => {
    looks.push(updates.length)
    if (looks.length < 4) await appendUpdates(world.store, item, [edit(looks.length)])
    return { answer: undefined, change: { html: `<p>${updates.length}</p>`, settled: updates.map(({ seq }) => seq) } }
  })
  expect(looks).toEqual([0, 1, 2, 3])
  expect(await readNote(world.store, item)).toMatchObject({ html: '<p>3</p>', updates: [] })
})
