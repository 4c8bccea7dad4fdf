import { arrayOf, Missing, propertyOf } from '@schakel/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import { readWork } from '../read/work.ts'
import type { ViewerStore } from '../store.ts'
import { setReminder, snooze } from './ownMoments.ts'

const DUE = '2026-03-02T08:00:00.000Z'
let world: World
let space: string
let lead: string
let staff: ViewerStore
let colleague: ViewerStore

beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  lead = await world.lead(space)
  staff = await world.user(space, 'staff')
  colleague = await world.user(space, 'staff')
})
afterAll(() => world.close())
beforeEach(() => {
  world.now = new Date('2026-03-02T09:00:00.000Z')
})

const aTodo = (fields: object = {}, parent = lead, as = staff) =>
  world.make(
    { _type: 'todo', name: 'Licenties nakijken', due: DUE, repeat: 'FREQ=WEEKLY', $role: 'Taak', ...fields },
    parent,
    as,
  )
const tick = (id: string, done = true, as = staff) => as.update({ id, fields: { done } })
const idsIn = (list: unknown) => arrayOf(list).map((one) => String(propertyOf(one, '_id')))
/** The todos under an item, without those that were there before. */
async function nextUnder(parent: string, ...known: string[]): Promise<string[]> {
  const { _todos } = await world.read(parent, world.system, 1)
  return idsIn(_todos).filter((id) => !known.includes(id))
}
async function oneNext(parent: string, ...known: string[]): Promise<string> {
  const [next, ...more] = await nextUnder(parent, ...known)
  expect(more).toEqual([])
  if (next === undefined) throw new Missing('the next todo')
  return next
}

