import fc from 'fast-check'
import { type Deed, post, ref } from './deed.ts'
import { plainWords } from './identities.ts'
import type { Actor } from './sides.ts'
import { type Theme, type Themed, withThemes } from './themes.ts'

/** What is said of the lead: who it is in that world, or nothing in particular. */
const words: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '‹name›',
    '‹contact›',
    '‹user›',
    '‹city›',
    'Bel ‹contact› op ‹mobile›',
    'Vraag ‹forgotten›',
    'Groet, ‹user› van ‹name›',
  ),
  fc.constantFrom(...plainWords),
)
/** The same of the lead that was known before. */
const lateWords = fc.constantFrom('‹lateName›', '‹lateUser›', 'Groet, ‹lateUser› van ‹lateName›', ...plainWords)
/** Of other leads, and to a supplier itself, nothing is said of these. */
const plain = fc.constantFrom(...plainWords)

const update = (by: Actor, name: string, props: object): Deed => ({
  by,
  ask: post(`/api/space/update/${ref(name)}`, { props }),
})
const save = (by: Actor, item: object, parent: string): Deed => ({
  by,
  ask: post('/api/space/save', { item, parent: ref(parent) }),
})

const comment = (word: string) => ({ _type: 'comment', text: `<p>${word}</p>` })

