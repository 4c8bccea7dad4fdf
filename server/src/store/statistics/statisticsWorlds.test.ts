import { Forbidden, Invalid, Missing } from '@schakel/domain'
import { type Period, stepsOf } from '@schakel/domain/statistics'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { World } from '../../../test/world.ts'
import { purgeTrash } from '../housekeeping/housekeeping.ts'
import { migrate } from '../migrate.ts'
import { readParts, readPeriod } from '../read/statistics.ts'
import type { ViewerStore } from '../store.ts'
import { foldCounts } from './foldCounts.ts'

let world: World
beforeAll(async () => {
  world = await World.open()
})
afterAll(() => world.close())

type Write = (draw: (max: number) => number) => Promise<unknown>
type Fields = Readonly<Record<string, unknown>>
interface Row {
  readonly id: string
  readonly fields: Fields
  readonly parents: readonly string[]
  readonly supplier: string | null
  readonly tags: readonly string[]
}

const everything = { from: '2020-01-01', to: '2029-12-31' }
/** Some whole months, and days before and after them. */
const some = { from: '2024-02-10', to: '2025-04-20' }
const paths = [[], ['offered'], ['offered', 'delivered'], ['offered', 'dismissed'], ['offered', 'delivered', 'match']]

/** Two spaces under a centre, with who counts in them, and what can be written in them at random. */
async function aWorld() {
  await world.database.exec('delete from edges; delete from items')
  const { system } = world
  const centre = await world.space()
  const [north, south] = [await world.space({}, centre), await world.space({}, centre)]
  const spaces = [centre, north, south]
  const root = await world.user(centre, 'admin', { _feed: 'ROOT' })
  const viewers = [
    root,
    await world.user(centre, 'staff'),
    await world.user(north, 'staff'),
    await world.user(south, 'staff'),
  ]
  const leads = [await world.lead(centre), await world.lead(north), await world.lead(north), await world.lead(south)]
  const suppliers = [await world.supplier(north), await world.supplier(south)]
  const tags = [
    await world.make({ _type: 'tag', name: 'Hotels', type: 'branche' }),
    await world.make({ _type: 'tag', name: 'Later', type: 'category' }),
  ]
  const dossiers: string[] = []
  const of = (list: readonly string[], draw: (max: number) => number) => list[draw(list.length - 1)] ?? ''
  const dated = (n: number) => ({ date: new Date(Date.UTC(2024, n % 30, 1 + (n % 28), 23)).toISOString() })
  const makeDossier: Write = async (draw) =>
    dossiers.push(await world.dossier(of(leads, draw), { ...dated(draw(60)), users: draw(9), price: draw(99) }))
  const makeMatch: Write = async (draw) =>
    world.match(of(dossiers, draw), of(suppliers, draw), { $license: draw(50), $price: draw(9) }, paths[draw(4)])
  const anyItem = (draw: (max: number) => number) => of([...leads, ...dossiers, ...suppliers, ...tags], draw)
  const writes: Write[] = [
    makeDossier,
    makeDossier,
    makeMatch,
    makeMatch,
    (draw) => system.update({ id: of(dossiers, draw), fields: { ...dated(draw(60)), users: draw(9) } }),
    (draw) => world.status(of(dossiers, draw), ['intake', 'request'][draw(1)] ?? ''),
    (draw) => system.unlink({ edge: 'MATCH', parent: of(dossiers, draw), child: of(suppliers, draw) }),
    (draw) => system.link({ edge: 'DOSSIERS', parent: of(leads, draw), child: of(dossiers, draw), props: {} }),
    (draw) => system.unlink({ edge: 'DOSSIERS', parent: of(leads, draw), child: of(dossiers, draw) }),
    (draw) => system.link({ edge: 'MEMBERS', parent: of(spaces, draw), child: of(leads, draw), props: {} }),
    (draw) => system.unlink({ edge: 'MEMBERS', parent: of(spaces, draw), child: of(leads, draw) }),
    (draw) =>
      system.link({ edge: 'TAGS', parent: of([...leads, ...dossiers], draw), child: of(tags, draw), props: {} }),
    (draw) => system.unlink({ edge: 'TAGS', parent: of([...leads, ...dossiers], draw), child: of(tags, draw) }),
    (draw) => system.update({ id: of(leads, draw), fields: { name: `Herberg ${draw(99)}` } }),
    (draw) => root.merge({ keep: of(leads, draw), drop: of(leads, draw), fields: {} }),
    (draw) => root.merge({ keep: of(suppliers, draw), drop: of(suppliers, draw), fields: {} }),
    (draw) => root.unmerge(of([...leads, ...suppliers], draw)),
    (draw) => system.remove(anyItem(draw)),
    () => foldCounts(world.store),
    () => foldCounts(world.store),
    (draw) => system.restore(anyItem(draw)),
    async () => {
      world.wait(31 * 86_400_000)
      await purgeTrash(world.store)
    },
  ]
  for (let n = 0; n < 4; n += 1) {
    let at = n
    for (const write of [makeDossier, makeMatch]) await write((max) => at++ % (max + 1))
  }
  return { viewers, writes, spaces }
}

