import {
  isWhereRule,
  operatorsOf,
  parseWhere,
  propertyOf,
  type TypeName,
  type Where,
  type WhereField,
  type WhereRule,
  whereFields,
} from '@schakel/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ReadItems, whereHolds } from '../../../test/whereHolds.ts'
import { World } from '../../../test/world.ts'
import type { ViewerStore } from '../store.ts'
import { Params, readScope } from './form.ts'
import { keyOf } from './keyOf.ts'
import { whereCondition } from './where.ts'

const types = [
  'lead',
  'supplier',
  'person',
  'dossier',
  'match',
  'todo',
  'activity',
] as const satisfies readonly TypeName[]
const hour = 3_600_000

let world: World
let space: string
let stores: Readonly<Record<'super' | 'staff' | 'told' | 'untold' | 'asker' | 'member', ViewerStore>>
let asking: string

beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  const supplier = await world.supplier(space, { name: 'Softwarehuis Noord', phone: '010 1234567' })
  const other = await world.supplier(space, { name: 'Kassa & Zo', website: 'kassa.nl' })
  const member = await world.organisation(space)
  const places = { city: 'Útrecht', zipcode: '3511 AB', street: 'Oudegracht 1' }
  asking = await world.lead(space, {
    name: 'Herberg Zilvermeeuw',
    employees: 40,
    address: places,
    description: 'Aan het water',
  })
  const second = await world.lead(space, { name: 'Bar Bee', employees: 4, address: { city: 'Zeist' } })
  const seller = await world.user(supplier, 'suppliers')
  for (const [lead, days] of [
    [asking, 3],
    [second, -400],
    [second, 0],
  ] as const) {
    const at = new Date(world.now.getTime() + days * 24 * hour).toISOString()
    const dossier = await world.make(
      {
        _type: 'dossier',
        name: days === 0 ? 'CRM' : 'ERP',
        users: 500 + days,
        date: at,
        case: '<p>Een <b>kassa</b> voor Zilvermeeuw</p>',
        existing: 'Zilvermeeuw heeft niets',
        link: 'https://zilvermeeuw.nl',
        selection_date: at.slice(0, 10),
        ...(days > 0 ? { price: 900, budget: 1200 } : {}),
      },
      lead,
    )
    const person = await world.person(lead, { jobtitle: 'Kok', notes: 'Niet bellen', dob: '1980-05-01' })
    await world.system.link({ edge: 'CONTACTS', parent: dossier, child: person, props: {} })
    await world.make({ _type: 'todo', name: 'Nabellen', due: at, done: days === 0 }, dossier)
    await world.make(
      { _type: 'activity', name: 'Afspraak bij hen', date: at, notes: 'Geheim', $role: 'Afspraak' },
      lead,
    )
    const seen = await world.match(dossier, supplier, {
      $visible: true,
      $advise: 'Zilvermeeuw wil',
      $license: days > 0 ? 300 : 575,
    })
    if (days > 0) await world.match(dossier, other, { $visible: true })
    if (days < 0) await world.system.update({ id: seen, fields: { $open: true } })
    world.wait(hour)
  }
  stores = {
    super: world.system,
    staff: await world.user(space, 'staff'),
    told: await world.as(seller.viewer._id),
    untold: await world.user(other, 'suppliers'),
    asker: await world.user(asking, 'endusers'),
    member: await world.user(member, 'endusers'),
  }
})
afterAll(() => world.close())

/** All of these types, as somebody reads them. */
async function readAll(me: ViewerStore): Promise<ReadItems> {
  const ids = (await Promise.all([...types, 'space', 'organisation'].map((feed) => world.find(me, { feed })))).flat()
  const items = await Promise.all(ids.map(async (id) => [id, await world.read(id, me, 1)] as const))
  return new Map(items)
}

/** What can be asked of a field: each operator, with a value that stands in the world or one that does not, another each time. */
function rulesOf(type: TypeName, field: WhereField, values: readonly unknown[], turn: number): WhereRule[] {
  const known = new Set(
    values.flatMap((value) => (typeof value === 'string' || typeof value === 'number' ? [`${value}`] : [])),
  )
  const texts = [...known, ...[...known].map((text) => text.slice(0, 10)), '12', '1980-05-01', ...(field.options ?? [])]
  const lists = [[], ['1', '600'], ...texts.map((value) => [value.slice(0, 200)]), texts.slice(0, 20)]
  return operatorsOf(field.kind).flatMap((op, at) => {
    const rules = lists
      .map((list) => ({ field: field.field, op, values: list }))
      .filter((rule) => isWhereRule(type, rule))
    return rules[(turn + at) % rules.length] ?? []
  })
}

const fieldsOf = (type: TypeName) => whereFields(type).filter(({ definition }) => definition)

