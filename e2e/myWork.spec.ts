import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { EACH_THEME } from './lib/look.ts'
import { homeOf, make, personIn } from './lib/people.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

/** A todo of one's own, with a name that no other has. */
const aTodo = async (page: Page, name: string, due: string) =>
  make(page, '/api/space/save', { item: { _type: 'todo', name, due }, parent: await homeOf(page) })
const line = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name: new RegExp(name) })

/** Walks down to a line with the keyboard alone. */
async function walkTo(page: Page, name: string): Promise<void> {
  await expect(line(page, name)).toBeVisible()
  await page.keyboard.press('Home')
  for (let step = 0; step < 150; step += 1) {
    if (await line(page, name).evaluate((link) => link === document.activeElement)) return
    await page.keyboard.press('j')
  }
  throw new Error(`the keyboard did not reach ${name}`)
}

test('S2.2, S2.32: staff work off what waits for them by keyboard alone', { tag: EACH_THEME }, async ({ browser }) => {
  const staff = await personIn(browser, 'staff')
  const mark = Date.now().toString(36)
  for (const name of ['Afvinken', 'Uitstellen', 'Herinneren', 'Overdragen'])
    await aTodo(staff, `${name} ${mark}`, inDays(-2))

  await test.step('G and M lead there, J takes hold of the list', async () => {
    await staff.keyboard.press('g')
    await staff.keyboard.press('m')
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Aan mij')
    await expect(staff.getByRole('heading', { level: 2 }).first()).toHaveText('Te laat')
    await expect(line(staff, `Afvinken ${mark}`)).toContainText('Uw taak')
    await staff.keyboard.press('j')
    await expectAccessible(staff)
  })

  await test.step('X ticks off, and what was done can be taken back', async () => {
    await walkTo(staff, `Afvinken ${mark}`)
    await staff.keyboard.press('x')
    await expect(line(staff, `Afvinken ${mark}`)).toHaveCount(0)
    await staff.getByRole('button', { name: 'Ongedaan maken' }).focus()
    await staff.keyboard.press('Enter')
    await expect(line(staff, `Afvinken ${mark}`)).toBeVisible()
  })

  await test.step('S puts aside until tomorrow, and from what was put aside S takes it back', async () => {
    await line(staff, `Uitstellen ${mark}`).focus()
    await staff.keyboard.press('s')
    const dialog = staff.getByRole('dialog', { name: `Uitstellen ${mark} uitstellen` })
    await expect(dialog).toBeVisible()
    await expectAccessible(staff)
    await dialog.getByRole('button', { name: /^Morgen/ }).focus()
    await staff.keyboard.press('Enter')
    await expect(line(staff, `Uitstellen ${mark}`)).toHaveCount(0)
    await staff.getByRole('button', { name: /^Uitgesteld/ }).focus()
    await staff.keyboard.press('Enter')
    await line(staff, `Uitstellen ${mark}`).focus()
    await staff.keyboard.press('s')
    await expect(line(staff, `Uitstellen ${mark}`)).toHaveCount(0)
    await staff.getByRole('button', { name: 'Te doen' }).focus()
    await staff.keyboard.press('Enter')
    await expect(line(staff, `Uitstellen ${mark}`)).toBeVisible()
  })

  await test.step('R reminds of it', async () => {
    await line(staff, `Herinneren ${mark}`).focus()
    await staff.keyboard.press('r')
    await expect(staff.getByRole('dialog', { name: `Aan Herinneren ${mark} herinneren` })).toBeVisible()
    await staff.getByRole('button', { name: /^Volgende week/ }).focus()
    await staff.keyboard.press('Enter')
    await expect(staff.getByRole('button', { name: `Niet meer aan Herinneren ${mark} herinneren` })).toBeVisible()
  })

  await test.step('H hands it over to a colleague, who finds it with the word', async () => {
    await line(staff, `Overdragen ${mark}`).focus()
    await staff.keyboard.press('h')
    const dialog = staff.getByRole('dialog', { name: `Overdragen ${mark} overdragen` })
    await expect(dialog).toBeVisible()
    await expectAccessible(staff)
    const colleague = await dialog.getByLabel('Aan wie').locator('option:checked').textContent()
    await dialog.getByLabel('Een woord erbij').focus()
    await staff.keyboard.type('Ik ben morgen vrij')
    await staff.keyboard.press('Control+Enter')
    await expect(staff.getByText(`Overdragen ${mark} is nu van ${colleague}`)).toBeVisible()
    await expect(line(staff, `Overdragen ${mark}`)).toContainText('Taak die u aan een ander gaf')
    await line(staff, `Overdragen ${mark}`).focus()
    await staff.keyboard.press('Enter')
    await expect(staff.getByText('Ik ben morgen vrij')).toBeVisible()
  })
})

test('S2.2, D6: an end-user and a supplier work off their own, and see nothing of others', { tag: EACH_THEME }, async ({
  browser,
}) => {
  const enduser = await personIn(browser, 'enduser')
  const name = `Menukaart nalezen ${Date.now().toString(36)}`
  await aTodo(enduser, name, inDays(1))
  await enduser.keyboard.press('g')
  await enduser.keyboard.press('m')
  await expect(enduser.getByRole('heading', { level: 1 })).toHaveText('Aan mij')
  await expectAccessible(enduser)
  await enduser.keyboard.press('j')
  await walkTo(enduser, name)
  await enduser.keyboard.press('?')
  await expect(enduser.getByRole('dialog')).toContainText('Uitstellen of terughalen')
  await enduser.keyboard.press('Escape')
  await line(enduser, name).focus()
  await enduser.keyboard.press('x')
  await expect(line(enduser, name)).toHaveCount(0)

  const supplier = await personIn(browser, 'supplier')
  await supplier.goto('/work')
  await expect(supplier.getByRole('heading', { level: 1 })).toHaveText('Aan mij')
  await expect(supplier.getByText('Aan u aangeboden').first()).toBeVisible()
  await expect(supplier.getByText('Menukaart nalezen')).toHaveCount(0)
  await expectAccessible(supplier)
})
