import {
  amountsFor,
  arrayOf,
  fold,
  isEstimate,
  optionalText,
  propertyOf,
  shownAmounts,
  type TypeName,
  type WhereField,
} from '@schakel/domain'
import { provinceOf } from '@schakel/domain/anonymity'
import { dayAt } from '@schakel/domain/planning'
import {
  groupingOf,
  isReport,
  labelOfGroup,
  narrowedBy,
  periodOfDay,
  type Report,
  reportGroupings,
  reportMeasures,
  reportNumbers,
  reportSteps,
  rulesOfGroup,
} from '@schakel/domain/reports'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ReadItems, whereHolds } from '../../../test/whereHolds.ts'
import { World } from '../../../test/world.ts'
import type { ViewerStore } from '../store.ts'
import { readReport } from './reports.ts'
import { readStatusCounts } from './statusCounts.ts'

const types = ['lead', 'supplier', 'person', 'dossier', 'match', 'todo'] as const satisfies readonly TypeName[]
const DAY_MS = 86_400_000

let world: World
let viewers: Readonly<Record<string, ViewerStore>>

beforeAll(async () => {
  world = await World.open()
  const centre = await world.space()
  const north = await world.space({}, centre)
  const horeca = await world.make({ _type: 'tag', name: 'Horeca', type: 'branche' }, centre)
  const hotels = await world.make(
    { _type: 'tag', name: 'Hotels', name_en: 'Stays', type: 'branche', parent: horeca },
    centre,
  )
  const urgent = await world.make({ _type: 'tag', name: 'Haast', type: 'category' }, centre)
  const suppliers = [
    await world.supplier(north, { name: 'Kassa & Zo' }),
    await world.supplier(centre, { name: 'KASSA & Zo' }),
  ]
  const staff = await world.user(north, 'staff')
  const atIntake: string[] = []
  const cities = ['Útrecht', 'utrecht', undefined, 'Zeist']
  const zipcodes = ['3511 AA', '1012 AB', '9999', '9711 LM', 'B-2000']
  for (let n = 0; n < 8; n += 1) {
    const city = cities[n % cities.length]
    const lead = await world.lead(n % 3 === 0 ? centre : north, {
      employees: 3 * n + 1,
      ...(city ? { address: { city, zipcode: zipcodes[n % zipcodes.length] } } : {}),
    })
    // A month ends in Amsterdam before it does in UTC.
    const at = new Date(Date.UTC(2025, 3 * n, 31, 22, 30)).toISOString()
    const dossier = await world.make(
      {
        _type: 'dossier',
        name: n % 2 ? 'CRM' : 'ERP',
        date: at,
        users: 10 * n + 1,
        ...(n % 3 ? { selection_date: at.slice(0, 10) } : {}),
        ...(n % 4 ? { price: 100 * n } : {}),
      },
      lead,
    )
    for (const [every, tag] of [
      [2, hotels],
      [3, urgent],
      [5, horeca],
    ] as const)
      if (n % every === 0) await world.system.link({ edge: 'TAGS', parent: dossier, child: tag, props: {} })
    if (n % 2) await world.status(dossier, 'intake')
    if (n % 2) atIntake.push(dossier)
    if (n % 2) await world.system.link({ edge: 'OWNERS', parent: dossier, child: staff.viewer._id, props: {} })
    if (n === 3) await world.system.link({ edge: 'OWNERS', parent: dossier, child: north, props: {} })
    await world.make({ _type: 'todo', name: 'Nabellen', due: at, done: n % 2 === 0 }, dossier)
    for (const [place, supplier] of suppliers.entries())
      if (n % (place + 2) === 0) await world.match(dossier, supplier, { $visible: n % 2 === 0, $license: 50 * n })
    world.wait(40 * DAY_MS)
  }
  // A plan is no step that was taken.
  const later = new Date(world.now.getTime() + 5 * DAY_MS).toISOString()
  for (const [n, dossier] of atIntake.entries())
    await world.status(dossier, 'match', world.system, n === 0 ? later : undefined)
  viewers = {
    super: await world.user(centre, 'admin', { _feed: 'ROOT' }),
    centre: await world.user(centre, 'staff'),
    north: staff,
  }
})
afterAll(() => world.close())

