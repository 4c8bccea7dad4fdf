import { calls } from '@schakel/domain/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../../src/store/auth/sessions.ts'
import { openTestApp, type Somebody, type TestApp } from '../app.ts'
import { Tab } from '../live.ts'
import { type Ask, attacks } from './attacks.ts'
import { readingsOf } from './encodings.ts'
import { sendAsk } from './send.ts'

/** Who looks: of the centre, of who asks, both suppliers that are asked, one that is not, and people of elsewhere. */
const readers = [
  'super',
  'staff',
  'enduser',
  'supplier',
  'supplier2',
  'unasked',
  'member',
  'enduser2',
  'stranger',
] as const
type Reader = (typeof readers)[number]

const centre = ['super', 'staff']
const choosers = [...centre, 'enduser']
const asked = [...choosers, 'supplier', 'supplier2']

/** A word for everything that is written around choosing, each in one place alone, with who may read it. */
const marks: Readonly<Record<string, { readonly what: string; readonly by: readonly string[] }>> = {
  duinroos: { what: 'a frozen requirement', by: asked },
  kwelder: { what: 'what staff remark on a row', by: choosers },
  zeekraal: { what: 'a row that was proposed', by: choosers },
  strandvlo: { what: 'why there is a next version', by: choosers },
  waddengas: { what: 'the remark of a submitted answer', by: [...choosers, 'supplier'] },
  mosselbank: { what: 'the evidence of a submitted answer', by: [...choosers, 'supplier'] },
  garnaalnet: { what: 'the remark of a draft', by: ['super', 'supplier'] },
  scholvangst: { what: 'the answer of the other supplier', by: [...choosers, 'supplier2'] },
  vuurtoren: { what: 'what was found of an answer', by: [...choosers, 'supplier'] },
  kokkelveld: { what: 'the profile of a supplier', by: [...centre, 'supplier'] },
  baakman: { what: 'the name of a referee', by: choosers },
  oesterkok: { what: 'the role of a referee', by: choosers },
  krabbenvlek: { what: 'why a partly is enough', by: choosers },
  lamsoor: { what: 'the name of a criterion', by: choosers },
  rietkraag: { what: 'the name of a scenario', by: choosers },
  dijkgraaf: { what: 'why it was decided', by: choosers },
  polderjongen: { what: 'who was against it', by: choosers },
  sluiswachter: { what: 'who decided along', by: choosers },
  gemaalbaas: { what: 'why a decision was replaced', by: choosers },
}

let app: TestApp
let dossier: string
let own: string
let others: string
let ids: readonly string[]
const tokens = new Map<Reader, string>()
const tabs = new Map<Reader, Tab>()

/** Does something as one of the people, by the call that their screen makes. */
async function did(who: Somebody, path: string, body: object) {
  const answer = await app.as(who).post(path, body)
  expect([path, answer.status, answer.status < 300 ? '' : answer.text]).toEqual([path, answer.status, ''])
  return answer.body
}

const row = (nl: string, more: object = {}) => ({ group: 105, nl, level: 'must', weight: 3, proof: 'demo', ...more })

