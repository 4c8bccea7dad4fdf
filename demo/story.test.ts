import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  changeStatus,
  definitionOf,
  type ItemInput,
  parseItem,
  provinces,
  type Statused,
  sizeClasses,
  startStatus,
  type TypeName,
} from '@schakel/domain'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { accounts, DEMO_PASSWORD } from './accounts.ts'
import type { LeadRow, SupplierRow } from './cast.ts'
import type { Kind, Step } from './steps.ts'
import { makeStory } from './story.ts'

type Row = Record<string, string>
const kinds: readonly Kind[] = ['ERP', 'CRM', 'HRM']

function readRows(name: string): Row[] {
  return parse(readFileSync(join(import.meta.dirname, 'data', name)), { columns: true })
}

const leads: LeadRow[] = readRows('hospitality.csv').map((row, index) => ({
  key: `lead/${index}`,
  name: row.name ?? '',
  city: row.city ?? '',
  province: row.province ?? '',
  branche: row.branche ?? '',
}))
const suppliers: SupplierRow[] = readRows('suppliers.csv').map((row, index) => ({
  key: `supplier/${index}`,
  name: row.name ?? '',
  kinds: kinds.filter((kind) => row.kinds?.split(' ').includes(kind)),
}))

const branches = new Set(readRows('branches.csv').map(({ code }) => code ?? ''))

const tell = (now: Date) => makeStory({ now, space: 'space/demo', leads, suppliers })
const now = new Date('2026-11-20T18:00:00Z')
const story = tell(now)
const of = <D extends Step['do']>(steps: readonly Step[], name: D) =>
  steps.filter((step): step is Extract<Step, { do: D }> => step.do === name)

const typeOfStep = {
  createPerson: 'person',
  createDossier: 'dossier',
  createMatch: 'match',
  createTodo: 'todo',
  createActivity: 'activity',
  createComment: 'comment',
  createMessage: 'message',
} as const

/** Carries the steps out on the domain's own rules, as the store would; throws where one is broken. */
function replay(steps: readonly Step[]) {
  const types = new Map<string, TypeName>([['space/demo', 'space']])
  for (const { key } of leads) types.set(key, 'lead')
  for (const { key } of suppliers) types.set(key, 'supplier')
  const items = new Map<string, Statused>()
  const pairs = new Set<string>()
  const typeOf = (ref: string) => {
    const type = types.get(ref)
    if (!type) throw new Error(`${ref} is not there yet`)
    return type
  }
  const known = new Map<string, ItemInput>()
  for (const step of steps) {
    const at = new Date(step.at)
    const actor = { user: { _id: `user/${step.by}`, name: step.by }, mayCorrect: false }
    const options = { now: at, isSuper: step.by === 'admin', sanitise: (html: string) => html }
    const change = (ref: string, fields: ItemInput) => {
      const current = known.get(ref) ?? {}
      const parsed = parseItem(typeOf(ref), fields, { ...options, mode: 'update', current })
      known.set(ref, { ...current, ...parsed.fields })
    }
    if (step.do === 'changeStatus') {
      const table = definitionOf(typeOf(step.item)).statuses
      if (!table) throw new Error(`${step.item} has no status`)
      const item = items.get(step.item) ?? startStatus(table, undefined, actor, at)
      if (step.fields) change(step.item, step.fields)
      const choice = { status: step.status, description: step.reason, date: step.date }
      items.set(step.item, changeStatus(table, item, choice, actor, at))
    } else if (step.do === 'changeFields') {
      change(step.item, step.fields)
    } else if (step.do === 'linkContact') {
      expect([typeOf(step.parent), typeOf(step.person)]).toEqual([step.registration ? 'activity' : 'dossier', 'person'])
    } else if (step.do === 'linkBranche') {
      expect([typeOf(step.parent), branches.has(step.branche)]).toEqual(['supplier', true])
    } else {
      const type = typeOfStep[step.do]
      expect(types.has(step.ref)).toBe(false)
      known.set(step.ref, parseItem(type, step.fields, { ...options, mode: 'create' }).fields)
      if (step.do === 'createMatch') {
        expect([typeOf(step.dossier), typeOf(step.supplier)]).toEqual(['dossier', 'supplier'])
        pairs.add(`${step.dossier} ${step.supplier}`)
      } else if (step.do === 'createMessage') {
        const isUser = accounts.some(({ account }) => account === step.to)
        expect(Object.keys(definitionOf(type).parents)).toContain(isUser ? 'user' : typeOf(step.to))
      } else expect(Object.keys(definitionOf(type).parents)).toContain(typeOf(step.parent))
      if (step.do === 'createPerson' || step.do === 'createTodo' || step.do === 'createActivity') {
        expect(definitionOf(type).roles).toContain(step.role)
      }
      types.set(step.ref, type)
      const table = definitionOf(type).statuses
      if (table) items.set(step.ref, startStatus(table, undefined, actor, at))
    }
  }
  const statusesOf = (type: TypeName) =>
    [...items].filter(([ref]) => types.get(ref) === type).map(([, { status }]) => status)
  return { statusesOf, pairs, statusOf: (ref: string) => items.get(ref)?.status }
}

