import { type Call, calls } from '@schakel/domain/calls'
import fc from 'fast-check'
import { bodyOf } from '../anyInput.ts'
import { type Ask, attacks, nameOf } from '../attacks.ts'
import { type Deed, get, post, ref } from './deed.ts'
import { guesses, identities, neutralWords } from './identities.ts'
import type { Actor } from './sides.ts'
import { type Theme, type Themed, withThemes } from './themes.ts'
import { joinings } from './twoOfOne.ts'

/** Calls that the generator leaves out, with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  'POST /api/auth/logout': 'the reader would be gone',
}

/** Most often what is right, as somebody would try who suspects it; else what is near to it, or has nothing to do with it. */
const words: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...plainGuesses()) },
  { weight: 3, arbitrary: fc.constantFrom(...guesses) },
  { weight: 3, arbitrary: fc.constantFrom(...neutralWords) },
)

/** Something that a reader does. */
export function readerDeed(by: Actor, refs: readonly string[], themes: readonly Theme[]): fc.Arbitrary<Deed> {
  const pointed = withThemes(
    by === 'supplier' || by === 'supplier2' ? supplierDeeds(by, refs) : othersDeeds(by, refs),
    themes,
  )
  return fc.oneof(
    { weight: 6, arbitrary: fc.oneof(...pointed).map((ask) => ({ by, ask })) },
    { weight: 3, arbitrary: anyCall(by, refs) },
    { weight: 1, arbitrary: anyEvent(by, refs) },
  )
}

/** Any call of the registry: as an attacker would ask it, or with whatever its contract takes. */
function anyCall(by: Actor, refs: readonly string[]): fc.Arbitrary<Deed> {
  const hands = { ids: idsOf(refs), words: [...plainGuesses(), ...neutralWords] }
  const own = ref(by === 'supplier2' ? by : 'supplier')
  const asked = calls.filter((call) => !Object.hasOwn(leftOut, nameOf(call))).map((call) => asksOf(call, hands, own))
  return fc.oneof(...asked).map((ask) => ({ by, ask }))
}

/** One call, in every way in which it is tried. */
export function asksOf(call: Call, hands: Parameters<typeof bodyOf>[1], own: string): fc.Arbitrary<Ask> {
  const { method, isUpload } = call
  const { at, plain = [] } = attacks[nameOf(call)] ?? {}
  const ids = fc.constantFrom(...hands.ids)
  const holes = call.path.match(/\{\w+\}/g) ?? []
  const path = fc
    .array(ids, { minLength: holes.length, maxLength: holes.length })
    .map((parts) => holes.reduce((filled, hole, index) => filled.replace(hole, () => parts[index] ?? ''), call.path))
  const shaped = isUpload
    ? fc.record({ method: fc.constant(method), path, form: fc.record({ parent: ids, kind: fc.constant('avatar') }) })
    : fc.record({ method: fc.constant(method), path, body: bodyOf(call, hands).map(Object) })
  const known = at ? [ids.chain((id) => fc.constantFrom(...at(id, { own })))] : []
  return fc.oneof(shaped, ...known, ...(plain.length > 0 ? [fc.constantFrom(...plain)] : []))
}

/** Every event of a socket, with what it takes; a new one must be told here. */
export const events: Readonly<Record<string, (ids: fc.Arbitrary<string>) => fc.Arbitrary<Deed['send']>>> = {
  joinRoom: (ids) => fc.tuple(fc.constantFrom('item', 'chat'), ids).map(([room, id]) => ({ room: `${room}:${id}` })),
  userLeft: (ids) => ids.map((id) => ({ room: `item:${id}` })),
  replayMissed: () => fc.constantFrom(60_000, 600_000).map((age) => ({ age })),
  newMessage: (ids) => fc.tuple(ids, words).map(([id, text]) => ({ room: `chat:${id}`, text: text || 'Dag' })),
  typing: (ids) => ids.map((id) => ({ room: `chat:${id}` })),
  update_editor_server: (ids) => ids.map((item) => ({ item, template: 'nl' })),
  renewNote: (ids) => ids.map((item) => ({ item })),
}

function anyEvent(by: Actor, refs: readonly string[]): fc.Arbitrary<Deed> {
  const ids = fc.constantFrom(...idsOf(refs))
  return fc.oneof(...Object.entries(events).map(([event, of]) => of(ids).map((send) => ({ by, event, send }))))
}

/** What lies in the world, what the reader met so far, and what never was. */
function idsOf(refs: readonly string[]): string[] {
  const seen = Array.from({ length: 40 }, (_, number) => `seen${number}`)
  return [...refs, ...seen, 'noLead', 'noMatch', 'noDossier', 'noFile'].map(ref)
}

