import { expect } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { EACH_THEME } from './lib/look.ts'
import { personIn } from './lib/people.ts'

test('S2.21, S5.1, S4.4, D1.2: somebody goes, finds, changes and adds without touching the mouse', {
  tag: EACH_THEME,
}, async ({ browser }) => {
  const staff = await personIn(browser, 'staff')
  const palette = staff.getByRole('combobox', { name: /Waar wilt u heen/ })

  await test.step('Ctrl K opens it, the arrows walk it, Enter goes', async () => {
    await staff.keyboard.press('Control+k')
    await expect(palette).toBeFocused()
    await expectAccessible(staff)
    await staff.keyboard.type('kennisc')
    await expect(staff.getByRole('option', { selected: true })).toContainText('Kenniscentrum')
    await staff.keyboard.press('Escape')
    await expect(palette).toHaveCount(0)
  })

  await test.step('an item is found by a part of its name, and stands under what was viewed last', async () => {
    await staff.keyboard.press('Control+k')
    await staff.keyboard.type('hotel chario')
    await expect(staff.getByRole('option', { name: /^Hotel Chariot/ }).first()).toBeVisible()
    await expectAccessible(staff)
    await staff.keyboard.press('Enter')
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Hotel Chariot')
    await staff.keyboard.press('g')
    await staff.keyboard.press('d')
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText(/^Goede/)
    await staff.keyboard.press('Control+k')
    const recent = staff.getByRole('group', { name: 'Laatst bekeken' })
    await expect(recent.getByRole('option')).toContainText(['Hotel Chariot'])
    await staff.keyboard.type('chariot')
    await staff.keyboard.press('Enter')
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Hotel Chariot')
  })

  await test.step('the status of the item on the screen is changed, and can be put back', async () => {
    await staff.keyboard.press('Control+k')
    await staff.keyboard.type('status klant')
    await staff.keyboard.press('Enter')
    await expect(staff.getByRole('button', { name: 'Status: Klant', exact: false }).first()).toBeVisible()
    await staff.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(staff.getByRole('button', { name: 'Status: Actief', exact: false }).first()).toBeVisible()
  })

  await test.step('something is added to it', async () => {
    await staff.keyboard.press('Control+k')
    await staff.keyboard.type('taak toevoegen bij')
    await expect(staff.locator('[role="listbox"]').getByRole('option', { selected: true })).toContainText(
      'bij Hotel Chariot',
    )
    await staff.keyboard.press('Enter')
    await expect(staff.getByRole('dialog', { name: /Taak toevoegen/ })).toBeVisible()
    await staff.keyboard.press('Escape')
    await expect(staff.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the language and the look are changed', async () => {
    await staff.keyboard.press('Control+k')
    await staff.keyboard.type('donker')
    await staff.keyboard.press('Enter')
    await expect(staff.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await staff.keyboard.press('Control+k')
    await expectAccessible(staff)
    await staff.keyboard.type('english')
    await staff.keyboard.press('Enter')
    await expect(staff).toHaveURL(/\/en\/card\/lead\//)
    await staff.keyboard.press('?')
    await expect(staff.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectAccessible(staff)
    await staff.keyboard.press('Escape')
    await staff.getByRole('button', { name: 'Search' }).click()
    await staff.getByRole('dialog').getByRole('button', { name: 'Commands' }).click()
    await expect(staff.getByRole('combobox', { name: /Where to/ })).toBeFocused()
  })
})