const counted = (values: readonly string[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(values, (value) => value)).map(([key, list]) => [key, list?.length ?? 0]),
  )

describe('the demo world', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 100, 200, 300, 430])(
    'D17.1: keeps every rule of the product and shows every status, also %i days later',
    (later) => {
      const { steps, seats } = tell(new Date(now.getTime() + later * 86_400_000 + later * 3_000_000))
      const { statusesOf, pairs, statusOf } = replay(steps)
      for (const type of ['dossier', 'match', 'lead', 'supplier', 'activity'] as const) {
        const expected = Object.keys(definitionOf(type).statuses?.entries ?? {})
        const statuses = statusesOf(type)
        const seen = new Set(type === 'lead' || type === 'supplier' ? [...statuses, 'registered'] : statuses)
        expect([...seen].sort(), JSON.stringify(counted(statuses))).toEqual(expected.sort())
      }
      const made = of(steps, 'createMatch')
      expect(pairs.size).toBe(made.length)
      for (const seat of [seats.supplier, seats.supplier2]) {
        const waiting = made.filter(({ supplier, ref }) => supplier === seat && statusOf(ref) === 'offered')
        expect(waiting.length, seat).toBeGreaterThanOrEqual(2)
      }
    },
  )

  it('D17.1: is as large as a knowledge centre of two years', () => {
    const { steps } = story
    const dossiers = of(steps, 'createDossier')
    expect(dossiers).toHaveLength(120)
    expect(new Set(dossiers.map(({ parent }) => parent)).size).toBe(60)
    expect(new Set(dossiers.map(({ fields }) => fields.name))).toEqual(new Set(kinds))
    expect(of(steps, 'createMatch').length).toBeGreaterThanOrEqual(350)
    expect(of(steps, 'createTodo').length).toBeGreaterThanOrEqual(200)
    expect(of(steps, 'createActivity').length).toBeGreaterThanOrEqual(120)
    expect(of(steps, 'createComment').length).toBeGreaterThanOrEqual(250)
    expect(of(steps, 'createComment').filter(({ reply }) => reply).length).toBeGreaterThan(40)
    expect(of(steps, 'createMessage').length).toBeGreaterThanOrEqual(20)
  })

  it('D17.1: has something of every kind on every screen: open and overdue todos, plans, answers, disclosed matches', () => {
    const { steps } = story
    const replayed = replay(steps)
    expect(Math.min(...Object.values(counted(replayed.statusesOf('match'))))).toBeGreaterThanOrEqual(10)
    expect(Math.min(...Object.values(counted(replayed.statusesOf('dossier'))))).toBeGreaterThanOrEqual(3)
    const closed = new Set(of(steps, 'changeFields').flatMap(({ item, fields }) => ('done' in fields ? [item] : [])))
    const open = of(steps, 'createTodo').filter(({ ref }) => !closed.has(ref))
    const isOverdue = ({ fields }: (typeof open)[number]) => Date.parse(fields.due) < now.getTime()
    expect(open.filter(isOverdue).length).toBeGreaterThanOrEqual(5)
    expect(open.filter((todo) => !isOverdue(todo)).length).toBeGreaterThanOrEqual(5)
    expect(open.filter(({ fields }) => fields.repeat !== undefined).length).toBeGreaterThanOrEqual(3)
    expect(of(steps, 'changeStatus').filter(({ date }) => date).length).toBeGreaterThanOrEqual(10)
    const coming = of(steps, 'createActivity').filter(({ fields }) => Date.parse(fields.date) > now.getTime())
    expect(new Set(coming.map(({ role }) => role))).toEqual(new Set(['Afspraak', 'Kennisdag']))
    const days = coming.filter(({ role }) => role === 'Kennisdag').map(({ ref }) => ref)
    const registrations = of(steps, 'linkContact').filter(({ registration }) => registration)
    for (const day of days) expect(registrations.filter(({ parent }) => parent === day).length).toBeGreaterThan(5)
    expect(registrations.filter(({ registration }) => registration?.$present).length).toBeGreaterThan(10)
    expect(new Set(of(steps, 'createComment').map(({ fields }) => fields.result))).toEqual(
      new Set([undefined, 1, 0, -1]),
    )
    const changes = [...of(steps, 'changeFields'), ...of(steps, 'changeStatus')].map(({ fields }) => fields ?? {})
    for (const name of ['$visible', '$open', '$declaration', 'matchnote', 'note', 'capacity', 'finished']) {
      expect(
        changes.some((fields) => name in fields),
        name,
      ).toBe(true)
    }
  })

  it('D17.1: runs in order of time over the last two years, and plans at most three months ahead', () => {
    const { steps, begins } = story
    expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).sort())
    expect(begins).toBe(steps[0]?.at)
    expect(Date.parse(begins)).toBeGreaterThan(now.getTime() - 745 * 86_400_000)
    expect(Date.parse(steps.at(-1)?.at ?? '')).toBeLessThanOrEqual(now.getTime())
    const months = new Set(of(steps, 'createDossier').map(({ at }) => at.slice(0, 7)))
    expect(months.size).toBeGreaterThanOrEqual(21)
    const ahead = [
      ...of(steps, 'changeStatus').flatMap(({ date }) => (date ? [date] : [])),
      ...of(steps, 'createActivity').map(({ fields }) => fields.date),
    ]
    expect(Math.max(...ahead.map((date) => Date.parse(date)))).toBeLessThan(now.getTime() + 92 * 86_400_000)
  })

  it('D17.1: is the same for the same day and never the same for two dossiers', () => {
    expect(tell(now)).toEqual(story)
    expect(tell(new Date(now.getTime() + 86_400_000)).steps).not.toEqual(story.steps)
    const cases = of(story.steps, 'createDossier').map(({ fields }) => fields.case)
    expect(new Set(cases).size).toBe(cases.length)
  })

  it('D17.1: invents people whom nobody can ring or write', () => {
    const people = of(story.steps, 'createPerson').map(({ fields }) => fields)
    expect(people.length).toBeGreaterThan(150)
    for (const { email, phone, mobile } of people) {
      expect(email).toMatch(/^[a-z]+\.[a-z]+@[a-z0-9-]+\.example$/)
      expect(phone).toMatch(/^\+31200\d{6}$/)
      if (mobile) expect(mobile).toMatch(/^\+31600\d{6}$/)
    }
    expect(new Set(people.map(({ phone }) => phone)).size).toBe(people.length)
    expect(new Set(people.map(({ name }) => name)).size).toBeGreaterThan(people.length * 0.9)
  })

  it('D4.3: writes rich text with paragraphs and lists only, and leaves no gap in a text', () => {
    const { steps } = story
    const rich = [
      ...of(steps, 'createDossier').map(({ fields }) => fields.case),
      ...of(steps, 'createActivity').map(({ fields }) => fields.description),
      ...of(steps, 'createComment').map(({ fields }) => fields.text),
    ]
    for (const html of rich) {
      expect(html.replaceAll(/<\/?(p|ul|li)>/g, '')).not.toMatch(/[<>]|&(?!(amp|quot|lt|gt);)/)
    }
    expect(JSON.stringify(steps)).not.toMatch(/\{\w+\}|undefined|NaN/)
  })

  it('D6: lets a supplier act on its own visible matches only, and an end-user on its own dossiers', () => {
    const { steps, seats } = story
    const side = new Map<string, Partial<Record<string, string>>>()
    const visible = new Set<string>()
    for (const step of steps) {
      if (step.do === 'createDossier') side.set(step.ref, { enduser: step.parent })
      if (step.do === 'createMatch') side.set(step.ref, { ...side.get(step.dossier), supplier: step.supplier })
      if (step.do === 'createComment') side.set(step.ref, side.get(step.parent) ?? {})
      if (step.do === 'changeStatus' && step.fields?.$visible) visible.add(step.item)
      if (!(step.by in seats)) continue
      if (step.do === 'createMessage') {
        expect(step.to).toBe('staff')
        continue
      }
      const item = 'item' in step ? step.item : 'parent' in step ? step.parent : ''
      const own = step.by === 'supplier' ? seats.supplier : step.by === 'supplier2' ? seats.supplier2 : ''
      if (own) {
        expect(side.get(item)?.supplier).toBe(own)
        if (step.do === 'changeStatus') expect(visible.has(item)).toBe(true)
      } else {
        const lead = step.by === 'enduser' ? seats.enduser : seats.enduser2
        expect(step.do === 'createDossier' ? step.parent : side.get(item)?.enduser).toBe(lead)
      }
    }
    const suppliersOf = (seat: string) => of(steps, 'createMatch').filter(({ supplier }) => supplier === seat).length
    expect(Math.min(suppliersOf(seats.supplier), suppliersOf(seats.supplier2))).toBeGreaterThanOrEqual(15)
  })

  it('D17.1: names the accounts, each with a name that the product accepts', () => {
    const named = ['admin', 'staff', 'supplier', 'supplier2', 'enduser', 'enduser2', 'member']
    expect(accounts.filter(({ canLogIn }) => canLogIn).map(({ email }) => email)).toEqual(
      named.map((name) => `${name}@schakel.example`),
    )
    for (const { name, username, email, role } of accounts) {
      const options = { mode: 'create', isSuper: true, now, sanitise: (html: string) => html } as const
      parseItem('user', { name, username, email, role, _pass: DEMO_PASSWORD }, options)
    }
    expect(new Set(accounts.map(({ username }) => username)).size).toBe(accounts.length)
  })
})