/** Everything that a report may be about, as somebody reads it. */
async function readAll(me: ViewerStore): Promise<ReadItems> {
  const feeds = [...types, 'space', 'organisation', 'tag']
  const ids = (await Promise.all(feeds.map((feed) => world.find(me, { feed })))).flat()
  return new Map(await Promise.all(ids.map(async (id) => [id, await world.read(id, me, 1)] as const)))
}

/** The groups of an item in plain words, from what one reads of it. */
function groupsOf(field: WhereField, report: Report, item: Record<string, unknown>, all: ReadItems): readonly string[] {
  if (field.field === '_owner') {
    const owners = arrayOf(item._owners).flatMap((ref) => optionalText(propertyOf(ref, '_id')) ?? [])
    return owners.length > 0 ? owners : ['']
  }
  if (field.kind === 'tag') {
    const found = arrayOf(item._tags).flatMap((ref) => withAbove(optionalText(propertyOf(ref, '_id')), all))
    return found.length > 0 ? [...new Set(found)] : ['']
  }
  if (field.field === '_province') {
    const places = item._type === 'dossier' ? above(item, 'lead', all) : [item]
    const found = places.flatMap((one) => provinceOf(String(propertyOf(propertyOf(one, 'address'), 'zipcode'))) ?? [])
    return found.length > 0 ? found : ['']
  }
  const items = field.field.includes('/') ? above(item, field.type, all) : [item]
  const found = new Set(
    items.map((one) => keyOf(field, report, field.path.split('.').reduce<unknown>(propertyOf, one))),
  )
  if (field.kind === 'flag') return [found.has('yes') ? 'yes' : 'no']
  found.delete('')
  return found.size > 0 ? [...found] : ['']
}

/** A tag and those above it. */
function withAbove(tag: string | undefined, all: ReadItems): readonly string[] {
  return tag === undefined || tag === '' ? [] : [tag, ...withAbove(optionalText(all.get(tag)?.parent), all)]
}

function above(item: Record<string, unknown>, type: TypeName, all: ReadItems) {
  const refs = item._type === 'match' ? [item[type]] : arrayOf(item._parents)
  return refs.flatMap((ref) => {
    const found = all.get(optionalText(propertyOf(ref, '_id')) ?? '')
    return found?._type === type ? [found] : []
  })
}

function keyOf({ kind, definition }: WhereField, { step }: Report, value: unknown): string {
  if (kind === 'flag') return value === true ? 'yes' : 'no'
  const text = typeof value === 'string' ? value : ''
  if (kind === 'text') return fold(text)
  if (kind !== 'date' || step === undefined || text === '') return text
  return periodOfDay(step, definition?.kind === 'date' ? text : dayAt(new Date(text)))
}

function measured({ measure, of = '' }: Report, items: readonly Record<string, unknown>[], me: ViewerStore) {
  if (measure === 'count') return items.length
  const [isDays, from, to] = of.split(':')
  const numbers = items
    .map((item) =>
      isDays === '_days'
        ? daysFrom(item, from, to)
        : of.split('.').reduce<unknown>(propertyOf, amountsMeasured(of, item, me)),
    )
    .filter((value) => typeof value === 'number')
    .sort((a, b) => a - b)
  if (numbers.length === 0) return null
  const sum = numbers.reduce((all, number) => all + number, 0)
  if (measure === 'sum') return sum
  if (measure === 'average') return sum / numbers.length
  const middle = (numbers.length - 1) / 2
  return ((numbers[Math.floor(middle)] ?? 0) + (numbers[Math.ceil(middle)] ?? 0)) / 2
}

/** An item as it is measured: an estimate that nobody entered counts for nothing (D22.3). */
function amountsMeasured(of: string, item: Record<string, unknown>, { viewer: { kind } }: ViewerStore) {
  const { _type: type } = item
  return (type === 'dossier' || type === 'match') && isEstimate(type, of)
    ? shownAmounts(type, item)
    : amountsFor(kind, item)
}

