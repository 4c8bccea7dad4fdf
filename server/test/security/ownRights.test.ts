import type { Viewer } from '@schakel/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Params, readScope } from '../../src/store/read/form.ts'
import { openTestApp, type Somebody, type TestApp } from '../app.ts'
import { runsOf } from '../runs.ts'

const attackers = ['supplier', 'enduser', 'member', 'staff'] as const satisfies readonly Somebody[]
type Attacker = (typeof attackers)[number]

let app: TestApp
let targets: readonly string[]
let words: readonly unknown[]
beforeAll(async () => {
  app = await openTestApp()
  const { world, places } = app
  const { match, dossier } = await app.aMatch({ path: ['offered'] })
  const closed = await app.aMatch({ props: { $visible: false } })
  const far = await app.aMatch({
    dossier: await app.aDossier({}, places.otherLead),
    supplier: await world.supplier(places.otherSpace),
  })
  const own = await Promise.all(attackers.map((name) => app.aPerson(app.as(name).organisation)))
  const remark = await world.make({ _type: 'comment', text: '<p>Ja</p>' }, match)
  const trashed = await app.aPerson(places.otherLead)
  await world.system.remove(trashed)
  const people = (['super', ...attackers] as const).map((name) => app.as(name).id)
  targets = [
    ...Object.values(places),
    ...[match, dossier, closed.match, closed.dossier, far.match, far.dossier, remark, trashed],
    ...own,
    ...people,
  ]
  words = ['admin', 'staff', 'ROOT', 'suppliers', 'won', 'reserved', true, false, 0, 1, null, '', ...targets]
}, 60_000)
afterAll(() => app.close())

/** What decides who somebody is and what opens to them, and names under which a careless server would take it. */
const powers = [
  ...['role', '_feed', 'scope', '_pass', 'username', 'email', 'organisation', 'token', 'kind', 'spaces'],
  ...['_owners', '_parents', '_members', '_contacts', '_sub', '_edge', '_node', '_version', '_id', '_type', 'parent'],
  ...['readers', 'limited_readers', 'limited', 'secret', 'fields', 'deleted_at', 'by', 'user', 'props', 'edge', 'item'],
  ...['$visible', '$open', '$role', '$owner', '$price', '$status', '$history', '$amount', 'matchnote', 'note'],
  ...['open', 'shared', 'status', 'history', 'name', 'gender', 'location', 'avatar', 'constructor', 'prototype'],
]

const idArb = fc.nat().map((at) => targets[at % targets.length] ?? '')
const valueArb: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.nat().map((at) => words[at % words.length]) },
  idArb.map((_id) => ({ _id, name: 'x', role: 'admin' })),
  idArb.map((_id) => [{ _id, $role: 'Eigenaar' }]),
  fc.constant({ role: 'admin', _feed: 'ROOT', isSuper: true }),
  fc.constant([{ status: 'won', date: '2026-01-01T00:00:00Z', description: 'x' }]),
)
const propsArb = fc.dictionary(fc.constantFrom(...powers), valueArb, { minKeys: 1, maxKeys: 3 })
const edgeArb = fc.constantFrom(
  'MEMBERS',
  'CONTACTS',
  'DOSSIERS',
  'TODOS',
  'OWNERS',
  'TO',
  'MATCH',
  'FILES',
  'SUB',
  'x',
)
const typeArb = fc.constantFrom(
  'user',
  'space',
  'lead',
  'supplier',
  'dossier',
  'person',
  'comment',
  'message',
  'match',
  'tag',
)

interface Step {
  readonly path: string
  readonly body: object
}

/** One call of the contract that writes, with whatever somebody could put in it. */
const stepArb: fc.Arbitrary<Step> = fc.oneof(
  fc
    .record({ id: idArb, props: propsArb })
    .map(({ id, props }) => ({ path: `/api/space/update/${id}`, body: { props } })),
  fc.record({ _id: idArb, props: propsArb, parent: fc.option(idArb) }).map(({ _id, props, parent }) => ({
    path: '/api/space/save',
    body: { item: { ...props, _id }, props, parent, user: { _id: targets[0], role: 'admin', _feed: 'ROOT' } },
  })),
  fc.record({ _type: typeArb, props: propsArb, parent: fc.option(idArb), edge: fc.option(edgeArb) }).map((made) => ({
    path: '/api/space/save',
    body: {
      item: { name: 'Ingeslopen', gender: 'unknown', ...made.props, _type: made._type },
      parent: made.parent,
      edge: made.edge,
    },
  })),
  fc.record({ edge: edgeArb, parent: idArb, child: idArb, props: propsArb }).map(({ edge, parent, child, props }) => ({
    path: `/api/space/edge/${edge}/${parent}/${child}`,
    body: { props },
  })),
  fc.record({ edge: edgeArb, parent: idArb, child: idArb }).map(({ edge, parent, child }) => ({
    path: `/api/space/delete/${edge}/${parent}/${child}`,
    body: {},
  })),
  fc
    .record({ ids: fc.array(idArb, { maxLength: 4 }), props: propsArb })
    .map((body) => ({ path: '/api/space/bulk', body })),
  fc
    .record({
      ids: fc.array(idArb, { maxLength: 4 }),
      edge: edgeArb,
      to: idArb,
      as: fc.constantFrom('parent', 'child'),
    })
    .map(({ ids, ...link }) => ({ path: '/api/space/bulk', body: { ids, link } })),
  fc.record({ _id: idArb, props: propsArb }).map((item) => ({ path: '/api/space/bulk', body: { items: [item] } })),
  fc.record({ keep: idArb, drop: idArb }).map((body) => ({ path: '/api/space/merge', body })),
  idArb.map((_id) => ({ path: '/api/space/merge/undo', body: { _id } })),
  idArb.map((_id) => ({ path: '/api/trash/restore', body: { _id } })),
  idArb.map((person) => ({ path: '/api/auth/invite', body: { person } })),
)

