import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { openSession } from '../../store/auth/sessions.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const change = (user: string, props: object) => app.as('super').post(`/api/space/update/${user}`, { props })

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

test('D17.1: of two super users who take their rights away at one moment, one keeps them', async () => {
  const { viewer } = await app.world.user(app.places.space, 'admin', { _feed: 'ROOT' })
  const other = app.with({ authorization: `Bearer ${await openSession(app.world.store, viewer._id)}` })
  const answers = await Promise.all([
    change(app.as('super').id, { role: 'staff' }),
    other.post(`/api/space/update/${viewer._id}`, { props: { role: 'staff' } }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})
