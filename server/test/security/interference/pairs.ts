import fc from 'fast-check'
import { type Deed, post, ref } from './deed.ts'
import { fillIn, plainWords } from './identities.ts'
import type { World } from './sides.ts'

const numbers = [1, 2, 3, 4] as const
/** Under which of two leads each dossier hangs, in each world. */
const places = [
  [0, 0, 1, 1],
  [0, 1, 0, 1],
] as const

/** Says the same of all four, and of a name that is not yet known as one. */
const text = '<p>Wij zoeken een kassa voor ‹name›. Vraag naar ‹newcomer›.</p>'

/**
 * Two leads of which nothing differs, and four dossiers of which nothing differs, each matched with the supplier. Two by two they are of one
 * lead, and which two is the secret: what a supplier reads of each by itself must not be joined (D20.4).
 */
export async function addPairs({ app, side, refs, identity }: World): Promise<void> {
  const { world } = app
  const leads: string[] = []
  for (const number of [1, 2]) {
    world.wait(1000)
    const lead = await world.lead(app.places.space, {
      name: identity.name,
      address: { street: identity.street, zipcode: identity.zipcode, city: identity.city },
    })
    await world.person(lead, { name: identity.contact })
    leads.push(lead)
    refs.set(`pairLead${number}`, lead)
  }
  for (const number of numbers) {
    world.wait(1000)
    const lead = leads[places[side][number - 1] ?? 0] ?? ''
    const dossier = await world.dossier(lead, { case: fillIn(text, identity) })
    const match = await world.match(dossier, app.places.supplier, { $visible: true, $advise: identity.contact })
    refs.set(`pair${number}`, dossier)
    refs.set(`pairMatch${number}`, match)
  }
}

/** What is done to one lead is done to the other right after, so that all four dossiers have changed. */
export function toBoth(path: string, body: object): Deed {
  const ask = (number: 1 | 2) =>
    JSON.parse(JSON.stringify(post(path, body)).replaceAll('~pair~', `~pairLead${number}~`))
  return { by: 'staff', ask: ask(1), also: ask(2) }
}

const update = (props: object) => toBoth(`/api/space/update/${ref('pair')}`, { props })

/** What happens to the leads, and to each of the dossiers by itself. */
export const pairDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(3, 14, 60, 400).map((employees) => update({ employees })) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(['1012 AB', 'Amsterdam'], ['6211 CM', 'Maastricht'], ['9711 LM', 'Groningen'])
      .map(([zipcode, city]) => update({ address: { street: 'Marktplein 1', zipcode, city } })),
  },
  fc.constantFrom('‹lateName›', '‹name›').map((name) => update({ name })),
  fc.constant(toBoth('/api/space/save', { item: { _type: 'person', name: '‹newcomer›' }, parent: ref('pair') })),
  fc.constant(toBoth(`/api/space/edge/TAGS/${ref('pair')}/${ref('category')}`, {})),
  fc.tuple(fc.constantFrom(...numbers), fc.constantFrom(...plainWords)).map(
    ([number, word]): Deed => ({
      by: 'staff',
      ask: post(`/api/space/update/${ref(`pairMatch${number}`)}`, { props: { $advise: word } }),
    }),
  ),
  fc.tuple(fc.constantFrom(...numbers), fc.constantFrom(...plainWords)).map(
    ([number, word]): Deed => ({
      by: 'staff',
      ask: post(`/api/space/update/${ref(`pair${number}`)}`, { props: { existing: word } }),
    }),
  ),
  fc.constantFrom(60, 1200).map((wait): Deed => ({ by: 'staff', wait })),
)
