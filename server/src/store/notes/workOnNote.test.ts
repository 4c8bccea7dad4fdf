import { afterAll, beforeAll, expect, test } from 'vitest'
import { World } from '../../../test/world.ts'
import { appendUpdates } from './keepEdits.ts'
import { beginNote, type KeptNote, readNote } from './notes.ts'
import { workOnNote } from './workOnNote.ts'

let world: World
beforeAll(async () => {
  world = await World.open()
})
afterAll(() => world.close())

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

/** A look in which somebody writes, the first times; answers how many edits each look saw. */
async function looksWhileWriting(item: string, times: number, isOfAll: boolean): Promise<number[]> {
  const looks: number[] = []
  const look = async ({ updates }: KeptNote) => {
    looks.push(updates.length)
    if (looks.length <= times) await appendUpdates(world.store, item, [edit(looks.length)])
    const change = { html: `<p>${updates.length}</p>`, settled: updates.map(({ seq }) => seq) }
    return { answer: undefined, change, isOfAll }
  }
  await workOnNote(world.store, item, look)
  return looks
}

test('D9: what is written while a note is looked at stays for the next look', async () => {
  const item = await newNote()
  expect(await looksWhileWriting(item, 1, false)).toEqual([0])
  expect(await readNote(world.store, item)).toMatchObject({ html: '<p>0</p>', updates: [{ writer: 'user/een' }] })
})

test('D9: what must see all of a note sees what is written meanwhile too', async () => {
  const item = await newNote()
  expect(await looksWhileWriting(item, 1, true)).toEqual([0, 1])
  expect(await readNote(world.store, item)).toMatchObject({ html: '<p>1</p>', updates: [] })
})

test('D9: a note that is written in again and again is looked at all the same: the fourth time it is locked', async () => {
  const item = await newNote()
  expect(await looksWhileWriting(item, 3, true)).toEqual([0, 1, 2, 3])
  expect(await readNote(world.store, item)).toMatchObject({ html: '<p>3</p>', updates: [] })
})

test('D9: a look at what is no more as it was seen keeps nothing', async () => {
  const item = await newNote()
  const looks: string[] = []
  await workOnNote(world.store, item, async ({ html }) => {
    looks.push(html)
    if (looks.length === 1)
      await world.database.query("update notes set html = '<p>Anders</p>' where item = $1", [item])
    return { answer: undefined, change: { html: `${html}<p>Erbij</p>` } }
  })
  expect(looks).toEqual(['', '<p>Anders</p>'])
  expect(await readNote(world.store, item)).toMatchObject({ html: '<p>Anders</p><p>Erbij</p>' })
})