/** What is tried first: each part of the identity as it is. */
function plainGuesses(): string[] {
  const { name, contact, user, city, lateName, lateUser, task, secret } = identities[0]
  return [name, contact, user, city, lateName, lateUser, task, secret, 'Toverlepel', 'Quistelbroek']
}

/** What stands in a field by itself, so that a guess may be all of it. */
const wholeGuesses = [identities[0].name, identities[0].contact, identities[0].user]

type Asks = readonly fc.Arbitrary<Ask>[]

const update = (id: string, props: object) => post(`/api/space/update/${id}`, { props })
const save = (item: object, parent: string) => post('/api/space/save', { item, parent })

/** How a supplier would go about it: with guesses at what it may not read, with its own card, its own words, and whatever it may touch. */
function supplierDeeds(by: 'supplier' | 'supplier2', refs: readonly string[]): Themed<Asks> {
  const like = (name: RegExp) => refs.filter((one) => name.test(one))
  const matches = by === 'supplier' ? ['match', 'match2', 'knownMatch', 'lateMatch'] : ['rivalMatch']
  // What can be accepted, and what says nothing but a name, are where a guess tells most.
  const often = by === 'supplier' ? ['match', 'match', 'match2', 'match2'] : []
  const match = fc.constantFrom(...matches, ...often, ...like(/^(pair|named)Match/)).map(ref)
  const dossiers = ['dossier', 'dossier2', 'knownDossier', 'lateDossier', ...like(/^(pair\d|namedDossier)/)]
  const dossier = fc.constantFrom(...dossiers).map(ref)
  const own = fc.constantFrom('todo', 'nextTodo', 'activity', 'comment', 'message', 'card', 'letter').map(ref)
  const home = ref(by)
  const hidden = fc.constantFrom('$advise', '$declaration', 'matchnote')
  const ownField = fc.constantFrom(
    ...([
      ['todo', 'name'],
      ['todo', 'description'],
      ['activity', 'name'],
      ['comment', 'text'],
      ['message', 'description'],
      ['card', 'notes'],
    ] as const),
  )
  const onCard = fc.constantFrom('name', 'description', 'email', 'website')
  const status = fc.constantFrom('reserved', 'dismissed')
  return {
    always: [
      fc.tuple(match, status).map(([id, to]) => answerTo(id, to, 'Omdat het past')),
      ...readings(fc.oneof(match, dossier, own)),
      dossier.map((parent) => post('/api/requirements/list', { parent })),
      dossier.map((id) => post('/api/comparison/read', { dossier: id })),
      match.map((parent) => post('/api/answers/list', { parent })),
      match.map((id) => post('/api/answers/submit', { match: id })),
      // What was made after a todo that was done comes and goes with that.
      fc.boolean().map((done) => update(ref('doneTodo'), { done })),
      match.map((id) => post('/api/answers/takeOver', { match: id, confirmed: ['X-01'] })),
    ],
    guesses: [
      fc.tuple(match, hidden, words).map(([id, name, word]) => update(id, { [name]: word })),
      fc.tuple(match, hidden, words).map(([id, name, word]) => save({ _id: id, [name]: word }, home)),
      fc
        .tuple(match, fc.constantFrom('$advise', '$declaration'), fc.constantFrom(...wholeGuesses))
        .map(([id, name, word]) => update(id, { [name]: word })),
    ],
    ownNames: [
      words.map((word) => update(ref(`${by}User`), { name: word })),
      // Signed with the name that it has by then.
      fc.constantFrom('match', 'knownMatch').map((name) => answerTo(ref(name), 'reserved', 'Omdat het past')),
      fc.tuple(onCard, words).map(([name, word]) => update(home, { [name]: word })),
    ],
    ownWords: [
      fc.tuple(match, status, words).map(([id, to, word]) => answerTo(id, to, word)),
      fc
        .tuple(fc.oneof(match, fc.constant(home)), fc.constantFrom('X-01', 'X-02', 'X-03'), words)
        .map(([parent, key, remark]) =>
          post('/api/answers/save', { parent, rows: [{ key, value: remark ? 'partly' : 'yes', remark }] }),
        ),
      fc.tuple(ownField, words).map(([[id, field], word]) => update(ref(id), { [field]: word })),
      words.map((description) => update(ref('todo'), { description })),
      fc
        .tuple(dossier, words)
        .map(([id, word]) =>
          save({ _type: 'todo', name: 'Zelf doen', description: word, tasks: [{ name: word || 'x' }] }, id),
        ),
      fc.tuple(fc.oneof(match, own), words).map(([id, word]) => save({ _type: 'comment', text: `<p>${word}</p>` }, id)),
      fc
        .tuple(fc.oneof(match, dossier), words)
        .map(([id, word]) => save({ _type: 'activity', name: word, date: '2026-04-01T10:00:00Z' }, id)),
    ],
  }
}

