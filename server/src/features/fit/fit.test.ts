import { Forbidden, Missing } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import { listFit } from './fit.ts'

let world: World
let space: string
let dossier: string
let lead: string

beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  lead = await world.lead(space, { employees: 12, address: { zipcode: '3511 AB', city: 'Utrecht' } })
  dossier = await world.dossier(lead, { name: 'ERP' })
})
afterAll(() => world.close())

const reasonsOf = (ranked: Awaited<ReturnType<typeof listFit>>, id: string) =>
  ranked.find((row) => row._id === id)?.reasons.map((reason) => reason.code)

describe('ranking suppliers for a dossier', () => {
  it('D19.10: is for the knowledge centre alone, and only what the viewer reads is ranked', async () => {
    const staff = await world.user(space, 'staff')
    const other = await world.space()
    const here = await world.supplier(space)
    const elsewhere = await world.supplier(other)
    const ids = (await listFit(staff, dossier)).map((row) => row._id)
    expect(ids).toContain(here)
    expect(ids).not.toContain(elsewhere)
    expect((await listFit(world.system, dossier)).map((row) => row._id)).toContain(elsewhere)

    const outsider = await world.user(other, 'staff')
    await expect(listFit(outsider, dossier)).rejects.toThrow(Missing)
    const enduser = await world.user(lead, 'endusers')
    await expect(listFit(enduser, dossier)).rejects.toThrow(Forbidden)
    const supplier = await world.user(here, 'suppliers')
    await expect(listFit(supplier, dossier)).rejects.toThrow(Missing)
    await world.match(dossier, here, { $visible: true })
    await expect(listFit(await world.eyes(supplier.viewer._id), dossier)).rejects.toThrow(Forbidden)
    await expect(listFit(staff, 'lead/unknown')).rejects.toThrow(Missing)
  })

  it('D7: says for each supplier why: software, branche, size, province, results and load', async () => {
    const horeca = await world.make({ _type: 'tag', name: 'Horeca', type: 'branche' })
    const restaurants = await world.make({ _type: 'tag', name: 'Restaurants', type: 'branche', parent: horeca })
    const hotels = await world.make({ _type: 'tag', name: 'Hotels', type: 'branche', parent: horeca })
    await world.system.link({ edge: 'TAGS', parent: lead, child: restaurants, props: {} })
    const good = await world.supplier(space, {
      kinds: [{ kind: 'ERP' }],
      sizes: [{ size: '10–49' }],
      regions: [{ province: 'Utrecht' }],
      capacity: 3,
    })
    await world.system.link({ edge: 'TAGS', parent: good, child: restaurants, props: {} })
    const kin = await world.supplier(space, { sizes: [{ size: '50–249' }], address: { zipcode: '8911 AB' } })
    await world.system.link({ edge: 'TAGS', parent: kin, child: hotels, props: {} })
    const product = await world.make({ _type: 'software', name: 'Kassamaat', kinds: [{ kind: 'ERP' }] })
    await world.system.link({ edge: 'SOFTWARE', parent: kin, child: product, props: { $role: 'Maakt' } })
    const full = await world.supplier(space, { kinds: [{ kind: 'CRM' }], capacity: 0, accepts: false })

    const ranked = await listFit(world.system, dossier)
    expect(ranked[0]).toMatchObject({ _id: good, matched: false, accepts: true, max: 100 })
    expect(reasonsOf(ranked, good)).toEqual([
      'softwareServed',
      'brancheSame',
      'sizeServed',
      'regionServed',
      'resultsNone',
      'loadFree',
    ])
    expect(reasonsOf(ranked, kin)).toEqual([
      'softwareProduct',
      'brancheRelated',
      'sizeNext',
      'regionNotSaid',
      'resultsNone',
      'loadAssumed',
    ])
    expect(reasonsOf(ranked, full)?.[0]).toBe('notAccepting')
    expect(ranked.at(-1)?._id).toBe(full)
  })

  it('D19.10: counts only the outcomes of matches that the viewer reads', async () => {
    const staff = await world.user(space, 'staff')
    const supplier = await world.supplier(space)
    const mine = await world.dossier(await world.lead(space))
    const away = await world.dossier(await world.lead(await world.space()))
    await world.match(mine, supplier, {}, ['offered', 'delivered', 'match', 'won'])
    await world.match(away, supplier, {}, ['offered', 'dismissed'])
    await world.match(dossier, supplier)

    const asStaff = (await listFit(staff, dossier)).find((row) => row._id === supplier)
    expect(asStaff?.matched).toBe(true)
    expect(asStaff?.reasons.find((reason) => reason.criterion === 'results')?.params).toEqual({ good: 1, bad: 0 })
    const asSuper = (await listFit(world.system, dossier)).find((row) => row._id === supplier)
    expect(asSuper?.reasons.find((reason) => reason.criterion === 'results')?.params).toEqual({ good: 1, bad: 1 })
  })
})
