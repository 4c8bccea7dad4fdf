import { expect } from '@playwright/test'
import { test } from './lib/journey.ts'
import { personIn } from './lib/people.ts'

test('S2.31: on paper a dossier has no hints, no empty parts and no switches, and says in words what is on', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  const answer = await staff.request.post('/api/space/search', {
    data: { q: 'Hotel Chariot', feed: 'dossier', page_size: 1 },
    headers: { origin: new URL(staff.url()).origin },
  })
  const [dossier]: { _id: string }[] = await answer.json()
  await staff.goto(`/card/${dossier?._id}`)
  await expect(staff.getByRole('switch').first()).toBeVisible()
  const files = staff.getByRole('region', { name: 'Bestanden' })
  await expect(files).toBeVisible()

  await staff.emulateMedia({ media: 'print' })
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(files).toBeHidden()
  await expect(staff.getByRole('region', { name: 'Logboek' })).toBeHidden()
  await expect(staff.getByText('sleep ze hierheen')).toBeHidden()
  await expect(staff.getByRole('switch').first()).toBeHidden()
  await expect(staff.locator('[data-paper]').first()).toHaveText(/^(aan|uit)$/)
  await expect(staff.locator('[data-paper]').first()).toBeVisible()
})
