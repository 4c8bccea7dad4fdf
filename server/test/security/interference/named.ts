import { mentionMarkup } from '@schakel/domain'
import fc from 'fast-check'
import type { Ask } from '../attacks.ts'
import { type Deed, post, ref } from './deed.ts'
import { fillIn, type Identity, identities, neutralWords, plainWords } from './identities.ts'
import { matching } from './otherDeeds.ts'
import type { Actor, World } from './sides.ts'

/** Somebody who is named in what a lead asks and is not of it, nor of any other. */
const BYSTANDER = 'Ottilie Grasmeijer'
/** Who is there by name, in both worlds: with a dossier that is disclosed and one that may be. */
const named = ['namedLead', 'namedContact', 'namedDossier', 'namedDossier2', 'namedMatch', 'namedMatch2', 'namedLetter']
/** What is not disclosed, and what hangs under it. */
const closed = ['dossier', 'dossier2', 'match', 'match2', 'todo', 'activity', 'demo'] as const
/** Where they meet: often where most is told. */
const rooms = ['dossier', 'dossier', 'match', 'match', 'todo', 'demo']
const namedRooms = ['namedDossier', 'namedMatch', 'namedLead', 'namedContact']

/** Whoever asks there is the named lead in one world and another one in the other: of these a reader knows no id. */
export const ofAsker: readonly string[] = ['lead', 'contact', 'forgotten', 'leadRemark', 'askerUser', 'task', 'file']

/**
 * The named lead has a dossier that is disclosed to the supplier, in both worlds. Who asks at another, closed, is the same lead in the first
 * world, and in the second one of which the supplier knows nothing (D2.1).
 */
export async function addNamed({ app, refs, fill }: World): Promise<void> {
  const { world, places } = app
  const idOf = (name: string) => refs.get(name) ?? ''
  const link = (edge: 'CONTACTS' | 'OWNERS' | 'ACTIVITIES' | 'SOFTWARE', parent: string, child: string) =>
    world.system.link({ edge, parent: idOf(parent), child: idOf(child), props: {} })
  const add = (name: string, id: string) => refs.set(name, id)
  const supplier = await world.as(app.as('supplier').id)
  const [{ name }] = identities
  const text = `<p>${name} zoekt een kassa en werkt met ${BYSTANDER}.</p>`
  add('namedDossier', await world.dossier(idOf('namedLead'), { case: text }))
  add('namedDossier2', await world.dossier(idOf('namedLead'), { name: 'CRM', case: text }))
  add('namedMatch', await world.match(idOf('namedDossier'), places.supplier, { $visible: true, $open: true }))
  add('namedMatch2', await world.match(idOf('namedDossier2'), places.supplier, { $visible: true }))
  const day = { _type: 'activity', date: '2026-03-21T10:00:00Z' }
  add('namedActivity', await world.make({ ...day, name: 'Kennismaken' }, idOf('namedDossier'), supplier))
  const letter = { _type: 'message', name: 'Vraag', description: `<p>Dag, ${name}</p>` }
  add('namedLetter', await world.make(letter, idOf('namedLead'), supplier))
  // In both, so that what changes of a lead changes several of its dossiers, or none: of one alone is told at once (D20.4).
  for (const place of ['dossier', 'dossier2'])
    await world.system.update({
      id: idOf(place),
      fields: { existing: fill(`Kassa van ‹name›, met hulp van ${BYSTANDER}`) },
    })
  // What hangs under the supplier as well is of the closed dossier all the same.
  const staff = await world.as(app.as('staff').id)
  add('demo', await world.make({ ...day, name: 'Rondleiding' }, idOf('dossier'), staff))
  await link('ACTIVITIES', 'supplier', 'demo')
  await link('CONTACTS', 'dossier', 'contact')
  for (const place of ['demo', 'dossier', 'todo']) await link('OWNERS', place, 'askerUser')
  for (const lead of ['namedLead', 'unnamedLead']) await link('SOFTWARE', lead, 'software')
}

/** What a supplier sees in the end of the lead that it knows, and of where it does not know who asks. */
export const namedLooks: readonly Ask[] = ['namedLead', 'demo']
  .map((name) => post(`/api/space/${ref(name)}`, { depth: 2 }))
  .concat(['dossier', 'demo'].map((name) => post('/api/mentions/list', { item: ref(name), q: '' })))
  .concat(post('/api/space/list', { space: ref('namedLead'), from: 1, depth: 5 }))

