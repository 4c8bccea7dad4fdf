import type { ItemInput } from '@schakel/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import { viewerOfUser } from '../auth/viewers.ts'
import type { Transaction } from '../database/index.ts'
import { readAnswerSheet } from '../read/answers.ts'
import { Store, type ViewerStore } from '../store.ts'
import { systemViewer } from '../system.ts'
import { saveAnswers } from './answers.ts'

let oneByOne: World
let atOnce: World

beforeAll(async () => {
  oneByOne = await World.open()
  atOnce = await World.open()
})
afterAll(() => Promise.all([oneByOne.close(), atOnce.close()]))

/** A year around one lead: what is said of it, who is shown what, and who answers. */
async function tell(store: Store, world: World): Promise<void> {
  const me = store.as(systemViewer)
  const later = () => world.wait(7 * 86_400_000)
  const make = async (item: ItemInput, parent?: string) => (await me.create({ item, parent }))._id
  const space = await make({ _type: 'space', name: 'Centrum', $role: 'Space' })
  const lead = await make(
    { _type: 'lead', name: 'Herberg Zilvermeeuw', employees: 12, address: { zipcode: '9401 HT' } },
    space,
  )
  const seller = await make({ _type: 'supplier', name: 'Softwarehuis' }, space)
  const other = await make({ _type: 'supplier', name: 'Concurrent' }, space)
  const account = {
    _type: 'user',
    name: 'Verkoper',
    username: 'verkoper',
    email: 'v@schakel.example',
    role: 'suppliers',
  }
  const user = await make(account, seller)
  later()
  const dossier = await make(
    { _type: 'dossier', name: 'ERP', users: 12, case: 'Femke van de Zilvermeeuw zoekt iets' },
    lead,
  )
  const next = await make({ _type: 'dossier', name: 'CRM', users: 12, case: 'De Zilvermeeuw wil groeien' }, lead)
  later()
  const link = (parent: string, child: string, props = {}) => me.link({ edge: 'MATCH', parent, child, props })
  const { _id: match } = await link(dossier, seller)
  const { _id: rival } = await link(dossier, other, { $visible: true })
  await link(next, other)
  later()
  await me.update({ id: match, fields: { $visible: true } })
  await make({ _type: 'comment', text: '<p>Bel Femke</p>' }, match)
  later()
  const viewer = await viewerOfUser(store, user)
  if (!viewer) throw new Error('nobody')
  await answer(store.as(viewer), match)
  for (const value of ['yes', 'no'] as const)
    await saveAnswers(store.as(viewer), seller, [{ key: 'ERP-01', value, remark: `Antwoord ${value}` }])
  later()
  await make({ _type: 'person', name: 'Femke Aardenburg', gender: 'female' }, lead)
  await make({ _type: 'todo', name: 'Femke bellen' }, match)
  later()
  await me.update({ id: match, fields: { $open: true } })
  await me.update({ id: rival, fields: { $visible: false } })
  later()
  await beWorkedOn(me, { space, lead, seller, user, dossier: next, later })
  await me.update({ id: dossier, fields: { open: true } })
}

/** What staff do in a day: more than one thing with the same item, and things that are told to others. */
async function beWorkedOn(
  me: ViewerStore,
  ids: Readonly<Record<'space' | 'lead' | 'seller' | 'user' | 'dossier', string>> & { later(): void },
) {
  const { space, lead, seller, user, dossier, later } = ids
  const make = async (item: ItemInput, parent?: string) => (await me.create({ item, parent }))._id
  const above = await make({ _type: 'tag', type: 'branche', name: 'Horeca en logies' })
  const tag = await make({ _type: 'tag', type: 'branche', name: 'Herbergen en cafés', parent: above })
  await me.link({ edge: 'TAGS', parent: dossier, child: tag, props: {} })
  const product = await make({ _type: 'software', name: 'Kassa Noord', $role: 'Maakt' }, seller)
  await me.link({ edge: 'TAGS', parent: product, child: tag, props: {} })
  for (const note of ['een', 'twee', 'drie']) await me.update({ id: seller, fields: { description: note, note } })
  // What is no part of the card of a supplier leaves it as it was, and the day on which it changed.
  for (const child of [above, tag]) {
    later()
    await me.link({ edge: 'TAGS', parent: seller, child, props: {} })
  }
  const visit = await make({ _type: 'activity', name: 'Bezoek ter plaatse', date: '2026-09-01T10:00:00.000Z' }, dossier)
  const day = await make(
    { _type: 'activity', name: 'Kennisdag', date: '2026-09-02T10:00:00.000Z', $role: 'Kennisdag' },
    space,
  )
  const person = await make({ _type: 'person', name: 'Jan Zilvermeeuw', gender: 'male' }, lead)
  await me.link({ edge: 'CONTACTS', parent: day, child: person, props: {} })
  await me.store.flushAnonymisation([visit])
  for (const status of ['done', 'cancelled']) {
    later()
    await me.update({
      id: visit,
      fields: { status, history: [{ status, date: me.store.settings.clock().toISOString() }] },
    })
  }
  const { _id: match } = await me.link({ edge: 'MATCH', parent: dossier, child: seller, props: {} })
  const mention = `<span data-type="mention" data-id="${user}" data-label="Verkoper">@Verkoper</span>`
  await make({ _type: 'comment', text: `<p>Kijk eens ${mention}</p>` }, match)
  for (const fields of [{ $visible: true }, { $open: true }, { $open: false }, { $visible: false }])
    await me.update({ id: match, fields })
  await me.update({ id: match, fields: { $visible: true, $price: 1200 } })
  await make({ _type: 'comment', text: `<p>En nu, ${mention}?</p>` }, match)
  await make({ _type: 'message', name: 'Welkom', description: 'Goedendag' }, user)
}