/** What the centre, the lead and other suppliers do around a lead that somebody may not know. */
const deeds: Themed<readonly fc.Arbitrary<Deed>[]> = {
  always: [
    // What is said on a match, of the lead and of nothing.
    fc
      .tuple(of('match', 'match2'), of('$advise', '$declaration'), words)
      .map(([name, field, word]) => update('staff', name, { [field]: word })),
    lateWords.map(($advise) => update('staff', 'lateMatch', { $advise })),
    fc
      .tuple(of('match', 'match2'), of('offered', 'reserved', 'dismissed', 'registered'), words)
      .map(([name, status, description]) => step(name, status, description)),
    fc
      .tuple(of('staff', 'asker'), of('match', 'comment', 'remark'), words)
      .map(([by, parent, word]) => save(by, comment(word), parent)),
    // What a supplier has of its own on the dossier is ticked off and written in by others.
    fc.tuple(of('staff', 'asker'), fc.boolean()).map(([by, done]) => update(by, 'todo', { done })),
    // The dossier and the lead.
    fc
      .tuple(of('dossier', 'dossier2'), words)
      .map(([name, word]) => update('staff', name, { case: `<p>${word}</p><p>Wij zoeken een kassa voor ‹name›.</p>` })),
    fc.tuple(of('dossier', 'dossier2'), words).map(([name, existing]) => update('staff', name, { existing })),
    fc.tuple(of('lead', 'lateLead'), words).map(([name, description]) => update('staff', name, { description })),
    fc.constant(save('asker', { _type: 'person', name: '‹newcomer›', gender: 'unknown' }, 'lead')),
    fc.constantFrom('‹contact›', '‹newcomer›').map((name) => update('staff', 'contact', { name })),
    words.map((name) => save('staff', { _type: 'todo', name: `Nabellen ${name}`, description: name }, 'dossier')),
    fc.constant(save('staff', { _type: 'file', name: '‹file›', location: 'https://‹domain›/a.pdf' }, 'match')),
    fc.boolean().map(($visible) => update('staff', 'match2', { $visible })),
    of('branche', 'category').map((tag) => by('staff', `/api/space/edge/TAGS/${ref('dossier')}/${ref(tag)}`)),
    fc
      .boolean()
      .map((hidden) => by('staff', '/api/guard/mask', { dossier: ref('dossier'), words: ['webshop'], hidden })),
    // What is asked is worded anew, put forward, looked into, and opened again (F1).
    fc.tuple(of('dossier', 'dossier2'), fc.constantFrom(1, 1, 2, 3), words).map(([name, version, nl]) =>
      by('staff', '/api/requirements/freeze', {
        dossier: ref(name),
        version,
        reason: nl || 'Anders',
        rows: [need(`Voor ‹name›: ${nl}`)],
      }),
    ),
    fc
      .tuple(of('X-01', 'X-02'), of('yes', 'no'), words)
      .map(([key, value, remark]) =>
        by('staff', '/api/answers/check', { match: ref('match'), key, value, remark: remark || 'Gezien' }),
      ),
    fc
      .constantFrom('X-01', 'X-02')
      .map((key) => by('staff', '/api/answers/reopen', { match: ref('match'), keys: [key] })),
    // Out and back again, joined, forgotten.
    fc
      .tuple(of('remark', 'contact', 'task', 'file', 'dossier2', 'comment'), of('delete', 'restore', 'again'))
      .map(([name, how]) =>
        how === 'delete'
          ? by('staff', '/api/space/delete', { item: { _id: ref(name) } })
          : by('staff', '/api/trash/restore', { _id: ref(name) }),
      ),
    fc.constant(by('super', '/api/space/merge', { keep: ref('lead'), drop: ref('lateLead') })),
    fc.constant(by('super', '/api/space/merge/undo', { _id: ref('lateLead') })),
    fc.constantFrom(60, 1200).map((wait): Deed => ({ by: 'staff', wait })),
  ],
  ownWords: [
    fc
      .tuple(of('staff', 'asker'), fc.boolean())
      .map(([who, done]) => update(who, 'todo', { tasks: [{ name: 'Bellen', done }] })),
    words.map((description) => update('staff', 'todo', { description })),
    words.map((name) => update('staff', 'activity', { name })),
  ],
  staffName: [
    of('match', 'match2').map((name) => update('staff', name, { $advise: 'Groet, Joris van der Toverlepel' })),
    fc.constant(save('staff', comment('Groet, Joris van der Toverlepel'), 'match')),
  ],
  ordinaryWords: [
    of('match', 'match2').map((name) => update('staff', name, { $advise: 'In augustus dicht, voor de rust' })),
  ],
  erasing: [fc.constant(by('super', '/api/privacy/erase', { _id: ref('forgotten'), confirm: '‹forgotten›' }))],
  talk: [
    lateWords.map((word) => save('late', comment(word), 'message')),
    lateWords.map((existing) => update('late', 'lateDossier', { existing })),
  ],
  unseen: [
    fc.constant(update('staff', 'lead', { employees: 14 })),
    fc.constantFrom('+31309876543', '+31301234321').map((phone) => update('staff', 'lead', { phone })),
    fc.constantFrom('Zwagerveen', 'Knipselaar').map((name) => save('staff', { _type: 'person', name }, 'lead')),
    fc.constantFrom('dossier', 'dossier2').map((name) => update('staff', name, { link: 'https://voorbeeld.example' })),
    fc.constantFrom('dossier', 'lead').map((name) => save('staff', comment('Voor onszelf'), name)),
    fc.constantFrom('dossier', 'lead').map((name) => save('staff', { _type: 'todo', name: 'Intern' }, name)),
    fc.constant(
      save('staff', { _type: 'file', name: 'Intern.pdf', location: 'https://voorbeeld.example/x' }, 'dossier'),
    ),
    fc.constantFrom('Stil', 'Zacht').map((matchnote) => update('super', 'match', { matchnote })),
    fc.constant(by('staff', `/api/space/edge/TAGS/${ref('dossier')}/${ref('category')}`)),
    words.map((nl) =>
      by('asker', '/api/requirements/propose', { dossier: ref('dossier'), row: need(nl || 'Graag ook dit') }),
    ),
    fc.constant(by('staff', `/api/space/edge/MATCH/${ref('dossier')}/${ref('supplier2')}`)),
    fc.constant(save('super', { _type: 'lead', name: 'Iemand anders', employees: 4 }, 'space')),
    // That suppliers are weighed up, by whom and with what outcome, is nothing of theirs (F2.17).
    fc.integer({ min: 1, max: 10 }).map((years) => weighing('staff', '/api/decision/setup', { years })),
    fc
      .integer({ min: 2, max: 9 })
      .map((maximum) => weighing('asker', '/api/decision/setup', { anchors: { excellent: 1, maximum } })),
    of('match', 'rivalMatch').map((name) =>
      weighing('staff', '/api/decision/setup', {
        ruling: { match: ref(name), key: 'X-01', passes: false, reason: 'Te weinig' },
      }),
    ),
    fc.constant(weighing('staff', '/api/weighing/invite', { people: [ref('askerUser')], named: true })),
    fc
      .tuple(of('staff', 'asker'), of('save', 'submit'))
      .map(([who, how]) => weighing(who, `/api/weighing/${how}`, { points: weighed })),
    of('withdraw', 'close').map((how) => weighing('staff', `/api/weighing/${how}`, {})),
    // Nor is what they think of a demo, open or closed (F1.12).
    fc
      .tuple(of('staff', 'asker'), of('match', 'match2'), fc.integer({ min: 0, max: 4 }), fc.boolean())
      .map(([who, name, score, submit]) =>
        by(who, '/api/demo/score', { match: ref(name), scores: [{ key: 'X-01', score }], submit }),
      ),
    fc
      .tuple(of('match', 'match2'), fc.boolean())
      .map(([name, undo]) => by('staff', '/api/demo/close', { match: ref(name), undo })),
    fc
      .tuple(of('staff', 'asker'), of('match', 'match2'), of('confirmed', 'denied', 'notAsked'), words)
      .map(([who, name, outcome, referee]) =>
        by(who, '/api/references/save', {
          ...{ match: ref(name), role: 'Hoofd ICT', date: '2026-01-05', name: referee },
          rows: [{ key: 'X-01', outcome }],
        }),
      ),
    // What they keep for themselves about a todo of a supplier.
    of('remind', 'snooze').map((how) =>
      by('staff', `/api/work/${how}`, {
        item: ref('nextTodo'),
        [how === 'remind' ? 'at' : 'until']: '2026-06-01T08:00:00Z',
      }),
    ),
    of('nextTodo', 'todo').map((name) => by('staff', `/api/space/edge/OWNERS/${ref(name)}/${ref('staffUser')}`)),
    of('save', 'remove').map((how) =>
      weighing('asker', `/api/scenarios/${how}`, { name: 'Prijs', ...(how === 'save' ? { points: weighed } : {}) }),
    ),
    of('match', 'rivalMatch').map((name) =>
      weighing('staff', '/api/decision/take', {
        ...{ match: ref(name), reason: 'Past het best', dissent: 'Te duur', replaceReason: 'Toch niet' },
      }),
    ),
  ].map((deed) => deed.map((one): Deed => ({ ...one, isHidden: true }))),
}

