import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ BRAND_NAME: 'Anders', PUBLIC_BRAND_NAME: 'Voor Iedereen', DEFAULT_PRICE: '600' })
})
afterAll(() => app.close())

test('D1.1: everyone may know what this installation is called and set to', async () => {
  const { status, body } = await app.nobody.get('/api/config')
  expect(status).toBe(200)
  expect(body).toEqual({
    brand: 'Anders',
    publicBrand: 'Voor Iedereen',
    defaultPrice: 600,
    offline: true,
    demo: false,
    locale: 'nl',
  })
})

test('D17.1: the demo accounts are offered once they exist', async () => {
  const fields = { username: 'beheer', email: 'admin@schakel.example', role: 'admin', _pass: 'schakel-demo-2026' }
  await app.world.user(app.places.space, 'admin', fields)
  expect((await app.nobody.get('/api/config')).body.demo).toBe(true)
})