async function answer(me: ViewerStore, match: string): Promise<void> {
  await me.store.flushAnonymisation([match])
  await me.create({ item: { _type: 'comment', text: '<p>Is het de Zilvermeeuw?</p>' }, parent: match })
}

/** All that a database holds, with names in the place of random ids. */
async function contents({ database }: World): Promise<unknown> {
  const ids = await database.query<{ id: string }>(
    "select id from items order by created_at, type, coalesce(fields ->> 'name', fields ->> 'text')",
  )
  const edges = await database.query<{ key: string; parent: string; child: string }>(
    "select key, parent, child from edges where edge = 'MATCH'",
  )
  const names = new Map(ids.map(({ id }, nr) => [id, `item-${nr}`]))
  for (const { key, parent, child } of edges) names.set(`match/${key}`, `${names.get(parent)} with ${names.get(child)}`)
  const plain = (text: string) =>
    [...names]
      .reduce((said, [id, name]) => said.replaceAll(id, name), text)
      .replaceAll(/Lead [A-Z0-9]{6}/g, 'Lead')
      .replaceAll(/"_version": \d+/g, '')
  const rows = async (sql: string) => {
    const found = await database.query<{ row: string }>(`select to_jsonb(x)::text as row from (${sql}) x`)
    return found.map(({ row }) => plain(row)).sort()
  }
  return {
    items: await rows(
      `select id, fields, secret, limited, authors, words, words_limited, version, created_at, changed_at, created_by,
        case when type = 'supplier' then form_at end as form_at, array(select unnest(readers) order by 1) as readers, limited_readers from items`,
    ),
    edges: await rows('select edge, parent, child, props, created_at from edges'),
    changes: await rows('select item, at, by, edge, kind, before, after from changes'),
    disclosures: await rows(
      'select match, dossier, supplier, event, at, by, match_status, dossier_status, reviewed from disclosures',
    ),
    read: await rows('select match, reviewed, reviewed_by from match_reviews'),
    waiting: await rows('select item from form_news'),
    notifications: await rows('select reader, kind, item, detail, at from notifications'),
  }
}

/** The store of a world, and what it asks of its database. */
function counted(world: World): { store: Store; asked: string[] } {
  const asked: string[] = []
  const counting: Transaction = {
    query: (text, params) => {
      asked.push(text)
      return world.database.query(text, params)
    },
    exec: (sql) => world.database.exec(sql),
  }
  return { asked, store: new Store({ ...world.database, transaction: (run) => run(counting) }, world.store.settings) }
}

it('D17.1: what waits while a database is filled goes in together, and is there for whoever asks', async () => {
  const world = await World.open()
  const { store, asked } = counted(world)
  await store.together(
    async (inner) => {
      const me = inner.as(systemViewer)
      const { _id: space } = await me.create({ item: { _type: 'space', name: 'Centrum', $role: 'Space' } })
      asked.length = 0
      for (let nr = 0; nr < 50; nr += 1) {
        const { _id } = await me.create({ item: { _type: 'todo', name: `Taak ${nr}` }, parent: space })
        await me.update({ id: _id, fields: { description: 'Bellen' } })
      }
      expect(asked).toEqual([])
      expect(await world.find(me, { feed: 'todo' })).toHaveLength(50)
      expect(asked.filter((text) => text.includes('fill('))).toHaveLength(1)
    },
    { announce: [], isFirst: true },
  )
  await world.close()
})

it('F1.9: profiles of suppliers wait together as well', async () => {
  const world = await World.open()
  const { store, asked } = counted(world)
  await store.together(
    async (inner) => {
      const me = inner.as(systemViewer)
      const { _id: space } = await me.create({ item: { _type: 'space', name: 'Centrum', $role: 'Space' } })
      const sellers: ViewerStore[] = []
      for (const name of ['Softwarehuis', 'Concurrent']) {
        const { _id } = await me.create({ item: { _type: 'supplier', name }, parent: space })
        const organisation = { _id, _type: 'supplier' as const, name }
        const roles = { role: 'suppliers', kind: 'supplier', spaces: [], matchedSuppliers: [] } as const
        sellers.push(inner.as({ _id, name, ...roles, organisation }))
      }
      asked.length = 0
      for (const seller of sellers) await saveAnswers(seller, seller.viewer._id, [{ key: 'ERP-01', value: 'yes' }])
      expect(asked).toEqual([])
      for (const seller of sellers) {
        const { answers } = await readAnswerSheet(seller, seller.viewer._id)
        expect(answers).toMatchObject([{ key: 'ERP-01', value: 'yes' }])
      }
    },
    { announce: [], isFirst: true },
  )
  await world.close()
})

it('D17.1: a database filled at once holds what it would hold had all been written one by one', async () => {
  await tell(oneByOne.store, oneByOne)
  const indexes = "select indexdef from pg_indexes where schemaname = 'public' order by 1"
  const before = await atOnce.database.query(indexes)
  await atOnce.store.together((inner) => tell(inner, atOnce), { announce: [], isFirst: true, alone: 'demo' })
  expect(await atOnce.database.query(indexes)).toEqual(before)
  expect(await contents(atOnce)).toEqual(await contents(oneByOne))
})