beforeAll(async () => {
  app = await openTestApp()
  const { world, places } = app
  const maker = await world.user(await app.aSupplier(), 'suppliers')
  for (const name of readers)
    tokens.set(name, name === 'unasked' ? await openSession(world.store, maker.viewer._id) : app.as(name).token)
  for (const [name, token] of tokens) tabs.set(name, await Tab.open(app.url, token))
  dossier = await app.aDossier()
  own = (await app.aMatch({ dossier, path: ['offered'] })).match
  others = (await app.aMatch({ dossier, supplier: places.supplier2, path: ['offered'] })).match

  const rows = [row('Met duinroos', { knockout: true, remark: 'Kwelder' }), row('Twee')]
  await did('staff', '/api/requirements/save', { parent: dossier, rows })
  await did('staff', '/api/requirements/freeze', { dossier, version: 0 })
  const reason = 'Vanwege de strandvlo'
  await did('staff', '/api/requirements/freeze', { dossier, version: 1, rows: [row('Drie')], reason })
  await did('enduser', '/api/requirements/propose', { dossier, row: row('Ook zeekraal') })
  const evidence = [{ kind: 'reference', who: 'Mosselbank' }]
  const said = { key: 'X-01', value: 'partly', remark: 'Waddengas kan het half', evidence }
  const draft = { key: 'X-02', value: 'partly', remark: 'Garnaalnet nog niet af' }
  await did('supplier', '/api/answers/save', { parent: own, rows: [said, draft] })
  await did('supplier', '/api/answers/submit', { match: own, keys: ['X-01'] })
  await did('supplier2', '/api/answers/save', {
    parent: others,
    rows: [{ ...said, remark: 'Scholvangst', evidence: [] }],
  })
  await did('supplier2', '/api/answers/submit', { match: others })
  const profile = [{ key: 'GEN-01', value: 'partly', remark: 'Kokkelveld' }]
  await did('supplier', '/api/answers/save', { parent: places.supplier, rows: profile })
  await did('staff', '/api/answers/check', {
    match: own,
    key: 'X-01',
    value: 'no',
    remark: 'Vuurtoren zag iets anders',
  })
  const date = world.now.toISOString().slice(0, 10)
  const outcome = [{ key: 'X-01', outcome: 'denied' }]
  await did('staff', '/api/references/save', { match: own, role: 'Oesterkok', name: 'Baakman', date, rows: outcome })
  const ruling = { match: others, key: 'X-01', passes: true, reason: 'Krabbenvlek vindt het genoeg' }
  await did('staff', '/api/decision/setup', { dossier, ruling })
  await did('staff', '/api/decision/setup', { dossier, joins: [{ id: 'core', name: 'Lamsoor', groups: ['105'] }] })
  const points = [{ criterion: 'price', points: 100 }]
  await did('enduser', '/api/scenarios/save', { dossier, name: 'Rietkraag', points })
  const first = { dossier, match: own, reason: 'Dijkgraaf', dissent: 'Polderjongen', people: 'Sluiswachter' }
  await did('staff', '/api/decision/take', first)
  await did('staff', '/api/decision/take', { dossier, match: others, reason: 'Toch', replaceReason: 'Gemaalbaas' })
  const made = await world.database.query<{ id: string }>(
    `select child as id from edges where parent = any ($1) and edge in ('REQUIREMENTS', 'ANSWERS', 'DECISIONS', 'WEIGHINGS')`,
    [[dossier, own, others, places.supplier]],
  )
  ids = [
    dossier,
    own,
    others,
    places.space,
    places.lead,
    places.supplier,
    places.supplier2,
    ...made.map(({ id }) => id),
  ]
}, 120_000)
afterAll(async () => {
  for (const tab of tabs.values()) tab.close()
  await app.close()
})

/** The calls that read, by their names in `attacks`. */
const readCalls = new Set(
  calls.flatMap(({ isRead, method, path }) => (isRead || method === 'GET' ? [`${method} ${path}`] : [])),
)

/** All requests that read: without a name, with each word, and with the id of everything that there is around the dossier. */
function asks(): Ask[] {
  const words = Object.keys(marks)
  const searched = words.flatMap((q): Ask[] => [
    { method: 'POST', path: '/api/space/search', body: { q } },
    { method: 'POST', path: '/api/lists/ids', body: { q } },
  ])
  const named = Object.entries(attacks).flatMap(([name, { at, types, plain = [] }]) => {
    if (!readCalls.has(name)) return []
    const meant = ids.filter((id) => !types || types.some((one) => id.startsWith(`${one}/`)))
    return [...plain, ...(at ? meant.flatMap((id) => at(id, { own: dossier })) : [])]
  })
  return [...new Map([...searched, ...named].map((ask) => [JSON.stringify(ask), ask])).values()]
}

async function readBy(reader: Reader): Promise<string[]> {
  const found = new Set<string>()
  const token = tokens.get(reader) ?? ''
  for (const ask of asks()) {
    const response = await sendAsk(app.url, token, ask)
    const text = readingsOf(Buffer.from(await response.arrayBuffer())).toLowerCase()
    const sent = JSON.stringify(ask)
    for (const mark of Object.keys(marks)) if (!sent.includes(mark) && text.includes(mark)) found.add(mark)
  }
  return [...found]
}

function heardBy(reader: Reader): string[] {
  const heard = JSON.stringify(tabs.get(reader)?.heard ?? []).toLowerCase()
  return Object.keys(marks).filter((mark) => heard.includes(mark))
}

describe('what is written around choosing, and who reads it', () => {
  test.each(readers)(
    'G2, G3, G8: %s reads all of it that is theirs, and no other word of it, by any call',
    async (reader) => {
      expect(asks().length).toBeGreaterThan(200)
      const theirs = Object.keys(marks).filter((mark) => marks[mark]?.by.includes(reader))
      expect((await readBy(reader)).toSorted()).toEqual(theirs.toSorted())
    },
    240_000,
  )

  test('G3: nobody hears a word on a socket that they may not read', () => {
    // Who reads the dossier heard of it: silence proves nothing.
    for (const reader of ['staff', 'enduser', 'supplier', 'supplier2'] as const)
      expect([reader, JSON.stringify(tabs.get(reader)?.heard).includes(dossier)]).toEqual([reader, true])
    for (const reader of readers) {
      const foreign = heardBy(reader).filter((mark) => !marks[mark]?.by.includes(reader))
      expect([reader, foreign]).toEqual([reader, []])
    }
  })
})
