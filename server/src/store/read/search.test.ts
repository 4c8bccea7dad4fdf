import { Missing } from '@schakel/domain'
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

describe('searching', () => {
  it('D8.3: exact name first, then name prefix, then a word of the name, then other fields', async () => {
    const names = ['Zwaluw', 'Zwaluwnest aan Zee', 'Café De Zwaluw', 'Bistro Elders']
    const ids: string[] = []
    for (const name of [...names].reverse()) {
      ids.unshift(
        await world.lead(space, { name, ...(name === 'Bistro Elders' ? { description: 'Naast de zwaluw' } : {}) }),
      )
    }
    expect(await world.find(staff, { q: 'zwaluw' })).toEqual(ids)
  })

  it.each([
    ['a prefix', 'Pannenkoekenhuis', 'pannenk'],
    ['an accent', 'Crèmerie Señor', 'cremerie senor'],
    ['accents where there are none', 'Movenpick', 'mövenpick'],
    ['a part inside a compound', 'Visrestaurant', 'restaurant'],
    ['the Dutch stem', 'Reserveringen', 'reservering'],
    ['the English stem', 'Bookings', 'booking'],
    ['a small typo', 'Poffertjeskraam', 'pofertjeskraam'],
    ['another order of words', 'Herberg Oude Poort', 'poort herberg'],
  ])('D8.3: finds by %s', async (_, name, q) => {
    const id = await world.lead(space, { name: `${name} Kwikzilver` })
    expect(await world.find(staff, { q })).toContain(id)
  })

  it('D8.3: finds by city, website, e-mail, phone, tag and the text of a dossier', async () => {
    const lead = await world.lead(space, {
      address: { city: 'Grijpskerk' },
      website: 'https://www.schuimkraag.example',
      email: 'balie@tapkast.example',
      phone: '0594 212121',
    })
    const dossier = await world.dossier(lead, { case: '<p>Wij werken met <u>bonnenprikkers</u></p>' })
    const tag = await world.make({ _type: 'tag', name: 'Theehuizen', type: 'branche' })
    await staff.link({ edge: 'TAGS', parent: lead, child: tag, props: {} })
    for (const q of ['grijpsk', 'schuimkraag', 'tapkast.example', '0594 212121', '+31594212121', 'theehuizen']) {
      expect(await world.find(staff, { q, feed: 'lead' }), q).toEqual([lead])
    }
    expect(await world.find(staff, { q: 'bonnenprikker' })).toEqual([dossier])
    await staff.unlink({ edge: 'TAGS', parent: lead, child: tag })
    expect(await world.find(staff, { q: 'theehuizen', feed: 'lead' })).toEqual([])
  })

  it('D8.3, D4.1: a phone number is found however one writes it', async () => {
    const lead = await world.lead(space, { phone: '020 555 4567' })
    const written = [
      '+31 20 555 4567',
      '+31 (0)20 555 4567',
      '0031205554567',
      '+31205554567',
      '020 5554567',
      '020-555 45 67',
    ]
    for (const q of written) expect([q, await world.find(staff, { q })]).toEqual([q, [lead]])
  })

  it('D19.6: fewer than two characters and no filter answer nothing; without words the filters list', async () => {
    expect(await staff.search({ page: 1, pageSize: 50, q: 'z' })).toEqual({ json: '[]', total: 0, isEstimate: false })
    expect((await world.find(staff, { q: '', feed: 'lead' })).length).toBeGreaterThan(0)
  })

  it.each(["'", '%', '_', '\\', 'a & b', "o'hara:*", '(', '!!', '<->', 'x'.repeat(5000), '\u{1F37D}️', 'null', '*'])(
    'D8.3: any text may be searched for: %s',
    async (q) => {
      await expect(staff.search({ page: 1, pageSize: 50, q })).resolves.toHaveProperty('total')
    },
  )

  it('D8.3: filters by type, status, parent at any depth and tag below a tag', async () => {
    const inner = await world.space({}, space)
    const lead = await world.lead(inner)
    const person = await world.person(lead)
    await world.status(lead, 'prospect')
    expect(await world.find(staff, { feed: 'lead', status: 'prospect' })).toEqual([lead])
    expect(await world.find(staff, { parent: inner })).toEqual(expect.arrayContaining([lead, person]))
    expect(await world.find(staff, { parent: inner })).toHaveLength(2)
    expect(await world.find(staff, { parent: lead })).toEqual([person])
    expect(await world.find(staff, { feed: 'CONTACTS', parent: inner })).toEqual([person])
    const top = await world.make({ _type: 'tag', name: 'Horeca', type: 'branche' })
    const below = await world.make({ _type: 'tag', name: 'Lunchroom', type: 'branche', parent: top })
    await staff.link({ edge: 'TAGS', parent: lead, child: below, props: {} })
    expect(await world.find(staff, { tags: [top] })).toEqual([lead])
    expect(await world.find(staff, { feed: 'nonsense' })).toEqual([])
    expect(await world.find(staff, { parent: 'lead/nergens' })).toEqual([])
  })

  it('D8.3: pages follow one another without a gap or a double, and the total counts them all', async () => {
    const inner = await world.space({}, space)
    const made: string[] = []
    for (let n = 0; n < 7; n += 1) made.push(await world.lead(inner, { name: `Paviljoen ${n}` }))
    for (const query of [{ feed: 'lead', sort: 'name' as const }, { q: 'paviljoen' }]) {
      const found: string[] = []
      for (let page = 1; page <= 3; page += 1) {
        const answer = await staff.search({ ...query, parent: inner, page, pageSize: 3 })
        expect(answer).toMatchObject({ total: 7, isEstimate: false })
        found.push(...JSON.parse(answer.json).map((item: { _id: string }) => item._id))
      }
      expect(found).toEqual(made)
    }
  })

  it('D6: users are found by super users alone, and every account finds only its own world', async () => {
    const elsewhere = await world.user(await world.space(), 'staff')
    const admin = await world.user(space, 'admin', { _feed: 'ROOT' })
    expect(await world.find(staff, { feed: 'user' })).toEqual([])
    expect(await world.find(admin, { feed: 'user' })).toContain(elsewhere.viewer._id)
    expect(await elsewhere.search({ page: 1, pageSize: 50, feed: 'lead' })).toMatchObject({ json: '[]', total: 0 })
  })
})

