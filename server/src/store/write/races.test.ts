import { Forbidden, Invalid, Missing } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import type { ViewerStore } from '../store.ts'
import { Stale } from '../storeError.ts'

let world: World
let space: string
let staff: ViewerStore

beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  staff = await world.user(space, 'staff')
})
afterAll(() => world.close())

/** Items whose kept keys are not those that their place gives them. */
async function unsettled(): Promise<string[]> {
  const rows = await world.database.query<{ id: string }>(
    'select i.id from items i, lateral item_keys(i.id) k where i.readers <> k.r or i.limited_readers <> k.l',
  )
  return rows.map((row) => row.id)
}

/** Lets everything that may be refused in a race be refused, and nothing else. */
async function race(writes: readonly Promise<unknown>[]): Promise<number> {
  const done = await Promise.allSettled(writes)
  for (const one of done) {
    if (one.status === 'fulfilled') continue
    const isMeant = [Missing, Forbidden, Invalid, Stale].some((kind) => one.reason instanceof kind)
    expect(isMeant, String(one.reason?.stack)).toBe(true)
  }
  return done.filter((one) => one.status === 'fulfilled').length
}

describe('writes at the same moment', () => {
  it('D2.3: forty changes of one item all land, each with a version of its own', async () => {
    const lead = await world.lead(space)
    const written = await Promise.all(
      Array.from({ length: 40 }, (_, n) => staff.update({ id: lead, fields: { employees: n + 1 } })),
    )
    expect(new Set(written.map((one) => one._version)).size).toBe(40)
    expect(await world.read(lead)).toMatchObject({ _version: 41 })
  })

  it('D2.3: of many changes on one version one lands and the others are told what stands there', async () => {
    const lead = await world.lead(space)
    const done = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((employees) => staff.update({ id: lead, version: 1, fields: { employees } })),
    )
    expect(done.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of done) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Stale)
  })

  it('D6: who may read settles right when places are given, taken and filled at once', async () => {
    const other = await world.space()
    for (let round = 0; round < 8; round += 1) {
      const lead = await world.lead(space)
      const dossier = await world.dossier(lead)
      const supplier = await world.supplier(space)
      await race([
        world.system.unlink({ edge: 'MEMBERS', parent: space, child: lead }),
        world.system.link({ edge: 'MEMBERS', parent: other, child: lead, props: {} }),
        world.dossier(lead),
        world.person(lead),
        world.make({ _type: 'todo', name: 'Bel even terug' }, dossier),
        world.system.link({ edge: 'MATCH', parent: dossier, child: supplier, props: { $visible: true } }),
        world.system.update({ id: dossier, fields: { open: true } }),
      ])
      expect(await unsettled()).toEqual([])
      const below = await world.database.query<{ readers: string[] }>(
        'select readers from items i join inside($1) b on b.id = i.id',
        [lead],
      )
      for (const { readers } of below) expect(readers).not.toContain(space)
    }
  })

  it('D2.5: nothing comes to hang under what is thrown away at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const lead = await world.lead(space)
      await race([
        staff.remove(lead),
        world.dossier(lead),
        world.person(lead),
        world.make({ _type: 'todo', name: 'Bel even terug' }, lead, staff),
        staff.update({ id: lead, fields: { employees: 4 } }),
      ])
      const [row] = await world.database.query<{ n: number }>(
        `select count(*)::int as n from edges e join items p on p.id = e.parent and p.deleted_at is not null
          join items c on c.id = e.child and c.deleted_at is null where e.parent = $1 and e.edge not in ('OWNERS', 'TAGS')`,
        [lead],
      )
      expect(row?.n).toBe(0)
      expect(await unsettled()).toEqual([])
    }
  })

  it('D3: two links that would close a ring from both sides do not both land', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await world.space({}, space), await world.space({}, space)]
      const landed = await race([
        world.system.link({ edge: 'MEMBERS', parent: a, child: b, props: {} }),
        world.system.link({ edge: 'MEMBERS', parent: b, child: a, props: {} }),
      ])
      expect(landed).toBe(1)
    }
  })

  it('D7: names and remarks that come at the same moment leave no name unredacted', async () => {
    const lead = await world.lead(space, { name: 'Herberg Zilvermeeuw' })
    const dossier = await world.dossier(lead)
    const supplier = await world.supplier(space)
    const match = await world.match(dossier, supplier, { $visible: true })
    const seller = await world.user(supplier, 'suppliers')
    await race([
      ...Array.from({ length: 6 }, () =>
        world.make({ _type: 'comment', text: '<p>Vraag Wolfert Tuinstra</p>' }, match, staff),
      ),
      staff.update({ id: dossier, fields: { case: '<p>Wolfert Tuinstra weet het</p>' } }),
      world.person(lead, { name: 'Wolfert Tuinstra' }),
      staff.update({ id: match, fields: { $advise: 'Spreek Tuinstra' } }),
    ])
    expect(await seller.read(dossier, 5)).not.toMatch(/Tuinstra|Wolfert/)
    expect((await seller.search({ page: 1, pageSize: 200 })).json).not.toMatch(/Tuinstra|Wolfert/)
  })

  it('D4.2: of two accounts with one name at the same moment one is made, and the other is told which field', async () => {
    const account = (email: string) =>
      world.user(space, 'members', { username: 'dubbelganger'.slice(0, 12), email, name: 'Dubbele Ganger' })
    const done = await Promise.allSettled([account('username@een.example'), account('twee@een.example')])
    const refused = done.find((one) => one.status === 'rejected')
    expect(done.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(refused?.reason).toMatchObject({ issues: [{ path: 'username', code: 'taken' }] })
    await world.user(space, 'members', { username: 'ietsanders', email: 'username@drie.example' })
    const again = world.user(space, 'members', { username: 'nogiets', email: 'username@drie.example' })
    await expect(again).rejects.toMatchObject({ issues: [{ path: 'email', code: 'taken' }] })
  })
})