/** The days from the first coming to one status to the first coming to another after it, by the history that one reads. */
function daysFrom({ history }: Record<string, unknown>, from: unknown, to: unknown): number | undefined {
  const came = (status: unknown, after = 0) =>
    arrayOf(history)
      .filter((entry) => propertyOf(entry, 'status') === status && propertyOf(entry, 'planned') !== true)
      .map((entry) => Date.parse(String(propertyOf(entry, 'date'))))
      .filter((at) => at >= after && at <= world.now.getTime())
      .sort((a, b) => a - b)[0]
  const first = came(from)
  const then = first === undefined ? undefined : came(to, first)
  return first === undefined || then === undefined ? undefined : (then - first) / DAY_MS
}

/** Every report of a type over every grouping, with each measure in turn. */
function reportsOf(type: TypeName): Report[] {
  const numbers = reportNumbers(type)
  const measures = reportMeasures.filter((measure) => measure === 'count' || numbers.length > 0)
  return reportGroupings(type).flatMap(({ field, kind }, turn) => {
    const measure = measures[turn % measures.length] ?? 'count'
    const of = measure === 'count' ? {} : { of: numbers[turn % numbers.length]?.field }
    const steps = kind === 'date' ? reportSteps : [undefined]
    return steps.map((step): Report => ({ type, by: field, step, measure, ...of, chart: 'bars' }))
  })
}

function viewerOf(who: string): ViewerStore {
  const me = viewers[who]
  if (!me) throw new Error(who)
  return me
}

