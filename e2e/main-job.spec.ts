import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { personIn } from './lib/people.ts'

const LEAD = 'Hotel Chariot'
const SUPPLIER = 'Mews'

/** The answers that a browser gets about an item, as text: nothing in them may tell who is asking (D7). */
function answersAbout(page: Page, id: string): string[] {
  const bodies: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes(id)) bodies.push(await response.text().catch(() => ''))
  })
  return bodies
}

const matchWith = (page: Page, name: string) => page.getByRole('rowgroup', { name: `Match met ${name}` })

test('S1.1, S4.1, S9.3, D6, D7: the main job, from a request to a disclosed match, by four people', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  await expectAccessible(staff)

  await test.step('staff find the end-user and open a dossier', async () => {
    await staff.getByRole('button', { name: /^Zoeken/ }).click()
    await staff.getByRole('dialog').getByRole('searchbox').fill('hotel chario')
    await expect.poll(async () => (await staff.getByRole('dialog').boundingBox())?.width).toBe(400)
    await expectAccessible(staff)
    await staff.getByRole('dialog').getByRole('link', { name: LEAD }).first().click()
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText(LEAD)
    await expectAccessible(staff)
    await staff.getByRole('button', { name: /^dossier toevoegen/i }).click()
    const form = staff.getByRole('dialog')
    await expect(form.getByRole('button', { name: 'Toevoegen' })).toBeDisabled()
    await expect.poll(async () => (await form.boundingBox())?.width).toBe(600)
    await form.getByText('CRM', { exact: true }).click()
    await form.getByLabel(/^Gebruikers/).fill('24')
    await form.locator('[contenteditable=true]').click()
    await staff.keyboard.type('Hotel Chariot zoekt een CRM. Bel Noor Stamppotma op 020 010 0001.')
    await expectAccessible(staff)
    await form.getByRole('button', { name: 'Toevoegen' }).click()
    await staff.waitForURL(/\/card\/dossier\//)
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText(`CRM · ${LEAD}`)
  })
  const dossier = new URL(staff.url()).pathname

  await test.step('staff see why suppliers fit, and match two of them in one action', async () => {
    const fit = staff.getByRole('region', { name: 'Leveranciers die passen' })
    await expect(fit.getByText('Levert CRM').first()).toBeVisible()
    await fit.getByRole('checkbox').first().check()
    await fit.getByPlaceholder(/filter/i).fill(SUPPLIER)
    await fit.getByRole('checkbox', { name: `Kies ${SUPPLIER}` }).check()
    await expectAccessible(staff)
    await fit.getByRole('button', { name: 'Voeg toe als match' }).click()
    await expect(staff.getByRole('rowgroup', { name: /^Match met/ })).toHaveCount(2)
    const match = matchWith(staff, SUPPLIER)
    await match.getByRole('button', { name: `Meer van ${SUPPLIER}` }).click()
    await match.getByRole('button', { name: 'Aangeboden', exact: true }).click()
    await expect(match.getByRole('button', { name: /^Status: Aangeboden/ })).toBeVisible()
    // D20.9: staff read what this supplier is going to read, and confirm it as it stands.
    await match.getByRole('switch', { name: /^Leverancier ziet/ }).click()
    await staff.getByRole('dialog').getByRole('button', { name: 'Gelezen, toon aan leverancier' }).click()
    await expect(match.getByRole('switch', { name: /^Leverancier ziet/ })).toBeChecked()
    await expectAccessible(staff)
  })

  const supplier = await personIn(browser, 'supplier')
  const answers = answersAbout(supplier, `/api/space${dossier.slice('/card'.length)}`)
  await test.step('the supplier reads it anonymously, and accepts with a reason', async () => {
    await expectAccessible(supplier)
    await supplier.goto(dossier)
    await expect(supplier.getByRole('heading', { level: 1 })).toHaveText(/^CRM · Lead [A-Z0-9]{6}$/)
    await expect(supplier.getByText('▇▇▇').first()).toBeVisible()
    await expectAccessible(supplier)
    expect(answers.join('')).toContain('▇▇▇')
    expect(/Chariot|Stamppotma|0100001/.exec(answers.join(''))?.[0]).toBeUndefined()
    await expect(supplier.getByRole('button', { name: /bewerken|^acties/i })).toHaveCount(0)
    await supplier.getByRole('button', { name: 'Accepteren' }).click()
    await supplier.getByLabel('Geef een reden op voor deze wijziging').fill('Past goed bij ons')
    await expectAccessible(supplier)
    await supplier.getByRole('button', { name: 'Accepteren' }).last().click()
    await expect(supplier.getByText('U hebt deze aanvraag geaccepteerd', { exact: false })).toBeVisible()
  })

  await test.step('the end-user sees the visible match and answers', async () => {
    const buyer = await personIn(browser, 'enduser')
    await expectAccessible(buyer)
    await buyer.goto(dossier)
    await expect(buyer.getByRole('link', { name: SUPPLIER, exact: true }).first()).toBeVisible()
    await expectAccessible(buyer)
    await buyer.getByRole('button', { name: 'Ja', exact: true }).first().click()
    await expect(buyer.getByText('Uw antwoord is doorgegeven', { exact: false })).toBeVisible()
    await expectAccessible(buyer)
    await buyer.context().close()
  })

  await test.step('staff see both answers and disclose who is asking; the supplier sees it', async () => {
    await staff.reload()
    const match = matchWith(staff, SUPPLIER)
    await expect(match.getByRole('button', { name: /^Status: Gereserveerd/ })).toBeVisible()
    await expect(match.getByText('Ja', { exact: true }).first()).toBeVisible()
    await match.getByRole('button', { name: `Meer van ${SUPPLIER}` }).press('Enter')
    await match.getByRole('switch', { name: /^Naam bekendgemaakt/ }).click()
    const question = staff.getByRole('dialog', { name: 'Naam bekendmaken?' })
    await question.getByRole('button', { name: 'Naam bekendmaken' }).click()
    await match.getByRole('button', { name: 'Geleverd', exact: true }).click()
    await expect(match.getByRole('button', { name: /^Status: Geleverd/ })).toBeVisible()
    await supplier.reload()
    await expect(supplier.getByRole('heading', { level: 1 })).toHaveText(`CRM · ${LEAD}`)
    await expect(supplier.getByRole('link', { name: LEAD }).first()).toBeVisible()
    await expectAccessible(supplier)
  })

  await test.step('a super user keeps a note on the match that staff never see', async () => {
    const admin = await personIn(browser, 'admin')
    const answer = await admin.request.post('/api/space/search', {
      data: { feed: 'match', parent: dossier.slice('/card/'.length), status: 'delivered' },
      headers: { origin: new URL(admin.url()).origin },
    })
    const matches: { _id: string }[] = await answer.json()
    const id = matches[0]?._id ?? 'none'
    await admin.goto(`/card/${id}`)
    await admin.getByRole('main').getByRole('button', { name: 'Bewerken' }).first().click()
    await admin.getByRole('dialog').getByLabel('Matchnotitie').fill('Alleen voor ons')
    await admin.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
    await expect(admin.getByText('Alleen voor ons')).toBeVisible()
    await expectAccessible(admin)
    await staff.goto(`/card/${id}`)
    await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(staff.getByText('Alleen voor ons')).toHaveCount(0)
  })
})