describe('walking and telling', () => {
  it('D8.5, D19.6: list walks between two depths, each item once at its least distance, never the start', async () => {
    const top = await world.space({}, space)
    const inner = await world.space({}, top)
    const lead = await world.lead(inner)
    await world.system.link({ edge: 'MEMBERS', parent: top, child: lead, props: {} })
    const person = await world.person(lead)
    const rows = async (from: number, depth: number) =>
      JSON.parse(await staff.list({ space: top, from, depth })).map((item: { _id: string; $role: string }) => [
        item._id,
        item.$role,
      ])
    expect(await rows(1, 1)).toEqual(
      [
        [lead, 'Eindgebruiker'],
        [inner, 'Space'],
      ].sort(),
    )
    expect(await rows(2, 3)).toEqual([[person, 'Contact']])
  })

  it('D8.4: activities tell what happened last, by own date when past and else by last change', async () => {
    const inner = await world.space({}, space)
    const lead = await world.lead(inner)
    const past = await world.make({ _type: 'activity', name: 'Kennismaking', date: '2026-01-05T10:00:00Z' }, lead)
    const coming = await world.make({ _type: 'activity', name: 'Vervolggesprek', date: '2026-12-05T10:00:00Z' }, lead)
    world.wait(60_000)
    await staff.update({ id: lead, fields: { employees: 8 } })
    const ids = JSON.parse(await staff.activities({ parent: inner, page: 1, pageSize: 50 })).map(
      (item: { _id: string }) => item._id,
    )
    expect(ids).toEqual([lead, coming, past])
  })

  it('D8.7: a deep read goes down, and over a match not on to all other matches', async () => {
    const lead = await world.lead(space)
    const [first, second] = [await world.dossier(lead), await world.dossier(lead)]
    const supplier = await world.supplier(space)
    for (const dossier of [first, second]) await world.match(dossier, supplier)
    const person = await world.person(lead)
    const seen = await world.read(first, staff, 5)
    expect(seen).toMatchObject({ _parents: [{ _id: lead }], _matches: [{ _id: supplier, $status: 'registered' }] })
    expect(JSON.stringify(seen)).not.toContain(second)
    expect(JSON.stringify(seen)).not.toContain(person)
    const deep = await world.read(lead, staff, 2)
    expect(deep).toMatchObject({ _dossiers: [{ _matches: [{ _id: supplier }] }, { _matches: [{ _id: supplier }] }] })
  })

  it('D6: nothing is listed under what one does not see', async () => {
    const lead = await world.lead(await world.space())
    for (const space of [lead, 'lead/nergens'])
      await expect(staff.list({ space, from: 1, depth: 5 })).rejects.toThrow(Missing)
  })

  it('D8.6: tags gives the whole tree, flat, with parents', async () => {
    const top = await world.make({ _type: 'tag', name: 'Gastvrijheid', type: 'category' })
    const below = await world.make({ _type: 'tag', name: 'Ontvangst', type: 'category', parent: top })
    const tags: { _id: string; parent?: string }[] = JSON.parse(await staff.tags())
    expect(tags.find((tag) => tag._id === below)).toMatchObject({ parent: top, name: 'Ontvangst' })
  })
})
