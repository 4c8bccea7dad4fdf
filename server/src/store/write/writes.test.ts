import { Forbidden, Invalid, Missing } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import type { ViewerStore } from '../store.ts'

let world: World
let space: string
let staff: ViewerStore

beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  staff = await world.user(space, 'staff')
})
afterAll(() => world.close())

async function aMatch() {
  const lead = await world.lead(space, { name: 'Herberg Zilvermeeuw' })
  const dossier = await world.dossier(lead)
  const supplier = await world.supplier(space)
  const match = await world.match(dossier, supplier, { $visible: true })
  const seller = await world.user(supplier, 'suppliers')
  const buyer = await world.user(lead, 'endusers')
  return { lead, dossier, supplier, match, seller, buyer }
}

describe('what nobody gets by a detour', () => {
  it('D6: an end-user cannot set a dossier or a remark of others loose from where the centre sees it', async () => {
    const { lead, dossier, buyer } = await aMatch()
    const remark = await world.make({ _type: 'comment', text: '<p>Let op</p>' }, dossier, staff)
    const own = await world.make({ _type: 'dossier', name: 'CRM', users: 4 }, lead, buyer)
    for (const child of [dossier, own]) {
      await expect(buyer.unlink({ edge: 'DOSSIERS', parent: lead, child })).rejects.toThrow(Forbidden)
    }
    await expect(buyer.unlink({ edge: 'COMMENTS', parent: dossier, child: remark })).rejects.toThrow(Forbidden)
    const person = await world.person(lead)
    await buyer.unlink({ edge: 'CONTACTS', parent: lead, child: person })
  })

  it('D6: staff set no space loose, and refusing tells nothing of an edge', async () => {
    const inner = await world.space({}, space)
    await expect(staff.unlink({ edge: 'MEMBERS', parent: space, child: inner })).rejects.toThrow(Forbidden)
    const { dossier, supplier, seller } = await aMatch()
    await world.system.link({ edge: 'OWNERS', parent: dossier, child: supplier, props: {} })
    await expect(seller.unlink({ edge: 'OWNERS', parent: dossier, child: supplier })).rejects.toThrow(Forbidden)
    await world.system.unlink({ edge: 'OWNERS', parent: dossier, child: supplier })
    await expect(seller.unlink({ edge: 'OWNERS', parent: dossier, child: supplier })).rejects.toThrow(Forbidden)
  })

  it('S6.4: staff do not become the owner of the words of another', async () => {
    const { match, buyer } = await aMatch()
    const remark = await world.make({ _type: 'comment', text: '<p>Van ons</p>' }, match, buyer)
    const child = staff.viewer._id
    await expect(staff.link({ edge: 'OWNERS', parent: remark, child, props: {} })).rejects.toThrow(Forbidden)
    await expect(staff.update({ id: remark, fields: { text: '<p>Van hen</p>' } })).rejects.toThrow(Forbidden)
    await staff.update({ id: remark, fields: { finished: world.now.toISOString() } })
  })

  it('D6: a supplier does not say yes in the place of the lead', async () => {
    const { match, seller, buyer } = await aMatch()
    const item = { _type: 'comment', text: '<p>Ja graag</p>' }
    await expect(seller.create({ item: { ...item, result: 1 }, parent: match })).rejects.toThrow(Forbidden)
    const remark = await world.make(item, match, seller)
    await expect(seller.update({ id: remark, fields: { result: 1 } })).rejects.toThrow(Forbidden)
    await world.make({ ...item, result: 1 }, match, buyer)
  })

  it('D6: a supplier marks no remark of another as done, and reads none on a match that it does not see', async () => {
    const { match, seller, buyer } = await aMatch()
    const remark = await world.make({ _type: 'comment', text: '<p>Vraag</p>' }, match, buyer)
    await expect(seller.update({ id: remark, fields: { finished: world.now.toISOString() } })).rejects.toThrow(
      Forbidden,
    )
    await staff.update({ id: match, fields: { $visible: false } })
    for (const asUser of [seller, buyer]) {
      await expect(asUser.create({ item: { _type: 'comment', text: 'x' }, parent: match })).rejects.toThrow(Missing)
    }
  })

  it('D6: nothing is made under what one reads as a card, and no supplier of another space is matched', async () => {
    const { supplier, buyer, dossier, lead, match, seller } = await aMatch()
    const asUser = await world.as(buyer.viewer._id)
    const person = { _type: 'person', name: 'Iemand Anders', gender: 'unknown' }
    for (const parent of [supplier, space]) {
      await expect(asUser.create({ item: person, parent })).rejects.toThrow(Forbidden)
      await expect(asUser.create({ item: { _type: 'comment', text: 'x' }, parent })).rejects.toThrow(Forbidden)
    }
    await expect(seller.create({ item: person, parent: dossier })).rejects.toThrow(Forbidden)
    await expect(seller.create({ item: { _type: 'file', name: 'Offerte' }, parent: match })).rejects.toThrow(Forbidden)
    const foreign = await world.supplier(await world.space())
    await expect(staff.link({ edge: 'MATCH', parent: dossier, child: foreign, props: {} })).rejects.toThrow(Missing)
    await expect(buyer.link({ edge: 'MATCH', parent: dossier, child: supplier, props: {} })).rejects.toThrow()
    await expect(asUser.link({ edge: 'MEMBERS', parent: space, child: lead, props: {} })).rejects.toThrow(Forbidden)
  })
})

