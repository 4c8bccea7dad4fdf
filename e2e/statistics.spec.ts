import { expect } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { EACH_THEME } from './lib/look.ts'
import { personIn } from './lib/people.ts'

test('D11.2, S2.9: staff read their figures, as charts and as tables, and take them along', async ({ browser }) => {
  const staff = await personIn(browser, 'staff')
  await staff.getByRole('link', { name: 'Statistieken' }).focus()
  await staff.keyboard.press('Enter')
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Statistieken')
  await staff.getByRole('combobox', { name: 'Periode' }).selectOption('Laatste 5 jaar')
  await expect(staff).toHaveURL(/from=\d{4}-01-01/)
  const outcomes = staff.getByRole('region', { name: 'Wat er van de matches werd', exact: true })
  await expect(outcomes.locator('.recharts-surface').first()).toBeVisible()
  await expectAccessible(staff)

  await outcomes.getByText('Als tabel').focus()
  await staff.keyboard.press('Enter')
  const table = outcomes.getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(62)
  const count = table
    .getByRole('row', { name: /^Totaal/ })
    .getByRole('cell')
    .first()
  await expect(count).toHaveText(/^[1-9]/)
  await expectAccessible(staff)

  // A number opens what it counts, and so does a bar.
  const counted = (await count.textContent()) ?? ''
  await count.getByRole('button').focus()
  await staff.keyboard.press('Enter')
  const list = staff.getByRole('dialog')
  await expect(list.getByRole('status')).toHaveText(`${counted} dossiers`)
  await expect(list.getByRole('listitem')).toHaveCount(Math.min(50, Number(counted.replaceAll('.', ''))))
  await expectAccessible(staff)
  await staff.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  const dossiers = staff.getByRole('region', { name: 'Dossiers per maand', exact: true })
  await dossiers.locator('.recharts-bar-rectangle path').last().click()
  await expect(list).toHaveAccessibleName(/^Aantal, /)
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await staff.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  // Of steps how many went through, and below it how long they took.
  const steps = staff.getByRole('region', { name: 'Stappen van matches', exact: true })
  for (const chart of await steps.locator('.recharts-surface').all()) {
    await chart.locator('.recharts-bar-rectangle path').first().click()
    await expect(list).toHaveAccessibleName(/^Nam de stap: /)
    await staff.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
  }

  await staff.getByRole('button', { name: 'Exporteren' }).click()
  const [file] = await Promise.all([
    staff.waitForEvent('download'),
    staff.getByRole('menuitem', { name: 'Als CSV' }).first().click(),
  ])
  expect(file.suggestedFilename()).toBe('Statistieken per maand.csv')

  const supplier = await personIn(browser, 'supplier')
  await expect(supplier.getByRole('link', { name: 'Statistieken' })).toHaveCount(0)
  await supplier.goto('/stats')
  await expect(supplier.getByText('404 Not Found')).toBeVisible()
})

test('S2.9: staff build a report, keep it, and open the list behind a bar, with the keyboard too', {
  tag: EACH_THEME,
}, async ({ browser }) => {
  const staff = await personIn(browser, 'staff')
  await staff.goto('/stats')
  await staff.getByRole('link', { name: 'Rapporten' }).click()
  await staff.getByRole('link', { name: 'Nieuw rapport' }).click()
  await staff.getByRole('combobox', { name: 'Wat' }).selectOption('Dossiers')
  const preview = staff.getByRole('region', { name: 'Voorbeeld' })
  await expect(preview.locator('.recharts-surface')).toBeVisible()
  await staff.getByRole('button', { name: 'Filter toevoegen' }).click()
  const filter = staff.getByRole('dialog', { name: 'Filter toevoegen' })
  await filter.getByLabel('Veld').selectOption('users')
  await filter.getByLabel('Voorwaarde').selectOption('above')
  await filter.getByRole('textbox', { name: 'Waarde' }).fill('5')
  await staff.keyboard.press('Enter')
  await expect(staff).toHaveURL(/where=users%3Aabove%3A5/)
  await expectAccessible(staff)

  await staff.getByRole('button', { name: 'Bewaren' }).click()
  const dialog = staff.getByRole('dialog', { name: 'Rapport bewaren' })
  await dialog.getByRole('textbox', { name: 'Naam' }).fill('Grote aanvragen')
  await staff.keyboard.press('Enter')
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Grote aanvragen')
  await expect(staff).toHaveURL(/\/stats\/report\?report=[\w-]+$/)

  // A number opens exactly what it counts, and so does a bar.
  await preview.getByText('Als tabel').focus()
  await staff.keyboard.press('Enter')
  const number = preview.getByRole('table').getByRole('link').first()
  const counted = Number(((await number.textContent()) ?? '').replaceAll('.', ''))
  await number.focus()
  await staff.keyboard.press('Enter')
  await expect(staff.getByRole('list', { name: 'Filters' })).toContainText(/meer dan 5.*Status is/)
  await expect(staff.getByText(new RegExp(`^${counted} regels?$`)).first()).toBeVisible()
  await staff.goBack()
  await preview.locator('.recharts-bar-rectangle path').first().click()
  await expect(staff).toHaveURL(/\/list\?.*where=/)
  await staff.goBack()

  // On the dashboard it stands in a small form, whose bars open the same lists.
  await staff.getByRole('button', { name: 'Meer met Grote aanvragen' }).click()
  await staff.getByRole('menuitem', { name: 'Zet op dashboard' }).click()
  await expect(staff.getByText('Grote aanvragen staat op uw dashboard')).toBeVisible()
  await staff.getByRole('link', { name: 'Dashboard', exact: true }).click()
  const small = staff.getByRole('article', { name: 'Grote aanvragen' })
  await expect(small.getByRole('link').nth(1)).toBeVisible()
  await expectAccessible(staff)
  await small.getByRole('link').nth(1).click()
  await expect(staff).toHaveURL(/\/list\?.*where=/)
  await expect(staff.getByText(new RegExp(`^${counted} regels?$`)).first()).toBeVisible()
})
