import type { ItemInput, TypeName } from '@schakel/domain'
import { Missing } from '@schakel/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runsOf } from '../../../test/runs.ts'
import { World } from '../../../test/world.ts'
import type { ViewerStore } from '../store.ts'

let world: World
beforeAll(async () => {
  world = await World.open()
})
afterAll(() => world.close())

const paths = [
  [],
  ['offered'],
  ['offered', 'dismissed'],
  ['offered', 'reserved'],
  ['offered', 'delivered'],
  ['offered', 'delivered', 'meeting'],
  ['offered', 'delivered', 'meeting', 'mismatch'],
  ['offered', 'delivered', 'match', 'won'],
] as const

const aWish = fc.record({
  path: fc.constantFrom(...paths),
  isVisible: fc.boolean(),
  isOpen: fc.boolean(),
  license: fc.option(fc.integer({ min: 1000, max: 9000 }), { nil: undefined }),
  says: fc.subarray(['$advise', '$declaration', 'matchnote', 'comment', 'reply', 'todo', 'file'] as const),
})
const aMatch = fc.option(aWish, { nil: undefined })
type MatchWish = Parameters<Parameters<typeof aWish.map>[0]>[0]

/** Dossiers by what each of the two suppliers has there: both on the first, so that every world has something to join. */
const manyPairs = fc
  .tuple(fc.tuple(aWish, aWish), fc.option(fc.tuple(aMatch, aMatch), { nil: undefined }))
  .map(([first, second]) => (second ? [first, second] : [first]))

/** Everything that is kept, but for what every write changes: numbers of versions and when something changed. */
async function everything() {
  const items = await world.database.query<{ id: string; deleted: boolean }>(
    `select id, fields - '{_version,_changed}'::text[] as fields, secret, limited - '{_version,_changed}'::text[] as limited, readers,
        limited_readers, words, words_limited, deleted_at is not null as deleted, deleted_with from items order by id`,
  )
  const edges = await world.database.query<{ parent: string; child: string }>(
    'select key, edge, parent, child, props, alias, created_at from edges order by key',
  )
  return { items, edges }
}

/** All the marks of the test (`zz12zz`) and amounts that somebody entered that this reader finds anywhere. */
async function marksFor(me: ViewerStore): Promise<Set<string>> {
  const rows = await world.database.query<{ id: string }>('select id from items where deleted_at is null')
  const found = new Set<string>()
  for (const { id } of rows) {
    const text = await me.read(id, 1).catch((error: unknown) => {
      if (error instanceof Missing) return ''
      throw error
    })
    for (const [mark] of text.matchAll(/zz\d+zz/g)) found.add(mark)
    for (const [, amount] of text.matchAll(/"\$license": ?(\d{4})/g)) found.add(amount ?? '')
    // An amount that was said in a remark is read there.
    for (const [, amount] of text.matchAll(/€[\s\u00a0]([\d.]+)/g)) found.add((amount ?? '').replaceAll('.', ''))
  }
  return found
}

/** A world of its own for each run. */
async function clear(): Promise<void> {
  await world.database.query('delete from edges')
  await world.database.query('delete from items')
}

let marks = 0
const mark = () => {
  marks += 1
  return `zz${marks}zz`
}

async function makeMatch(dossier: string, supplier: string, wish: MatchWish): Promise<string> {
  const says = (name: (typeof wish.says)[number]) => wish.says.includes(name)
  const props: ItemInput = {
    $visible: wish.isVisible,
    $open: wish.isVisible && wish.isOpen,
    ...(wish.license === undefined ? {} : { $license: wish.license }),
    ...(says('$advise') ? { $advise: mark() } : {}),
    ...(says('$declaration') ? { $declaration: mark() } : {}),
    ...(says('matchnote') ? { matchnote: mark() } : {}),
  }
  const match = await world.match(dossier, supplier, props)
  for (const status of wish.path) {
    world.wait(60_000)
    const item = await world.read(match)
    const history = Array.isArray(item.history) ? item.history : []
    const entry = { status, date: world.now.toISOString(), description: mark() }
    await world.system.update({ id: match, fields: { status, history: [...history, entry] } })
  }
  if (says('comment') || says('reply')) {
    const comment = await world.make({ _type: 'comment', text: `<p>${mark()}</p>` }, match)
    if (says('reply')) await world.make({ _type: 'comment', text: `<p>${mark()}</p>` }, comment)
  }
  if (says('todo')) await world.make({ _type: 'todo', name: `Bellen ${mark()}`, $role: 'Taak' }, match)
  if (says('file')) await world.make({ _type: 'file', name: `Offerte ${mark()}` }, match)
  return match
}

const lacking = (before: Set<string>, after: Set<string>) => [...before].filter((one) => !after.has(one))

