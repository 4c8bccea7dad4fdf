import fastify from 'fastify'
import { expect, test } from 'vitest'
import { tellOnlyReading } from './onlyReading.ts'

test('D17.1: while no database leads each answer says that nothing can be written, and no other one does', async () => {
  let isAway = true
  const app = fastify()
  tellOnlyReading(app, { isReadOnly: () => isAway })
  app.get('/', async () => ({}))
  const said = async (url: string) => (await app.inject(url)).headers['x-only-reading']
  expect([await said('/'), await said('/nowhere')]).toEqual(['1', '1'])
  isAway = false
  expect(await said('/')).toBe(undefined)
  await app.close()
})
