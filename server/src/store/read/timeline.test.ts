import { type ItemInput, Missing } from '@schakel/domain'
import type { TimelineEntry } from '@schakel/domain/calls'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownTimeline } from '../../../test/ownTimeline.ts'
import { runsOf } from '../../../test/runs.ts'
import { World } from '../../../test/world.ts'
import type { ViewerStore } from '../store.ts'
import { readTimeline } from './timeline.ts'

let world: World
beforeAll(async () => {
  world = await World.open()
})
afterAll(() => world.close())

/** All pages of a timeline. */
async function all(me: ViewerStore, item: string, asked: object = {}): Promise<TimelineEntry[]> {
  const found: TimelineEntry[] = []
  for (let before: string | undefined; ; ) {
    const { entries, next } = await readTimeline(me, { item, before, ...asked })
    found.push(...entries)
    if (next === undefined) return found
    before = next
  }
}

interface Place {
  readonly space: string
  readonly lead: string
  readonly suppliers: readonly string[]
  readonly dossiers: readonly string[]
  readonly matches: readonly string[]
  readonly viewers: Readonly<Record<string, ViewerStore>>
}

/** A centre with an end-user, two dossiers and two suppliers, and somebody of each kind. */
async function aPlace(): Promise<Place> {
  const space = await world.space()
  const lead = await world.lead(space)
  const suppliers = [await world.supplier(space), await world.supplier(space)]
  const dossiers = [await world.dossier(lead), await world.dossier(lead, { name: 'CRM' })]
  const matches: string[] = []
  for (const dossier of dossiers)
    for (const [index, supplier] of suppliers.entries())
      matches.push(await world.match(dossier, supplier, index === 0 ? { $visible: true } : {}, ['offered']))
  const member = await world.organisation(space)
  // What is answered and weighed is read with its sheet alone: it stands in no timeline (F1.8, F2.14).
  for (const match of matches) await world.row('answer', match, { key: 'X-01', value: 'yes' })
  for (const dossier of dossiers) await world.row('weighing', dossier, { side: 'lead' })
  const [first = '', second = ''] = suppliers
  const viewers = {
    super: world.system,
    staff: await world.user(space, 'staff'),
    stranger: await world.user(await world.space(), 'staff'),
    supplier: await world.user(first, 'suppliers'),
    supplier2: await world.user(second, 'suppliers'),
    enduser: await world.user(lead, 'endusers'),
    member: await world.user(member, 'members'),
  }
  return { space, lead, suppliers, dossiers, matches, viewers }
}

/** Something that somebody does. Who may not, does nothing. */
type Deed = { readonly by: number; readonly what: number; readonly where: number; readonly waits: boolean }

async function act(place: Place, { by, what, where, waits }: Deed): Promise<void> {
  const { lead, suppliers, dossiers, matches, viewers } = place
  if (waits) world.wait(90_000)
  const one = Object.values(viewers)[by % 7] ?? world.system
  const places = [lead, ...suppliers, ...dossiers, ...matches]
  const at = places[where % places.length] ?? lead
  const match = matches[where % matches.length] ?? lead
  const soon = new Date(world.now.getTime() + (where - 5) * 3_600_000).toISOString()
  const made = (item: ItemInput, parent = at) => one.create({ item, parent })
  const deeds = [
    () => made({ _type: 'comment', text: '<p>Wie belt?</p>' }),
    () => made({ _type: 'activity', name: 'Kennismaken', date: soon }),
    () => made({ _type: 'todo', name: 'Nabellen' }),
    () => made({ _type: 'file', name: 'offerte.pdf', location: 'https://example.org/offerte' }),
    () => made({ _type: 'message', name: 'Welkom' }, [lead, ...suppliers][where % 3]),
    () => made({ _type: 'person', name: `Noor ${where}`, gender: 'female' }),
    () => one.update({ id: at, fields: { name: `Anders ${where}` } }),
    () => one.update({ id: dossiers[where % 2] ?? lead, fields: { users: 10 + where, status: 'intake' } }),
    () => one.update({ id: match, fields: { $visible: where % 2 === 0 } }),
    () => one.update({ id: match, fields: { $visible: true, $open: where % 2 === 0 } }),
    () => one.update({ id: match, fields: { status: 'reserved' } }),
    () => one.remove(match),
  ]
  await deeds[what % deeds.length]?.().catch(() => undefined)
}