const of = <const Name extends string>(...names: readonly Name[]): fc.Arbitrary<Name> => fc.constantFrom(...names)
const by = (actor: Actor, path: string, body: object = {}): Deed => ({ by: actor, ask: post(path, body) })
const update = (actor: Actor, name: string, props: object) => by(actor, `/api/space/update/${ref(name)}`, { props })
const save = (actor: Actor, item: object, parent: string) => by(actor, '/api/space/save', { item, parent: ref(parent) })

/**
 * What is done to the lead that is named is done to the other right after, in words that are true of each: whichever asks at the closed
 * dossiers has changed.
 */
export function toEach(path: string, body: object, actor: Actor = 'staff'): Deed {
  const ask = (which: 'named' | 'unnamed', who: Identity): Ask =>
    JSON.parse(fillIn(JSON.stringify(post(path, body)).replaceAll('~each', `~${which}`), who))
  return { by: actor, ask: ask('named', identities[0]), also: ask('unnamed', identities[1]) }
}

const updateEach = (props: object) => toEach(`/api/space/update/${ref('eachLead')}`, { props })

/** Whether a deed is about whoever asks itself: it is seen where that is the one that is named. */
export const isOfAsker = ({ ask }: Deed): boolean =>
  ['lead', 'contact', 'forgotten'].some((name) => JSON.stringify(ask ?? '').includes(ref(name)))

/** What happens to both leads, to what they are asked with, and around. */
export const namedDeed: fc.Arbitrary<Deed> = fc.oneof(
  // Who they are, and who is of them.
  of('Logement ‹newcomer›', '‹name›', 'Logement ‹name›').map((name) => updateEach({ name })),
  fc.constantFrom(3, 14, 60, 400).map((employees) => updateEach({ employees })),
  of('+31309876543', '+31301234321').map((phone) => updateEach({ phone })),
  fc
    .constantFrom(['1012 AB', 'Amsterdam'], ['6211 CM', 'Maastricht'])
    .map(([zipcode, city]) => updateEach({ address: { street: 'Marktplein 1', zipcode, city } })),
  of('‹newcomer›', BYSTANDER, '‹user›').map((name) =>
    toEach('/api/space/save', { item: { _type: 'person', name }, parent: ref('eachLead') }),
  ),
  of('‹newcomer›', BYSTANDER, '‹contact›').map((name) =>
    toEach(`/api/space/update/${ref('eachContact')}`, { props: { name } }),
  ),
  fc.constant(toEach('/api/space/delete', { item: { _id: ref('eachContact') } })),
  fc.constant(toEach('/api/trash/restore', { _id: ref('eachContact') })),
  fc.constant(toEach('/api/privacy/erase', { _id: ref('eachForgotten'), confirm: '‹forgotten›' }, 'super')),
  of('branche', 'category').map((tag) => toEach(`/api/space/edge/TAGS/${ref('eachLead')}/${ref(tag)}`, {})),
  fc
    .constantFrom(...plainWords)
    .map((text) =>
      toEach('/api/space/save', { item: { _type: 'comment', text: `<p>${text}</p>` }, parent: ref('eachLead') }),
    ),
  // Told and closed again, taken away and brought back, or made anew.
  {
    weight: 3,
    arbitrary: fc
      .tuple(of('namedMatch', 'namedMatch2'), fc.boolean())
      .map(([name, $open]) => update('staff', name, { $open })),
  },
  fc.tuple(of('namedDossier', 'namedDossier2'), fc.boolean()).map(([name, open]) => update('staff', name, { open })),
  fc
    .tuple(of('namedMatch', 'namedMatch2', 'match', 'match2'), fc.boolean())
    .map(([name, $visible]) => update('staff', name, { $visible })),
  {
    weight: 4,
    arbitrary: fc
      .tuple(of('namedDossier', 'namedDossier2', 'dossier', 'dossier2', 'goneDossier'), of('away', 'anew', 'shown'))
      .map(([name, how]) => matching(name, how)),
  },
  fc
    .tuple(of('namedMatch', 'namedMatch2', 'match', 'match2', 'namedDossier', 'dossier', 'demo'), fc.boolean())
    .map(([name, isBack]) =>
      isBack
        ? by('staff', '/api/trash/restore', { _id: ref(name) })
        : by('staff', '/api/space/delete', { item: { _id: ref(name) } }),
    ),
  // What is said where it is told who asks, and where it is not.
  fc
    .tuple(of('namedMatch', 'namedDossier', 'namedLetter'), fc.constantFrom(...plainWords, BYSTANDER))
    .map(([place, word]) => save('known', { _type: 'comment', text: `<p>${word}</p>` }, place)),
  fc.constantFrom(...plainWords).map((existing) => update('known', 'namedDossier', { existing })),
  // Not on what hangs under the supplier too: that it reads whole (SECURITY.md).
  fc
    .tuple(of('staff', 'asker'), of('contact', 'askerUser', 'supplierUser'), of('match', 'comment'))
    .map(([actor, who, place]) =>
      save(actor, { _type: 'comment', text: `<p>${mentionMarkup({ id: ref(who), name: '‹contact›' })}</p>` }, place),
    ),
  fc.tuple(of('staff', 'asker'), of('dossier', 'match')).map(([actor, place]) =>
    save(
      actor,
      {
        _type: 'comment',
        text: `<p><a href="/card/${ref('lead')}">daar</a> of <a href="/card/${ref('namedLead')}">hier</a></p>`,
      },
      place,
    ),
  ),
  of('todo', 'demo', 'activity').map((name) => by('staff', `/api/space/edge/OWNERS/${ref(name)}/${ref('askerUser')}`)),
  // Who comes and goes (D9): who is of both in one world goes from the one to the other.
  { weight: 5, arbitrary: moves('asker', rooms) },
  { weight: 5, arbitrary: moves('known', [...rooms, ...namedRooms]) },
  moves('staff', [...rooms, ...namedRooms]),
  fc
    .tuple(of('asker', 'staff'), of('newMessage', 'typing'))
    .map(
      ([actor, event]): Deed => ({ by: actor, event, send: { room: `chat:${ref('dossier')}`, text: 'Groet, ‹name›' } }),
    ),
  fc.constantFrom(60, 1200).map((wait): Deed => ({ by: 'staff', wait })),
)