/** Everything counted anew, item by item, from what this viewer can read. */
async function recount(me: ViewerStore, space: string | undefined, { from, to }: Period) {
  const canRead = (id: string) =>
    me.read(id, 0, []).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Missing) return false
        throw error
      },
    )
  const all = await world.database.query<Row & { readers: string[] }>(
    `select i.id, i.fields, i.readers, case i.type when 'dossier' then array(select e.parent from edges e where e.child = i.id and e.edge = 'DOSSIERS')
        else array(select e.parent from edges e where i.id = 'match/' || e.key) end as parents,
        (select e.child from edges e where i.id = 'match/' || e.key) as supplier,
        array(select distinct t.id from edges e join items t on t.id = e.child where e.edge = 'TAGS' and t.fields ->> 'type' = 'branche'
          and t.deleted_at is null and (e.parent = i.id or e.parent in (select p.parent from edges p where p.child = i.id and p.edge = 'DOSSIERS'))) as tags
      from items i where i.type in ('dossier', 'match')`,
  )
  const read: (typeof all)[number][] = []
  for (const row of all) if (await canRead(row.id)) read.push(row)
  const dossiers = new Map(
    read
      .filter(({ id, readers }) => id.startsWith('dossier/') && (space === undefined || readers.includes(space)))
      .filter((row) => dayOf(row) >= from && dayOf(row) <= to)
      .map((row) => [row.id, row]),
  )
  const matches = read.flatMap((row) => {
    const dossier = dossiers.get(row.parents[0] ?? '')
    if (!row.id.startsWith('match/') || !dossier) return []
    // Of an amount what somebody entered: its default counts in no estimate (D22.3).
    const entered = [row.fields._entered].flat()
    const $amount = ['$license', '$implement'].reduce(
      (sum, name) => sum + (entered.includes(name) ? number(row.fields[name]) : 0),
      0,
    )
    const fields: Row['fields'] = { ...row.fields, $amount }
    return [{ ...row, fields, month: monthOf(dossier), tags: dossier.tags }]
  })
  return { dossiers: [...dossiers.values()], matches }
}

const number = (value: unknown) => (typeof value === 'number' ? value : 0)

function dayOf({ fields }: Row): string {
  const at = new Date(String(fields.date ?? fields._created))
  return at.toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' })
}

const monthOf = (row: Row) => dayOf(row).slice(0, 7)

/** How many of each, and what two of their amounts add up to, as lines that are easily compared. */
function sums<T extends Row>(
  rows: readonly T[],
  keysOf: (row: T) => readonly string[],
  amounts: readonly string[],
): string[] {
  const groups = new Map<string, number[]>()
  for (const row of rows) {
    for (const key of keysOf(row)) {
      const sum = groups.get(key) ?? [0, ...amounts.map(() => 0)]
      groups.set(key, [(sum[0] ?? 0) + 1, ...amounts.map((name, at) => (sum[at + 1] ?? 0) + number(row.fields[name]))])
    }
  }
  return [...groups].map(([key, sum]) => `${key} ${sum.join(' ')}`).toSorted()
}

function stepLines(type: 'match' | 'dossier', rows: readonly Row[]): string[] {
  return stepsOf(type).map(({ status, from }) => {
    const others = from.filter((other) => other !== status)
    const has = ({ fields }: Row, name: string) => fields[name] !== undefined || fields.status === name
    const came = rows.filter((row) => [status, ...others].some((name) => has(row, name))).length
    const took = rows.filter((row) => has(row, status)).length
    const days = rows.flatMap(({ fields }) => {
      const at = String(fields[status] ?? '')
      const before = others
        .map((name) => String(fields[name] ?? ''))
        .filter((date) => date !== '' && date <= at)
        .toSorted()
        .at(-1)
      return before === undefined ? [] : [(Date.parse(at) - Date.parse(before)) / 86_400_000]
    })
    const average = days.length === 0 ? null : days.reduce((sum, one) => sum + one, 0) / days.length
    return `${type} ${status} ${came} ${took} ${average === null ? 'none' : average.toFixed(0)}`
  })
}