/** Who has which rights, and what only the centre or super users decide. */
async function rights(by: Attacker) {
  const { database } = app.world
  const users = await database.query(
    `select i.id, i.fields ->> 'role' as role, i.fields ->> '_feed' as feed, i.fields ->> 'scope' as scope,
      i.fields ->> 'username' as username, i.fields ->> 'email' as email, p.hash,
      (select string_agg(e.parent, ',' order by e.parent) from edges e where e.child = i.id and e.edge = 'MEMBERS') as place
      from items i left join passwords p on p.user_id = i.id where i.type = 'user' order by i.id`,
  )
  const decided = await database.query(
    `select id, fields -> 'open' as open, fields -> '$visible' as visible, fields -> '$open' as disclosed,
      fields -> '$price' as price, secret from items where type in ('dossier', 'match', 'supplier') and id = any ($1) order by id`,
    [targets],
  )
  return { users, decided: by === 'staff' ? [] : decided }
}

/** What exists and is hidden from somebody. */
async function hiddenFrom(viewer: Viewer): Promise<Set<string>> {
  const params = new Params()
  const { where } = readScope(app.world.store.as(viewer), params)
  const rows = await app.world.database.query<{ id: string }>(
    `select i.id from items i where not (${where}) and i.deleted_at is null`,
    params.values,
  )
  return new Set(rows.map(({ id }) => id))
}

/** All of an account but what its owner may change: the name and the picture, which leave another version. */
const selfOf = ({ matchedSuppliers, ...self }: Viewer) => ({
  ...self,
  name: '',
  avatar: '',
  _version: 0,
  _changed: '',
  organisation: self.organisation?._id,
  matched: matchedSuppliers.length,
})

describe('nobody raises their own rights', () => {
  test.each(attackers)(
    'D6: whatever %s sends, role, feed, place and scope stay what they were',
    async (by) => {
      const person = app.as(by)
      await fc.assert(
        fc.asyncProperty(fc.array(stepArb, { minLength: 1, maxLength: 12 }), async (steps) => {
          const before = await app.world.viewer(person.id)
          const [hidden, had] = await Promise.all([hiddenFrom(before), rights(by)])
          for (const { path, body } of steps) {
            const { status, text } = await person.post(path, body)
            expect([path, body, status < 500 ? '' : text]).toEqual([path, body, ''])
          }
          const viewer = await app.world.viewer(person.id)
          expect({ ...selfOf(viewer), matched: 0 }).toEqual({ ...selfOf(before), matched: 0 })
          const still = await hiddenFrom(viewer)
          const readable = [...hidden].filter((id) => !still.has(id))
          const gone = await app.world.database.query<{ id: string }>(
            'select id from items where id = any ($1) and deleted_at is not null',
            [readable],
          )
          expect(readable.filter((id) => !gone.some((item) => item.id === id))).toEqual([])
          expect(await rights(by)).toEqual(had)
          expect(Reflect.ownKeys(Object.prototype)).not.toContain('role')
          expect(Object.hasOwn(Object.prototype, '_feed')).toBe(false)
        }),
        { numRuns: runsOf(40), endOnFailure: true },
      )
    },
    120_000,
  )

  test.each(attackers)('D8.2: a body of %s that reaches for a prototype is refused whole', async (by) => {
    const person = app.as(by)
    for (const raw of [
      '{"props":{"__proto__":{"role":"admin"}}}',
      '{"__proto__":{"role":"admin"},"props":{}}',
      '{"props":{"constructor":{"prototype":{"role":"admin"}}}}',
      '{"props":{"\\u005f_proto__":{"role":"admin"}}}',
      '{"props":{"name":"Goed genoeg","__proto__":null}}',
    ]) {
      const { status } = await person.post(`/api/space/update/${person.id}`, undefined, { raw })
      expect([raw, status]).toEqual([raw, expect.toSatisfy((code: number) => [400, 422].includes(code))])
    }
    expect(Reflect.get({}, 'role')).toBeUndefined()
  })

  test('D19.1: a member of staff gives nobody an account, a role or a place by a file', async () => {
    const people = await app.world.database.query("select id from items where type = 'user' order by id")
    for (const heading of ['role', '_feed', '_pass', 'organisation', '_owners', '$visible']) {
      const form = new FormData()
      form.append('mode', 'run')
      form.append('mapping', JSON.stringify({ name: 'naam', [heading]: 'macht' }))
      form.append('file', new Blob([`naam,macht,medewerkers\nHerberg ${heading},admin,4\n`]), 'lijst.csv')
      const headers = { authorization: `Bearer ${app.as('staff').token}` }
      const { status } = await fetch(`${app.url}/api/import`, { method: 'POST', headers, body: form })
      expect([heading, status < 500]).toEqual([heading, true])
    }
    expect(await app.world.database.query("select id from items where type = 'user' order by id")).toEqual(people)
  })
})
