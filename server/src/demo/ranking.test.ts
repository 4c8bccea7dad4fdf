import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked } from '../../test/rankingQueries.ts'
import { World } from '../../test/world.ts'
import type { ViewerStore } from '../store/store.ts'
import { readDemoData } from './demoData.ts'
import { loadVendors } from './openData.ts'

// The real businesses and vendors of the demo, and dossiers whose texts name the businesses: what competes with a name.
let world: World
let staff: ViewerStore
let space: string
beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  staff = await world.user(space, 'staff')
  const { businesses, vendors } = readDemoData()
  const ids = new Map<string, string>()
  const rows = businesses.map(({ name, city, zipcode, employees }) => ({
    item: {
      _type: 'lead',
      name,
      employees,
      address: { city, zipcode },
      website: `https://www.${name.replace(/[^A-Za-z]/g, '').toLowerCase()}.example`,
    },
  }))
  const names = new Map(rows.map((row) => [row, row.item.name]))
  await world.system.createMany(space, rows, {
    onCreated: (row, id) => ids.set(names.get(row as (typeof rows)[number]) ?? '', id),
  })
  await loadVendors(world.system, space, vendors, new Map())
  for (const name of new Set(asked.map(([, wanted]) => wanted))) {
    const lead = ids.get(name)
    if (lead !== undefined)
      await world.dossier(lead, {
        case: `<p>${name} zoekt een kassa, zie www.${name.replace(/\W/g, '').toLowerCase()}.nl</p>`,
      })
  }
  await world.store.analyze()
}, 120_000)
afterAll(() => world.close())

async function found(q: string): Promise<{ _type: string; name: string }[]> {
  return JSON.parse((await staff.search({ q, page: 1, pageSize: 20 })).json)
}

test('D23.8: what one means stands first, also with a typo, as a compound or by a part of it', async () => {
  const places: [query: string, wanted: string, place: number, first: string][] = []
  for (const [q, wanted] of asked) {
    const items = await found(q)
    const place = items.findIndex(({ _type, name }) => name === wanted && _type !== 'dossier') + 1
    places.push([q, wanted, place, items[0]?.name ?? ''])
  }
  const mean = places.reduce((sum, [, , place]) => sum + (place > 0 ? 1 / place : 0), 0) / places.length
  const later = places.filter(([, , place]) => place !== 1)
  expect(places.length).toBeGreaterThanOrEqual(60)
  expect([mean >= 0.95, mean >= 0.95 ? [] : later]).toEqual([true, []])
})

test.each(['chariott', 'hotelchariot', 'hotel chariott', 'hotelchariott', 'chairot', 'hotel-chariot'])(
  'D23.8: %s finds Hotel Chariot first',
  async (q) => {
    expect((await found(q))[0]).toMatchObject({ _type: 'lead', name: 'Hotel Chariot' })
  },
)

test('D23.8: a short word does not find a longer one that only begins alike', async () => {
  await world.organisation(space, { name: 'Pruimen' })
  expect(await found('prul')).toEqual([])
  expect((await found('pruim'))[0]).toMatchObject({ name: 'Pruimen' })
})
