import { expect } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { linkFor } from './lib/mailbox.ts'
import { failOnErrors, personIn } from './lib/people.ts'

test('D18, S2.23, S2.34: an organisation without an account asks for a selection and confirms it by mail', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  failOnErrors(page)
  const stamp = Date.now()
  const name = `Lunchroom ${stamp}`
  const email = `noor.${stamp}@lunchroom.example`
  // Tabs that are not shown are there too.
  const field = (label: RegExp) => page.getByRole('tabpanel').getByLabel(label)
  const next = page.getByRole('button', { name: 'Volgende' })

  await test.step('three tabs, in the brand of the knowledge centre', async () => {
    await page.goto('/aanvraag')
    await expect(page).toHaveTitle(/Kenniscentrum Horeca Software$/)
    await expect(page.getByRole('tab')).toHaveText([/^Basisgegevens/, /^Contactpersonen/, /^Aanvraag/])
    await expectAccessible(page)
    await next.click()
    await expect(page.getByText('Nog niet goed ingevuld: Naam, Medewerkers.')).toBeVisible()
    await expect(field(/^Naam/)).toBeFocused()
    await expectAccessible(page)
    await field(/^Naam/).fill(name)
    await field(/^Medewerkers/).fill('12')
    await field(/^KvK/).fill('123')
    await field(/^Postcode/).fill('12 A')
    await next.click()
    await expect(page.getByText('Nog niet goed ingevuld: Postcode, KvK-nummer.')).toBeVisible()
    await expect(page.getByText('Een KvK-nummer is acht cijfers')).toBeVisible()
    await expect(field(/^Postcode/)).toBeFocused()
    await field(/^KvK/).fill('0401 2345')
    await field(/^Postcode/).fill('3511ab')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/en\/request$/)
    await expect(field(/^Name/)).toHaveValue(name)
    await page.getByRole('button', { name: 'Nederlands' }).click()
    await next.click()
    await field(/^Naam/).fill('Noor Lunchvrouw')
    await expectAccessible(page)
  })

  await test.step('what was typed is there after coming back', async () => {
    await page.reload()
    await expect(page.getByText(/^Verder met uw concept/)).toBeVisible()
    await expect(field(/^Naam/)).toHaveValue(name)
    await next.click()
    await expect(field(/^Naam/)).toHaveValue('Noor Lunchvrouw')
  })

  await test.step('what is missing is said where it is missing', async () => {
    await next.click()
    await expect(page.getByText('Vul een e-mailadres in: daar komt de mail')).toBeVisible()
    await expect(field(/^E-mail/)).toBeFocused()
    await page.getByRole('tab', { name: /^Aanvraag/ }).click()
    await page.getByRole('button', { name: 'Aanvraag versturen' }).click()
    await expect(page.getByText('Er is nog iets niet goed ingevuld')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('tabpanel').locator('label', { hasText: 'ERP' }).click()
    await field(/^Gebruikers/).fill('6')
    await page.getByRole('button', { name: 'Aanvraag versturen' }).click()
    await expect(page.getByText('Vul een e-mailadres in: daar komt de mail')).toBeVisible()
    await field(/^E-mail/).fill(email)
    await next.click()
    await page.getByRole('button', { name: 'Aanvraag versturen' }).click()
    await expect(page.getByRole('heading', { name: 'Kijk in uw mail' })).toBeVisible({ timeout: 20_000 })
    await expectAccessible(page)
  })

  await test.step('by the link in the mail it is confirmed, once', async () => {
    const link = await linkFor(email, '/aanvraag')
    await page.goto(link)
    await expect(page.getByText(`${name} zoekt ERP-software. Klopt dat?`)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ja, dit is onze aanvraag' }).click()
    await expect(page.getByRole('heading', { name: 'Bedankt!' })).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('staff find the lead with its people and its dossier, and are told', async () => {
    const staff = await personIn(browser, 'staff')
    await staff.goto(`/search/${encodeURIComponent(name)}`)
    await staff
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .click()
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(staff.getByText('Noor Lunchvrouw').first()).toBeVisible()
    await staff
      .getByRole('button', { name: `Acties voor ${name}` })
      .first()
      .click()
    await staff.getByRole('menuitem', { name: 'Bewerken' }).click()
    const form = staff.getByRole('dialog', { name })
    await expect(form.getByRole('tab')).toHaveText([/^Basisgegevens/, /^Contactpersonen/, /^Aanvraag/])
    await form.getByRole('tab', { name: /^Contactpersonen/ }).click()
    await expect(form.getByRole('link', { name: 'Noor Lunchvrouw' })).toBeVisible()
    await expectAccessible(staff)
    await form.getByRole('tab', { name: /^Aanvraag/ }).click()
    await form.getByRole('link', { name: 'ERP' }).click()
    await expect(form).toHaveCount(0)
    // Who was named with the request is a contact of it.
    await expect(staff.getByRole('heading', { level: 1 })).toContainText('ERP')
    await expect(staff.getByText('Noor Lunchvrouw').first()).toBeVisible()
    await staff.getByRole('button', { name: /^Meldingen/ }).click()
    await expect(
      staff.getByRole('dialog', { name: 'Meldingen' }).getByRole('link', { name: new RegExp(name) }),
    ).toBeVisible()
  })
})
