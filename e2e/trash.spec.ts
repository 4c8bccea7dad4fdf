import { expect } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { homeOf, make, personIn } from './lib/people.ts'

test('D2.5, S4.14: staff bring back an organisation when its notice is long gone @each-theme @each-width', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  const main = staff.getByRole('main')
  const name = `Hotelschool Terug ${Date.now()}`
  const id = await make(staff, '/api/space/save', {
    item: { _type: 'organisation', name, description: 'Leert mensen koken.' },
    parent: await homeOf(staff),
  })

  await test.step('it is thrown away, and the notice is closed', async () => {
    await staff.goto(`/card/${id}`)
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
    await main.getByRole('button', { name: `Acties voor ${name}` }).click()
    await staff.getByRole('menuitem', { name: 'Verwijderen' }).click()
    const notice = staff.getByRole('status').filter({ hasText: 'staat in de prullenbak' })
    await notice.getByRole('button', { name: 'Sluiten' }).click()
    await expect(notice).toBeHidden()
  })

  await test.step('the trash is found in the menu, and it in the trash', async () => {
    await staff.getByRole('button', { name: 'Menu', exact: true }).click()
    await staff.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Prullenbak' }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'Prullenbak' })).toBeVisible()
    await expect(main.getByText(name)).toBeVisible()
    await expectAccessible(staff)
    await main.getByLabel('Zoek op naam').fill(name)
    await expect(main.getByRole('listitem')).toHaveCount(1)
    await expect(main.getByRole('listitem')).toContainText('nog 30 dagen')
  })

  await test.step('by keyboard it comes back, and it opens', async () => {
    await main.getByRole('button', { name: `“${name}” terugzetten` }).focus()
    await staff.keyboard.press('Enter')
    const notice = staff.getByRole('status').filter({ hasText: 'is teruggezet' })
    // As long as the mouse is on it, it stays.
    await notice.hover()
    await expect(main.getByText('Niets gevonden')).toBeVisible()
    await expectAccessible(staff)
    await notice.getByRole('button', { name: 'Openen' }).click()
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
  })
})