async function compare(me: ViewerStore, space?: string, period: Period = everything): Promise<void> {
  const { dossiers, matches } = await recount(me, space, period)
  const counted = await readParts(me, { ...period, space })
  expect(await readPeriod(me, { ...period, space })).toEqual({ months: counted.months, matches: counted.matches })
  const line = (...words: unknown[]) => words.join(' ')
  expect(counted.months.map((row) => line(row.month, row.count, row.users, row.price)).toSorted()).toEqual(
    sums(dossiers, (row) => [monthOf(row)], ['users', 'price']),
  )
  expect(
    counted.matches.map((row) => line(row.month, row.status, row.count, row.amount, row.price)).toSorted(),
  ).toEqual(sums(matches, (row) => [line(row.month, row.fields.status)], ['$amount', '$price']))
  expect(counted.leads.map((row) => line(row.month, row.count)).toSorted()).toEqual(
    sums(
      [...Map.groupBy(dossiers, monthOf)].flatMap(([month, rows]) =>
        [...new Set(rows.flatMap(({ parents }) => parents))].map((id) => ({
          id,
          month,
          fields: {},
          parents: [],
          supplier: null,
          tags: [],
        })),
      ),
      (row) => [row.month],
      [],
    ),
  )
  const there = async (id: string) => (await me.read(id, 0, []).catch(() => undefined)) !== undefined
  const suppliers = new Set<string>()
  for (const id of new Set(matches.map(({ supplier }) => supplier ?? ''))) if (await there(id)) suppliers.add(id)
  expect(
    counted.suppliers.map((row) => line(row._id, row.status, row.count, row.amount, row.price)).toSorted(),
  ).toEqual(
    sums(matches, (row) => (suppliers.has(row.supplier ?? '') ? [line(row.supplier, row.fields.status)] : []), [
      '$amount',
      '$price',
    ]),
  )
  expect(counted.branches.map((row) => line(row._id, row.count, row.users, row.price)).toSorted()).toEqual(
    sums(dossiers, (row) => row.tags, ['users', 'price']),
  )
  expect(
    counted.branchMatches.map((row) => line(row._id, row.status, row.count, row.amount, row.price)).toSorted(),
  ).toEqual(sums(matches, (row) => row.tags.map((tag) => line(tag, row.fields.status)), ['$amount', '$price']))
  expect(
    counted.steps.map((row) => line(row.type, row.status, row.came, row.took, row.days?.toFixed(0) ?? 'none')),
  ).toEqual([...stepLines('match', matches), ...stepLines('dossier', dossiers)])
}

/** That the kept sums are those of the dossiers that are there, made at once; nothing is left of what is gone. */
async function expectSameSums(): Promise<void> {
  const sums = () =>
    world.database
      .query(
        `select space, month, kind, a, b, n, x::float8, y::float8, z from month_counts order by space, month, kind, a, b`,
      )
      .then(async (counts) => ({
        counts,
        leads: await world.database.query('select * from month_leads order by space, month, lead'),
      }))
  const kept = await sums()
  await world.database.exec(`delete from month_counts; delete from month_leads; delete from counted_dossiers; delete from counted_matches;
    insert into count_due select id from dossier_facts`)
  await foldCounts(world.store)
  expect(kept).toEqual(await sums())
}

const isRefused = (error: unknown) => error instanceof Missing || error instanceof Invalid || error instanceof Forbidden

test('D11.2, D6: whatever is written, in whatever order, everyone is counted what a recount of their items gives', async () => {
  const steps = fc.array(fc.record({ write: fc.nat(), draws: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }) }), {
    minLength: 12,
    maxLength: 30,
    size: 'max',
  })
  let written = 0
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { viewers, writes, spaces } = await aWorld()
      for (const { write, draws } of all) {
        let at = 0
        const draw = (max: number) => (draws[at++ % draws.length] ?? 0) % (max + 1)
        world.wait(60_000)
        try {
          await writes[write % writes.length]?.(draw)
          written += 1
        } catch (error) {
          if (!isRefused(error)) throw error
        }
        if (write % 3 === 0) await compare(viewers[at % viewers.length] ?? world.system)
      }
      for (const viewer of viewers) await compare(viewer, undefined, all.length % 2 === 0 ? some : everything)
      await foldCounts(world.store)
      expect(await world.database.query('select from count_due')).toEqual([])
      const asking = all.length % 3 === 0 ? world.system : (viewers[1] ?? world.system)
      await compare(asking, spaces[1], all.length % 2 === 0 ? everything : some)
      await expectSameSums()
    }),
    { numRuns: 6 },
  )
  expect(written).toBeGreaterThan(50)
})

test('D11.2: a version that counts other steps counts all that is there again', async () => {
  const { database } = world
  const dossier = await world.dossier(await world.lead(await world.space()), { users: 7 })
  await world.match(dossier, await world.supplier(await world.space()), {}, ['offered', 'delivered'])
  const facts = () =>
    database.query('select id, reached from dossier_facts union all select id, reached from match_facts order by id')
  const counted = await facts()
  // As a version left it that knew no steps.
  await database.exec(`update dossier_facts set reached = '{}'; update match_facts set reached = '{}';
    comment on table dossier_facts is 'other steps'; delete from migrations where name = 'functions'`)
  expect(await facts()).not.toEqual(counted)
  await migrate(database)
  expect(await facts()).toEqual(counted)
})