test('S2.1, S2.17, D1.2: the way back is kept over the login, in both languages, and local only', async ({ page }) => {
  await page.goto('/en/list?type=supplier')
  await expect(page).toHaveURL(/\/en\/login/)
  await expectAccessible(page)
  await page.getByLabel('E-mail or username').fill('member@schakel.example')
  await page.getByLabel('Password', { exact: true }).fill('verkeerd wachtwoord')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText(/We do not know this combination/)).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('schakel-demo-2026')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/list\?type=supplier/)
  await page.goto('/nergens')
  await expect(page.getByText('Oeps!')).toBeVisible()
  await expect(page.getByText('404 Not Found')).toBeVisible()
  await expectAccessible(page)
})

test('S2.34, S5.2: an end-user is entered in one go with its people and its request, and nothing is sent while a tab is wrong', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  await staff.getByRole('button', { name: 'Iets nieuws toevoegen' }).click()
  await staff.getByRole('menuitem', { name: 'Eindgebruiker' }).click()
  const form = staff.getByRole('dialog')
  await form.getByLabel(/^Naam/).fill('Brasserie De Zwierezwaai')
  await form.getByLabel(/^Medewerkers/).fill('18')
  await form.getByRole('tab', { name: /Contactpersonen/ }).click()
  await form.getByRole('button', { name: /contactpersoon toevoegen/i }).click()
  const person = form.getByRole('textbox', { name: /^Naam/ })
  await person.fill('Iris')
  await expect(form.getByRole('button', { name: 'Toevoegen', exact: true })).toBeDisabled()
  await person.fill('Iris van der Kaasplank')
  await form.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await staff.waitForURL(/\/card\/lead\//)
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Brasserie De Zwierezwaai')
  await expect(staff.getByText('Iris van der Kaasplank').first()).toBeVisible()
})