/** Staff throw the supplier's match of a dossier away, make it, or make and show it. */
export function matching(dossier: string, how: 'away' | 'anew' | 'shown'): Deed {
  const place = `MATCH/${ref(dossier)}/${ref('supplier')}`
  if (how === 'away') return by('staff', `/api/space/delete/${place}`)
  return by('staff', `/api/space/edge/${place}`, { props: how === 'shown' ? { $visible: true } : {} })
}

/** A match is thrown away, or made where one was thrown away before. */
const remade = fc
  .tuple(of('goneDossier', 'goneDossier', 'dossier2'), of('away', 'anew', 'anew', 'shown', 'shown'))
  .map(([name, how]) => matching(name, how))

/** What they do elsewhere: with another dossier, of a lead that everybody knows, disclosed and hidden again, and for a supplier itself. */
const elsewhere: readonly fc.Arbitrary<Deed>[] = [
  plain.map(($advise) => update('staff', 'knownMatch', { $advise })),
  plain.map((word) => save('staff', comment(word), 'letter')),
  fc.boolean().map(($open) => update('staff', 'knownMatch', { $open })),
  // Made anew is not shown, and shown it is not told who asks (D19.2, D22.1).
  ...[remade, remade, remade],
  // Refused as a whole, since one of them was offered before: it leaves nothing behind.
  fc.constant(offers('knownDossier', 'supplier', 'supplier2')),
  // Made, shown and taken back at once: of that nobody else is told, and who was told hears that it is gone.
  of('dossier2', 'knownDossier').map((name) => takenBack(name, 'supplier2')),
  fc.constant(update('staff', 'knownDossier', { case: '<p>Brasserie Zilverspar wil ook een kassa</p>' })),
  plain.map((word) => save('staff', { _type: 'message', name: 'Nieuws', description: `<p>${word}</p>` }, 'supplier')),
]

/** What others do meanwhile, the same in both worlds, but for what is hidden. */
export function otherDeed(on: readonly Theme[]): fc.Arbitrary<Deed> {
  return fc.oneof(...withThemes(deeds, on), ...elsewhere)
}

/** The same around the lead, in the first world alone: for who may not notice that any of it happened. */
export const hiddenDeed: fc.Arbitrary<Deed> = fc
  .oneof(...withThemes(deeds, ['ownWords', 'talk', 'unseen', 'erasing']))
  .map((deed) => ({ ...deed, isHidden: true }))

/** Whether a deed goes otherwise where the other supplier is matched with that dossier: there it is not done in both worlds. */
export const isOfRival = ({ ask }: Deed): boolean =>
  [ref('dossier2'), ref('supplier2')].every((name) => JSON.stringify(ask ?? '').includes(name))

