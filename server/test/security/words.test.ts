import { definitionOf, type Field, type TypeName, typeNames } from '@schakel/domain'
import { type Call, calls } from '@schakel/domain/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Answer, formWith, openTestApp, postForm, type TestApp } from '../app.ts'
import { lookupsOf, UNKNOWN_WORD } from './words.ts'

// Whatever people may type is at times the name of something that every object has: a city called `constructor`.
let app: TestApp
let items: readonly { readonly id: string; readonly type: TypeName }[]
beforeAll(async () => {
  app = await openTestApp({ RATE_LIMIT: '0' })
  const { match, dossier } = await app.aMatch()
  const { lead, space, supplier, organisation } = app.places
  const made = (fields: object, parent?: string) => app.world.make({ name: 'Iets anders', ...fields }, parent)
  const ids = [space, supplier, lead, organisation, dossier, match, await app.aPerson()]
  for (const type of ['software', 'todo', 'message', 'file'] as const) {
    ids.push(await made({ _type: type }, type === 'software' ? supplier : lead))
  }
  ids.push(await made({ _type: 'activity', date: '2026-01-01T10:00:00Z' }, dossier))
  ids.push(await app.world.make({ _type: 'comment', text: 'Ja' }, match))
  ids.push(await made({ _type: 'tag', type: 'branche' }), app.as('enduser').id)
  ids.push(await made({ _type: 'template', kind: 'ERP' }, space))
  const row = { key: 'X-01', group: 105, nl: 'Werkt zonder internet', level: 'must', weight: 3, proof: 'demo' }
  ids.push(await app.world.row('requirement', dossier, row))
  ids.push(await app.world.row('answer', match, { key: 'X-01', value: 'yes' }))
  ids.push(await app.world.row('weighing', dossier, { side: 'lead' }))
  ids.push(await app.world.row('decision', dossier, { match, reason: 'Past', date: '2026-01-01T10:00:00Z' }))
  items = ids.map((id) => ({ id, type: typeNames.find((type) => id.startsWith(`${type}/`)) ?? 'lead' }))
}, 60_000)
afterAll(() => app.close())

test('D8.2: no table is asked by a word that somebody typed for what every object has', async () => {
  expect(new Set(items.map(({ type }) => type)).size).toBe(typeNames.length)
  const asked = lookupsOf(async () => {
    await writeEverywhere(UNKNOWN_WORD)
    await askEverywhere(UNKNOWN_WORD)
    await importIt(UNKNOWN_WORD)
  })
  expect(await asked).toEqual([])
}, 120_000)

// The names that every object has: the rest differs from these in nothing but its letters.
test.each(['constructor', '__proto__', 'toString'])(
  'D8.2: %s is a word like any other in every field of every type',
  async (word) => {
    await writeEverywhere(word)
  },
  30_000,
)

test('D8.2: what every object has is a word like any other wherever it is sent', async () => {
  await askEverywhere('constructor')
}, 60_000)

/** Writes a word in every field of every type. */
async function writeEverywhere(word: string): Promise<void> {
  const admin = app.as('super')
  for (const { id, type } of items) {
    for (const props of changesOf(type, word)) {
      expectNoFault([id, props], await admin.post(`/api/space/update/${id}`, { props }))
    }
    expectNoFault(
      [type, word],
      await admin.post('/api/space/save', { item: { _type: type, name: word, [word]: word } }),
    )
  }
}

/** Sends a word in every place of every call, and reads what came of it. */
async function askEverywhere(word: string): Promise<void> {
  const admin = app.as('super')
  for (const call of calls) {
    if (/logout|password/.test(call.path)) continue
    const path = call.path.replace(/\{\w+\}/g, () => word)
    if (call.method === 'GET') expectNoFault(path, await admin.get(path))
    else for (const body of bodiesOf(call, word)) expectNoFault([path, body], await admin.post(path, body))
  }
  for (const { id } of items) {
    expectNoFault(id, await admin.post(`/api/space/${id}`))
    expectNoFault(id, await admin.post('/api/log/list', { item: id }))
  }
  for (const path of [
    '/api/export/csv',
    '/api/export/vcard',
    '/api/export/xlsx',
    '/api/export/json',
    '/api/export/workbook',
  ]) {
    for (const { type } of items) expectNoFault([path, type], await admin.post(path, { feed: type }))
  }
}

/** A list of organisations in which a word is the head of a column and stands in each. */
async function importIt(word: string): Promise<void> {
  const headings = ['naam', 'plaats', 'status', 'tags', word]
  const file = `${headings.join(';')}\n${headings.map(() => word).join(';')}\n`
  const form = formWith({ mode: 'run', type: 'lead', [word]: word }, file, `${word}.csv`)
  const { token } = app.as('staff')
  expectNoFault('import', await postForm(`${app.url}/api/import`, form, { authorization: `Bearer ${token}` }))
}

function expectNoFault(asked: unknown, { status, text }: Answer): void {
  expect([asked, status >= 500 ? text : '']).toEqual([asked, ''])
}

/** A word in each field of a type, alone and where the field has parts in each of those. */
function changesOf(type: TypeName, word: string): Record<string, unknown>[] {
  const fields = Object.entries(definitionOf(type).fields)
  const each = fields.flatMap(([name, field]) => [{ [name]: word }, { [name]: filled(field, word) }])
  const steps = [{ status: word, date: '2026-01-01', description: word }]
  return [...each, { $role: word }, { status: word }, { history: steps }, { [word]: word }]
}

function filled(field: Field, word: string): unknown {
  if (field.kind === 'email') return `${word}@${word}.example`
  if (field.kind === 'website') return `https://${word}.example/${word}`
  if (field.kind === 'richText') return `<p>Bij ${word} in ${word}: <a href="https://${word}.example">${word}</a></p>`
  const parts = Object.entries(field.fields ?? {}).map(([name, part]) => [name, filled(part, word)])
  if (field.kind === 'object') return { ...Object.fromEntries(parts), zipcode: '1000 AA' }
  return field.kind === 'list' ? [Object.fromEntries(parts)] : word
}

/** Bodies of a call that have a word in one place each, all together, and as a name. */
function bodiesOf(call: Call, word: string): Record<string, unknown>[] {
  const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  const names = Object.keys(schema.properties ?? {}).filter((name) => name !== 'token')
  const values = [word, [word], { _id: word, _type: word, [word]: word }]
  return [...names.flatMap((name) => values.map((value) => ({ [name]: value }))), { [word]: word }]
}