const deeds = fc.array(fc.record({ by: fc.nat(6), what: fc.nat(11), where: fc.nat(12), waits: fc.boolean() }), {
  minLength: 12,
  maxLength: 30,
})

const kindsOf = (entries: readonly TimelineEntry[]) => [...new Set(entries.map(({ kind }) => kind))].sort()

describe('the timeline', () => {
  it('D6: a page begins after an entry, so that what is written meanwhile is neither told twice nor moves anything', async () => {
    const { lead, viewers } = await aPlace()
    const { staff = world.system } = viewers
    // All of one moment, so that their names alone tell them apart.
    const say = (count: number) =>
      staff.createMany(
        lead,
        Array.from({ length: count }, (_, nr) => ({ item: { _type: 'comment', text: `<p>${nr}</p>` } })),
      )
    await say(60)
    const whole = (await all(staff, lead)).map(({ _id }) => _id)
    const first = await readTimeline(staff, { item: lead })
    world.wait(1000)
    await say(4)
    const rest = await all(staff, lead, { before: first.next })
    expect([...first.entries, ...rest].map(({ _id }) => _id)).toEqual(whole)
    expect(new Set(whole).size).toBe(whole.length)
  })

  it('D6: a status that came with a note of super users looks to others as one that came without', async () => {
    const { dossiers, matches, viewers } = await aPlace()
    const [plain = '', noted = ''] = matches
    world.wait(1000)
    await world.system.update({ id: plain, fields: { status: 'delivered' } })
    await world.system.update({ id: noted, fields: { status: 'delivered', matchnote: 'Niet hardop' } })
    const kindsAt = async (me: ViewerStore, id: string) =>
      (await all(me, dossiers[0] ?? ''))
        .filter((entry) => entry.item._id === id && entry.at === world.now.toISOString())
        .map(({ kind }) => kind)
    const { staff = world.system } = viewers
    expect(await kindsAt(staff, noted)).toEqual(await kindsAt(staff, plain))
    expect(await kindsAt(world.system, noted)).toContain('change')
  })

  it('D6: a place or a time that no calendar has is no fault', async () => {
    const { lead, viewers } = await aPlace()
    const { staff = world.system } = viewers
    const first = await readTimeline(staff, { item: lead })
    for (const before of ['2026-02-31T00:00:00.000Z change|1', '0000-01-01T00:00:00.000Z change|1', 'x'])
      expect(await readTimeline(staff, { item: lead, before })).toEqual(first)
    expect(await readTimeline(staff, { item: lead, from: '0000-01-01T00:00:00Z' })).toEqual(first)
  })

  it('D6: super users narrow it by person as well', async () => {
    const { lead, viewers } = await aPlace()
    const { staff = world.system, super: root = world.system } = viewers
    world.wait(1000)
    await staff.update({ id: lead, fields: { name: 'Anders' } })
    const found = await all(root, lead, { by: staff.viewer._id })
    expect(found.map(({ kind, by }) => [kind, by?._id])).toEqual([['change', staff.viewer._id]])
  })

  it('D6: is narrowed by kind, by person, by field and by time', async () => {
    const { lead, dossiers, viewers } = await aPlace()
    const { staff = world.system, enduser = world.system } = viewers
    const [dossier = ''] = dossiers
    world.wait(3_600_000)
    const from = world.now.toISOString()
    await world.make({ _type: 'comment', text: '<p>Wie belt?</p>' }, dossier, enduser)
    await staff.update({ id: dossier, fields: { users: 44, status: 'intake' } })
    const later = await all(staff, lead, { from })
    expect(kindsOf(later)).toEqual(['change', 'comment', 'status'])
    expect(later.find(({ kind }) => kind === 'status')).toMatchObject({
      status: 'intake',
      from: 'request',
      item: { _id: dossier },
    })
    expect(later.find(({ kind }) => kind === 'change')?.line?.fields).toEqual([
      { name: 'users', before: 12, after: 44 },
    ])
    expect(kindsOf(await all(staff, lead, { from, by: enduser.viewer._id }))).toEqual(['comment'])
    expect(kindsOf(await all(staff, lead, { kinds: ['status', 'disclosure'] }))).toEqual(['disclosure', 'status'])
    expect(kindsOf(await all(staff, dossier, { field: 'users' }))).toEqual(['change'])
    const old = await all(staff, lead, { until: from })
    expect(old.length + later.length).toBe((await all(staff, lead)).length)
  })

  it('D6, D7: the log is for the centre alone, and before disclosure no name of the lead comes to a supplier', async () => {
    const { lead, dossiers, matches, viewers } = await aPlace()
    const { supplier = world.system, supplier2 = world.system, enduser = world.system } = viewers
    const [dossier = ''] = dossiers
    const [match = ''] = matches
    await world.make({ _type: 'comment', text: '<p>Wanneer kan het?</p>' }, match, enduser)
    await world.make({ _type: 'comment', text: '<p>Alleen voor ons</p>' }, dossier, enduser)
    const text = JSON.stringify(await all(supplier, dossier))
    expect(text).toContain('Wanneer kan het?')
    for (const hidden of ['Alleen voor ons', 'Zilvermeeuw', lead, enduser.viewer._id])
      expect(text).not.toContain(hidden)
    expect(kindsOf(await all(supplier, dossier))).toEqual(['comment', 'status'])
    expect(kindsOf(await all(enduser, lead))).toEqual(['comment', 'status'])
    await world.system.update({ id: match, fields: { $open: true } })
    expect(kindsOf(await all(enduser, lead))).toEqual(['comment', 'disclosure', 'status'])
    await world.system.update({ id: match, fields: { $open: false } })
    for (const row of await all(world.system, lead)) expect(row.item._type).not.toMatch(/answer|weighing/)
    await expect(readTimeline(supplier, { item: lead })).rejects.toThrow(Missing)
    await expect(readTimeline(supplier2, { item: dossier })).rejects.toThrow(Missing)
    expect(await all(supplier, dossier, { by: enduser.viewer._id })).toEqual([])
  })

  it('D19.6: what has no timeline is not found', async () => {
    const { space } = await aPlace()
    for (const item of [space, 'lead/nooit', 'zomaar']) {
      await expect(readTimeline(world.system, { item })).rejects.toThrow(Missing)
    }
  })

  it('D6, D7: is what each viewer finds in the items one by one, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, async (done) => {
        const place = await aPlace()
        for (const deed of done) await act(place, deed)
        for (const [name, old] of Object.entries(place.viewers)) {
          const me = name === 'super' ? old : await world.as(old.viewer._id)
          for (const item of [place.lead, ...place.suppliers, ...place.dossiers, ...place.matches]) {
            const [told, found] = await Promise.all([
              all(me, item).catch(() => 'missing'),
              ownTimeline(world, me, item).catch(() => 'missing'),
            ])
            const ids = Array.isArray(told) ? told.map(({ _id, at }) => `${at} ${_id}`) : told
            expect(ids, `${name} on ${item}`).toEqual(found)
          }
        }
      }),
      { numRuns: runsOf(3), endOnFailure: true },
    )
  }, 240_000)
})

it('D8.4: a remark or message dated ahead stands where it was made, and is kept as of now', async () => {
  const { matches, dossiers, viewers } = await aPlace()
  const { supplier, staff } = viewers
  const [match = '', dossier = ''] = [matches[0], dossiers[0]]
  if (!supplier || !staff) throw new Error('nobody there')
  const date = '2099-01-01T00:00:00.000Z'
  const said = await world.make({ _type: 'comment', text: '<p>Bovenaan</p>', date }, match, supplier)
  const now = world.now.toISOString()
  expect(await world.read(said)).toMatchObject({ date: now })
  // One of before.
  await world.database.query(`update items set fields = fields || jsonb_build_object('date', $2::text) where id = $1`, [
    said,
    date,
  ])
  const entry = (await all(staff, dossier)).find(({ item }) => item._id === said)
  expect(entry).toMatchObject({ kind: 'comment', at: now })
})