describe('merging on random worlds', () => {
  test('D23.5, D19.2: of two suppliers nothing that somebody read is gone, nothing hidden is read, and taking it back restores all', async () => {
    let joined = 0
    await fc.assert(
      fc.asyncProperty(manyPairs, async (pairs) => {
        await clear()
        const space = await world.space()
        const [keep, drop, other] = [
          await world.supplier(space),
          await world.supplier(space),
          await world.supplier(space),
        ]
        const lead = await world.lead(space, { name: `Hotel ${mark()}` })
        const users = {
          keep: await world.user(keep, 'suppliers'),
          drop: await world.user(drop, 'suppliers'),
          other: await world.user(other, 'suppliers'),
          lead: await world.user(lead, 'endusers'),
          staff: await world.user(space, 'staff'),
          root: await world.user(space, 'admin', { _feed: 'ROOT' }),
        }
        const wanted: [string, string][] = []
        for (const [kept, dropped] of pairs) {
          const dossier = await world.dossier(lead)
          if (kept) await makeMatch(dossier, keep, kept)
          if (dropped) await makeMatch(dossier, drop, dropped)
          if (!kept || !dropped) continue
          joined += 1
          const rank = (wish: MatchWish) => paths.indexOf(wish.path)
          wanted.push([dossier, (rank(dropped) > rank(kept) ? dropped : kept).path.at(-1) ?? 'registered'])
        }
        const asUser = async (user: ViewerStore) => world.as(user.viewer._id)
        const before = new Map<string, Set<string>>()
        for (const [name, user] of Object.entries(users)) before.set(name, await marksFor(user))
        const was = await everything()
        world.wait(60_000)
        await users.root.merge({ keep, drop, fields: {} })

        const now = new Map<string, Set<string>>()
        for (const [name, user] of Object.entries(users)) now.set(name, await marksFor(await asUser(user)))
        const of = (map: Map<string, Set<string>>, name: string) => map.get(name) ?? new Set<string>()
        for (const name of Object.keys(users))
          expect(lacking(of(before, name), of(now, name)), `gone for ${name}`).toEqual([])
        // The two suppliers are one: together they read no more than the two did.
        const both = new Set([...of(before, 'keep'), ...of(before, 'drop')])
        for (const name of ['keep', 'drop']) expect(lacking(of(now, name), both), `new for ${name}`).toEqual([])
        for (const name of ['other', 'lead', 'staff', 'root'])
          expect(lacking(of(now, name), of(before, name)), `new for ${name}`).toEqual([])
        for (const [dossier, status] of wanted) {
          const { _matches } = await world.read(dossier, world.system, 1)
          expect(_matches).toMatchObject([{ _id: keep, $status: status }])
        }

        world.wait(60_000)
        await users.root.unmerge(drop)
        const is = await everything()
        const known = new Set(was.items.map(({ id }) => id))
        expect(is.items.filter(({ id }) => known.has(id))).toEqual(was.items)
        // What told of what could not be joined lies in the trash.
        expect(is.items.filter(({ id, deleted }) => !known.has(id) && !deleted)).toEqual([])
        expect(is.edges.filter(({ parent, child }) => known.has(parent) && known.has(child))).toEqual(was.edges)
      }),
      { numRuns: 8, endOnFailure: true },
    )
    expect(joined).toBeGreaterThan(2)
  }, 120_000)

  test('D23.5: of two leads, organisations or people with edges to the same third items the same holds', async () => {
    const kinds = fc.constantFrom<TypeName>('lead', 'organisation', 'person')
    const sides = fc.array(fc.constantFrom('keep', 'drop', 'both'), { minLength: 6, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(kinds, sides, fc.boolean(), async (kind, where, isTrashed) => {
        await clear()
        const space = await world.space()
        const lead = await world.lead(space)
        const make = () =>
          kind === 'lead' ? world.lead(space) : kind === 'person' ? world.person(lead) : world.organisation(space)
        const [keep, drop] = [await make(), await make()]
        const staff = await world.user(space, 'staff')
        const activity = await world.make(
          { _type: 'activity', name: 'Kennisdag hotels', date: '2026-03-01T08:00:00.000Z', $role: 'Kennisdag' },
          space,
        )
        const thirds: [edge: string, id: string, isUp: boolean][] = [
          ['COMMENTS', await world.make({ _type: 'comment', text: `<p>${mark()}</p>` }, space), false],
          ['TODOS', await world.make({ _type: 'todo', name: `Bellen ${mark()}`, $role: 'Taak' }, space), false],
          ['FILES', await world.make({ _type: 'file', name: `Plan ${mark()}` }, space), false],
          [
            'ACTIVITIES',
            await world.make(
              { _type: 'activity', name: `Gesprek ${mark()}`, date: '2026-03-01T08:00:00.000Z', $role: 'Afspraak' },
              space,
            ),
            false,
          ],
          ['TAGS', await world.make({ _type: 'tag', name: `Soort ${mark()}`, type: 'branche' }), false],
          kind === 'person' ? ['CONTACTS', activity, true] : ['CONTACTS', await world.person(space), false],
        ]
        for (const [index, [edge, id, isUp]] of thirds.entries()) {
          for (const [side, item] of [
            ['keep', keep],
            ['drop', drop],
          ] as const) {
            if (where[index] !== side && where[index] !== 'both') continue
            const present = isUp ? { $present: `2026-03-01T0${side === 'keep' ? 9 : 8}:00:00.000Z` } : {}
            const props: ItemInput = edge === 'TAGS' ? {} : { $note: mark(), ...present }
            const ends = isUp ? { parent: id, child: item } : { parent: item, child: id }
            await world.system.link({ edge, ...ends, props })
          }
        }
        if (isTrashed) await world.system.remove(thirds[1]?.[1] ?? '')
        const before = await marksFor(staff)
        const was = await everything()
        await staff.merge({ keep, drop, fields: {} })
        expect(lacking(before, await marksFor(staff))).toEqual([])
        if (isTrashed) {
          expect((await staff.trash()).json).toContain(thirds[1]?.[1])
        }
        if (kind === 'person' && where[5] === 'both') {
          expect(await world.read(activity, staff, 1)).toMatchObject({
            _contacts: [{ _id: keep, $present: '2026-03-01T08:00:00.000Z' }],
          })
        }
        world.wait(60_000)
        await staff.unmerge(drop)
        expect(await everything()).toEqual(was)
      }),
      { numRuns: runsOf(10), endOnFailure: true },
    )
  }, 120_000)
})