/** What happens on the match of another supplier, which the first world alone has (D19.10). */
export const rivalDeed: fc.Arbitrary<Deed> = fc
  .oneof(
    fc
      .tuple(of('$price', '$license', '$implement'), fc.integer({ min: 1, max: 9000 }))
      .map(([field, euros]) => update('staff', 'rivalMatch', { [field]: euros })),
    words.map(($advise) => update('staff', 'rivalMatch', { $advise })),
    fc.boolean().map(($visible) => update('staff', 'rivalMatch', { $visible })),
    fc
      .tuple(of('staff', 'supplier2'), of('offered', 'reserved', 'dismissed', 'meeting'), words)
      .map(([who, status, description]) => ({ ...step('rivalMatch', status, description), by: who })),
    fc.tuple(of('staff', 'asker', 'supplier2'), words).map(([who, word]) => save(who, comment(word), 'rivalMatch')),
    words.map((name) => save('supplier2', { _type: 'todo', name: `Bellen ${name}` }, 'dossier')),
    // What another answers, and that it does, is its own and the centre's to know (G3).
    fc
      .tuple(of('X-01', 'X-02'), of('yes', 'no'), words)
      .map(([key, value, remark]) =>
        by('supplier2', '/api/answers/save', { parent: ref('rivalMatch'), rows: [{ key, value, remark }] }),
      ),
    fc.constant(by('supplier2', '/api/answers/submit', { match: ref('rivalMatch') })),
    fc.tuple(of('X-01', 'X-02'), words).map(([key, remark]) =>
      by('staff', '/api/answers/check', {
        match: ref('rivalMatch'),
        key,
        value: 'partly',
        remark: remark || 'Gezien',
      }),
    ),
    fc
      .integer({ min: 0, max: 4 })
      .map((score) =>
        by('staff', '/api/demo/score', { match: ref('rivalMatch'), scores: [{ key: 'X-01', score }], submit: true }),
      ),
    fc.constant(by('staff', '/api/demo/close', { match: ref('rivalMatch') })),
    fc
      .constantFrom('X-01', 'X-02')
      .map((key) => by('staff', '/api/answers/reopen', { match: ref('rivalMatch'), keys: [key] })),
    of('confirmed', 'denied').map((outcome) =>
      by('staff', '/api/references/save', {
        ...{ match: ref('rivalMatch'), role: 'Hoofd ICT', date: '2026-01-05' },
        rows: [{ key: 'X-01', outcome }],
      }),
    ),
    fc.constant(offers('dossier2', 'supplier2')),
    of('dossier', 'dossier2').map((name) => takenBack(name, 'supplier2')),
    fc.constant(by('staff', `/api/space/delete/MATCH/${ref('dossier')}/${ref('supplier2')}`)),
    fc.constant(
      by('staff', `/api/space/edge/MATCH/${ref('dossier2')}/${ref('supplier2')}`, { props: { $visible: true } }),
    ),
  )
  .map((deed) => ({ ...deed, isHidden: true }))

/** What super users write where they alone read (D7): not the same in both worlds. */
export const secretDeed: fc.Arbitrary<Deed> = fc.oneof(
  fc.constantFrom('‹secret›', 'Let op: ‹secret›').map((matchnote) => update('super', 'match', { matchnote })),
  fc.constantFrom('‹secret›', 'Let op: ‹secret›').map((note) => update('super', 'supplier', { note })),
)

function of<const Name extends string>(...names: readonly Name[]): fc.Arbitrary<Name> {
  return fc.constantFrom(...names)
}

function by(actor: Actor, path: string, body: object = {}): Deed {
  return { by: actor, ask: post(path, body) }
}

function weighing(actor: Actor, path: string, body: object): Deed {
  return by(actor, path, { dossier: ref('dossier'), ...body })
}

function step(name: string, status: string, description: string): Deed {
  return update('staff', name, { status, history: [{ status, date: '‹now›', description }] })
}

/** A dossier is offered to several at once (D20.9). */
function offers(dossier: string, ...suppliers: readonly string[]): Deed {
  return by('staff', '/api/guard/offer', {
    dossier: ref(dossier),
    offers: suppliers.map((name) => ({ supplier: ref(name), reviewed: '' })),
  })
}

/** The same, and taken back from all of them by one call. */
function takenBack(dossier: string, ...suppliers: readonly string[]): Deed {
  return by('staff', '/api/guard/takeBack', { dossier: ref(dossier), suppliers: suppliers.map(ref) })
}

/** Points for each criterion of the dossier, so that they may be submitted (F2.5). */
export const weighed = [
  { criterion: '105', points: 40 },
  { criterion: 'price', points: 100 },
]

/** A requirement that somebody words. */
function need(nl: string) {
  return { group: 105, nl: nl.slice(0, 200), level: 'must', weight: 3, proof: 'demo' }
}
