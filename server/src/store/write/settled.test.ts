import { DomainError } from '@schakel/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await World.open()
})
afterAll(() => world.close())

/** One thing that somebody does to a world, by numbers that pick what it is done to. */
const steps = fc.array(
  fc.record({
    what: fc.constantFrom(
      'link',
      'unlink',
      'remove',
      'restore',
      'visible',
      'open',
      'disclose',
      'share',
      'role',
      'make',
    ),
    one: fc.nat(30),
    other: fc.nat(30),
    yes: fc.boolean(),
  }),
  { minLength: 6, maxLength: 16 },
)
type Step = (typeof steps extends fc.Arbitrary<infer T> ? T : never) extends readonly (infer S)[] ? S : never

const both = 'Bel Zilvermeeuw, Snoekbaars en Lepelaar'

/** A small world in which every relation of D3 that carries a key stands once. */
async function aWorld(): Promise<string[]> {
  const [space, inner] = [await world.space(), await world.space()]
  const [lead, partner] = [
    await world.lead(space, { name: 'Herberg Zilvermeeuw' }),
    await world.lead(inner, { name: 'Hotel Snoekbaars' }),
  ]
  const [supplier, rival] = [await world.supplier(space), await world.supplier(inner)]
  // Not the name that `world` gives: its number would be found in the ids of other items.
  const bond = await world.organisation(space, { name: 'Bond Lepelaar' })
  const [dossier, second] = [
    await world.dossier(lead, { case: `<p>${both}</p>` }),
    await world.dossier(partner, { case: `<p>${both}</p>` }),
  ]
  const match = await world.match(dossier, supplier, { $visible: true, $advise: both })
  const seller = await world.user(supplier, 'suppliers')
  const remark = await world.make({ _type: 'comment', text: '<p>Ja</p>' }, match, seller)
  return [
    ...[space, inner, lead, partner, supplier, rival, bond, dossier, second, match, remark],
    await world.match(second, rival, { $visible: true, $advise: both }),
    await world.make({ _type: 'comment', text: `<p>${both}</p>` }, remark),
    await world.person(lead),
    await world.make({ _type: 'todo', name: both }, dossier),
    await world.make({ _type: 'todo', name: 'Offerte maken' }, dossier, seller),
    await world.make({ _type: 'activity', name: 'Kennisdag', date: '2026-05-01', $role: 'Kennisdag' }, space),
    await world.make({ _type: 'file', name: 'Folder', shared: true }, space),
    await world.make({ _type: 'message', name: 'Welkom' }, lead),
    seller.viewer._id,
    (await world.user(lead, 'endusers')).viewer._id,
  ]
}

const edges = [
  'MEMBERS',
  'CONTACTS',
  'DOSSIERS',
  'TODOS',
  'ACTIVITIES',
  'COMMENTS',
  'SUB',
  'FILES',
  'TO',
  'OWNERS',
  'MATCH',
]

async function act({ what, one, other, yes }: Step, ids: string[]): Promise<unknown> {
  const { system } = world
  const [a = '', b = ''] = [ids[one % ids.length], ids[other % ids.length]]
  const flag = (field: string) => system.update({ id: a, fields: { [field]: yes } })
  if (what === 'remove') return system.remove(a)
  if (what === 'restore') return system.restore(a)
  if (what === 'visible') return flag('$visible')
  if (what === 'disclose') return flag('$open')
  if (what === 'open') return flag('open')
  if (what === 'share') return flag('shared')
  if (what === 'make') return ids.push(await world.make({ _type: 'todo', name: both }, a))
  if (what === 'role') {
    const props = { $role: yes ? 'Kennisdag' : 'Afspraak' }
    return system.link({ edge: 'ACTIVITIES', parent: a, child: b, props })
  }
  // The first edge that may stand between the two.
  for (const edge of edges) {
    const done = await (what === 'link'
      ? system.link({ edge, parent: a, child: b, props: {} })
      : system.unlink({ edge, parent: a, child: b })
    ).then(
      () => true,
      (error: unknown) => {
        if (error instanceof DomainError) return false
        throw error
      },
    )
    if (done) return undefined
  }
  return undefined
}

describe('any row of changes', () => {
  it('D6, D7: after each the kept keys are those that the places give, and no anonymous form names its lead', async () => {
    let landed = 0
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const ids = await aWorld()
        for (const [index, step] of all.entries()) {
          await act(step, ids).then(
            () => {
              landed += 1
            },
            (error: unknown) => {
              if (!(error instanceof DomainError)) throw error
            },
          )
          const wrong = await world.database.query(
            `select i.id, i.readers, k.r, i.limited_readers, k.l from items i, lateral item_keys(i.id) k
              where i.id = any ($1::text[]) and (i.readers <> k.r or i.limited_readers <> k.l)`,
            [ids],
          )
          const told = await world.database.query(
            `select i.id, i.limited, l.fields ->> 'name' as name from items i, unnest(anonymity_roots(array[i.id])) r(id) join items l using (id)
              where i.id = any ($1::text[]) and i.limited_readers::text like '%match:%' and i.deleted_at is null
                and concat(i.limited, i.words_limited) ilike '%' || split_part(l.fields ->> 'name', ' ', 2) || '%'`,
            [ids],
          )
          expect(told, `after step ${index + 1}: ${JSON.stringify(step)}`).toEqual([])
          expect(wrong, `after step ${index + 1}: ${JSON.stringify(step)}`).toEqual([])
        }
      }),
      { numRuns: 15, endOnFailure: true },
    )
    expect(landed).toBeGreaterThan(20)
  }, 180_000)
})