describe('what follows from a change', () => {
  it('D6: an account that moves takes what it made on a dossier out of its former colleagues’ scope', async () => {
    const lead = await world.lead(space)
    const dossier = await world.dossier(lead)
    const [first, second] = [await world.supplier(space), await world.supplier(space)]
    await world.match(dossier, first, { $visible: true })
    const [mover, colleague] = [await world.user(first, 'suppliers'), await world.user(first, 'suppliers')]
    const todo = await world.make({ _type: 'todo', name: 'Offerte maken' }, dossier, mover)
    await world.read(todo, colleague)
    await world.system.unlink({ edge: 'MEMBERS', parent: first, child: mover.viewer._id })
    await world.system.link({ edge: 'MEMBERS', parent: second, child: mover.viewer._id, props: {} })
    await expect(colleague.read(todo, 0)).rejects.toThrow(Missing)
    expect(await unsettled()).toEqual([])
  })

  it('D6: after every kind of change the kept keys are those of the places', async () => {
    const inner = await world.space({}, space)
    const lead = await world.lead(inner)
    const dossier = await world.dossier(lead)
    const supplier = await world.supplier(inner)
    const match = await world.match(dossier, supplier, { $visible: true })
    const remark = await world.make({ _type: 'comment', text: '<p>Ja</p>' }, match)
    const day = await world.make({ _type: 'activity', name: 'Kennisdag', date: '2026-05-01', $role: 'Afspraak' }, inner)
    const seller = await world.user(supplier, 'suppliers')
    const task = await world.make({ _type: 'activity', name: 'Bezoek', date: '2026-05-01' }, dossier)
    const file = await world.make({ _type: 'file', name: 'Folder' }, inner)
    const message = await world.make({ _type: 'message', name: 'Welkom' }, supplier)
    const elsewhere = await world.space()
    const steps: (() => Promise<unknown>)[] = [
      () => world.system.link({ edge: 'MEMBERS', parent: elsewhere, child: lead, props: {} }),
      () => world.system.link({ edge: 'ACTIVITIES', parent: inner, child: day, props: { $role: 'Kennisdag' } }),
      () => world.system.link({ edge: 'OWNERS', parent: task, child: seller.viewer._id, props: {} }),
      () => world.system.update({ id: file, fields: { shared: true } }),
      () => world.system.link({ edge: 'TO', parent: message, child: lead, props: {} }),
      () => world.system.update({ id: match, fields: { $open: true } }),
      () => world.system.update({ id: dossier, fields: { open: true } }),
      () => world.system.update({ id: match, fields: { $open: false, $visible: false } }),
      () => world.system.update({ id: match, fields: { $visible: true } }),
      () => world.system.unlink({ edge: 'MEMBERS', parent: inner, child: lead }),
      () => world.system.remove(supplier),
      () => world.system.remove(dossier),
      () => world.system.restore(dossier),
      () => world.system.restore(supplier),
      () => world.system.unlink({ edge: 'OWNERS', parent: task, child: seller.viewer._id }),
      () => world.system.unlink({ edge: 'MEMBERS', parent: space, child: inner }),
      () => world.system.link({ edge: 'MEMBERS', parent: space, child: inner, props: {} }),
      () => world.system.remove(lead),
      () => world.system.restore(lead),
    ]
    for (const [index, step] of steps.entries()) {
      await step()
      expect(await unsettled(), `after step ${index + 1}`).toEqual([])
    }
    expect(await world.read(remark, seller)).toMatchObject({ _id: remark })
  })
})