/** Somebody enters the room of an item, or leaves it. */
export function move(actor: Actor, event: 'joinRoom' | 'userLeft', place: string): Deed {
  return { by: actor, event, send: { room: `item:${ref(place)}` } }
}

function moves(actor: Actor, places: readonly string[]): fc.Arbitrary<Deed> {
  return fc
    .tuple(of('joinRoom', 'joinRoom', 'userLeft'), fc.constantFrom(...places))
    .map(([event, place]) => move(actor, event, place))
}

/** How a supplier would go about finding out whether a lead that it knows asks there too. */
export function readerOfNamed(actor: Actor): fc.Arbitrary<Deed> {
  const places = [...named, ...closed, 'namedActivity']
  const known = fc.constantFrom(...named).map(ref)
  const words = fc.constantFrom(...Object.values(identities[0]), BYSTANDER, ...neutralWords)
  const asks: fc.Arbitrary<Ask>[] = [
    fc
      .tuple(of(...closed, 'namedDossier'), of('', '', 'e'))
      .map(([item, q]) => post('/api/mentions/list', { item: ref(item), q })),
    fc
      .tuple(known, fc.option(words, { nil: undefined }), of('dossier', 'match', 'todo', 'DOSSIERS', 'CONTACTS', '*'))
      .map(([parent, q, feed]) => post('/api/space/search', { parent, q, feed, page_size: 200 })),
    known.map((space) => post('/api/space/list', { space, from: 1, depth: 5 })),
    known.map((parent) => post('/api/space/activities', { parent, depth: 5, page_size: 200 })),
    fc.constantFrom(...places).map((name) => post(`/api/space/${ref(name)}`, { depth: 3 })),
    fc.constantFrom(...places).map((name) => post('/api/timeline/list', { item: ref(name) })),
    fc
      .tuple(of('namedActivity', 'namedDossier', 'activity'), words)
      .map(([parent, name]) =>
        post('/api/space/save', { item: { _type: 'person', name: name || 'x' }, parent: ref(parent) }),
      ),
    fc.tuple(of('comment', 'message', 'todo'), fc.constantFrom(...places), words).map(([_type, parent, word]) =>
      post('/api/space/save', {
        item: {
          _type,
          name: word || 'x',
          ...(_type === 'comment' ? { text: `<p>${word}</p>` } : { description: word }),
        },
        parent: ref(parent),
      }),
    ),
    // What is its own it hangs under both.
    fc
      .tuple(
        of('edge', 'edge', 'delete'),
        fc.constantFrom(['TODOS', 'todo'], ['ACTIVITIES', 'activity'], ['ACTIVITIES', 'namedActivity']),
        of('namedDossier', 'namedMatch', 'namedLead', 'dossier', 'dossier2', 'match', 'supplier'),
      )
      .map(([how, [edge, child = ''], parent]) => post(`/api/space/${how}/${edge}/${ref(parent)}/${ref(child)}`)),
  ]
  return fc.oneof(
    { weight: 2, arbitrary: fc.oneof(...asks).map((ask) => ({ by: actor, ask })) },
    { weight: 1, arbitrary: moves(actor, [...rooms, ...namedRooms]) },
  )
}
