import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import type { ViewerStore } from '../store.ts'

let world: World
let space: string
let staff: ViewerStore
let names = 0
beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  staff = await world.user(space, 'staff')
})
afterAll(() => world.close())

function aTag(name: string, parent?: string, type = 'branche'): Promise<string> {
  return world.make({ _type: 'tag', name, type }, parent, staff)
}

async function aTagged(tag: string, parent = space): Promise<string> {
  names += 1
  const lead = await world.lead(parent, { name: `Gelegenheid ${names}` })
  await staff.link({ edge: 'TAGS', parent: lead, child: tag, props: {} })
  return lead
}

const found = (q: string, me = staff) => world.find(me, { q, feed: 'lead' })

describe('the words of what carries a tag', () => {
  it('D8.3: a tag with another name is found by that name, and no longer by the old one', async () => {
    const tag = await aTag('Poffertjeskramen')
    const other = await aTag('Nachtzaken')
    const lead = await aTagged(tag)
    await staff.link({ edge: 'TAGS', parent: lead, child: other, props: {} })
    const { _version } = await world.read(lead)
    expect(await found('poffertjeskramen')).toEqual([lead])
    await staff.update({ id: tag, fields: { name: 'Wafelhuizen' } })
    expect(await found('wafelhuizen')).toEqual([lead])
    expect(await found('nachtzaken')).toEqual([lead])
    expect(await found('poffertjeskramen')).toEqual([])
    // D2.3: nobody's edit of the lead is refused for it.
    await staff.update({ id: lead, fields: { employees: 3 }, version: Number(_version) })
    expect(await found('wafelhuizen')).toEqual([lead])
  })

  it('D2.5: a tag that is thrown away takes its branch and its words along, and brings them back', async () => {
    const top = await aTag('Drijvend')
    const below = await aTag('Pannenkoekenboten', top)
    const lead = await aTagged(below)
    await staff.remove(top)
    expect(await found('pannenkoekenboten')).toEqual([])
    expect(await world.find(staff, { tags: [below] })).toEqual([])
    await expect(world.read(below)).rejects.toMatchObject({ code: 'missing' })
    await staff.restore(top)
    expect(await found('pannenkoekenboten')).toEqual([lead])
    expect(await world.find(staff, { tags: [top] })).toEqual([lead])
  })

  it('D7: a supplier finds an anonymous dossier by the new name of its branche, and by no category', async () => {
    const branche = await aTag('Zeilmakerijen')
    const supplier = await world.supplier(space)
    const asUser = await world.user(supplier, 'suppliers')
    const dossier = await world.dossier(await world.lead(space))
    await staff.link({ edge: 'TAGS', parent: dossier, child: branche, props: {} })
    await world.match(dossier, supplier, { $visible: true })
    expect(await world.find(asUser, { q: 'zeilmakerijen', feed: 'dossier' })).toEqual([dossier])
    await staff.update({ id: branche, fields: { name: 'Tentenmakerijen' } })
    expect(await world.find(asUser, { q: 'tentenmakerijen', feed: 'dossier' })).toEqual([dossier])
    expect(await world.find(asUser, { q: 'zeilmakerijen', feed: 'dossier' })).toEqual([])
    await staff.update({ id: branche, fields: { type: 'category' } })
    expect(await world.find(asUser, { q: 'tentenmakerijen', feed: 'dossier' })).toEqual([])
    expect(await world.find(staff, { q: 'tentenmakerijen', feed: 'dossier' })).toEqual([dossier])
  })

  it('D8.3: a rename inside a transaction of many writes counts as well', async () => {
    const tag = await aTag('Schaapskooien')
    const lead = await aTagged(tag)
    await world.store.together(async (inner) => {
      await inner.as(staff.viewer).update({ id: tag, fields: { name: 'Koeienstallen' } })
    })
    expect(await found('koeienstallen')).toEqual([lead])
  })
})

describe('the tree', () => {
  it('D8.6: no tag hangs below itself, nor in the tree of another type', async () => {
    const top = await aTag('Boven')
    const below = await aTag('Onder', top)
    const category = await aTag('Elders', undefined, 'category')
    await expect(staff.update({ id: top, fields: { parent: below } })).rejects.toMatchObject({ code: 'invalid' })
    await expect(staff.update({ id: top, fields: { parent: top } })).rejects.toMatchObject({ code: 'invalid' })
    await expect(staff.update({ id: below, fields: { parent: category } })).rejects.toMatchObject({ code: 'invalid' })
    await expect(aTag('Vreemd', category)).rejects.toMatchObject({ code: 'invalid' })
    await staff.update({ id: below, fields: { parent: null } })
    expect((await world.read(below)).parent).toBeUndefined()
  })

  it('D8.6: two tags that are moved under each other at the same moment do not both arrive', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [left, right] = [await aTag(`Links ${round}`), await aTag(`Rechts ${round}`)]
      const moves = await Promise.allSettled([
        staff.update({ id: left, fields: { parent: right } }),
        staff.update({ id: right, fields: { parent: left } }),
      ])
      expect(moves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    }
  })

  it('D6: only staff and super users write it', async () => {
    const tag = await aTag('Van ons')
    for (const role of ['suppliers', 'endusers', 'members']) {
      const place = role === 'suppliers' ? await world.supplier(space) : await world.lead(space)
      const asUser = await world.user(place, role)
      await expect(asUser.update({ id: tag, fields: { name: 'Van mij' } })).rejects.toMatchObject({ code: 'forbidden' })
      await expect(asUser.remove(tag)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(asUser.create({ item: { _type: 'tag', name: 'Nieuw', type: 'branche' } })).rejects.toMatchObject({
        code: 'forbidden',
      })
    }
  })
})

describe('counts per tag', () => {
  interface Count {
    readonly _id: string
    readonly count: number
    readonly total: number
  }
  const countsOf = async (me: ViewerStore): Promise<Count[]> => JSON.parse(await me.tagCounts())

  it('D6: for everyone they are what a search by that tag finds, and nothing of others shows in them', async () => {
    const top = await aTag('Gasten')
    const below = await aTag('Slapers', top)
    const category = await aTag('Vaste klant', undefined, 'category')
    const elsewhere = await world.space()
    const stranger = await world.user(elsewhere, 'staff')
    const lead = await aTagged(below)
    await staff.link({ edge: 'TAGS', parent: lead, child: top, props: {} })
    await aTagged(top)
    const theirs = await world.lead(elsewhere)
    await stranger.link({ edge: 'TAGS', parent: theirs, child: below, props: {} })
    const supplier = await world.supplier(space)
    const buyer = await world.user(lead, 'endusers')
    const seller = await world.user(supplier, 'suppliers')
    const dossier = await world.dossier(lead)
    for (const tag of [below, category]) await staff.link({ edge: 'TAGS', parent: dossier, child: tag, props: {} })
    await world.match(dossier, supplier, { $visible: true })

    expect((await countsOf(staff)).find(({ _id }) => _id === top)).toEqual({ _id: top, count: 2, total: 3 })
    expect((await countsOf(seller)).map(({ _id }) => _id)).not.toContain(category)
    for (const me of [staff, stranger, buyer, seller, world.system]) {
      const counts = await countsOf(await world.as(me.viewer._id).catch(() => me))
      for (const tag of [top, below, category]) {
        const { length } = await world.find(me, { tags: [tag] })
        expect([me.viewer.kind, tag, counts.find(({ _id }) => _id === tag)?.total ?? 0]).toEqual([
          me.viewer.kind,
          tag,
          length,
        ])
      }
    }
  })
})
