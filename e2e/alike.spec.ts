import { expect } from '@playwright/test'
import { addFromMenu, dialogOf } from './lib/forms.ts'
import { test } from './lib/journey.ts'
import { homeOf, make, personIn } from './lib/people.ts'

test('D17.2: what is probably there already is opened, with the draft kept once, or added all the same', async ({
  browser,
}) => {
  const page = await personIn(browser, 'staff')
  const form = dialogOf(page)
  const name = `Kassahuis ${Date.now().toString(36)}`
  await make(page, '/api/space/save', { item: { _type: 'supplier', name }, parent: await homeOf(page) })
  await addFromMenu(page, 'Leverancier')
  await form.getByRole('textbox', { name: /^Naam/ }).fill(`${name} BV`)
  await form.getByRole('link', { name: `Open ${name}`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const goOn = page.getByRole('button', { name: 'Verder met uw concept' })
  await expect(goOn).toHaveCount(1)
  await addFromMenu(page, 'Leverancier')
  await expect(form.getByText(/^Verder met uw concept/)).toBeVisible()
  await expect(goOn).toHaveCount(0)
  await form.getByRole('button', { name: 'Toch toevoegen' }).click()
  await expect(form).toBeHidden()
  // Its page opens by itself (S4.14).
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} BV`)
})
