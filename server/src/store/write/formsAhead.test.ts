import { identityOf } from '@schakel/domain/anonymity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { World } from '../../../test/world.ts'
import { reviewed } from '../anonymity/textThread.ts'
import { anonymiseRoots } from './anonymise.ts'
import { withFormsAhead } from './formsAhead.ts'

let world: World
let lead: string
const dossiers: string[] = []

beforeAll(async () => {
  world = await World.open()
  lead = await world.lead(await world.space(), { name: 'Hotel Zilverzand' })
  const text = `<p>Vroeger Café Goudduin.</p>${'<p>Wij eten op zaterdag in de keuken van Jansen van den Berg. </p>'.repeat(280)}`
  for (let n = 0; n < 8; n += 1)
    dossiers.push(await world.make({ _type: 'dossier', name: 'ERP', users: 12, case: text }, lead))
}, 120_000)
afterAll(() => world.close())

/** How often somebody else is answered until a write is done. */
async function answeredDuring(writing: Promise<unknown>): Promise<number> {
  let isDone = false
  const done = writing.finally(() => {
    isDone = true
  })
  let answered = 0
  while (!isDone) {
    await world.database.query('select 1')
    answered += 1
  }
  await done
  return answered
}

async function shown(): Promise<string[]> {
  const rows = await world.database.query<{ text: string }>(
    `select limited ->> 'case' as text from items where id = any ($1::text[])`,
    [dossiers],
  )
  return rows.map(({ text }) => text)
}

test('D21.1, D7: while long texts around a lead are redacted anew others are answered, and no text keeps its new name', async () => {
  for (const text of await shown()) expect(text).toContain('Goudduin')
  const answered = await answeredDuring(world.system.update({ id: lead, fields: { name: 'Café Goudduin' } }))
  // Between the statements of a write itself some forty are answered.
  expect(answered).toBeGreaterThan(80)
  const texts = await shown()
  expect(texts).toHaveLength(8)
  for (const text of texts) expect(text).not.toContain('Goudduin')
}, 60_000)

test('D21.1, D2.3: who writes around that lead meanwhile is not written over, and both names are redacted', async () => {
  const renaming = world.system.update({ id: lead, fields: { name: 'Pension Koperbeek' } })
  const [first = ''] = dossiers
  const text = '<p>Pension Koperbeek, ooit Hotel Zilverzand, zoekt een kassa.</p>'
  await Promise.all([renaming, world.system.update({ id: first, fields: { case: text } })])
  expect(await world.read(first)).toMatchObject({ case: text })
  const [short, ...long] = (await shown()).sort((one, other) => one.length - other.length)
  expect(short).toContain('zoekt een kassa')
  for (const one of [short, ...long]) expect(one).not.toMatch(/Koperbeek|Zilverzand/)
}, 60_000)

test('D21.1, D20.4: what is made anew, and then what waits for its moment, is redacted before the transaction that keeps it', async () => {
  const supplier = await world.supplier(await world.space(), { name: 'Kassahuis Lindeboom' })
  for (const dossier of dossiers.slice(1)) await world.match(dossier, supplier, { $visible: true }, ['offered'])
  let begun = 0
  await withFormsAhead((ahead) =>
    world.database.transaction(async (tx) => {
      begun += 1
      await tx.query(
        `update items set fields = fields || '{"name": "Camping Vuursteen", "employees": 900}' where id = $1`,
        [lead],
      )
      await anonymiseRoots(tx, [lead], new Date(), { ahead })
    }),
  )
  expect(begun).toBe(3)
}, 60_000)

test('D21.1: who writes a long text does not wait for one that is read over, and holds nobody up meanwhile', async () => {
  const [first = ''] = dossiers
  const sentence = 'Wij eten op zaterdag in de keuken van Jansen van den Berg. '
  const readOver = (text: string) => reviewed({ text, identity: identityOf({ lead: {} }) })
  const write = (word: string) =>
    world.system.update({ id: first, fields: { case: `<p>${word}. ${sentence.repeat(150)}</p>` } })
  // The threads are there.
  await Promise.all([readOver(sentence), write('Oud')])
  let isRead = false
  // It takes five times as long as the write, also where the two share a processor with others.
  const reading = readOver(sentence.repeat(1200)).finally(() => {
    isRead = true
  })
  const answered = await answeredDuring(write('Nieuw'))
  expect(isRead).toBe(false)
  // Of a write that redacts inside its transaction the embedded engine answers two.
  expect(answered).toBeGreaterThan(10)
  await reading
}, 60_000)

test('D21.1: several who write long texts around one lead do not make each other begin again and again', async () => {
  const asker = await world.lead(await world.space(), { name: 'Herberg Windwijzer' })
  const ids = await Promise.all(['ERP', 'CRM', 'HRM'].map((name) => world.dossier(asker, { name })))
  let begun = 0
  const write = (id: string, word: string) =>
    withFormsAhead((ahead) =>
      world.database.transaction(async (tx) => {
        begun += 1
        // As every write does first: what one made is found again by the next, since it has ended by then.
        await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [asker])
        const text = `<p>${word}. ${'Wij eten op zaterdag in de keuken van Jansen van den Berg. '.repeat(280)}</p>`
        await tx.query(`update items set fields = fields || jsonb_build_object('case', $2::text) where id = $1`, [
          id,
          text,
        ])
        await anonymiseRoots(tx, [asker], new Date(), { ahead })
      }),
    )
  await Promise.all(ids.map((id, n) => write(id, `Nummer ${n}`)))
  expect(begun).toBe(6)
}, 60_000)