describe('a todo that repeats', () => {
  it('S3.6: done, the next one is there at once: a week later, in its place, of its owners, with nothing ticked', async () => {
    const dossier = await world.dossier(lead)
    const tasks = [
      { name: 'Bellen', done: true },
      { name: 'Mailen', done: false },
    ]
    const id = await aTodo({ description: 'Elke week', tasks, $role: 'Afspraak', color: 'groen' }, dossier)
    await staff.link({ edge: 'OWNERS', parent: id, child: colleague.viewer._id, props: {} })
    await tick(id)
    const next = await oneNext(dossier, id)
    const made = await world.read(next, staff, 1)
    expect(made).toMatchObject({
      name: 'Licenties nakijken',
      description: 'Elke week',
      color: 'groen',
      due: '2026-03-09T08:00:00.000Z',
      repeat: 'FREQ=WEEKLY',
      done: false,
      tasks: tasks.map((task) => ({ ...task, done: false })),
      _version: 1,
      _created: world.now.toISOString(),
      _parents: [{ _id: dossier, $role: 'Afspraak' }],
    })
    expect(idsIn(made._owners).sort()).toEqual([staff.viewer._id, colleague.viewer._id].sort())
    expect(await world.read(id, staff)).toMatchObject({ done: true, due: DUE, repeat: 'FREQ=WEEKLY' })
    // By its words it is found as any other.
    expect(await world.find(colleague, { q: 'licenties', feed: 'todo' })).toContain(next)
  })

  it('S3.6: it is counted from the deadline and skips what is past', async () => {
    const id = await aTodo({ due: '2026-01-31T08:00:00.000Z', repeat: 'FREQ=MONTHLY' })
    await tick(id)
    const next = await oneNext(lead, id)
    expect(await world.read(next)).toMatchObject({
      due: '2026-03-31T07:00:00.000Z',
      repeat: 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
    })
    await world.system.remove(next)
  })

  it('S3.6: where the rule has ended, or there is none, nothing follows', async () => {
    const before = await nextUnder(lead)
    const ids = [await aTodo({ repeat: 'FREQ=WEEKLY;UNTIL=20260308' }), await aTodo({ repeat: null })]
    for (const id of ids) await tick(id)
    expect(await nextUnder(lead, ...before, ...ids)).toEqual([])
    // Nor where something else of it changes, or where it was done before it repeated.
    await staff.update({ id: ids[1] ?? '', fields: { repeat: 'FREQ=DAILY' } })
    expect(await nextUnder(lead, ...before, ...ids)).toEqual([])
  })

  it('S3.6: one that stands by itself is its owner’s again', async () => {
    const id = await world.make(
      { _type: 'todo', name: 'Kwartaalaangifte', due: DUE, repeat: 'FREQ=DAILY' },
      undefined,
      staff,
    )
    await tick(id)
    const [next = ''] = (await world.find(staff, { q: 'kwartaalaangifte', feed: 'todo' })).filter((one) => one !== id)
    expect(await world.read(next, staff)).toMatchObject({ due: '2026-03-03T08:00:00.000Z' })
    await expect(colleague.read(next, 0)).rejects.toThrow(Missing)
  })

  it('S3.6: whose account is in the trash does not own the next one', async () => {
    const id = await aTodo({}, await world.dossier(lead))
    const gone = await world.user(space, 'staff')
    await staff.link({ edge: 'OWNERS', parent: id, child: gone.viewer._id, props: {} })
    await world.system.remove(gone.viewer._id)
    await tick(id)
    const [dossier = ''] = idsIn((await world.read(id, staff, 1))._parents)
    const made = await world.read(await oneNext(dossier, id), staff, 1)
    expect(idsIn(made._owners)).toEqual([staff.viewer._id])
  })

  it('S3.6, S2.2: ticked by whom it was given to, the next one is still of who gave it, and the log says who ticked', async () => {
    const dossier = await world.dossier(lead)
    const id = await aTodo({}, dossier)
    await staff.link({ edge: 'OWNERS', parent: id, child: colleague.viewer._id, props: {} })
    await staff.unlink({ edge: 'OWNERS', parent: id, child: staff.viewer._id })
    const given = async (as: ViewerStore) =>
      (await readWork(as, false)).lines.flatMap(({ why, item }) => (why === 'given' ? [propertyOf(item, '_id')] : []))
    expect(await given(staff)).toContain(id)
    await tick(id, true, colleague)
    const second = await oneNext(dossier, id)
    expect(await given(staff)).toContain(second)
    await tick(second, true, colleague)
    const third = await oneNext(dossier, id, second)
    expect(await given(staff)).toContain(third)
    expect(await given(colleague)).not.toContain(third)
    const log = await world.database.query(`select by from changes where item = any ($1) and kind = 'create'`, [
      [second, third],
    ])
    expect(log).toEqual([{ by: colleague.viewer._id }, { by: colleague.viewer._id }])
  })

  it('D2.3, D2.4: ticked by several at once, it has one next', async () => {
    const dossier = await world.dossier(lead)
    const id = await aTodo({}, dossier)
    await Promise.all([tick(id), tick(id, true, colleague), tick(id), tick(id, true, colleague)])
    await oneNext(dossier, id)
  })

  it('D2.3: refused with the rest of its write, it is not made', async () => {
    const dossier = await world.dossier(lead)
    const id = await aTodo({}, dossier)
    await expect(staff.update({ id, fields: { done: true }, version: 7 })).rejects.toThrow()
    await expect(
      world.store.together(async (inner) => {
        await inner.as(staff.viewer).update({ id, fields: { done: true } })
        throw new Error('something else went wrong')
      }),
    ).rejects.toThrow('something else')
    expect(await nextUnder(dossier, id)).toEqual([])
  })
})

