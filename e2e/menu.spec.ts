import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { personIn } from './lib/people.ts'

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click()
const linesOf = (page: Page) => menuOf(page).getByRole('list', { name: 'Favorieten' }).getByRole('link')

test('S2.21: staff keep a card and a view at hand, put them in order by keyboard, take one away and have it back', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  await openMenu(staff)
  await expect(menuOf(staff)).toContainText('Geef een kaart of weergave een ster')
  for (const heading of ['Relaties', 'Werk', 'Kennis', 'Beheer'])
    await expect(menuOf(staff).getByRole('heading', { name: heading })).toBeVisible()
  await expectAccessible(staff)
  await menuOf(staff).getByRole('link', { name: 'Eindgebruikers' }).click()
  await expect(menuOf(staff)).toHaveCount(0)
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Eindgebruikers')

  await test.step('a star on a card and on a view', async () => {
    await staff.getByRole('grid').getByRole('gridcell').getByRole('link').first().click()
    await expect(staff.getByRole('button', { name: /^Zet .* bij favorieten$/ })).toBeVisible()
    await staff.getByRole('button', { name: /^Zet .* bij favorieten$/ }).click()
    await expect(staff.getByRole('button', { name: /^Haal .* uit favorieten$/ })).toBeVisible()
    await staff.goto('/list?type=lead&city=amsterdam')
    await staff.getByRole('button', { name: 'Weergaven' }).click()
    await staff.getByRole('menuitem', { name: 'Bewaar deze weergave' }).click()
    await staff.getByRole('dialog').getByLabel('Naam van de weergave').fill('In Amsterdam')
    await staff.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
    await staff.getByRole('button', { name: 'Weergave: In Amsterdam' }).click()
    await staff.getByRole('menuitem', { name: 'Zet bij favorieten' }).click()
  })

  await test.step('both stand in the menu, in an order that the keyboard changes', async () => {
    await openMenu(staff)
    await expect(linesOf(staff)).toHaveCount(2)
    await expect(linesOf(staff).nth(1)).toHaveText('In Amsterdam')
    await linesOf(staff).nth(1).focus()
    await staff.keyboard.press('Alt+ArrowUp')
    await expect(linesOf(staff).nth(0)).toHaveText('In Amsterdam')
    await expect(linesOf(staff).nth(0)).toBeFocused()
  })

  await test.step('on another device too, where the view opens as it was kept, and the palette begins with them', async () => {
    const elsewhere = await personIn(browser, 'staff')
    await openMenu(elsewhere)
    await linesOf(elsewhere).nth(0).click()
    await expect(elsewhere.getByRole('list', { name: 'Filters' })).toContainText('Plaats is amsterdam')
    await elsewhere.keyboard.press('Control+k')
    await expect(elsewhere.getByRole('group', { name: 'Favorieten' }).getByRole('option').first()).toContainText(
      'In Amsterdam',
    )
    await elsewhere.context().close()
  })

  await test.step('taken away, and back in its place', async () => {
    await menuOf(staff).getByRole('button', { name: 'Meer met In Amsterdam' }).click()
    await staff.getByRole('menuitem', { name: 'Haal uit favorieten' }).click()
    await expect(linesOf(staff)).toHaveCount(1)
    await staff.keyboard.press('Escape')
    await staff.getByRole('button', { name: 'Ongedaan maken' }).click()
    await openMenu(staff)
    await expect(linesOf(staff).nth(0)).toHaveText('In Amsterdam')
  })
})

test('S2.21, D7: a supplier on a phone keeps a dossier by the name that it reads, and has the whole menu under the thumb', async ({
  browser,
}) => {
  const supplier = await personIn(browser, 'supplier', { viewport: { width: 390, height: 844 }, hasTouch: true })
  await supplier.goto('/list?type=dossier&look=cards')
  await supplier.getByRole('main').getByRole('article').getByRole('link').first().click()
  const star = supplier.getByRole('button', { name: /^Zet .* bij favorieten$/ })
  const name = /^Zet (.*) bij favorieten$/.exec((await star.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await star.click()
  await openMenu(supplier)
  await expect(linesOf(supplier)).toHaveText([name])
  await expect(menuOf(supplier).getByRole('heading', { name: 'Beheer' })).toBeVisible()
  await expect(menuOf(supplier).getByRole('button', { name: 'Bekijk als' })).toHaveCount(0)
  await expect(menuOf(supplier).getByRole('link', { name: 'Chat' })).toHaveCount(0)
  await expectAccessible(supplier)
  await linesOf(supplier).first().click()
  await expect(supplier.getByRole('heading', { level: 1 })).toHaveText(name)
})