describe('tasks of a supplier', () => {
  it('D19.5: a supplier keeps its own tasks on a dossier up to date', async () => {
    const { dossier, seller } = await aMatch()
    const todo = await world.make({ _type: 'todo', name: 'Offerte maken' }, dossier, seller)
    await seller.update({ id: todo, fields: { done: true } })
    expect(await world.read(todo, seller)).toMatchObject({ done: true, name: 'Offerte maken' })
    const visit = await world.make({ _type: 'activity', name: 'Bezoek', date: '2026-04-01' }, dossier, seller)
    await world.status(visit, 'done', seller)
    await seller.remove(visit)
    const theirs = await world.make({ _type: 'todo', name: 'Intern overleg' }, dossier, staff)
    await expect(seller.update({ id: theirs, fields: { done: true } })).rejects.toThrow(Missing)
  })
})

describe('messages', () => {
  it('D13: one answers who wrote to one, and writes to nobody else whom one does not see', async () => {
    const { buyer, seller } = await aMatch()
    await expect(buyer.create({ item: { _type: 'message', name: 'Hallo' }, parent: staff.viewer._id })).rejects.toThrow(
      Missing,
    )
    const first = await world.make({ _type: 'message', name: 'Welkom' }, buyer.viewer._id, staff)
    const answer = await world.make({ _type: 'message', name: 'Dank u' }, staff.viewer._id, buyer)
    expect(await world.read(answer, staff)).toMatchObject({ name: 'Dank u', from: { _id: buyer.viewer._id } })
    await expect(seller.read(first, 0)).rejects.toThrow(Missing)
    await expect(
      seller.create({ item: { _type: 'message', name: 'Hallo' }, parent: staff.viewer._id }),
    ).rejects.toThrow(Missing)
  })

  it('D13: a message goes to several', async () => {
    const { lead, supplier, buyer, seller } = await aMatch()
    const message = await world.make({ _type: 'message', name: 'Aan allen' }, lead, staff)
    await staff.link({ edge: 'TO', parent: message, child: supplier, props: {} })
    for (const asUser of [buyer, seller]) expect(await world.read(message, asUser)).toMatchObject({ name: 'Aan allen' })
    expect(await seller.read(message, 3)).not.toContain(lead)
    const other = await world.supplier(space)
    await expect(seller.link({ edge: 'TO', parent: message, child: other, props: {} })).rejects.toThrow(Missing)
    await expect(seller.link({ edge: 'TO', parent: message, child: supplier, props: {} })).rejects.toThrow(Forbidden)
  })
})

describe('tags', () => {
  it('D8.6: a tag hangs under a tag that exists, never in a ring', async () => {
    const top = await world.make({ _type: 'tag', name: 'Keukens', type: 'category' }, undefined, staff)
    const below = await world.make({ _type: 'tag', name: 'Bakkers', type: 'category' }, top, staff)
    expect(await world.read(below)).toMatchObject({ parent: top })
    await expect(staff.update({ id: top, fields: { parent: below } })).rejects.toThrow(Invalid)
    await expect(staff.update({ id: top, fields: { parent: top } })).rejects.toThrow(Invalid)
    await expect(staff.update({ id: below, fields: { parent: 'tag/nergens' } })).rejects.toThrow(Invalid)
    await expect(
      staff.create({ item: { _type: 'tag', name: 'Los', type: 'category', parent: space } }),
    ).rejects.toThrow(Invalid)
    await staff.update({ id: below, fields: { parent: null } })
  })
})

describe('places', () => {
  it('D19.3: a role sent with an item is that of its place; as it was read it changes nothing', async () => {
    const { lead, dossier, buyer } = await aMatch()
    const person = await world.person(lead)
    const role = async () => ((await world.read(lead, staff, 1))._contacts as { $role: string }[])[0]?.$role
    expect(await staff.update({ id: person, fields: { $role: 'Contact' } })).toMatchObject({ _version: 1 })
    await staff.update({ id: person, fields: { $role: 'Eigenaar', jobtitle: 'Chef' } })
    expect(await role()).toBe('Eigenaar')
    await buyer.update({ id: person, fields: { $role: 'Contact' } })
    expect(await role()).toBe('Contact')
    await expect(staff.update({ id: person, fields: { $role: 'Keizer' } })).rejects.toThrow(Invalid)
    await staff.link({ edge: 'CONTACTS', parent: dossier, child: person, props: { $role: 'admin' } })
    await staff.update({ id: person, fields: { $role: 'admin' } })
    await expect(staff.update({ id: person, fields: { $role: 'Eigenaar' } })).rejects.toThrow(Invalid)
    expect(await role()).toBe('Contact')
  })

  it('D6: an activity that becomes a knowledge day by its role is there for the members', async () => {
    const { seller } = await aMatch()
    const day = await world.make({ _type: 'activity', name: 'Kennisdag', date: '2026-05-01' }, space, staff)
    await expect(seller.read(day, 0)).rejects.toThrow(Missing)
    await staff.update({ id: day, fields: { $role: 'Kennisdag' } })
    expect(await world.read(day, seller)).toMatchObject({ name: 'Kennisdag' })
  })

  it('D6: an account that joins an organisation leaves the one it was in', async () => {
    const [from, to] = [await world.supplier(space), await world.supplier(space)]
    const asUser = await world.user(from, 'suppliers')
    await world.system.link({ edge: 'MEMBERS', parent: to, child: asUser.viewer._id, props: {} })
    const moved = await world.as(asUser.viewer._id)
    expect(moved.viewer.organisation?._id).toBe(to)
    await expect(moved.read(from, 0)).rejects.toThrow(Missing)
    expect((await world.read(from, staff, 1))._members).toBeUndefined()
  })
})
