import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const lines = async (dossier: string, somebody: Somebody = 'staff') =>
  (await app.as(somebody).post('/api/fit/matches', { dossier })).body
const say = async (parent: string, text: string, somebody: Somebody = 'staff', more: object = {}) => {
  const edge = parent.startsWith('comment/') ? 'SUB' : 'COMMENTS'
  const item = { _type: 'comment', text: `<p>${text}</p>`, ...more }
  const { body } = await app.as(somebody).post('/api/space/save', { item, parent, edge })
  return body._id
}

describe('the matches of a dossier side by side', () => {
  test('S2.31, S3.8: each with the answers of people and the last word, be it a reply', async () => {
    const { dossier, match } = await app.aMatch({ path: ['offered'] })
    const { match: other } = await app.aMatch({ dossier, supplier: app.places.supplier2, props: { $visible: true } })
    await say(match, 'Eerst niet', 'enduser', { result: -1 })
    await say(match, 'Bij nader inzien wel', 'enduser', { result: 1 })
    const remark = await say(match, 'Wie belt er?')
    await say(remark, 'Ik bel morgen', 'enduser')
    expect(await lines(dossier)).toMatchObject([
      {
        _id: match,
        fit: { max: 100 },
        answers: [{ result: 1, by: { _id: app.as('enduser').id } }],
        last: { text: 'Ik bel morgen', by: { _id: app.as('enduser').id } },
      },
      { _id: other, answers: [] },
    ])
    expect((await lines(dossier))[1]).not.toHaveProperty('last')
  })

  test('D19.10, D6: an end-user reads the same of the matches that it sees, without fit', async () => {
    const { dossier, match } = await app.aMatch({ path: ['offered'] })
    await app.aMatch({ dossier, supplier: app.places.supplier2, props: { $visible: false } })
    await say(match, 'Past goed', 'enduser', { result: 1 })
    const found = await lines(dossier, 'enduser')
    expect(found).toMatchObject([{ _id: match, answers: [{ result: 1 }], last: { text: 'Past goed' } }])
    expect(found[0]).not.toHaveProperty('fit')
    expect(found[0]).not.toHaveProperty('unread')
  })

  test('D20, D7: a supplier is told nothing of it, whether it reads the dossier or not', async () => {
    const { dossier } = await app.aMatch({ path: ['offered'] })
    const status = async (somebody: Somebody) => (await app.as(somebody).post('/api/fit/matches', { dossier })).status
    expect(await status('supplier')).toBe(403)
    expect(await status('supplier2')).toBe(404)
    expect(await status('stranger')).toBe(404)
    expect((await app.as('staff').post('/api/fit/matches', { dossier: 'lead/nergens' })).status).toBe(404)
  })

  test('D20.9: the centre is told of a match whose supplier reads what nobody has read over', async () => {
    const { dossier, match } = await app.aMatch({ props: { $visible: false } })
    const isUnread = async (somebody: Somebody) => (await lines(dossier, somebody))[0]?.unread === true
    expect(await isUnread('staff')).toBe(false)
    await app.as('staff').post(`/api/space/update/${match}`, { props: { $visible: true } })
    expect(await isUnread('staff')).toBe(true)
    expect(await isUnread('enduser')).toBe(false)
  })
})
