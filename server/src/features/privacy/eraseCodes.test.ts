import { ERASED_NAME } from '@schakel/domain/privacy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

type Who = Parameters<TestApp['as']>[0]

const read = async (id: string) => (await app.as('super').post(`/api/space/${id}`, { depth: 1 })).body
const erase = (who: Who, _id: string, confirm: string) => app.as(who).post('/api/privacy/erase', { _id, confirm })
const change = (id: string, props: object) => app.as('staff').post(`/api/space/update/${id}`, { props })

/** What a lead, its boss, its dossier and a supplier are, by codes of the program alone, and how many lines the log has of each. */
async function aWorld() {
  const lead = await app.aLead({ name: 'Hotel Zomer' })
  const boss = await app.aPerson(lead, { name: 'Anna de Vries', gender: 'female', $role: 'Eigenaar' })
  const supplier = await app.aSupplier({ name: 'Kassa Ster' })
  const dossier = await app.aDossier({ color: 'groen' }, lead)
  for (const status of ['suspect', 'prospect']) await change(lead, { status })
  for (const status of ['intake', 'match']) await change(dossier, { status })
  const ids = [lead, boss, supplier, dossier]
  const codes = async () => ({
    items: (await Promise.all(ids.map(read))).map(({ _type, status, history, gender, color, name }) => ({
      ...{ _type, status, gender, color },
      past: history?.map((one: { status: string }) => one.status),
      kind: _type === 'dossier' ? name : undefined,
    })),
    edges: await app.world.database.query(
      `select edge, parent, child, props ->> '$role' as role from edges where parent = any ($1) or child = any ($1) order by key`,
      [ids],
    ),
    log: await app.world.database.query(
      `select item, kind, edge, count(*)::int as n from changes where item = any ($1) group by 1, 2, 3 order by 1, 2, 3`,
      [ids],
    ),
  })
  return { lead, dossier, codes }
}

describe('whose name is also a word of the program', () => {
  test.each<[Who, string]>([
    ['staff', 'Prospect'],
    ['staff', 'Female'],
    ['staff', 'Supplier'],
    ['super', 'Supplier'],
    ['super', 'Contact'],
    ['super', 'Contacts'],
    ['super', 'Eigenaar'],
    ['super', 'Update'],
  ])(
    'D6: as %s erases %s, what stands as a status, role, gender, type, colour or edge stays what it is',
    async (who, name) => {
      const { lead, codes } = await aWorld()
      const { body: remark } = await app.as('staff').post('/api/space/save', {
        item: { _type: 'comment', text: `<p>${name} belde over de kassa</p>` },
        parent: lead,
      })
      const before = await codes()
      const one = await app.aPerson(app.places.space, { name })
      expect((await erase(who, one, name)).body).toEqual({ erased: [one], done: true })
      expect(await codes()).toEqual(before)
      expect((await read(remark._id)).text).toBe(`<p>${ERASED_NAME} belde over de kassa</p>`)
    },
  )

  test('D6: a surname that is a status or a colour of the dossier goes out of its text, and the dossier keeps both', async () => {
    const { lead, dossier, codes } = await aWorld()
    await change(dossier, { case: '<p>Mevrouw Intake, Groen en Match bellen terug</p>' })
    const names = ['Karin Intake', 'Jan de Groen', 'Peter Match']
    const people = await Promise.all(names.map((name) => app.aPerson(lead, { name })))
    const statuses = async () => (await codes()).items
    const before = await statuses()
    for (const [at, name] of names.entries())
      expect((await erase('staff', people[at] ?? '', name)).body.done).toBe(true)
    expect(await statuses()).toEqual(before)
    expect((await read(dossier)).case).toBe(
      `<p>Mevrouw ${ERASED_NAME}, ${ERASED_NAME} en ${ERASED_NAME} bellen terug</p>`,
    )
    expect((await change(dossier, { status: 'meeting' })).status).toBe(200)
  })
})
