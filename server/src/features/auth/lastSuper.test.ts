import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { openSession } from '../../store/auth/sessions.ts'
import { countSupers, isSuperRow, SUPERS_ALONE } from '../../store/auth/supers.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const change = (user: string, props: object) => app.as('super').post(`/api/space/update/${user}`, { props })

const aSuper = (organisation = app.places.space) => app.world.user(organisation, 'admin', { _feed: 'ROOT' })

const lastSuper = [{ path: 'role', code: 'lastSuper', message: expect.stringContaining('laatste supergebruiker') }]

test.each([
  ['role', { role: 'staff' }],
  ['feed', { _feed: null }],
])('D17.1: the last super user keeps their %s', async (_, props) => {
  const refused = await change(app.as('super').id, props)
  expect(refused).toMatchObject({ status: 422, body: { errors: lastSuper } })
  expect((await app.as('super').get('/api/auth/user')).body.user.kind).toBe('super')
})

test('D17.1: the last super user changes all else of themselves', async () => {
  const changed = await change(app.as('super').id, { name: 'Anna Beheer', role: 'admin', _feed: 'ROOT' })
  expect(changed.status).toBe(200)
})

test.runIf(process.env.SERVER_TEST_ENGINE === 'postgres')(
  'D17.1: an account that keeps its rights is saved while somebody is erased',
  async () => {
    await app.world.database.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 11))', [SUPERS_ALONE])
      const props = { name: 'Anna Beheerder', role: 'admin', _feed: 'ROOT' }
      expect((await change(app.as('super').id, props)).status).toBe(200)
      expect((await change(app.as('staff').id, { role: 'staff' })).status).toBe(200)
    })
  },
)

test('D17.1: of two super users who take their rights away at one moment, one keeps them', async () => {
  const { viewer } = await aSuper()
  const other = app.with({ authorization: `Bearer ${await openSession(app.world.store, viewer._id)}` })
  const answers = await Promise.all([
    change(app.as('super').id, { role: 'staff' }),
    other.post(`/api/space/update/${viewer._id}`, { props: { role: 'staff' } }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

/** Takes the rights of all other super users away. */
const leaveOnly = (...ids: string[]) =>
  app.world.database.query(
    `update items i set fields = fields || '{"role":"staff"}' where ${isSuperRow} and i.id <> all ($1::text[])`,
    [ids],
  )

test('D17.1: an organisation in which the last super user has their account is not thrown away, by staff neither', async () => {
  const organisation = await app.world.supplier(app.places.space)
  const last = (await aSuper(organisation)).viewer._id
  await leaveOnly(last)
  const remove = () => app.as('staff').post('/api/space/delete', { item: { _id: organisation } })
  expect(await remove()).toMatchObject({ status: 422, body: { errors: lastSuper } })
  expect((await app.world.read(last)).role).toBe('admin')
  await aSuper()
  expect((await remove()).status).toBe(200)
})

test('D17.1: of two super users who throw each other away at one moment, one stays', async () => {
  const [one, other] = [await aSuper(), await aSuper()]
  await leaveOnly(one.viewer._id, other.viewer._id)
  const done = await Promise.allSettled([one.remove(other.viewer._id), other.remove(one.viewer._id)])
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await countSupers(app.world.store)).toBe(1)
})
