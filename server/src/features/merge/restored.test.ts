import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const idsOf = (refs: { _id: string }[] | undefined) => (refs ?? []).map(({ _id }) => _id).sort()
const contactsOf = async (id: string) =>
  idsOf((await app.as('staff').post(`/api/space/${id}`, { depth: 1 })).body._contacts)

/** Two leads of which the second was merged into the first, with whom it had. */
async function merged() {
  const [keep, drop] = [await app.aLead({ name: 'Theehuis De Berk' }), await app.aLead({ name: 'Theehuis De Berk BV' })]
  const person = await app.aPerson(drop)
  expect((await app.as('staff').post('/api/space/merge', { keep, drop })).status).toBe(200)
  return { keep, drop, person }
}

describe('what was merged away, out of the trash', () => {
  test('D2.5, D23.5: comes back as it was, with what had gone over to the other', async () => {
    const { keep, drop, person } = await merged()
    expect(await contactsOf(keep)).toEqual([person])
    const back = await app.as('staff').post('/api/trash/restore', { _id: drop })
    expect(back).toMatchObject({ status: 200, body: { _id: drop } })
    expect([await contactsOf(keep), await contactsOf(drop)]).toEqual([[], [person]])
    // Thrown away later, it is like any other: there is no merge to take back any more.
    await app.as('staff').post('/api/space/delete', { item: { _id: drop } })
    expect((await app.as('staff').post('/api/trash/restore', { _id: drop })).status).toBe(200)
    expect(await contactsOf(drop)).toEqual([person])
  })

  test('D2.5, D23.5: waits for the other when that lies in the trash as well, and says so', async () => {
    const { keep, drop, person } = await merged()
    await app.as('staff').post('/api/space/delete', { item: { _id: keep } })
    const listed = (await app.as('staff').post('/api/trash/list')).body.find(({ _id }: { _id: string }) => _id === drop)
    expect(listed).toMatchObject({ _into: { _id: keep, name: 'Theehuis De Berk', _gone: true } })
    const refused = await app.as('staff').post('/api/trash/restore', { _id: drop })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: '_id', code: 'mergedInTrash' }] } })
    for (const _id of [keep, drop]) expect((await app.as('staff').post('/api/trash/restore', { _id })).status).toBe(200)
    expect(await contactsOf(drop)).toEqual([person])
  })

  test('D2.5: comes back by itself once the other is no more', async () => {
    const { keep, drop } = await merged()
    await app.world.database.query('delete from items where id = $1', [keep])
    expect((await app.as('staff').post('/api/trash/restore', { _id: drop })).status).toBe(200)
    expect((await app.as('staff').post(`/api/space/${drop}`)).status).toBe(200)
  })
})