describe('a report', () => {
  it.each(['super', 'centre', 'north'])(
    'S2.9, D6: comes for %s to what one counts oneself in what one reads, by every field and measure',
    async (who) => {
      const me = viewerOf(who)
      const all = await readAll(me)
      let groups = 0
      for (const type of types) {
        const items = [...all.values()].filter((item) => item._type === type)
        for (const report of reportsOf(type)) {
          expect([report, isReport(report)]).toEqual([report, true])
          const field = groupingOf(type, report.by ?? '')
          if (!field) throw new Error(report.by)
          const expected = Map.groupBy(
            items.flatMap((item) => groupsOf(field, report, item, all).map((key) => ({ key, item }))),
            ({ key }) => key,
          )
          const found = await readReport(me, report)
          const rows = found.groups.map(({ key, count, value }) => [key, count, value])
          const counted = [...expected].map(([key, rows]) => {
            const found = rows.map(({ item }) => item)
            return [key, found.length, measured(report, found, me)]
          })
          expect([report, rows.sort()]).toEqual([report, counted.sort()])
          expect([report, found.total]).toEqual([report, { count: items.length, value: measured(report, items, me) }])
          groups += rows.length
        }
      }
      expect(groups).toBeGreaterThan(100)
    },
  )

  it.each(['super', 'north'])('S2.9: each group is for %s what its list finds, with any filter', async (who) => {
    const me = viewerOf(who)
    const all = await readAll(me)
    const rule = fc.constantFrom(
      { field: 'users', op: 'above' as const, values: ['20'] },
      { field: 'name', op: 'is' as const, values: ['CRM'] },
      { field: 'lead/employees', op: 'above' as const, values: ['6'] },
      { field: 'status', op: 'is' as const, values: ['request'] },
    )
    const group = fc.record({ any: fc.boolean(), rules: fc.array(rule, { minLength: 1, maxLength: 2 }) })
    const where = fc.record({ any: fc.boolean(), rules: fc.array(fc.oneof(rule, group), { maxLength: 3 }) })
    const asked = { kind: me.viewer.kind, type: 'dossier' as const, all, now: world.now }
    for (const report of reportsOf('dossier')) {
      for (const filter of fc.sample(where, 2)) {
        const narrowed: Report = { ...report, where: filter }
        const field = groupingOf('dossier', report.by ?? '')
        const { groups, total } = await readReport(me, narrowed)
        const holding = [...all.values()].filter(
          (item) => item._type === 'dossier' && whereHolds(filter, { ...asked, item }),
        )
        expect([filter, total.count]).toEqual([filter, holding.length])
        for (const { key, name, count } of groups) {
          const rules = field && rulesOfGroup(field, report.step, labelOfGroup(field, { key, name }))
          const ids = await world.find(me, { feed: 'dossier', where: narrowedBy(filter, rules ?? []) })
          expect([report.by, key, filter, ids.length]).toEqual([report.by, key, filter, count])
        }
      }
    }
  })

  it.each([
    ['super', 3],
    ['centre', 3],
    ['north', 2],
  ])(
    'S2.9, D6: the days between two steps are for %s the middle of those one reads, and no plan counts',
    async (who, count) => {
      const me = viewerOf(who)
      const items = [...(await readAll(me)).values()].filter((item) => item._type === 'dossier')
      const report: Report = {
        type: 'dossier',
        by: 'status',
        measure: 'median',
        of: '_days:intake:match',
        chart: 'bars',
      }
      const { groups, total } = await readReport(me, report)
      const expected = Map.groupBy(items, ({ status }) => String(status))
      expect(new Map(groups.map(({ key, count, value }) => [key, [count, value]]))).toEqual(
        new Map([...expected].map(([key, found]) => [key, [found.length, measured(report, found, me)]])),
      )
      expect(total).toEqual({ count: items.length, value: measured(report, items, me) })
      expect(total.value).toBeGreaterThan(39)
      expect(items.filter((item) => daysFrom(item, 'intake', 'match') !== undefined)).toHaveLength(count)
    },
  )

  it('D22.3, S2.9: an amount that nobody entered counts in no estimate, as on the list; the price of a lead is due as it is', async () => {
    const place = await world.space()
    const me = await world.user(place, 'staff')
    const lead = await world.lead(place)
    const supplier = await world.supplier(place)
    for (const budget of [9000, undefined]) {
      const dossier = await world.make({ _type: 'dossier', name: 'ERP', users: 5, ...(budget ? { budget } : {}) }, lead)
      await world.match(dossier, supplier, budget ? { $license: 4000 } : {})
    }
    const comesTo = async (type: TypeName, measure: Report['measure'], of: string) =>
      (await readReport(me, { type, measure, of, chart: 'number' })).total.value
    const listed = async (feed: TypeName) =>
      (await readStatusCounts(me, { feed, amounts: true })).reduce((sum, { amount = 0 }) => sum + amount, 0)
    const ways = ['sum', 'average', 'median'] as const
    expect(await Promise.all(ways.map((way) => comesTo('dossier', way, 'budget')))).toEqual([9000, 9000, 9000])
    expect(await Promise.all(ways.map((way) => comesTo('match', way, '$amount')))).toEqual([4000, 4000, 4000])
    expect([await listed('dossier'), await listed('match')]).toEqual([9000, 4000])
    expect([await comesTo('match', 'sum', '$price'), await comesTo('dossier', 'sum', 'price')]).toEqual([1150, 1150])
  })

  it('S2.9: a tag is told with its English name, where it has one', async () => {
    const found = await readReport(viewerOf('super'), { type: 'dossier', by: '_tags', measure: 'count', chart: 'bars' })
    const names = found.groups.flatMap(({ name, name_en }) => (name ? [[name, name_en]] : []))
    expect(names.sort()).toEqual([
      ['Haast', undefined],
      ['Horeca', undefined],
      ['Hotels', 'Stays'],
    ])
  })

  it('S2.9: of more groups than are shown it tells the largest, and that there are more', async () => {
    const place = await world.space()
    const me = await world.user(place, 'staff')
    await world.store.together(async (inner) => {
      for (let n = 0; n < 203; n += 1)
        await inner.as(world.system.viewer).create({
          item: { _type: 'lead', name: `Bistro ${n}`, employees: 5, address: { city: `Plaats ${n}` } },
          parent: place,
        })
    })
    const report: Report = { type: 'lead', by: 'address.city', measure: 'sum', of: 'employees', chart: 'bars' }
    const { groups, more, total } = await readReport(me, report)
    expect([groups.length, more, total]).toEqual([200, true, { count: 203, value: 1015 }])
  })
})
