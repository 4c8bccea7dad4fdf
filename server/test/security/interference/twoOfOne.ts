import fc from 'fast-check'
import type { Ask } from '../attacks.ts'
import { post, ref } from './deed.ts'
import type { World } from './sides.ts'

/** Both worlds are prepared in this time, ms: in one of them more is made. */
const HOUR_MS = 3_600_000
const kinds = ['Person', 'Supplier'] as const
const named = (kind: (typeof kinds)[number], number: 1 | 2) => `twin${kind}${number === 1 ? '' : 'B'}`

/** Two cards of one person and two of one supplier, for staff to join; in the first world another space has something of them too. */
export async function addTwoOfOne({ app, side, refs }: World): Promise<void> {
  const { world, places } = app
  const until = new Date(world.now.getTime() + HOUR_MS)
  for (const number of [1, 2] as const) {
    const name = `Tweeling ${number}`
    refs.set(named('Person', number), await world.person(places.organisation, { name }))
    refs.set(named('Supplier', number), await world.supplier(places.space, { name }))
  }
  if (side === 0) await hangElsewhere(world, places, (name) => refs.get(name) ?? '')
  world.now = until
}

async function hangElsewhere(
  world: World['app']['world'],
  places: World['app']['places'],
  idOf: (name: string) => string,
): Promise<void> {
  const lead = await world.lead(places.otherSpace, { name: 'Elders' })
  const [person, personB] = [idOf(named('Person', 1)), idOf(named('Person', 2))]
  await world.system.link({ edge: 'CONTACTS', parent: lead, child: personB, props: {} })
  for (const child of [person, personB])
    await world.system.link({ edge: 'CONTACTS', parent: places.otherLead, child, props: { $note: 'De baas' } })
  const [supplier, supplierB] = [idOf(named('Supplier', 1)), idOf(named('Supplier', 2))]
  const [alone, both] = [await world.dossier(lead, {}), await world.dossier(lead, {})]
  await world.match(alone, supplierB, { $visible: true }, ['offered'])
  for (const one of [supplier, supplierB]) {
    const match = await world.match(both, one, { $visible: true, $license: 4000 }, ['offered'])
    await world.make({ _type: 'comment', text: '<p>Bij ons</p>' }, match)
  }
}

/** Joining them this way and that, and taking it back. */
export const joinings: readonly fc.Arbitrary<Ask>[] = [
  fc
    .tuple(fc.constantFrom(...kinds), fc.boolean(), fc.constantFrom('/preview', '', ''))
    .map(([kind, isTurned, how]) => {
      const pair = [ref(named(kind, 1)), ref(named(kind, 2))]
      const [keep, drop] = isTurned ? pair.reverse() : pair
      return post(`/api/space/merge${how}`, { keep, drop })
    }),
  fc
    .tuple(fc.constantFrom(...kinds), fc.constantFrom<1 | 2>(1, 2))
    .map(([kind, number]) => post('/api/space/merge/undo', { _id: ref(named(kind, number)) })),
  fc
    .tuple(fc.constantFrom(...kinds), fc.constantFrom<1 | 2>(1, 2), fc.constantFrom('delete', 'restore'))
    .map(([kind, number, how]) => {
      const _id = ref(named(kind, number))
      return how === 'delete' ? post('/api/space/delete', { item: { _id } }) : post('/api/trash/restore', { _id })
    }),
]