describe('the trash', () => {
  it('D2.5: what was thrown away by itself stays there when what it hung under comes back', async () => {
    const lead = await world.lead(space)
    const dossier = await world.dossier(lead)
    const todo = await world.make({ _type: 'todo', name: 'Bel even terug' }, dossier)
    const person = await world.person(lead)
    await staff.remove(todo)
    await staff.remove(lead)
    await staff.restore(lead)
    expect(await world.read(person, staff)).toMatchObject({ _id: person })
    await expect(staff.read(todo, 0)).rejects.toThrow(Missing)
    await staff.restore(todo)
    expect(await world.read(todo, staff)).toMatchObject({ _id: todo })
    await expect(staff.restore(todo)).rejects.toThrow(Missing)
  })

  it('D2.5: a match comes back when both of its ends are there again', async () => {
    const lead = await world.lead(space)
    const dossier = await world.dossier(lead)
    const supplier = await world.supplier(space)
    const match = await world.match(dossier, supplier)
    await staff.remove(dossier)
    await staff.remove(supplier)
    await staff.restore(dossier)
    await expect(staff.read(match, 0)).rejects.toThrow(Missing)
    await staff.restore(supplier)
    expect(await world.read(match, staff)).toMatchObject({ _id: match })
  })

  it('D2.5: staff find back all they threw away, tags and what had no place too, within thirty days', async () => {
    const tag = await world.make({ _type: 'tag', name: 'Weg ermee', type: 'category' }, undefined, staff)
    const todo = await world.make({ _type: 'todo', name: 'Alleen voor mij' }, undefined, staff)
    for (const id of [tag, todo]) await staff.remove(id)
    const ids = JSON.parse((await staff.trash()).json).map((item: { _id: string }) => item._id)
    expect(ids).toEqual(expect.arrayContaining([tag, todo]))
    for (const id of [tag, todo]) await staff.restore(id)
    await staff.remove(todo)
    const stranger = await world.user(await world.space(), 'staff')
    await expect(stranger.restore(todo)).rejects.toThrow(Missing)
    world.wait(31 * 86_400_000)
    await expect(staff.restore(todo)).rejects.toThrow(Missing)
  })

  it('D2.5: nobody throws away the ground under their own feet', async () => {
    const own = await world.space()
    const admin = await world.user(own, 'admin', { _feed: 'ROOT' })
    await expect(admin.remove(own)).rejects.toThrow(Forbidden)
    expect(await world.read(own, admin)).toMatchObject({ _id: own })
  })

  it('D2.5: what hangs in two places that are thrown away at the same moment goes with one of them, and comes back', async () => {
    for (let round = 0; round < 6; round += 1) {
      const places = [await world.lead(space), await world.lead(space)] as const
      const person = await world.make({ _type: 'person', name: `Bastiaan Dubbel ${round}` }, places[0])
      await world.system.link({ edge: 'CONTACTS', parent: places[1], child: person, props: {} })
      await Promise.all(places.map((id) => staff.remove(id)))
      const [row] = await world.database.query<{ gone: boolean }>(
        'select deleted_at is not null as gone from items where id = $1',
        [person],
      )
      expect(row).toEqual({ gone: true })
      await staff.restore(places[1])
      expect(await world.read(places[1], staff, 1)).toMatchObject({ _contacts: [{ _id: person }] })
    }
  })
})