describe('taking back that it was done', () => {
  const round = async () => {
    const dossier = await world.dossier(lead)
    const id = await aTodo({}, dossier)
    await tick(id)
    return { dossier, id, next: await oneNext(dossier, id) }
  }

  it('S3.6: takes the next one back, and done again it is made again', async () => {
    const { dossier, id, next } = await round()
    await tick(id, false)
    expect(await nextUnder(dossier, id)).toEqual([])
    await expect(staff.read(next, 0)).rejects.toThrow(Missing)
    await tick(id)
    expect(await oneNext(dossier, id)).not.toBe(next)
  })

  it('S3.6: takes the next one back too where the todo repeats no more, before or in the same write', async () => {
    const before = await round()
    await staff.update({ id: before.id, fields: { repeat: null } })
    await tick(before.id, false)
    expect(await nextUnder(before.dossier, before.id)).toEqual([])
    const same = await round()
    await staff.update({ id: same.id, fields: { repeat: null, done: false } })
    expect(await nextUnder(same.dossier, same.id)).toEqual([])
  })

  it('S3.6: leaves the next one where somebody did something with it', async () => {
    const deeds: ((next: string) => Promise<unknown>)[] = [
      (next) => colleague.update({ id: next, fields: { description: 'Ik begin vast' } }),
      (next) => world.make({ _type: 'comment', text: '<p>Wie?</p>' }, next, colleague),
      (next) => staff.link({ edge: 'OWNERS', parent: next, child: colleague.viewer._id, props: {} }),
      (next) => staff.unlink({ edge: 'OWNERS', parent: next, child: staff.viewer._id }),
      (next) =>
        world.database.query(`insert into reminders (reader, item, at) values ($1, $2, now())`, [
          staff.viewer._id,
          next,
        ]),
      (next) => world.database.query(`insert into work_snoozes values ($1, $2, now())`, [staff.viewer._id, next]),
    ]
    for (const [at, deed] of deeds.entries()) {
      const { dossier, id, next } = await round()
      await deed(next)
      await tick(id, false)
      expect(await nextUnder(dossier, id), String(at)).toEqual([next])
      // Never more than one: it is there still.
      await tick(id)
      expect(await nextUnder(dossier, id), String(at)).toEqual([next])
    }
  })

  it('S3.6: who touches the next one at the same moment keeps it, or is told that it is gone', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { dossier, id, next } = await round()
      const [touched] = await Promise.allSettled([
        colleague.update({ id: next, fields: { description: 'Ik begin vast' } }),
        tick(id, false),
      ])
      expect(await nextUnder(dossier, id)).toEqual(touched.status === 'fulfilled' ? [next] : [])
    }
  })

  it('D2.5: thrown away and restored, each goes on by itself', async () => {
    const { dossier, id, next } = await round()
    await world.system.remove(next)
    await tick(id, false)
    await tick(id)
    const again = await oneNext(dossier, id)
    await world.system.restore(next)
    await tick(again)
    expect((await nextUnder(dossier, id)).length).toBe(3)
    await world.system.remove(id)
    await world.system.restore(id)
    await tick(id, false)
    // The one made after it was ticked off since: it stays.
    expect(await nextUnder(dossier, id)).toContain(again)
  })

  it('D23.5: in an organisation that was merged the next one is made where the todo now is', async () => {
    const [stays, goes] = [await world.lead(space), await world.lead(space)]
    const id = await aTodo({}, goes)
    await world.system.merge({ keep: stays, drop: goes, fields: {} })
    await tick(id)
    await oneNext(stays, id)
  })
})

