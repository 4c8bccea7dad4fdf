import { settingsDefaults } from '@schakel/domain/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const save = (body: object, who: Parameters<TestApp['as']>[0] = 'staff') => app.as(who).post('/api/settings/save', body)

test('S2.8: what one never chose has its default', async () => {
  expect((await app.as('member').post('/api/settings/read')).body).toEqual(settingsDefaults)
})

test('S2.8: each choice is kept by itself, for oneself alone, and told at the next visit', async () => {
  await Promise.all([
    save({ timezone: 'Europe/London' }),
    save({ theme: 'dark' }),
    save({ mail: { status: true } }),
    save({ toured: true }),
  ])
  const { body } = await save({ mail: { mention: false }, locale: 'en' })
  expect(body).toEqual({
    locale: 'en',
    theme: 'dark',
    timezone: 'Europe/London',
    mail: { ...settingsDefaults.mail, status: true, mention: false },
    toured: true,
  })
  expect((await app.as('staff').get('/api/auth/user')).body.user.settings).toEqual(body)
  expect((await app.as('supplier').post('/api/settings/read')).body).toEqual(settingsDefaults)
})

test('D8.10: what is no choice is refused', async () => {
  for (const body of [
    { timezone: 'Mars/Olympus' },
    { timezone: '+25:00' },
    { theme: 'pink' },
    { locale: 'de' },
    { mail: { mention: 'ja' } },
    { toured: 'ja' },
  ]) {
    expect([400, 422]).toContain((await save(body)).status)
  }
})
