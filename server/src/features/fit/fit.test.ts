import { Forbidden, Missing } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import { saveAnswers } from '../../store/write/answers.ts'
import { loadRequirementSets } from '../../store/write/requirementSets.ts'
import { saveRequirements } from '../../store/write/requirements.ts'
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

/** Does something so many days later, and goes back. */
async function later(days: number, act: () => Promise<void>): Promise<void> {
  const before = world.now
  world.now = new Date(before.getTime() + days * 86_400_000)
  await act()
  world.now = before
}

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
    await expect(listFit(await world.as(supplier.viewer._id), dossier)).rejects.toThrow(Forbidden)
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
      'requirementsUnknown',
      'sizeServed',
      'resultsNone',
      'regionServed',
      'loadFree',
      'responseNone',
    ])
    expect(reasonsOf(ranked, kin)).toEqual([
      'softwareProduct',
      'brancheRelated',
      'requirementsUnknown',
      'sizeNext',
      'resultsNone',
      'regionNotSaid',
      'loadAssumed',
      'responseNone',
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

  it('F1.9: holds the profile of a supplier against the requirements of the dossier, as long as it needs no confirming', async () => {
    const asking = await world.dossier(await world.lead(space), { name: 'ERP' })
    const staff = await world.user(space, 'staff')
    const supplier = await world.supplier(space, { kinds: [{ kind: 'ERP' }] })
    const seller = await world.user(supplier, 'suppliers')
    const reason = async () => {
      const found = (await listFit(staff, asking)).find((row) => row._id === supplier)
      const { code, points, params } = found?.reasons.find(({ criterion }) => criterion === 'requirements') ?? {}
      return [code, points, params?.yes, params?.count, params?.unknown]
    }
    expect(await reason()).toEqual(['requirementsUnknown', 0, undefined, undefined, undefined])
    await loadRequirementSets(staff, space, undefined)
    expect((await reason())[0], 'the published set stands in').toBe('requirementsNotSaid')
    const row = { group: 105, level: 'must', proof: 'demo' } as const
    await saveRequirements(staff, asking, {
      rows: [
        { ...row, nl: 'Zwaar', weight: 4 },
        { ...row, nl: 'Licht', weight: 1 },
      ],
      remove: [],
    })
    await saveAnswers(seller, supplier, [
      { key: 'X-01', value: 'yes' },
      { key: 'GEN-01', value: 'no' },
    ])
    expect(await reason()).toEqual(['requirementsKnown', 13.5, 1, 2, 1])
    await later(400, async () => {
      expect(await reason(), 'over twelve months old').toEqual(['requirementsNotSaid', 7.5, undefined, 2, undefined])
    })
  })

  it('F1.9: of a supplier with several products the best one counts, with what holds for all, and never a mixture', async () => {
    const asking = await world.dossier(await world.lead(space), { name: 'ERP' })
    const staff = await world.user(space, 'staff')
    const supplier = await world.supplier(space, { kinds: [{ kind: 'ERP' }] })
    const seller = await world.user(supplier, 'suppliers')
    const made = (name: string) => world.make({ _type: 'software', name, $role: 'Maakt' }, supplier)
    const [bar, desk] = [await made('Kassa voor bars'), await made('Kassa voor balies')]
    const row = { group: 105, level: 'must', proof: 'demo', weight: 1 } as const
    await saveRequirements(staff, asking, {
      rows: ['Een', 'Twee', 'Drie'].map((nl) => ({ ...row, nl })),
      remove: [],
    })
    const reason = async () => {
      const found = (await listFit(staff, asking)).find(({ _id }) => _id === supplier)
      const { points, params } = found?.reasons.find(({ criterion }) => criterion === 'requirements') ?? {}
      return [points, params?.yes, params?.unknown]
    }
    await saveAnswers(seller, supplier, [
      { key: 'X-02', value: 'no', product: bar },
      { key: 'X-01', value: 'no', product: desk },
    ])
    await saveAnswers(seller, supplier, [
      { key: 'X-01', value: 'yes', product: bar },
      { key: 'X-02', value: 'yes', product: desk },
    ])
    expect(await reason()).toEqual([7.5, 1, 1])
    // What holds for all stands where a product says nothing of its own.
    await saveAnswers(seller, supplier, [
      { key: 'X-02', value: 'yes' },
      { key: 'X-03', value: 'yes' },
    ])
    expect(await reason()).toEqual([10, 2, 0])
  })

  it('F7.5: counts earlier matches about other software, or of over three years ago, for half', async () => {
    const staff = await world.user(space, 'staff')
    const supplier = await world.supplier(space)
    const won = ['offered', 'delivered', 'match', 'won'] as const
    const lead = await world.lead(space)
    await world.match(await world.dossier(lead, { name: 'ERP' }), supplier, {}, [...won])
    await world.match(await world.dossier(lead, { name: 'CRM' }), supplier, {}, [...won])
    const results = async () => {
      const found = (await listFit(staff, dossier)).find((row) => row._id === supplier)
      const { points, params } = found?.reasons.find(({ criterion }) => criterion === 'results') ?? {}
      return [points, params?.other]
    }
    expect(await results()).toEqual([7.143, 1])
    await later(3 * 366, async () => expect(await results()).toEqual([6.667, 2]))
  })

  it('D19.10: how soon a supplier decides on offers is told from matches that the viewer reads', async () => {
    const staff = await world.user(space, 'staff')
    const supplier = await world.supplier(space)
    const mine = await world.match(await world.dossier(await world.lead(space)), supplier, {}, ['offered'])
    const away = await world.match(await world.dossier(await world.lead(await world.space())), supplier, {}, [
      'offered',
    ])
    const response = async () => {
      const found = (await listFit(staff, dossier)).find((row) => row._id === supplier)
      const { code, params } = found?.reasons.find(({ criterion }) => criterion === 'response') ?? {}
      return [code, params?.days, params?.count]
    }
    expect(await response()).toEqual(['responseNone', undefined, undefined])
    await later(3, async () => {
      await world.status(mine, 'reserved')
      await world.status(away, 'dismissed')
    })
    expect(await response()).toEqual(['responseKnown', 3, 1])
  })
})