function valuesOf(field: WhereField, all: ReadItems): unknown[] {
  return [...all.values()].map((item) => field.path.split('.').reduce<unknown>(propertyOf, item))
}

const ask = (me: ViewerStore, feed: TypeName, where: Where) => world.find(me, { feed, where })

/** Rules that are asked in one statement. */
const TOGETHER = 60

/** The ids that each rule finds by itself; many are asked at once, since each alone would be a statement. */
async function askEach(me: ViewerStore, type: TypeName, rules: readonly WhereRule[]): Promise<string[][]> {
  const found: string[][] = []
  for (let from = 0; from < rules.length; from += TOGETHER) {
    const params = new Params()
    const scope = readScope(me, params)
    const query = { feed: type }
    const asked = rules.slice(from, from + TOGETHER)
    const conditions = asked.map((rule) => `(${whereCondition(me, query, one(rule), params, scope)}) is true`)
    const rows = await world.database.query<{ id: string; holds: boolean[] }>(
      `select i.id, array[${conditions.join(', ')}] as holds from items i where ${scope.where} and i.type = '${type}' order by i.id`,
      params.values,
    )
    found.push(...asked.map((_, at) => rows.flatMap(({ id, holds }) => (holds[at] ? [id] : []))))
  }
  return found
}

const one = (rule: WhereRule): Where => ({ any: false, rules: [rule] })

/** Rules over every field of a type: every operator, and of what it hangs under one of them. */
function everyRule(type: TypeName, whole: ReadItems): WhereRule[] {
  return fieldsOf(type).flatMap((field, turn) => {
    const rules = rulesOf(type, field, valuesOf(field, whole), turn)
    return field.field.includes('/') ? rules.slice(turn % rules.length, (turn % rules.length) + 1) : rules
  })
}

const viewers = ['super', 'staff', 'told', 'untold', 'asker', 'member'] as const

describe('a filter of rules', () => {
  it.each(viewers)(
    'D8.3, D6: finds for %s what it finds among what they read, by every field and operator',
    async (who) => {
      const me = stores[who]
      const all = await readAll(me)
      const whole = await readAll(world.system)
      for (const type of types) {
        const rules = everyRule(type, whole)
        const found = await askEach(me, type, rules)
        const items = [...all].filter(([, item]) => item._type === type)
        for (const [at, rule] of rules.entries()) {
          const asked = { kind: me.viewer.kind, type, all, now: world.now }
          const expected = items.flatMap(([id, item]) => (whereHolds(one(rule), { ...asked, item }) ? [id] : []))
          expect([rule.field, rule, found[at]]).toEqual([rule.field, rule, expected.sort()])
        }
      }
    },
  )

  it('D8.3: groups of all or any hold as they say, for everybody', async () => {
    const whole = await readAll(world.system)
    for (const who of viewers) {
      const me = stores[who]
      const all = await readAll(me)
      for (const type of types) {
        const rule = fc.constantFrom(...everyRule(type, whole))
        const group = fc.record({ any: fc.boolean(), rules: fc.array(rule, { minLength: 1, maxLength: 3 }) })
        const parts = fc.array(fc.oneof(rule, group), { maxLength: 4 })
        for (const where of fc.sample(fc.record({ any: fc.boolean(), rules: parts }), 3)) {
          const items = [...all].filter(([, item]) => item._type === type)
          const asked = { kind: me.viewer.kind, type, all, now: world.now }
          const expected = items.flatMap(([id, item]) => (whereHolds(where, { ...asked, item }) ? [id] : []))
          expect([who, where, (await ask(me, type, where)).sort()]).toEqual([who, where, expected.sort()])
        }
      }
    }
  })

  it('D8.3: asks who owns it, what it lies under, how it is tagged, where it is and whether it waits', async () => {
    const staff = stores.staff
    const branche = await world.make({ _type: 'tag', name: 'Hotels', type: 'branche' }, space)
    const lead = await world.lead(space, { name: 'Hotel Zee', address: { city: 'Goes', zipcode: '4461 AB' } })
    await world.system.link({ edge: 'TAGS', parent: lead, child: branche, props: {} })
    await world.system.link({ edge: 'OWNERS', parent: lead, child: staff.viewer._id, props: {} })
    const dossier = await world.dossier(lead)
    const leads = (text: string) => ask(staff, 'lead', parsed(text))
    expect(await leads(`_tags:is:${branche}`)).toEqual([lead])
    expect(await leads('_tags:filled')).toEqual([lead])
    expect(await leads('_tags:empty')).not.toContain(lead)
    expect(await leads(`_owner:is:${staff.viewer._id}`)).toEqual([lead])
    expect(await leads(`_owner:isNot:${staff.viewer._id}`)).not.toContain(lead)
    expect(await leads('_province:is:Zeeland')).toEqual([lead])
    expect(await leads(`_place:isNot:${space}`)).toEqual([])
    const dossiers = (text: string) => ask(staff, 'dossier', parsed(text))
    expect(await dossiers('_city:contains:GOE')).toEqual([dossier])
    expect(await dossiers(`_place:is:${lead};_waits:is:unmatched`)).toEqual([dossier])
    expect(await dossiers('_created:lastDays:0;_waits:isNot:unmatched')).not.toContain(dossier)
    expect(await ask(staff, 'dossier', parsed('nonsense:is:1'))).toEqual([])
    expect(await world.find(staff, { where: parsed('name:filled') })).toEqual([])
  })
})