describe('a todo that repeats around a lead', () => {
  it('D19.5, D20: a supplier reads the rule of what it may write itself, and nothing of another', async () => {
    const dossier = await world.dossier(lead)
    const supplier = await world.supplier(space)
    await world.match(dossier, supplier, { $visible: true })
    const seller = await world.user(supplier, 'suppliers')
    const others = await aTodo({}, dossier)
    const own = await aTodo({ repeat: 'FREQ=MONTHLY' }, dossier, seller)
    await expect(seller.read(others, 0)).rejects.toThrow(Missing)
    expect(await world.read(own, seller)).toMatchObject({ repeat: 'FREQ=MONTHLY' })
    await tick(others)
    await tick(own, true, seller)
    const found = await world.find(seller, { q: 'licenties', feed: 'todo' })
    expect(found).toHaveLength(2)
    const [next = ''] = found.filter((id) => id !== own)
    expect(await world.read(next, seller, 1)).toMatchObject({
      due: '2026-04-02T07:00:00.000Z',
      name: 'Licenties nakijken',
    })
    await tick(own, false, seller)
    expect(await world.find(seller, { q: 'licenties', feed: 'todo' })).toEqual([own])
  })

  it('D20.9: ticked by a supplier, the words of the centre are read over in the next one too', async () => {
    const dossier = await world.dossier(lead)
    const supplier = await world.supplier(space)
    const match = await world.match(dossier, supplier, { $visible: true })
    const seller = await world.user(supplier, 'suppliers')
    const id = await aTodo({}, dossier)
    await staff.link({ edge: 'OWNERS', parent: id, child: seller.viewer._id, props: {} })
    await tick(id, true, seller)
    const next = await oneNext(dossier, id)
    const shown = async () => {
      const rows = await world.database.query('select shown from match_reviews where match = $1', [match])
      return propertyOf(rows[0], 'shown')
    }
    const before = await shown()
    expect(before).toEqual(expect.any(String))
    await staff.update({ id: next, fields: { description: 'Vraag naar de prijs' } })
    expect(await shown()).not.toBe(before)
  })

  it('D7, D20.3: words that are hidden from a supplier are hidden in the next one', async () => {
    const named = await world.lead(space, { name: 'Herberg Quistelbroek' })
    const dossier = await world.dossier(named)
    const supplier = await world.supplier(space)
    await world.match(dossier, supplier, { $visible: true })
    const seller = await world.user(supplier, 'suppliers')
    const id = await aTodo({ description: 'Bel Herberg Quistelbroek' }, dossier)
    await staff.link({ edge: 'OWNERS', parent: id, child: seller.viewer._id, props: {} })
    await tick(id, true, seller)
    const [next = ''] = (await world.find(seller, { q: 'licenties', feed: 'todo' })).filter((one) => one !== id)
    expect(await seller.read(next, 1)).not.toContain('Quistelbroek')
    expect(await world.read(next, staff)).toMatchObject({ description: 'Bel Herberg Quistelbroek' })
  })

  it('D6, D20.1: whether its owner can take it back tells nothing of what others did with the next one unseen', async () => {
    const dossier = await world.dossier(lead)
    const supplier = await world.supplier(space)
    await world.match(dossier, supplier, { $visible: true })
    const seller = await world.user(supplier, 'suppliers')
    const unseen: ((next: string) => Promise<unknown>)[] = [
      (next) => setReminder(staff, next, '2026-04-01T08:00:00.000Z'),
      (next) => snooze(staff, next, '2026-04-01T08:00:00.000Z'),
      (next) => staff.link({ edge: 'OWNERS', parent: next, child: colleague.viewer._id, props: {} }),
      (next) => staff.link({ edge: 'TODOS', parent: lead, child: next, props: {} }),
    ]
    for (const [at, deed] of unseen.entries()) {
      const own = await aTodo({}, dossier, seller)
      const before = await world.find(seller, { q: 'licenties', feed: 'todo' })
      await tick(own, true, seller)
      const [next = ''] = (await world.find(seller, { q: 'licenties', feed: 'todo' })).filter(
        (id) => !before.includes(id),
      )
      const read = await seller.read(next, 1)
      await deed(next)
      expect(await seller.read(next, 1), String(at)).toBe(read)
      await tick(own, false, seller)
      await expect(seller.read(next, 0), String(at)).rejects.toThrow(Missing)
    }
    // What it sees still counts.
    const own = await aTodo({}, dossier, seller)
    const before = await world.find(seller, { q: 'licenties', feed: 'todo' })
    await tick(own, true, seller)
    const [next = ''] = (await world.find(seller, { q: 'licenties', feed: 'todo' })).filter(
      (id) => !before.includes(id),
    )
    await staff.update({ id: next, fields: { description: 'Vraag naar de prijs' } })
    await tick(own, false, seller)
    expect(await world.read(next, seller)).toMatchObject({ description: 'Vraag naar de prijs' })
  })
})