/** What a supplier says when it takes or refuses what was offered. */
function answerTo(id: string, status: string, description: string) {
  return update(id, { status, history: [{ status, date: '‹now›', description }] })
}

/** How everybody else would go about it. */
function othersDeeds(by: Actor, refs: readonly string[]): Themed<Asks> {
  const twins = refs.filter((one) => one.startsWith('twin'))
  const names = ['lead', 'dossier', 'match', 'contact', 'space', 'knownDossier', 'knowledgeDay', 'supplier', ...twins]
  const ids = fc.constantFrom(...names).map(ref)
  return {
    always: [...readings(ids), ...(twins.length > 0 ? [...joinings, ...joinings, ...joinings] : [])],
    ownNames: [words.map((word) => update(ref(`${by}User`), { name: word }))],
    ownWords: [
      fc.tuple(ids, words).map(([id, word]) => update(id, { name: word })),
      fc.tuple(ids, words).map(([id, word]) => save({ _type: 'todo', name: word || 'x' }, id)),
    ],
  }
}

/** Filters that ask for a word where it may stand, each as the body of a search. */
const asking = (feed: string, field: string, op: string) => (word: string) => ({
  feed,
  where: { rules: [{ field, op, values: [word || 'x'] }] },
})
const rules = fc.constantFrom(
  asking('dossier', 'lead/name', 'contains'),
  asking('dossier', '_city', 'is'),
  asking('match', 'dossier/case', 'contains'),
  asking('match', 'matchnote', 'contains'),
  asking('lead', 'name', 'isNot'),
  asking('person', 'email', 'contains'),
)

/** Ways to read and to look for something. */
function readings(ids: fc.Arbitrary<string>): Asks {
  const by = fc.constantFrom('q', 'city', 'name', 'status', 'owner')
  const sort = fc.constantFrom('name', 'date', 'status', 'changed')
  return [
    ids.map((id) => post(`/api/space/${id}`, { depth: 2 })),
    fc.tuple(by, words).map(([field, word]) => post('/api/space/search', { [field]: word, page_size: 200 })),
    sort.map((name) => post('/api/space/search', { sort: name, page_size: 200 })),
    words.map((q) => post('/api/lists/ids', { q })),
    words.map((q) => post('/api/lists/statuses', { feed: 'match', q, amounts: true })),
    fc.tuple(rules, words).map(([rule, word]) => post('/api/space/search', { ...rule(word), page_size: 200 })),
    fc
      .tuple(rules, words)
      .map(([rule, word]) =>
        post('/api/lists/statuses', { ...rule(word), by: '_owner', columns: true, amounts: true }),
      ),
    fc
      .constantFrom('supplier/name', 'dossier/name', 'status', '_owner')
      .map((field) =>
        post('/api/reports/figures', { report: { type: 'match', by: field, measure: 'count', chart: 'bars' } }),
      ),
    fc.constant(post('/api/reports/list')),
    ids.map((_id) => post('/api/reports/place', { _id, at: 0 })),
    ids.map((_id) => post('/api/reports/mail', { _id, mail: true })),
    ids.map((item) => post('/api/follow/set', { item, follow: true })),
    fc.constant(post('/api/follow/list')),
    fc.constant(post('/api/notifications/list')),
    ids.map((_id) => post('/api/favourites/put', { _id, at: 0 })),
    fc.constant(post('/api/favourites/list')),
    fc.tuple(ids, ids).map((pair) => post('/api/lists/cards', { ids: pair })),
    words.map((q) => post('/api/messages/recipients', { q })),
    fc.tuple(ids, words).map(([item, q]) => post('/api/mentions/list', { item, q })),
    ids.map((item) => post('/api/log/list', { item })),
    ids.map((item) => post('/api/timeline/list', { item })),
    fc.tuple(ids, ids).map(([item, by]) => post('/api/timeline/list', { item, by })),
    fc.constant(post('/api/agenda/list', { from: '2026-02-20', to: '2026-05-01' })),
    fc.constant(get('/api/agenda/feed/~feed~.ics')),
    ids.map((_id) => post('/api/notes/export', { _id, kind: 'pdf' })),
    fc.constant(post('/api/export/csv')),
    fc.boolean().map((snoozed) => post('/api/work', { snoozed })),
    ids.map((item) => post('/api/work/snooze', { item, until: '2026-12-01T08:00:00.000Z' })),
    ids.map((item) => post('/api/work/snooze', { item, until: null })),
    ids.map((item) => post('/api/work/remind', { item, at: '2026-12-01T08:00:00.000Z' })),
    ids.map((item) => post('/api/work/colleagues', { item })),
  ]
}