describe('a filter that asks much', () => {
  const provinceNames = whereFields('lead').find(({ field }) => field === '_province')?.options ?? []
  const all: Where = {
    any: true,
    rules: [0, 1, 2].map(() => ({ field: '_province', op: 'is', values: [...provinceNames] })),
  }

  it('D8.10: of provinces is a statement that names the form of a row a few times, however many are asked', () => {
    for (const who of viewers) {
      const params = new Params()
      const scope = readScope(stores[who], params)
      const text = whereCondition(stores[who], { feed: 'dossier' }, all, params, scope)
      expect([who, text.length < 60_000]).toEqual([who, true])
    }
  })

  it('D21.1: goes through no long text of which the words that are kept have not what is asked', async () => {
    const text = '<p>Een <strong>Kassá</strong>systeem &amp; een <em>pin</em>-apparaat, 24/7.</p>'
    const dossier = await world.dossier(asking, { case: text })
    const finds = async (value: string, who: ViewerStore) => {
      const where: Where = { any: false, rules: [{ field: 'case', op: 'contains', values: [value] }] }
      return (await world.find(who, { feed: 'dossier', where })).includes(dossier)
    }
    const { staff } = stores
    for (const value of ['kassa', 'ASSÁ', 'systeem', ' pin ', 'apparaat, 24', '24/7.', '.', '/'])
      expect([value, await finds(value, staff)]).toEqual([value, true])
    for (const value of ['kassabon', 'toonbank', '?'])
      expect([value, await finds(value, staff)]).toEqual([value, false])
    await world.store.database.query('update items set words = null where id = $1', [dossier])
    expect(await finds('kassa', staff)).toBe(false)
    await world.system.remove(dossier)
  })

  it('D21.1: is kept under a short key', () => {
    const keys = ['a', 'b'].map((word) => keyOf('count', [word.repeat(100_000)], []))
    expect(keys.map((key) => key.length < 60)).toEqual([true, true])
    expect(new Set(keys).size).toBe(2)
  })
})

const parsed = (text: string): Where => parseWhere(text) ?? { any: false, rules: [] }

describe('a filter is no oracle', () => {
  // In the same province and class of sizes, which a supplier is told (D7).
  const forms = { address: { city: 'Zeist', zipcode: '3701 AB', street: 'Brink 4' }, employees: 44, vat: 'NL1' }
  const secrets = {
    untold: [
      'lead',
      { name: 'Café Karekiet', email: 'a@karekiet.nl', phone: '0546 123456', kvk: '04012345', ...forms },
    ],
    staff: ['match', { matchnote: 'Karekiet' }],
    asker: ['supplier', { note: 'Karekiet' }],
    told: ['person', { notes: 'Karekiet', dob: '1970-01-01', drinks: 4, bob: true, since: '2020-01-01' }],
  } as const

  it.each(['untold', 'staff', 'asker', 'told'] as const)(
    'D20.2, D7: what is hidden from %s changes no answer of any filter',
    async (who) => {
      const me = stores[who]
      const [type, change] = secrets[who]
      const before = await readAll(world.system)
      const hidden = type === 'lead' ? [asking] : [...before].flatMap(([id, item]) => (item._type === type ? [id] : []))
      const shown = await Promise.all([...(await readAll(me)).keys()].sort().map((id) => me.read(id, 0)))
      // Both what stands there and what will stand there is asked for.
      const kept = new Map([...before, ['', { ...change }] as const])
      const answers = async () => {
        const found: unknown[] = []
        for (const feed of types) found.push([feed, await askEach(me, feed, everyRule(feed, kept))])
        return found
      }
      const first = await answers()
      for (const id of hidden) await world.system.update({ id, fields: { ...change } })
      expect(await answers()).toEqual(first)
      const again = await Promise.all([...(await readAll(me)).keys()].sort().map((id) => me.read(id, 0)))
      const bare = (texts: readonly string[]) =>
        texts.map((text) => text.replace(/"_(version|changed)": ("[^"]*"|\d+)/g, ''))
      expect(bare(again)).toEqual(bare(shown))
    },
  )
})
