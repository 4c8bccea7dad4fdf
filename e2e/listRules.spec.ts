import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { personIn } from './lib/people.ts'

const rows = (page: Page) => page.getByRole('grid').getByRole('row')
const filters = (page: Page) => page.getByRole('list', { name: 'Filters' })

/** Adds a rule by keyboard: a field of the dossier above a match, what is asked of it, and the value. */
async function addRule(page: Page, value: string): Promise<void> {
  await page.keyboard.press('f')
  const editor = page.getByRole('dialog', { name: 'Filter toevoegen' })
  await editor.getByLabel('Veld').selectOption('dossier/users')
  await editor.getByLabel('Voorwaarde').selectOption({ label: 'meer dan' })
  await editor.getByLabel('Waarde', { exact: true }).fill(value)
  await expectAccessible(page)
  await editor.getByLabel('Waarde', { exact: true }).press('Enter')
}

for (const account of ['enduser', 'supplier']) {
  test(`S2.5, D8.3, D20: the ${account} narrows its matches by rules, in the form that it reads`, async ({
    browser,
  }) => {
    const person = await personIn(browser, account)
    await person.goto('/list?type=match&look=table')
    await expect(rows(person).nth(1)).toBeVisible()

    await test.step('a rule on the dossier of a match, from nothing found to all of it', async () => {
      await addRule(person, '100000')
      await expect(filters(person)).toContainText(/meer dan 100\.?000/)
      await expect(rows(person)).toHaveCount(0)
      await expectAccessible(person)
      await person.getByRole('button', { name: /^Wijzig filter: .*meer dan/ }).click()
      await person.getByLabel('Waarde', { exact: true }).fill('1')
      await person.getByLabel('Waarde', { exact: true }).press('Enter')
      await expect(rows(person).nth(1)).toBeVisible()
      await expect(person).toHaveURL(/where=/)
    })

    await test.step('the address brings it back, and Backspace takes the rule away', async () => {
      await person.reload()
      await expect(rows(person).nth(1)).toBeVisible()
      await person.getByRole('button', { name: /^Wijzig filter: .*meer dan 1/ }).press('Backspace')
      await expect(filters(person)).toHaveCount(0)
      await expect(rows(person).nth(1)).toBeVisible()
    })

    await test.step('what the centre keeps to itself is offered to neither', async () => {
      await person.keyboard.press('f')
      const fields = person.getByRole('dialog', { name: 'Filter toevoegen' }).getByLabel('Veld')
      await expect(fields).toBeVisible()
      const offered = await fields.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value')))
      expect(offered).toContain('dossier/users')
      for (const hidden of ['matchnote', '_owner', '_waits']) expect(offered).not.toContain(hidden)
    })
  })
}