describe('the open data of the demo', () => {
  it('D17.1: has real businesses, vendors, branches and places, none twice', () => {
    const places = readRows('places.csv')
    const branches = readRows('branches.csv')
    const codes = new Set(branches.map(({ code }) => code))
    expect(leads.length).toBeGreaterThanOrEqual(1300)
    expect(new Set(leads.map(({ name, city }) => `${name}|${city}`.toLowerCase())).size).toBe(leads.length)
    expect(leads.filter(({ branche }) => !codes.has(branche))).toEqual([])
    expect(suppliers.length).toBeGreaterThanOrEqual(150)
    expect(suppliers.filter((supplier) => supplier.kinds.length === 0)).toEqual([])
    for (const { website, products, sizes, branches: sectors } of readRows('suppliers.csv')) {
      expect(website).toMatch(/^https:\/\//)
      expect(products?.split('; ').every((product) => product.length >= 6)).toBe(true)
      expect(sizes?.split(' ').filter((size) => size && !sizeClasses.some((known) => known === size))).toEqual([])
      expect(sectors?.split(' ').filter((code) => code && !codes.has(code))).toEqual([])
    }
    expect(branches).toHaveLength(1457)
    expect(branches.filter(({ parent_code }) => parent_code && !codes.has(parent_code))).toEqual([])
    expect(branches.filter(({ hospitality, title_en }) => hospitality && !title_en)).toEqual([])
    expect(new Set(places.map(({ province }) => province))).toEqual(new Set(provinces))
    expect(new Set(leads.map(({ province }) => province))).toEqual(new Set(provinces))
  })
})
